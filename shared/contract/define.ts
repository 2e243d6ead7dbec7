import { toJson } from '../json.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Whatever schema: superstruct's own type is invariant in what it describes, so only its carried type is named here. */
type AnyStruct = { TYPE: unknown }
type Line = `${Method} ${'' | '{identity}'}/${string}`

/** One server call: its method and path as they go over the wire, what goes in and what comes back. `{identity}` names the other origin. */
export type Call = {
  call: Line
  query?: AnyStruct
  body?: AnyStruct
  answer: AnyStruct
  /** Moves money or stock: it needs an Idempotency-Key and is repeated only with the same one. */
  idempotent?: true
  /** The body travels as a form (CALL-071). */
  form?: true
  /** Travels as text, its headers within its body, so that no browser asks first whether it may be sent (AMB-85). */
  simple?: true
  /** Takes one file as multipart/form-data in place of a body. */
  upload?: true
  /**
   * Public facts of a hotel, sent compressed. Never an answer with a token, a secret or somebody's data in it: from its
   * length under compression a page that can choose a part of it could learn the rest (BREACH).
   */
  compressed?: true
  /** The same for everybody, session or none: browsers and caches on the way keep the answer for so many seconds. */
  cachedSeconds?: number
  /** Answers with a file of this type in place of JSON, or with 202 and an error as long as it is being made. */
  file?: 'application/pdf' | 'application/vnd.apple.pkpass' | 'application/zip'
}
/** A file on its way in: read once, to its end, and then asked whether that was the whole of it. */
export type IncomingFile = { name: string; bytes: AsyncIterable<Uint8Array>; isCut: () => boolean }
export type CallTable = Record<string, Call>

/** Keeps the literal types of the rows, so that paths and schemas reach the callers. */
export const calls = <const T extends CallTable>(table: T): T => table

type Params<L extends string> = L extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? { [K in Name]: string | number } & Params<`/${More}`>
    : { [K in Rest]: string | number }
  : unknown
type Part<Key extends string, S> = S extends { TYPE: infer V } ? { [K in Key]: V } : unknown

/** What a caller hands over: path parameters by name, beside `query` and `body`. */
export type InputOf<C extends Call> = Params<C['call']> & Part<'query', C['query']> & Part<'body', SentBody<C>>
/** Whoever calls leaves the headers to the client. */
type SentBody<C extends Call> = C extends { simple: true; body: { TYPE: infer V } }
  ? { TYPE: Omit<V, 'headers'> }
  : C['body']
export type AnswerOf<C extends Call> = C['answer']['TYPE']

/** What a handler receives: path parameters are text as they came. */
type ParamsAsText<L extends string> = { [K in keyof Params<L>]: string }
export type HandlerInput<C extends Call> = ParamsAsText<C['call']> &
  Part<'query', C['query']> &
  Part<'body', C['body']> &
  (C extends { upload: true } ? { file: IncomingFile } : unknown)
export type Handlers<T extends CallTable, Context> = {
  [K in keyof T]: (input: HandlerInput<T[K]>, context: Context) => Promise<AnswerOf<T[K]>>
}

/** Splits a call's line once, for the widget's client and the provider's router alike. */
export function parseCall(call: Line): { method: Method; path: string; at: 'api' | 'identity' } {
  const space = call.indexOf(' ')
  const method = call.slice(0, space) as Method // the Line type admits only these
  const rest = call.slice(space + 1)
  return rest.startsWith('{identity}')
    ? { method, path: rest.slice('{identity}'.length), at: 'identity' }
    : { method, path: rest, at: 'api' }
}

/** Lists go comma-separated, everything else with structure as JSON, absent values not at all. */
export function encodeQuery(query: Record<string, unknown>): Record<string, string> {
  const encoded: Record<string, string> = {}
  for (const [name, value] of Object.entries(query)) {
    // An empty list asks for nothing, which is what leaving it out says.
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue
    encoded[name] = encodeValue(value)
  }
  return encoded
}

function encodeValue(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(',')
  return typeof value === 'object' ? toJson(value) : String(value)
}
