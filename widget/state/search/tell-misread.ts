import type { CriteriaNote, KidsNote, ReadCriteria } from '../../../shared/rules/link/read-criteria.ts'
import type { Host } from '../../lib/host.ts'
import { tellMaker } from '../../lib/location/tell-maker.ts'

/** What a guest reads in their own language, for whoever made the link. */
const MEANINGS: Readonly<Record<CriteriaNote['key'] | KidsNote['key'], string>> = {
  'errors.datesPassed': 'the days are past, so the next ones are looked for',
  'errors.roomsCut': 'there are more rooms than the hotel takes at once, which is',
  'errors.guestsCut': 'there are more guests in a room than the hotel takes, which is',
  'errors.guestsSpread': 'no room takes so many guests, so several are looked for, of at most',
  'errors.dayUseNotOffered': 'is_day_use is asked for and not offered',
  'errors.undatedNotOffered': 'search_type=undated is asked for and not offered',
  'errors.undatedParties': 'search_type=undated takes the same guests in every room',
  'errors.undatedFlight': 'search_type=undated does not go together with a flight',
  'errors.flightNotOffered': 'dynamic_package is asked for and not offered',
  'errors.partyTooManyAdults': 'there are more adults in a room than the hotel takes',
  'errors.partyTooManyChildren': 'there are more children in a room than the hotel takes',
  'errors.partyTooManyPerAdult': 'there are more children for each adult than the hotel takes',
  'errors.partyTooManyRooms': 'there are more rooms than the hotel takes at once',
  'errors.partyTooManyGuests': 'there are more guests in a room than the hotel takes',
  'errors.partyEmpty': 'there is a room without an adult',
  'errors.partySharedBeds': 'there are more children in the beds of adults than adults',
  'errors.partyAgeMissing': 'the age of a child is missing',
  'errors.kids': 'the hotel counts children in another way, so the guest is asked',
  'errors.kidsAge': 'a child counts as an adult by its age, which is',
  'errors.kidsLimit': 'the hotel does not take so many children',
}

const meaningOf = ({ key, n }: CriteriaNote | KidsNote): string =>
  n === undefined ? MEANINGS[key] : `${MEANINGS[key]} ${n}`

const LONGEST_SHOWN = 100

/** Every note that the guest has read, for whoever made the link. */
export function tellMisread(
  host: Pick<Host, 'post'>,
  query: URLSearchParams,
  { unread, notes, kids }: Pick<ReadCriteria, 'unread' | 'notes' | 'kids'>,
): void {
  const names = unread.map((name) => `${name}="${(query.get(name) ?? '').slice(0, LONGEST_SHOWN)}" is not understood`)
  tellMaker(host, [...names, ...[...notes, ...(kids ? [kids] : [])].map(meaningOf)])
}
