/* oxlint-disable unicorn/no-thenable -- then holds a word, never a function */

import { ERRORS } from './errors.ts'

/** RESP-001 to RESP-014: what an HTTP status means before its body is looked at. */
export type StatusRow = { then: 'signOut' | 'tokenCheck' | 'wait' | 'unavailable' }

/** The client session ran out (4000), or the server does not know it (3401): a new one and one more try cure both. */
export const EXPIRED_SESSION: readonly number[] = [ERRORS.clientSessionExpired.code, ERRORS.sessionNotFound.code]

export const STATUSES = {
  401: { then: 'signOut' },
  403: { then: 'tokenCheck' },
  429: { then: 'wait' },
  503: { then: 'unavailable' },
} as const satisfies Record<number, StatusRow>

export function statusRow(status: number): StatusRow | null {
  const rows: Record<number, StatusRow> = STATUSES
  return rows[status] ?? null
}
