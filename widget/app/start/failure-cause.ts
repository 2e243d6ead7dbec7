import type { Failure } from '../../lib/failure.ts'

/** Why there is no booking here, in the guest's terms; the words are failing.<cause>Title and failing.<cause>Text. */
export type FailureCause = 'offline' | 'away' | 'page' | 'hotel' | 'closed' | 'file' | 'storage' | 'ours'

const UNKNOWN_HOTEL = 404
const CLOSED_HOTEL = 410
/** A page that the hotel does not name; the start says so to any page. */
const FOREIGN_PAGE = 403

/** Names of what browsers throw where a page may keep nothing. */
const STORAGE = /^(Security|QuotaExceeded)Error$/
/** Each engine has a sentence of its own for a file that did not come, and all name what it is. */
const FILE = /module/i

/**
 * Null: the server's own words say it, or the guest's part in it is told by its code (shared/errors.ts).
 * @param isReached whether anything at all answers where the hotel's answers come from
 * @param isOwnDocument the page is one of ours, which no hotel has to name
 */
export function causeOf(
  { kind, status, codes, title, cause }: Failure,
  { isOnline, isReached, isOwnDocument }: { isOnline: boolean; isReached: boolean; isOwnDocument: boolean },
): FailureCause | null {
  if (status === UNKNOWN_HOTEL) return 'hotel'
  if (status === CLOSED_HOTEL) return 'closed'
  if (status === FOREIGN_PAGE) return 'page'
  if (kind === 'refused' && (title || codes.length > 0)) return null
  if (cause instanceof Error && STORAGE.test(cause.name)) return 'storage'
  if (!isOnline) return 'offline'
  if (kind === 'network') return isReached && !isOwnDocument ? 'page' : 'away'
  if (kind === 'timeout' || kind === 'system') return 'away'
  return cause instanceof Error && FILE.test(cause.message) ? 'file' : 'ours'
}

/** What passes without anybody's doing. */
export const isPassing = (cause: FailureCause | null): boolean => cause === 'offline' || cause === 'away'
