import { atom } from 'jotai'

import type { InventoryDay } from '../../../shared/model/room.ts'
import type { PartyRoom } from '../../../shared/model/party.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { addDays, nights } from '../../../shared/rules/dates.ts'
import { monthDays } from '../../../shared/rules/months.ts'
import type { Month } from '../../../shared/rules/months.ts'
import { asFailure } from '../../lib/failure.ts'
import { environmentAtom } from '../../state/environment.ts'
import { criteriaAtom } from '../../state/search.ts'
import { partyKey } from '../../state/selection.ts'
import { settingsAtom } from '../../state/settings.ts'

/** The dates being chosen in the calendar: a check-in without a check-out is half a choice. */
export type Stay = { from: string; to: string | null }
export const stayAtom = atom<Stay | null>(null)

export const chooseDayAtom = atom(null, (get, set, day: string) => {
  const stay = get(stayAtom)
  if (!stay || stay.to !== null || day <= stay.from) return set(stayAtom, { from: day, to: null })
  set(stayAtom, { from: stay.from, to: day })
  set(criteriaAtom, { ...get(criteriaAtom), checkin: stay.from, checkout: day })
})

type MonthPrices = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; days: Map<string, InventoryDay> }
const monthsAtom = atom<Record<string, MonthPrices>>({})

const monthKey = (month: Month, party: PartyRoom[]) => [month, ...party.map(partyKey)].join('/')

export const monthAtom = atom((get) => (month: Month): MonthPrices => {
  return get(monthsAtom)[monthKey(month, get(criteriaAtom).rooms)] ?? { kind: 'loading' }
})

/** One call a month, made when the month comes into view (CALL-134). */
export const loadMonthAtom = atom(null, async (get, set, month: Month) => {
  const party = get(criteriaAtom).rooms
  const key = monthKey(month, party)
  const known = get(monthsAtom)[key]
  if (known && known.kind !== 'failed') return
  const put = (prices: MonthPrices) => set(monthsAtom, (months) => ({ ...months, [key]: prices }))
  put({ kind: 'loading' })
  const days = monthDays(month)
  const { room_type_codes, hotel_plan_codes } = get(criteriaAtom)
  const query = {
    start_date: days[0] ?? month,
    end_date: days.at(-1) ?? month,
    rooms: party,
    ...(room_type_codes.length ? { room_type_codes } : {}),
    ...(hotel_plan_codes.length ? { hotel_plan_codes } : {}),
  }
  try {
    const { data } = await get(environmentAtom).api(rooms.inventory, { hotelId: get(settingsAtom).hotel_id, query })
    put({ kind: 'ready', days: new Map(data.map((day) => [day.date, day])) })
  } catch (error) {
    // The dates can be chosen without prices; the calendar says that it has none.
    if (asFailure(error).kind !== 'aborted') put({ kind: 'failed' })
  }
})

/** The sum of the nights' lowest prices: a "from", never a total. */
export const lowestStayAtom = atom((get): number | null => {
  const { checkin, checkout } = get(criteriaAtom)
  const month = get(monthAtom)
  let sum = 0
  for (let night = 0; night < nights(checkin, checkout); night++) {
    const date = addDays(checkin, night)
    const prices = month(date.slice(0, 7))
    const lowest = prices.kind === 'ready' ? prices.days.get(date)?.lowest_price : null
    if (lowest === null || lowest === undefined) return null
    sum += lowest
  }
  return sum
})
