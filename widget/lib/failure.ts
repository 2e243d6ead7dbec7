/** Why a call gave no answer. `unknown` stands for a paid request whose outcome could not be learned. */
export type FailureKind = 'refused' | 'system' | 'processing' | 'network' | 'timeout' | 'aborted' | 'unknown'

export type ErrorItem = { title: string; code: number | null; base: FieldError[] }
/** What is wrong; `field` names the value of the body it is about. */
export type FieldError = { field: string; code: number | null; error: string }

/** The error object (ERR-002): what every failed call throws. */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly status: number
  readonly title: string
  readonly json: unknown
  readonly errors: ErrorItem[]
  readonly codes: number[]
  readonly payloads: Record<string, unknown>[]

  constructor(kind: FailureKind, status = 0, json: unknown = null) {
    const errors = readErrors(json)
    const title = errors[0]?.title ?? ''
    super(title || kind)
    this.name = 'Failure'
    this.kind = kind
    this.status = status
    this.title = title
    this.json = json
    this.errors = errors
    this.codes = codesOf(errors)
    this.payloads = payloadsOf(json)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const codeOf = (value: unknown): number | null => {
  const code = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof code === 'number' && Number.isInteger(code) ? code : null
}

/** Both shapes the server uses: `{errors: [{title, details}]}` and a single `{error}` (ERR-001, ERR-003). */
function readErrors(json: unknown): ErrorItem[] {
  if (!isRecord(json)) return []
  if (typeof json.error === 'string') return [{ title: json.error, code: null, base: [] }]
  return listOf(json.errors)
    .filter(isRecord)
    .map((item) => {
      const details = isRecord(item.details) ? item.details : {}
      const base = listOf(details.base)
        .filter(isRecord)
        .map((entry) => ({ field: textOf(entry.field), code: codeOf(entry.code), error: textOf(entry.error) }))
      return { title: textOf(item.title), code: codeOf(details.code), base }
    })
}

function codesOf(errors: ErrorItem[]): number[] {
  const codes = errors.flatMap((item) => [item.code, ...item.base.map((entry) => entry.code)])
  return [...new Set(codes.filter((code) => code !== null))]
}

function payloadsOf(json: unknown): Record<string, unknown>[] {
  if (!isRecord(json)) return []
  return listOf(json.errors)
    .filter(isRecord)
    .map((item) => (isRecord(item.details) ? item.details : {}))
    .map((details) => (isRecord(details.payload) ? details.payload : details))
}

const NOT_FOUND = 404

/** What a server need not know (docs/conformance.md) is no failure: null then. */
export function nullWhereUnknown(failure: Failure): null {
  if (failure.status === NOT_FOUND) return null
  throw failure
}

export const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : Object.assign(new Failure('processing'), { cause: error })
