import { and, between, inArray } from 'drizzle-orm'

import type { PartyRoom } from '../../../shared/model/search/party.ts'
import type { KidsSetting } from '../../../shared/model/hotel/settings.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { add } from '../../../shared/rules/money/money.ts'
import { fitChildren } from '../../../shared/rules/party/party.ts'
import type { Database } from '../db/open.ts'
import { hotelDayMin } from '../db/schema/hotel.ts'
import type { TaxRule } from '../hotels/hotel-catalog.ts'
import { containedTax, rulesOf, taxOnTop } from '../hotels/taxes.ts'
import { closedByLot } from './lottery-nights.ts'
import type { Events } from './lottery-nights.ts'

export type DayMinimum = typeof hotelDayMin.$inferSelect

/** So many rooms or fewer are "few". */
const FEW_ROOMS = 3
/** The party sizes that are kept ready. */
const COLUMNS = ['one_adult_gross', 'two_adults_gross', 'three_adults_gross', 'four_adults_gross'] as const

/** Whether the plans of a night are those of the minute that the hotel's clock shows; a moment later it is calculated anew. */
export const stillHolds = ({ holds_until }: Pick<DayMinimum, 'holds_until'>, minute: string): boolean =>
  !holds_until || holds_until > minute

/** Of hotels by their ids; nights that are given by lot alone are closed. */
export async function loadDayMinimums(
  orm: Pick<Database['orm'], 'select'>,
  hotels: ReadonlyMap<number, Events>,
  [first, last]: readonly [PlainDate, PlainDate],
  now: number,
): Promise<DayMinimum[]> {
  const days = await orm
    .select()
    .from(hotelDayMin)
    .where(and(inArray(hotelDayMin.hotel_id, [...hotels.keys()]), between(hotelDayMin.night, first, last)))
  return days.map((day) => closedByLot(hotels.get(day.hotel_id) ?? { lotteries: [] }, day, now))
}

/** Whether the prices kept ready are this party's: as many adults, and nobody whose price is a question of age. */
export const isKeptReady = (parties: readonly PartyRoom[]): boolean =>
  parties.every(({ adults, children }) => children === 0 && adults >= 1 && adults <= COLUMNS.length)

/** The lowest price of a night for a whole party, all taxes included; null: it cannot be had. Children are not counted. */
export function lowestOf(
  minimum: DayMinimum,
  { kids_setting, tax_rules }: { kids_setting: KidsSetting; tax_rules: readonly TaxRule[] },
  parties: readonly PartyRoom[],
): number | null {
  if (minimum.free_rooms < parties.length) return null
  const rules = rulesOf(minimum.night, tax_rules)
  const prices = fitChildren(parties, kids_setting).party.map(({ adults }) => {
    const column = COLUMNS[adults - 1]
    const gross = column ? minimum[column] : null
    return gross === null ? null : gross + taxOnTop(gross - containedTax(gross, rules), { adults, children: 0 }, rules)
  })
  return prices.some((price) => price === null) ? null : add(...prices.map(Number))
}

export type NightStatus = 'available' | 'few' | 'full' | 'closed'

export function nightStatus(isClosed: boolean, isEnough: boolean, rooms: number): NightStatus {
  if (isClosed) return 'closed'
  if (!isEnough) return 'full'
  return rooms <= FEW_ROOMS ? 'few' : 'available'
}
