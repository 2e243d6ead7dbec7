import { createFetch } from 'ofetch'
import { mask } from 'superstruct'
import type { Struct } from 'superstruct'

import {
  BUSY_AFTER_TRIES,
  CALL_TIMEOUT_MS,
  LONGEST_RETRY_WAIT_MS,
  MINUTE_MS,
  ONCE_TRIES,
  RETRY_WAIT_MS,
} from '../../shared/constants.ts'
import { encodeQuery, parseCall } from '../../shared/contract/define.ts'
import type { AnswerOf, Call, InputOf } from '../../shared/contract/define.ts'
import { EXPIRED_SESSION, STATUSES } from '../../shared/statuses.ts'
import { HEADERS } from '../../shared/headers.ts'
import { toJson } from '../../shared/json.ts'
import { Failure } from './failure.ts'

export type CallOptions = {
  /** Idempotency key; made before the first try and kept for every repetition (guarantee W9). */
  key?: string
  /** Signs in with the call that carries it, once (CALL-016). */
  oneTimeToken?: string
  /** In place of the access token that every call of a member carries. */
  bearer?: string
  /** Its refusal changes nothing of who is here: whoever asks decides. */
  isSilent?: boolean
  /** A refused session ends it: whoever asks starts anew. */
  isStart?: boolean
  signal?: AbortSignal
}
/** Calls the server by contract row; throws a Failure and nothing else. */
export type Api = <C extends Call>(call: C, input: InputOf<C>, options?: CallOptions) => Promise<AnswerOf<C>>

export type ApiSetting = {
  /** takesCookies: the hotel's own domain, see own-domain.ts. */
  base: () => { api: string; identity: string; takesCookies?: true }
  headers: () => Record<string, string>
  fetch: typeof fetch
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>
  newId: () => string
  /** Added to a wait, 0 to 1 of its length; 0 in tests. */
  chance: () => number
  timeout?: number
  on: {
    started: () => () => void
    /** The server has asked for patience three times (AMB-21); gives back what ends the notice. */
    busy?: () => () => void
    /** This client session ran out or is unknown: a new one, before the call is made once more (RESP-006). */
    expired: (session: string | undefined) => Promise<void>
    signOut?: () => void
    /** Is the guest still who they were? (AMB-20) */
    tokenCheck?: () => void
    unavailable?: () => void
    /** Something is refused with a code: its words, before whoever called reads of it. */
    refused?: () => Promise<void>
  }
}

type Sent = { status: number; json: unknown; retryAfter: string | null }
type Request = {
  url: string
  method: string
  body: unknown
  call: Call
  options: CallOptions
  /** Ends the notice that the server is busy. */
  endBusy?: () => void
}

export function createApi(setting: ApiSetting): Api {
  // ofetch without its own retries: it would repeat POSTs and ignore Retry-After.
  const client = createFetch({ fetch: (input, init) => setting.fetch(input, init) })
  // The latest of what was written here; all are of the same length, so that the greater text is the later (docs/operating.md).
  let written = ''
  let writtenUntil = 0
  const readAfter = () => Date.now() < writtenUntil && { [HEADERS.readAfter]: written }

  return async function api(call, input, options = {}) {
    const request = prepare(setting, call, input as Record<string, unknown>, options) // InputOf is made of exactly these names
    const done = setting.on.started()
    try {
      const json = await untilAnswered(request)
      return await readAnswer(call, json)
    } finally {
      request.endBusy?.()
      done()
    }
  }

  /** Repeats what may be repeated: 429 without end, an expired session once, a call made once only under its key. */
  async function untilAnswered(request: Request): Promise<unknown> {
    // The identity server gives sessions; what it refuses no session of its own would cure.
    let isRenewed = parseCall(request.call.call).at === 'identity' || request.options.isStart
    let waits = 0
    for (let tries = 1; ; tries++) {
      const headers = setting.headers()
      const sent = await send(request, headers).catch((failure: Failure) => failure)
      if (!(sent instanceof Failure) && sent.status < 400) return sent.json
      const failure = sent instanceof Failure ? sent : failureOf(sent)
      const after = sent instanceof Failure ? null : askedToWait(sent)
      if (after !== null) {
        if (++waits === BUSY_AFTER_TRIES) request.endBusy = setting.on.busy?.()
        await pause(after * (1 + setting.chance()), request)
      } else if (!isRenewed && failure.codes.some((code) => EXPIRED_SESSION.includes(code))) {
        isRenewed = true
        await setting.on.expired(headers[HEADERS.clientSession])
      } else if (mayRepeat(request, failure, tries)) await pause(RETRY_WAIT_MS * 2 ** (tries - 1), request)
      else {
        if (failure.codes.length > 0) await setting.on.refused?.()
        throw givenUp(request, failure)
      }
    }
  }

  function givenUp(request: Request, failure: Failure): Failure {
    const then = STATUSES[failure.status]
    const isTold = then === 'unavailable' ? !request.call.idempotent : !request.options.isSilent
    if (then && then !== 'wait' && isTold) setting.on[then]?.()
    return unknownOutcome(request, failure)
  }

  async function send(request: Request, general: Record<string, string>): Promise<Sent> {
    const timeout = AbortSignal.timeout(setting.timeout ?? CALL_TIMEOUT_MS)
    const { signal } = request.options
    const headers = { ...general, ...ownHeaders(request) }
    try {
      const response = await client.raw(request.url, {
        method: request.method,
        body: encodeBody(request, headers),
        headers: request.call.simple ? { 'Content-Type': 'text/plain' } : headers,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        retry: 0,
        ignoreResponseError: true,
        responseType: 'text',
        credentials: 'omit',
        redirect: 'error', // it would carry the session, and a guest's data, to whoever it names
        referrerPolicy: 'no-referrer',
      })
      const latest = response.headers.get(HEADERS.readAfter) ?? ''
      if (latest) {
        // A new primary's may be lower for a while: who asks with one that is too high is answered by the primary.
        if (latest > written) written = latest
        writtenUntil = Date.now() + MINUTE_MS
      }
      return {
        status: response.status,
        json: parse(response._data),
        retryAfter: response.headers.get('retry-after'),
      }
    } catch {
      if (signal?.aborted) throw new Failure('aborted')
      throw new Failure(timeout.aborted ? 'timeout' : 'network')
    }
  }

  function ownHeaders(request: Request): Record<string, string> {
    return {
      Accept: 'application/json',
      [HEADERS.tracingId]: setting.newId(),
      // What has no body may be read on a replica; the identity server is asked for nothing else than with one.
      ...(request.body === undefined
        ? readAfter()
        : { 'Content-Type': `application/${request.call.form ? FORM : 'json'}` }),
      ...(request.options.key && { [HEADERS.idempotencyKey]: request.options.key }),
      ...(request.options.bearer && { [HEADERS.authorization]: `Bearer ${request.options.bearer}` }),
      ...(request.options.oneTimeToken && { [HEADERS.oneTimeToken]: request.options.oneTimeToken }),
    }
  }

  async function pause(milliseconds: number, request: Request): Promise<void> {
    await setting.wait(milliseconds, request.options.signal).catch(() => {
      throw new Failure('aborted')
    })
  }
}

