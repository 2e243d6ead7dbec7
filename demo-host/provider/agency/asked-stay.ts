import { DEFAULT_ADULTS, DEFAULT_NIGHTS } from '../../../shared/constants.ts'
import { CURRENCIES, isCurrency } from '../../../shared/currencies.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { AskedWishes } from '../../../shared/model/search/ota.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { dealParty } from '../../../shared/rules/party/deal-party.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { LONGEST_STAY_NIGHTS, ROOM_GUESTS } from '../../../shared/limits.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import type { ToSite } from './site-currency.ts'
import type { StayWishes } from '../recommending/wish-reader.ts'

/** Who names no day is shown what can be had soon, and is told so. */
const SOON_DAYS = 14
/** More adults than this take another room, where nobody says how many. */
const ADULTS_A_ROOM = 4
/** As many rooms as one search of words takes. */
const MOST_ROOMS = 20

export type AskedStay = {
  stay: Stay
  adults: number
  kidsAges: number[]
  parties: PartyRoom[]
  assumed: ('dates' | 'party')[]
}

/** The form's criteria in the shape of what is read out of words. */
export const criteriaWishes = ({ kids_ages, budget, ...rest }: AskedWishes, site: Currency): StayWishes => ({
  ...(rest.checkin !== undefined && { checkin: rest.checkin }),
  ...(rest.nights !== undefined && { nights: rest.nights }),
  ...(rest.adults !== undefined && { adults: rest.adults }),
  ...(kids_ages !== undefined && { kidsAges: kids_ages }),
  ...(rest.rooms !== undefined && { rooms: rest.rooms }),
  ...(budget !== undefined && {
    budget: {
      amount: budget.amount / 10 ** CURRENCIES[budget.currency ?? site].digits,
      currency: budget.currency ?? site,
      per: budget.per,
    },
  }),
  places: rest.places,
  wishes: rest.wishes,
})

/** Words that say nothing of a stay were not understood. */
export const isAnything = ({ places, wishes, ...said }: StayWishes): boolean =>
  places.length > 0 || wishes.length > 0 || Object.values(said).some((value) => value !== undefined)

/** What was said and, where nothing was, what is usual. A day that is over is no day. */
export function askedStay(said: StayWishes, today: PlainDate): AskedStay {
  const isDated = said.checkin !== undefined && said.checkin >= today
  const checkin_date = isDated && said.checkin !== undefined ? said.checkin : addDays(today, SOON_DAYS)
  const nights = within(said.nights ?? DEFAULT_NIGHTS, LONGEST_STAY_NIGHTS)
  const adults = within(said.adults ?? DEFAULT_ADULTS, ROOM_GUESTS)
  const kidsAges = [...(said.kidsAges ?? [])]
  const rooms = within(said.rooms ?? Math.ceil(adults / ADULTS_A_ROOM), MOST_ROOMS)
  return {
    stay: { checkin_date, checkout_date: addDays(checkin_date, nights) },
    adults,
    kidsAges,
    parties: dealParty(adults, kidsAges, rooms),
    assumed: [...(isDated ? [] : ['dates' as const]), ...(said.adults === undefined ? ['party' as const] : [])],
  }
}

const within = (value: number, most: number) => Math.min(Math.max(1, Math.trunc(value)), most)

/** What a night of the whole party may cost, in minor units of the site's currency; null: nothing was said of it. */
export function budgetANight(
  { budget }: StayWishes,
  { adults, kidsAges }: AskedStay,
  nights: number,
  site: Currency,
  toSite: ToSite,
): number | null {
  if (!budget || !(budget.amount > 0)) return null
  const currency = isCurrency(budget.currency) ? budget.currency : site
  const amount = toSite(Math.round(budget.amount * 10 ** CURRENCIES[currency].digits), currency)
  if (amount === null) return null
  const people = adults + kidsAges.length
  const A_NIGHT = {
    night: amount,
    stay: Math.floor(amount / nights),
    person: Math.floor((amount * people) / nights),
  }
  return A_NIGHT[budget.per]
}
