import type { PartyRoom } from '../model/party.ts'
import type { KidsSetting, KidsTier } from '../model/settings.ts'
import { fitChildren, tierOfAge } from './party.ts'
import { times } from './times.ts'

type Kids = { kids_setting: KidsSetting; kids_tiers: readonly KidsTier[] }

/** Whether the hotel asks for children by tier (specification 3, "kids_setting"). */
export const isTiersMode = ({ kids_setting }: Pick<Kids, 'kids_setting'>): boolean => kids_setting.kids_type !== 'ages'

/**
 * A party that was counted in one way, for a hotel that counts in another (AMB-72): tiers become ages, ages tiers, and
 * nobody is dropped. What already fits stays as it is.
 */
export function mapChildren(party: readonly PartyRoom[], kids: Kids): PartyRoom[] {
  const byMode = isTiersMode(kids) ? toTiers : toAges
  return fitChildren(
    party.map((room) => (room.children > 0 ? byMode(room, kids) : room)),
    kids.kids_setting,
  ).party
}

/** A tier says no age, so its eldest is taken: too much is asked of nobody at the desk. */
function agesOf({ children, kids_ages, kids_tiers = [] }: PartyRoom, { kids_setting, kids_tiers: known }: Kids) {
  const eldest = (code: string) => known.find((tier) => tier.code === code)?.max_age ?? kids_setting.max_age
  const told = kids_ages ?? kids_tiers.flatMap((tier) => times(tier.children, () => eldest(tier.code)))
  return [...told, ...times(Math.max(0, children - told.length), () => kids_setting.max_age)]
}

function toAges(room: PartyRoom, kids: Kids): PartyRoom {
  const most = kids.kids_setting.max_age
  const kids_ages = room.kids_ages ?? agesOf(room, kids).map((age) => Math.min(age, most))
  return { adults: room.adults, children: kids_ages.length, kids_ages }
}

function toTiers(room: PartyRoom, kids: Kids): PartyRoom {
  const isKnown = (code: string) => kids.kids_tiers.some((tier) => tier.code === code)
  if (room.kids_tiers?.every(({ code }) => isKnown(code))) return room
  const counts = new Map<string, number>()
  let adults = room.adults
  for (const age of agesOf(room, kids)) {
    const tier = tierOfAge(age, kids.kids_tiers)
    if (tier) counts.set(tier.code, (counts.get(tier.code) ?? 0) + 1)
    else adults++
  }
  const kids_tiers = [...counts].map(([code, children]) => ({ code, children }))
  return { adults, children: room.children + room.adults - adults, ...(kids_tiers.length && { kids_tiers }) }
}
