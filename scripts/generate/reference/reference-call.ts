// One call of the OpenAPI document as a section of its page: what it does, who may ask, what goes in and what comes back.
import type { Parameter } from '../../../demo-host/provider/http/openapi/call-parameters.ts'
import type { JsonSchema } from '../../../demo-host/provider/http/openapi/json-schema.ts'
import { coded, fieldsOf, table, valueOf, withoutEchoes, wrapped } from './reference-fields.ts'

type Content = Record<string, { schema: JsonSchema }>
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  servers?: { url: string }[]
  security?: Record<string, unknown>[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content: Content } | { $ref: string }>
}
/** What an operation leaves to its document: the header of each proof and parameter, and whose proof is asked by default. */
export type Shared = {
  proofs: Record<string, string>
  headers: Record<string, { name: string; required: boolean }>
  security: Record<string, unknown>[]
}
export type Call = { method: string; path: string; operation: Operation }

/** Longer answers are folded, so that the calls of a page can be seen. */
const MOST_UNFOLDED = 25
/** A shorter answer is read sooner than looked for elsewhere. */
const LEAST_NAMED_ELSEWHERE = 6

export const headingOf = ({ method, path }: Call): string => `${method} ${path}`
/** As GitHub makes it of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const linkTo = (call: Call) => `[${coded(headingOf(call))}](#${anchorOf(headingOf(call))})`

/** `earlier`: the calls before it on its page, of which one may answer the same. */
export function callSection(call: Call, says: string, shared: Shared, earlier: readonly Call[]): string {
  const { operation } = call
  const isLate = operation.responses['202'] !== undefined
  return [
    `## ${coded(headingOf(call))}`,
    wrapped([`**${operation.summary}**.`, says, operation.servers ? 'Asked at the origin of sessions.' : ''].join(' ')),
    headersOf(operation, shared),
    inputOf(operation),
    answerOf(call, earlier),
    isLate ? 'Or 202 ([refusals](README.md#refusals)).' : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function headersOf({ security, parameters }: Operation, shared: Shared): string {
  const proofs = security ?? shared.security
  const names = [...new Set(proofs.flatMap(Object.keys))]
  const always = names.filter((name) => proofs.every((one) => name in one))
  const told = (some: string[]) => some.map((name) => shared.proofs[name] ?? name)
  const named = parameters.flatMap((one) => ('$ref' in one ? (shared.headers[one.$ref.split('/').at(-1) ?? ''] ?? []) : [])) // prettier-ignore
  const must = [...told(always), ...named.filter(({ required }) => required).map(({ name }) => name)]
  const may = [
    ...told(names.filter((name) => !always.includes(name))),
    ...named.filter(({ required }) => !required).map(({ name }) => name),
  ]
  const written = (names: string[], word: string) => (names.length > 0 ? `${word} ${names.map(coded).join(', ')}` : '')
  const words = [written(must, 'required'), written(may, 'optional')].filter(Boolean)
  return wrapped(`[Headers](README.md#headers): ${words.join('; ') || 'none'}.`)
}

function inputOf({ parameters, requestBody }: Operation): string {
  const own = parameters.filter((one): one is Parameter => !('$ref' in one))
  const [body] = Object.entries(requestBody?.content ?? {})
  const fields = [
    ...own.flatMap(parameterFields),
    ...(body ? fieldsOf(body[1].schema).map((field) => ({ ...field, place: 'body' })) : []),
  ]
  if (fields.length === 0) return ''
  const rows = withoutEchoes(fields).map(({ name, place, isRequired, value }) => [coded(name), place, isRequired ? 'yes' : 'no', value]) // prettier-ignore
  const type = body ? `Body: ${coded(body[0])}.\n\n` : ''
  return `${type}${table(['input', 'in', 'required', 'value'], rows)}`
}

function parameterFields({ name, in: place, required, schema, content, style }: Parameter) {
  const asJson = content?.['application/json'].schema
  const of = asJson ?? schema ?? {}
  const how = asJson ? `${place}, as JSON` : style ? `${place}, with commas` : place
  const itself = { name, isRequired: required, value: valueOf(of) }
  return [itself, ...fieldsOf(of, name)].map((field) => ({ ...field, place: how }))
}

/** Its first answer with a body, which is the one without a fault. */
function answerIn({ operation }: Call) {
  const [first] = Object.entries(operation.responses).flatMap(([status, one]) =>
    'content' in one ? Object.entries(one.content).map(([type, { schema }]) => ({ status, type, schema })) : [],
  )
  if (!first) throw new Error(`${operation.operationId} answers nothing`)
  return first
}

function answerOf(call: Call, earlier: readonly Call[]): string {
  const { status, type, schema } = answerIn(call)
  const fields = fieldsOf(schema)
  if (fields.length === 0) return `Answer: ${status}, ${coded(type)}.`
  const written = JSON.stringify(schema)
  const same = earlier.find((one) => JSON.stringify(answerIn(one).schema) === written)
  if (same && fields.length >= LEAST_NAMED_ELSEWHERE) return `Answer: ${status}, as ${linkTo(same)}.`
  const rows = withoutEchoes(fields).map(({ name, isRequired, value }) => [
    coded(name),
    isRequired ? 'yes' : 'no',
    value,
  ])
  const list = table(['answer', 'always there', 'value'], rows)
  if (fields.length <= MOST_UNFOLDED) return `Answer: ${status}.\n\n${list}`
  return `<details><summary>Answer: ${status}, ${fields.length} fields.</summary>\n\n${list}\n\n</details>`
}
