import { atom } from 'jotai'

import type { InputOf } from '../../../shared/contract/define.ts'
import { hotels } from '../../../shared/contract/hotels.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { toJson } from '../../../shared/json.ts'
import { firstWeekday, LOCALES } from '../../../shared/locales.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import { addMonthsToDate, monthDays, monthOf } from '../../../shared/rules/days/months.ts'
import type { Month } from '../../../shared/rules/days/months.ts'
import { partyTotals } from '../../../shared/rules/party/party-totals.ts'
import type { DayFact, MonthFacts, Stay } from '../../../shared/rules/days/stay-choice.ts'
import { asFailure, nullWhereUnknown } from '../../lib/failure.ts'
import { partyWords } from '../../lib/party-words.ts'
import { environmentAtom } from '../environment.ts'
import { businessDateAtom, criteriaAtom } from './search.ts'
import { viewerKeyAtom } from '../session/organization-at.ts'
import { settingsAtom } from '../settings/settings.ts'
import { localeAtom, translateAtom } from '../settings/texts.ts'
import { isAskableAtom, updatedQueryAtom } from '../reservation/updating.ts'

/** Room types and plans a calendar is only of. */
export type Narrowed = Pick<HotelQuery, 'room_type_codes' | 'hotel_plan_codes' | 'room_plan_codes'>

type HotelQuery = Omit<InputOf<typeof rooms.inventory>['query'], 'start_date' | 'end_date'>
/** Whose days are asked for, and everything of the question but the dates; who reads the answer, in which language. */
export type MonthsRequest = { reader: string } & (
  | { kind: 'hotel'; hotelId: number; query: HotelQuery }
  | { kind: 'brand'; brandId: number; query: { rooms: PartyRoom[] } }
)
export const calendarReaderAtom = atom((get) => get(localeAtom) + get(viewerKeyAtom))

/** What the words of a calendar depend on. */
export const calendarWordsAtom = atom((get) => {
  const locale = get(localeAtom)
  return { t: get(translateAtom), locale, currency: get(settingsAtom).currency, firstWeekday: firstWeekday(locale) }
})

/** What a price of the calendar is: of a night, for whom, in which money. */
export const priceNoteAtom = atom((get) => {
  const { t, locale, currency } = get(calendarWordsAtom)
  const party = partyWords(t, partyTotals(get(criteriaAtom).rooms))
  const names = new Intl.DisplayNames(LOCALES[locale].intl, { type: 'currency' })
  const words = { party, currency: names.of(currency) ?? currency }
  return { ofHotel: t('panels.lowestNote', words), ofBrand: t('panels.lowestOfAll', words) }
})

/** The nights that can be booked: from the business date, or the first day of a package, to the end of the hotel's period (AMB-62). */
export const bookableAtom = atom((get): { first: string; last: string | null } => {
  const { reservable_period_months: months, booking_widget_setting_attributes: widget } = get(settingsAtom)
  const today = get(businessDateAtom)
  const packages = get(criteriaAtom).dynamic_package ? (widget.dynamic_package?.starts_on ?? today) : today
  return { first: packages > today ? packages : today, last: months === null ? null : addMonthsToDate(today, months) }
})

/** The question for a hotel, narrowed as the search is or as a calendar of one room wants it. */
export const hotelAskedAtom = atom((get) => (narrowed: Narrowed, nights: number | null): MonthsRequest => {
  const { rooms: party, is_day_use, mode, promo_code, dynamic_package, carried } = get(criteriaAtom)
  const { room_type_codes, hotel_plan_codes, room_plan_codes } = narrowed
  // What is undefined, or an empty list, is not asked.
  const query: HotelQuery = {
    rooms: party,
    room_type_codes,
    hotel_plan_codes,
    room_plan_codes,
    nights: nights || undefined,
    is_day_use: is_day_use || undefined,
    mode: mode || undefined,
    promo_code: promo_code || undefined,
    dynamic_package: dynamic_package || undefined,
    lottery_event_uuid: carried.lottery_event,
    // Before anything can prove the reader, the days are those of everybody.
    ...(get(isAskableAtom) && get(updatedQueryAtom)),
  }
  return { kind: 'hotel', hotelId: get(settingsAtom).hotel_id, query, reader: get(calendarReaderAtom) }
})

/** Dates chosen in a calendar end a search that had none. */
export const setDatesAtom = atom(null, (get, set, { from, to }: Stay) => {
  set(criteriaAtom, { ...get(criteriaAtom), checkin: from, checkout: to, is_undated: false })
})

const monthsAtom = atom<Readonly<Record<string, MonthFacts>>>({})
const keyOf = (asked: MonthsRequest, month: Month) => toJson([asked, month])

export const monthFactsAtom = atom((get) => {
  const months = get(monthsAtom)
  return (asked: MonthsRequest, month: Month): MonthFacts => months[keyOf(asked, month)] ?? 'loading'
})

export const dayFactAtom = atom((get) => {
  const facts = get(monthFactsAtom)
  return (asked: MonthsRequest) => {
    const months = new Map<Month, MonthFacts>()
    return (day: string): DayFact | undefined => {
      const month = monthOf(day)
      const known = months.get(month) ?? facts(asked, month)
      months.set(month, known)
      return typeof known === 'string' ? undefined : known.get(day)
    }
  }
})

/** One call a month, made when the month comes into view (CALL-134). */
export const loadMonthAtom = atom(null, async (get, set, asked: MonthsRequest, month: Month) => {
  const key = keyOf(asked, month)
  const known = get(monthsAtom)[key]
  if (known && known !== 'failed') return
  const put = (facts: MonthFacts) => set(monthsAtom, (months) => ({ ...months, [key]: facts }))
  put('loading')
  const days = monthDays(month)
  const dates = { start_date: days[0] ?? month, end_date: days.at(-1) ?? month }
  const { api } = get(environmentAtom)
  try {
    const found = await (
      asked.kind === 'brand'
        ? api(hotels.inventory, { brandId: asked.brandId, query: { ...dates, ...asked.query } })
        : api(rooms.inventory, { hotelId: asked.hotelId, query: { ...dates, ...asked.query } })
    ).catch(nullWhereUnknown)
    put(new Map(found?.data.map((day) => [day.date, day])))
  } catch (error) {
    // The dates can be chosen without prices; the calendar says that it has none.
    if (asFailure(error).kind !== 'aborted') put('failed')
  }
})
