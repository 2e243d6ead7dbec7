import { THREE_DS_MS } from '../../shared/constants.ts'

/** When the server gives something up; where its clock and the browser's disagree, as long from now as it gives at most. */
export function deadlineOf(expiresAt: string, now: number, most = THREE_DS_MS): number {
  const until = Date.parse(expiresAt)
  return until > now && until <= now + most ? until : now + most
}
