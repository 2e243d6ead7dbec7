import type { PartyRoom } from '../../model/search/party.ts'
import { times } from '../times.ts'

/** People of so many rooms, dealt out room by room: no child is alone, and there are no more rooms than adults. */
export function dealParty(adults: number, kidsAges: readonly number[], wanted: number): PartyRoom[] {
  const rooms = Math.max(1, Math.min(adults, wanted))
  return times(rooms, (at) => {
    const kids_ages = kidsAges.filter((_, child) => child % rooms === at)
    const own = Math.floor(adults / rooms) + (at < adults % rooms ? 1 : 0)
    return { adults: own, children: kids_ages.length, ...(kids_ages.length > 0 && { kids_ages }) }
  })
}
