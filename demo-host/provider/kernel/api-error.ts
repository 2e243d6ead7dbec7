import { ERRORS } from '../../../shared/errors.ts'

export type FieldError = {
  /** Which value, as the body names it: 'guest.email'. */
  field?: string
  code: number
  error: string
}

/** A row of ERRORS that has a status of its own. */
export type ApiErrorRow = { code: number; status: number }

/**
 * A refusal the guest or the integrator is told about: a row of ERRORS and a sentence for whoever reads the answer itself.
 * Anything else that is thrown is our own fault and answers 500.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: number
  /** What the code leaves open: the new total of a price that changed, the fields that were wrong. */
  readonly details: Record<string, unknown>
  readonly base: readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    { code, status }: ApiErrorRow,
    title: string,
    more: {
      /** Where it is not the one of the row. */
      status?: number
      details?: Record<string, unknown>
      base?: readonly FieldError[]
      headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(title)
    this.status = more.status ?? status
    this.code = code
    this.details = more.details ?? {}
    this.base = more.base ?? [{ code, error: title }]
    this.headers = more.headers ?? {}
  }
}

/** Unknown and foreign are the same answer, so that nobody learns what exists (guarantee S8). */
export const missing = (title = 'Not found') => new ApiError(ERRORS.invalidRequest, title, { status: 404 })

/** A hotel that was here, or will be, and takes no bookings at present. */
export const closedHotel = () => new ApiError(ERRORS.invalidRequest, 'Hotel closed', { status: 410 })

/** A value that has the right shape and is wrong all the same. */
export const refusedField = (field: string, title: string) =>
  new ApiError(ERRORS.invalidRequest, title, { base: [{ field, code: ERRORS.invalidRequest.code, error: title }] })