const FORM = 'x-www-form-urlencoded'
function encodeBody({ call, body }: Request, headers: Record<string, string>): string | null {
  if (body === undefined) return null
  if (call.form) return String(new URLSearchParams(encodeQuery(body as Record<string, unknown>))) // a form is always an object
  return toJson(call.simple ? { ...Object(body), headers } : body)
}

const failureOf = ({ status, json }: Sent) => new Failure(status >= 500 ? 'system' : 'refused', status, json)

/** How long the server wants us to wait before the same call; null when it does not say so. */
function askedToWait({ status, retryAfter }: Sent): number | null {
  const isBusy = STATUSES[status] === 'wait' || (status === 409 && retryAfter !== null)
  return isBusy ? Math.min(Math.max(RETRY_WAIT_MS, (Number(retryAfter) || 0) * 1_000), LONGEST_RETRY_WAIT_MS) : null
}

const LOST = ['network', 'timeout', 'system']
const mayRepeat = (request: Request, failure: Failure, tries: number): boolean =>
  Boolean(request.call.idempotent && request.options.key) && LOST.includes(failure.kind) && tries < ONCE_TRIES

/** A call made once that got no answer may have been carried out: that is another message than "it failed". */
function unknownOutcome(request: Request, failure: Failure): Failure {
  const isLost = request.call.idempotent === true && LOST.includes(failure.kind)
  return isLost ? new Failure('unknown', failure.status, failure.json) : failure
}

function prepare(setting: ApiSetting, call: Call, input: Record<string, unknown>, options: CallOptions): Request {
  const { method, path, at } = parseCall(call.call)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const query = encodeQuery((input.query ?? {}) as Record<string, unknown>) // a query struct is always an object
  const search = String(new URLSearchParams(query)).replaceAll('%2C', ',')
  const url = setting.base()[at] + filled + (search && `?${search}`)
  return { url, method, body: input.body, call, options }
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown
  } catch {
    return null // not JSON: the answer's schema says so
  }
}

/** Items of a list that is read in slices. */
const LONG = 500

/** Only what the contract names reaches the screens; a wrong shape is a processing error (CALL-010). */
async function readAnswer<C extends Call>(call: C, json: unknown): Promise<AnswerOf<C>> {
  const struct = call.answer as Struct<AnswerOf<C>, unknown> // the table types answers by what they carry
  const isLong = Object.values(Object(Object(json).data)).some((list) => Array.isArray(list) && list.length > LONG)
  const long = isLong ? await import('./long-answer.ts').catch(() => null) : null
  try {
    return long ? await long.readLongAnswer(json, struct) : mask(json, struct)
  } catch {
    throw new Failure('processing', 200, json)
  }
}
