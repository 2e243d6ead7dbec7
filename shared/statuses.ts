import { ERRORS } from './errors.ts'

type StatusMeaning = 'signOut' | 'tokenCheck' | 'wait' | 'unavailable'

/** RESP-001 to RESP-014: what an HTTP status means before its body is looked at. */
export const STATUSES: Partial<Record<number, StatusMeaning>> = {
  401: 'signOut',
  403: 'tokenCheck',
  429: 'wait',
  503: 'unavailable',
}

/** The client session ran out (4000), or the server does not know it (3401): a new one and one more try cure both. */
export const EXPIRED_SESSION: readonly number[] = [ERRORS.clientSessionExpired.code, ERRORS.sessionNotFound.code]
