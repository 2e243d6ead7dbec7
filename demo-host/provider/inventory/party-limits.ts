import { PRICED_NIGHTS } from '../../../shared/limits.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { nights } from '../../../shared/rules/days/dates.ts'
import { fitChildren, partyError, partyLimits, tierOfAge } from '../../../shared/rules/party/party.ts'
import type { PartyErrorKey, PartyLimits } from '../../../shared/rules/party/party.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { KIDS_OPTION_OF } from '../hotels/kids-options.ts'
import { refusedField } from '../kernel/api-error.ts'
import type { Stay } from './availability-rules.ts'

type Fault = { part: 'rooms' | 'adults' | 'children' | 'kids_ages'; title: string }
const FAULTS: Record<PartyErrorKey, Fault> = {
  'errors.partyEmpty': { part: 'adults', title: 'Every room needs an adult' },
  'errors.partyTooManyRooms': { part: 'rooms', title: 'These are more rooms than one search takes' },
  'errors.partyTooManyGuests': { part: 'adults', title: 'These are more guests than one room takes' },
  'errors.partyTooManyAdults': { part: 'adults', title: 'These are more adults than one room takes' },
  'errors.partyTooManyChildren': { part: 'children', title: 'These are more children than one room takes' },
  'errors.partyTooManyPerAdult': { part: 'children', title: 'These are more children than so many adults may bring' },
  'errors.partySharedBeds': { part: 'children', title: 'More children share a bed than there are adults' },
  'errors.partyAgeMissing': { part: 'kids_ages', title: 'The age of a child is missing' },
}

/** What a room of the hotel takes, and how many rooms one search. */
export function limitsOf({ hotel, kids_tiers: known }: HotelCatalog, withFlight: boolean): PartyLimits {
  const kids_tiers = known.map(({ code }) => ({ code, option: KIDS_OPTION_OF[code] ?? null }))
  return partyLimits({ ...hotel.settings, kids_setting: hotel.kids_setting, kids_tiers }, withFlight)
}

/** As the widget counts before it asks; whoever asks without it is told which room is too full, and of whom. */
export function checkParties(catalog: HotelCatalog, parties: readonly PartyRoom[], withFlight = false): void {
  const limits = limitsOf(catalog, withFlight)
  const { party } = fitChildren(parties, catalog.hotel.kids_setting)
  const key = partyError(party, limits)
  if (!key) return checkChildren(catalog, party)

  const { part, title } = FAULTS[key]
  const at = party.findIndex((room) => partyError([room], limits) === key)
  throw refusedField(part === 'rooms' || at < 0 ? 'rooms' : `rooms.${at}.${part}`, title)
}

/** What is counted is what is priced: nobody comes without an age or a tier the hotel knows (guarantee S9). */
function checkChildren({ hotel, kids_tiers: known }: HotelCatalog, party: readonly PartyRoom[]): void {
  const isByTier = hotel.kids_setting.kids_type !== 'ages'
  for (const [at, { children, kids_ages, kids_tiers }] of party.entries()) {
    if (children === 0) continue
    if (kids_tiers?.length) {
      if (kids_tiers.some(({ code }) => !known.some((tier) => tier.code === code)))
        throw refusedField(`rooms.${at}.kids_tiers`, 'The hotel has no such tier of children')
    } else if (!kids_ages?.length) {
      throw refusedField(`rooms.${at}.${isByTier ? 'kids_tiers' : 'kids_ages'}`, 'The age of a child is missing')
    } else if (known.length > 0 && kids_ages.some((age) => !tierOfAge(age, known))) {
      throw refusedField(`rooms.${at}.kids_ages`, 'The hotel takes no children of this age')
    }
  }
}

/** Every night is priced for every party that differs, in every plan: both are few, and so is what they make together. */
export function checkEffort(parties: readonly PartyRoom[], { checkin_date, checkout_date }: Stay): void {
  const different = new Set(parties.map((room) => JSON.stringify(room))).size
  if (different * Math.max(1, nights(checkin_date, checkout_date)) > PRICED_NIGHTS)
    throw refusedField('rooms', 'These are too many different rooms for so many nights')
}
