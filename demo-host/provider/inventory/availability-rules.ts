import { ERRORS } from '../../../shared/errors.ts'
import { LONGEST_STAY_NIGHTS } from '../../../shared/limits.ts'
import { addDays, compareDates, isWithin, nights as countNights } from '../../../shared/rules/days/dates.ts'
import { addMonthsToDate } from '../../../shared/rules/days/months.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Locale } from '../../../shared/locales.ts'
import { CHANNELS } from '../../../shared/model/search/room.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { RatesAndInventory, NightRate } from './rate-calendar.ts'
import { nightsOf } from './rate-calendar.ts'
import { businessDate, localNow, minutesOf } from '../kernel/hotel-time.ts'
import type { Hotel, HotelPlan, HotelCatalog, RoomPlan, RoomType } from '../hotels/hotel-catalog.ts'
import { ApiError, refusedField } from '../kernel/api-error.ts'

export type Stay = { checkin_date: PlainDate; checkout_date: PlainDate }

const PACKAGE = 'wbf'

const LANGUAGE = {
  ja_only: { error: ERRORS.planJapaneseOnly, allows: (locale: Locale) => locale === 'ja' },
  non_ja_only: { error: ERRORS.planNotInJapanese, allows: (locale: Locale) => locale !== 'ja' },
  default_only: {
    error: ERRORS.planDefaultLanguageOnly,
    allows: (locale: Locale, hotel: Hotel) => locale === (hotel.locale ?? 'ja'),
  },
} as const

/** Before any night is looked at: one date may come from elsewhere than the struct has seen. */
export function checkLength(stay: Stay): void {
  const length = countNights(stay.checkin_date, stay.checkout_date)
  if (length < 0) throw refusedField('checkout_date', 'The check-out date lies before the check-in date')
  if (length > LONGEST_STAY_NIGHTS)
    throw refusedField('checkout_date', `A stay has ${LONGEST_STAY_NIGHTS} nights at most`)
}

/** Dates nobody can book, whatever is free. */
export function checkStay(hotel: Hotel, stay: Stay, now: number): void {
  const today = businessDate(hotel, now)
  checkLength(stay)
  if (compareDates(stay.checkin_date, today) < 0)
    throw new ApiError(ERRORS.invalidRequest, 'The check-in date has passed')
  if (compareDates(stay.checkin_date, addMonthsToDate(today, hotel.reservable_period_months)) > 0)
    throw new ApiError(ERRORS.datesTooFarAhead, 'The dates are too far ahead', {
      details: { reservable_period_months: hotel.reservable_period_months },
    })
}

/** Who wants a plan, and in which language. */
type PlanReader = { locale: Locale; mode?: string; isMember: boolean; organizationId: number | null }

/** Why a plan is not for this guest at all, or null; a search leaves it out, a booking is told the reason. */
export function planRefusal(
  hotel: Hotel,
  plan: HotelPlan,
  { locale, mode, isMember, organizationId }: PlanReader,
): ApiError | null {
  const rule = plan.language_rule === null ? null : LANGUAGE[plan.language_rule]
  if (rule && !rule.allows(locale, hotel)) return new ApiError(rule.error, 'This plan is for another language')
  if (isForAll(plan) || (plan.target === 'secret' && mode === 'secret')) return null
  if (plan.target === 'member' && isMember) return null
  if (plan.target === 'organization' && isOfOrganization(hotel, plan, organizationId)) return null
  return new ApiError(ERRORS.priceChanged, 'This plan does not match the account', { status: 422 })
}

/** The best rate is everybody's; it only has a name. */
const isForAll = ({ target }: HotelPlan): boolean => target === 'all' || target === 'brr'

/** CORP-014: its own rate, as long as the hotel takes organizations at all (PERM-021). */
const isOfOrganization = (hotel: Hotel, plan: HotelPlan, organizationId: number | null): boolean =>
  hotel.settings.members?.organization_enabled === true &&
  organizationId !== null &&
  plan.organization_id === organizationId

/** What of a search opens plans that are not for everybody, by the names of its criteria. */
export type Keys = {
  mode?: string | undefined
  promo_code?: string | undefined
  dynamic_package?: 'wbf' | undefined
  hotel_plan_codes?: readonly string[] | undefined
  room_plan_codes?: readonly string[] | undefined
}

