import { and, eq, inArray } from 'drizzle-orm'

import { dateRange } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { add } from '../../../shared/rules/money/money.ts'
import type { AnswerOf, InputOf } from '../../../shared/contract/define.ts'
import type { hotels as contract } from '../../../shared/contract/hotels.ts'
import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { Context } from '../kernel/context.ts'
import { hotel, taxRule } from '../db/schema/hotel.ts'
import { brandIdOf } from './brand-hotels.ts'
import { LOTTERY_NIGHTS } from '../inventory/lottery-nights.ts'
import { loadDayMinimums, lowestOf, nightStatus } from '../inventory/day-minimums.ts'
import type { DayMinimum } from '../inventory/day-minimums.ts'
import { holidayOf } from '../hotels/holidays.ts'
import type { Hotel, TaxRule } from '../hotels/hotel-catalog.ts'
import { missing } from '../kernel/api-error.ts'
import { isInBookingWindow, bookingWindow } from '../inventory/booking-window.ts'
import type { BookingWindow } from '../inventory/booking-window.ts'

type BrandDay = AnswerOf<typeof contract.inventory>['data'][number]
type Member = { hotel: Hotel; tax_rules: TaxRule[]; period: BookingWindow }

/** Nights of all hotels of a brand together: a night is as free as its freest hotel, and costs what the cheapest asks. */
export async function brandCalendar(
  brandKey: string,
  { start_date, end_date, rooms: parties }: InputOf<typeof contract.inventory>['query'],
  context: Context,
): Promise<BrandDay[]> {
  const dates = dateRange(start_date, end_date)

  const { orm } = context.database
  const houses = await orm
    .select({ row: hotel, lotteries: LOTTERY_NIGHTS })
    .from(hotel)
    .where(and(eq(hotel.brand_id, brandIdOf(brandKey)), eq(hotel.active, true)))
  const found = houses.map(({ row }) => row)
  if (found.length === 0) throw missing('There is no such brand')
  const ids = found.map(({ id }) => id)
  const rules = await orm.select().from(taxRule).where(inArray(taxRule.hotel_id, ids))
  const now = context.clock.now()
  const byId = new Map(houses.map((house) => [house.row.id, house]))
  const minimums = await loadDayMinimums(orm, byId, [start_date, end_date], now)

  const members = new Map(
    found.map((row): [number, Member] => {
      const tax_rules = rules.filter(({ hotel_id }) => hotel_id === row.id)
      return [row.id, { hotel: row, tax_rules, period: bookingWindow(row, now) }]
    }),
  )
  const byNight = new Map<PlainDate, DayMinimum[]>(dates.map((date) => [date, []]))
  for (const minimum of minimums) byNight.get(minimum.night)?.push(minimum)
  const isOneCurrency = new Set(found.map(({ currency }) => currency)).size === 1
  return dates.map((date) => {
    const nights = (byNight.get(date) ?? []).flatMap((minimum) => {
      const member = members.get(minimum.hotel_id)
      return member && isInBookingWindow(date, member.period) ? [{ minimum, member }] : []
    })
    const day = dayOf(nights, parties)
    const holidays = found.map((row) => holidayOf(row, date, context.locale))
    return {
      date,
      ...day,
      lowest_price: isOneCurrency ? day.lowest_price : null,
      // Of all its hotels, or of none: a brand in two countries has no holiday of its own.
      holiday: holidays.every((name) => name === holidays[0]) ? (holidays[0] ?? null) : null,
    }
  })
}

type Night = { minimum: DayMinimum; member: Member }

function dayOf(nights: readonly Night[], parties: readonly PartyRoom[]): Omit<BrandDay, 'date' | 'holiday'> {
  const free = nights.flatMap(({ minimum, member }) => {
    const settings = { kids_setting: member.hotel.kids_setting, tax_rules: member.tax_rules }
    const price = lowestOf(minimum, settings, parties)
    return price === null ? [] : [{ price, rooms: minimum.free_rooms }]
  })
  const room_count = add(...free.map(({ rooms }) => rooms))
  return {
    status: nightStatus(
      nights.every(({ minimum }) => minimum.is_closed),
      free.length > 0,
      room_count,
    ),
    room_count,
    lowest_price: free.length === 0 ? null : Math.min(...free.map(({ price }) => price)),
  }
}
