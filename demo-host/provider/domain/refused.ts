export type FieldFault = {
  /** Which value, as the body names it: 'guest.email'. */
  field?: string
  code: number
  error: string
}

/** A refusal the guest or the integrator is told about. Anything else that is thrown is our own fault and answers 500. */
export class Refused extends Error {
  readonly status: number
  readonly code: number
  /** What the code leaves open: the new total of a price that changed, the fields that were wrong. */
  readonly details: Record<string, unknown>
  readonly base: readonly FieldFault[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: number,
    title: string,
    more: {
      details?: Record<string, unknown>
      base?: readonly FieldFault[]
      headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(title)
    this.status = status
    this.code = code
    this.details = more.details ?? {}
    this.base = more.base ?? [{ code, error: title }]
    this.headers = more.headers ?? {}
  }
}

/** Unknown and foreign are the same answer, so that nobody learns what exists (guarantee S8). */
export const missing = (title = 'Not found') => new Refused(404, 1000, title)
