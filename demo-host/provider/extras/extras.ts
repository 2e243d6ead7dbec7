import { and, asc, between, eq, inArray } from 'drizzle-orm'

import { addDays } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Database } from '../db/open.ts'
import { extra, extraDay } from '../db/schema/extra.ts'
import { nightsOf } from '../inventory/rate-calendar.ts'
import { instantOf, minutesOf } from '../kernel/hotel-time.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { findRoomPlan } from '../inventory/availability-rules.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { containedTax, rulesOf } from '../hotels/taxes.ts'

export type ExtraDay = typeof extraDay.$inferSelect
/** An extra of a hotel, on sale or not, with its days of a stay. */
export type HotelExtra = typeof extra.$inferSelect & { days: ReadonlyMap<PlainDate, ExtraDay> }

export async function loadExtras(
  orm: Pick<Database['orm'], 'select'>,
  hotelId: number,
  stay: Stay,
): Promise<HotelExtra[]> {
  const found = await orm.select().from(extra).where(eq(extra.hotel_id, hotelId)).orderBy(asc(extra.id))
  const ids = found.map(({ id }) => id)
  const last = nightsOf(stay).at(-1) ?? stay.checkin_date
  const days = await orm
    .select()
    .from(extraDay)
    .where(and(inArray(extraDay.extra_id, ids), between(extraDay.date, stay.checkin_date, last)))
  return found.map((row) => ({
    ...row,
    days: new Map(days.filter(({ extra_id }) => extra_id === row.id).map((day) => [day.date, day])),
  }))
}

/** The extras that the plans of these rooms contain. */
export function includedExtras(catalog: HotelCatalog, roomPlanCodes: readonly string[]): ReadonlySet<number> {
  const plans = roomPlanCodes.map((code) => findRoomPlan(catalog, code)?.plan.id)
  return new Set(
    catalog.inclusive_extras
      .filter(({ hotel_plan_id }) => plans.includes(hotel_plan_id))
      .map(({ extra_id }) => extra_id),
  )
}

export const isForSale = ({ is_optional, active }: HotelExtra): boolean => is_optional && active

/** The nights of a stay on which a dated extra is sold. */
export const datesOf = (row: HotelExtra, stay: Stay): PlainDate[] => nightsOf(stay).filter((date) => row.days.has(date))

/** Whether it can still be ordered for a day. */
export function isInTime({ deadline_days, deadline_time }: HotelExtra, zone: string, date: PlainDate, now: number) {
  if (deadline_days === null) return true
  const minutes = minutesOf(deadline_time ?? '24:00')
  return now < instantOf(zone, { date: addDays(date, -deadline_days), minutes })
}

/** How many there are for a day; null where nobody counts. */
export function leftOn(row: HotelExtra, date: PlainDate): number | null {
  const day = row.days.get(date)
  return day === undefined || day.total === null ? null : Math.max(0, day.total - day.sold - day.held)
}

export type UnitPrice = { unit_gross: number; unit_net: number }

/** One of it: at a time, on a day, or as such; taxed as the rooms of that day are. */
export function unitPrice(
  catalog: HotelCatalog,
  row: HotelExtra,
  date: PlainDate,
  deliveredAt: string | null,
): UnitPrice {
  const time = row.delivery_times.find(({ delivered_at }) => delivered_at === deliveredAt)
  const day = row.type === 'dated' ? row.days.get(date) : undefined
  const unit_gross = time?.price_gross ?? day?.price_gross ?? row.price_gross
  return { unit_gross, unit_net: unit_gross - containedTax(unit_gross, rulesOf(date, catalog.tax_rules)) }
}
