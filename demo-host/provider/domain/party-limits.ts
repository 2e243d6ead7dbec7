import type { PartyRoom } from '../../../shared/model/party.ts'
import { fitChildren, partyError, partyLimits } from '../../../shared/rules/party.ts'
import type { PartyErrorKey } from '../../../shared/rules/party.ts'
import type { House } from './house.ts'
import { KIDS_OPTION_OF } from './kids-options.ts'
import { Refused } from './refused.ts'

const INVALID = 1000

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

/** As the widget counts before it asks; whoever asks without it is told which room is too full, and of whom. */
export function checkParties(house: House, parties: readonly PartyRoom[], withFlight = false): void {
  const { settings, kids_setting } = house.hotel
  const kids_tiers = house.kids_tiers.map(({ code }) => ({ code, option: KIDS_OPTION_OF[code] ?? null }))
  const limits = partyLimits({ ...settings, kids_setting, kids_tiers }, withFlight)
  const { party } = fitChildren(parties, kids_setting)
  const key = partyError(party, limits)
  if (!key) return

  const { part, title } = FAULTS[key]
  const at = party.findIndex((room) => partyError([room], limits) === key)
  const field = part === 'rooms' || at < 0 ? 'rooms' : `rooms.${at}.${part}`
  throw new Refused(422, INVALID, title, { base: [{ field, code: INVALID, error: title }] })
}