/** Whether a search with these keys may show a plan at all, whatever the dates. */
export function isOffered(
  catalog: HotelCatalog,
  plan: HotelPlan,
  keys: Keys,
  { locale, organizationId }: Pick<PlanReader, 'locale' | 'organizationId'>,
): boolean {
  // SEARCH-028: a package of flight and hotel is another product; neither list shows the other's plans.
  if ((plan.channel === PACKAGE) !== (keys.dynamic_package === PACKAGE)) return false
  const isSecret = plan.target === 'secret'
  if (isSecret && !isOpened(catalog, plan, keys)) return false
  // Who enters a code asks for what it opens and for nothing else, so that a wrong code finds nothing.
  if (!isSecret && keys.mode === 'secret' && keys.promo_code) return false
  // What members alone can book is shown to everybody, with the way to sign in (RESULT-019).
  return planRefusal(catalog.hotel, plan, { locale, mode: 'secret', isMember: true, organizationId }) === null
}

/** By its code, or by a link that names the plan itself (docs/hotel-facts.md: a secret plan is in no list). */
function isOpened({ room_plans }: HotelCatalog, plan: HotelPlan, { mode, promo_code, ...named }: Keys): boolean {
  if (promo_code) return plan.promo_code !== null && isSameCode(plan.promo_code, promo_code)
  if (mode !== 'secret') return false
  if (named.hotel_plan_codes?.includes(plan.code)) return true
  return room_plans.some((row) => row.hotel_plan_id === plan.id && named.room_plan_codes?.includes(row.code))
}

/** Codes are typed by hand. */
const isSameCode = (known: string, typed: string): boolean => known.toUpperCase() === typed.trim().toUpperCase()

/** Whether the product shows plans of this channel at all (RESULT-026). */
export const isKnownChannel = ({ channel }: HotelPlan): boolean => CHANNELS.some((known) => known === channel)

/** The business date from which a plan can be booked; null: already. Until then it is shown and no more. */
export function opensOn(hotel: Hotel, plan: HotelPlan, now: number): PlainDate | null {
  const { booking_start_date: start } = plan
  return start !== null && compareDates(start, businessDate(hotel, now)) > 0 ? start : null
}

/** Whether a plan is for sale for these nights, leaving aside whether a room is free and when bookings open. */
export function isOnSale(hotel: Hotel, plan: HotelPlan, stay: Stay, now: number): boolean {
  const today = businessDate(hotel, now)
  if (plan.is_day_use !== (stay.checkin_date === stay.checkout_date)) return false
  if (!isWithin(today, null, plan.booking_end_date)) return false

  const local = localNow(hotel.time_zone, now)
  const deadline = addDays(stay.checkin_date, -plan.booking_deadline_days)
  // 26:00 of the deadline's day is two o'clock of the next one.
  const minutes = countNights(deadline, local.date) * 24 * 60 + local.minutes
  if (minutes > minutesOf(plan.booking_deadline_time)) return false

  const count = nightsOf(stay).length
  return count >= plan.min_nights && (plan.max_nights === null || count <= plan.max_nights)
}

export function fits(type: RoomType, roomPlan: RoomPlan, party: PartyRoom): boolean {
  const guests = party.adults + party.children
  return (
    party.adults >= 1 &&
    party.adults <= type.max_adult &&
    guests >= Math.max(type.min_people, roomPlan.min_people) &&
    guests <= Math.min(type.max_people, roomPlan.max_people)
  )
}

/** The rates of every night of the stay; null when the plan is closed or too short for one of them. */
export function ratesOf(inventory: RatesAndInventory, roomPlan: RoomPlan, stay: Stay): NightRate[] | null {
  const nights = nightsOf(stay)
  const rates: NightRate[] = []
  for (const night of nights) {
    const rate = inventory.rate(roomPlan.id, night)
    if (!rate || rate.closed) return null
    rates.push(rate)
  }
  const arrival = rates[0]
  if (!arrival || arrival.closedToArrival || nights.length < arrival.minNights) return null
  return rates
}

/** Rooms of the type free on every night. */
export const freeRooms = (inventory: RatesAndInventory, type: RoomType, stay: Stay): number =>
  Math.max(0, Math.min(...nightsOf(stay).map((night) => inventory.free(type.id, night))))

/** Rooms the plan itself may still sell; null where only the type limits it. */
export function planStock(rates: readonly NightRate[]): number | null {
  const left = rates.flatMap((rate) => (rate.left === null ? [] : [rate.left]))
  return left.length === 0 ? null : Math.max(0, Math.min(...left))
}

/** What a selected code names, as long as it is for sale to anybody. */
export function findRoomPlan(
  catalog: HotelCatalog,
  code: string,
): { roomPlan: RoomPlan; plan: HotelPlan; type: RoomType } | null {
  const roomPlan = catalog.room_plans.find((row) => row.code === code)
  const plan = catalog.plans.find((row) => row.id === roomPlan?.hotel_plan_id)
  const type = catalog.room_types.find((row) => row.id === roomPlan?.room_type_id)
  return roomPlan && plan && type ? { roomPlan, plan, type } : null
}
