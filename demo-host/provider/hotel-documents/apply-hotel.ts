import { eq, sql } from 'drizzle-orm'

import { refreshDayMinimum } from '../db/day-minimum.ts'
import type { Database, Orm } from '../db/orm.ts'
import { hotel } from '../db/schema/hotel.ts'
import { changesBetween } from './document-changes.ts'
import type { HotelDocument } from './hotel-document.ts'
import type { NightTables, TableName } from './night-tables.ts'
import { putDocument } from './put-document.ts'
import { putNights } from './put-nights.ts'
import { DocumentRefused } from './read-document.ts'
import { readStandingRows } from './standing-rows.ts'
import type { StandingRows } from './standing-rows.ts'
import { refusedToTakeAway, takenAway } from './taken-away.ts'
import { documentOf } from './write-document.ts'

export type GivenHotel = { document: HotelDocument; nights: NightTables }
export type AppliedHotel = {
  /** What changed of the hotel, a line each. */
  changes: string[]
  /** How many nights changed, by table. */
  nights: Record<TableName, number>
}

/** Any number that is ours: of one brand, which documents share with its companies, one is applied at a time. */
const APPLY_LOCK = 5_021_786

class DryRun extends Error {}

/**
 * Makes a hotel what its document and tables say, in one transaction: all of it or nothing. What is as it should be is not
 * written, so that the same again changes nothing.
 * @throws DocumentRefused where stays or stock would be lost
 */
export async function applyHotel(
  database: Database,
  given: GivenHotel,
  { now, isDryRun = false }: { now: number; isDryRun?: boolean },
): Promise<AppliedHotel> {
  let applied: AppliedHotel | undefined
  try {
    await database.orm.transaction(async (tx) => {
      applied = await applyWithin(tx, given, now)
      if (isDryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return applied ?? { changes: [], nights: { rates: 0, stock: 0, extras: 0 } }
}

async function applyWithin(tx: Orm, { document, nights }: GivenHotel, now: number): Promise<AppliedHotel> {
  await tx.execute(sql`select pg_advisory_xact_lock(${APPLY_LOCK}::int, hashtext(${document.brand.code}))`)
  const rows = await readStandingRows(tx, document.code, { isLocked: true })
  const changes = changesBetween(rows && documentOf(rows), document)
  const hotelId = changes.length || !rows ? await change(tx, document, rows) : rows.hotel.id
  const put = await putNights(tx, hotelId, nights)
  if (put.faults.length) throw new DocumentRefused(put.faults)
  // No quote of the old price can be booked (guarantee S9).
  if (changes.length || put.changed.rates || put.changed.extras)
    await tx.update(hotel).set({ rate_version: sql`${hotel.rate_version} + 1` }).where(eq(hotel.id, hotelId)) // prettier-ignore
  // Which nights a plan sells is shown by calendars; those of a table were marked with it.
  if (changes.length)
    await tx.execute(
      sql`insert into dirty_day select distinct hotel_id, night from inventory_day where hotel_id = ${hotelId}`,
    )
  await refreshDayMinimum(tx, { now })
  return { changes, nights: put.changed }
}

async function change(tx: Orm, document: HotelDocument, rows: StandingRows | null): Promise<number> {
  if (!rows) return putDocument(tx, document, null)
  const gone = takenAway(rows, document)
  const faults = await refusedToTakeAway(tx, gone)
  if (rows.hotel.currency !== document.currency && (await hasPrices(tx, rows.hotel.id)))
    faults.push(`/currency: ${rows.hotel.currency} is what prices and stays are in, and stays so`)
  if (faults.length) throw new DocumentRefused(faults.map((fault) => `hotel.json${fault}`))
  return putDocument(tx, document, gone)
}

const hasPrices = async (tx: Orm, hotelId: number): Promise<boolean> =>
  (await tx.$count(sql`(select 1 from rate_day where hotel_id = ${hotelId}
    union all select 1 from reservation where hotel_id = ${hotelId}) p`)) > 0
