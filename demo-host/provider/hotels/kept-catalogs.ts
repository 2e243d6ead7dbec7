import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { hotelCatalogVersion } from '../db/schema/catalog-version.ts'
import type { Orm } from '../db/orm.ts'
import { hotel } from '../db/schema/hotel.ts'
import { missing } from '../kernel/api-error.ts'
import type { CatalogVersion, Services } from '../kernel/context.ts'
import type { KeptByVersion } from '../kernel/kept-by-version.ts'
import { sessionBeside } from '../kernel/sessions.ts'
import { byKey, isHotelId, readHotelCatalogs } from './hotel-catalog.ts'
import type { HotelCatalog } from './hotel-catalog.ts'

// A catalogue changes when somebody edits the hotel; each edit raises its version in the transaction that makes it, whoever
// makes it (migration 0025). A process keeps what it read, and asks for the version alone before it believes what it kept.

type Reading = { database: { orm: Pick<Orm, 'select'> } } & Pick<Services, 'kept'>
/** With the version of the hotel that the call is about, where the call's first statement has brought it along. */
type Asking = Reading & { catalogVersion?: CatalogVersion | null }

/**
 * By number or by code; a hotel that is closed to the widget is as one that never was. In a transaction that sells, it is
 * asked for through that transaction: then its version is proven in it.
 * @throws 404
 */
export async function loadHotelCatalog(asking: Asking, hotelKey: string): Promise<HotelCatalog> {
  const { catalogVersion: known, kept } = asking
  const found =
    known?.hotelKey === hotelKey && known.version !== null ? keptAt(kept, known.id, known.version) : undefined
  const [catalog] = found ? [found] : await loadHotelCatalogs(asking, byKey(hotelKey))
  if (!catalog) throw missing('There is no such hotel')
  return catalog
}

/** Of several hotels: one statement for their versions, and one more for all whose catalogue is not kept as it stands. */
export async function loadHotelCatalogs({ database: { orm }, kept }: Reading, which: SQL): Promise<HotelCatalog[]> {
  const standing = await orm
    .select({ id: hotel.id, version: hotelCatalogVersion.version })
    .from(hotel)
    .leftJoin(hotelCatalogVersion, eq(hotelCatalogVersion.hotel_id, hotel.id))
    .where(and(which, eq(hotel.active, true)))
  const known = standing.flatMap(({ id, version }) => (version === null ? [] : (keptAt(kept, id, version) ?? [])))
  if (known.length === standing.length) return known

  const isKept = new Set(known.map((catalog) => catalog.hotel.id))
  const open = standing.flatMap(({ id }) => (isKept.has(id) ? [] : [id]))
  const read = (await readHotelCatalogs(orm, inArray(hotel.id, open))).map(({ version, ...catalog }) => {
    if (version !== null) kept.keep(catalog.hotel.id, version, catalog)
    return catalog
  })
  return [...known, ...read]
}

const catalogVersion = (which: SQL): SQL<Omit<CatalogVersion, 'hotelKey'> | null> =>
  sql`(select json_build_object('id', ${hotel.id}, 'version', ${hotelCatalogVersion.version}) from ${hotel}
    left join ${hotelCatalogVersion} on ${hotelCatalogVersion.hotel_id} = ${hotel.id}
    where ${which} and ${hotel.active})`
const byId = sessionBeside(catalogVersion(eq(hotel.id, sql.placeholder('key'))))
const byCode = sessionBeside(catalogVersion(eq(hotel.code, sql.placeholder('key'))))

/** The statement for a session that also reads which hotel a key means and the version of its catalogue, or null. */
export const sessionAndVersion = (hotelKey: string) =>
  isHotelId(hotelKey) ? { statement: byId, key: Number(hotelKey) } : { statement: byCode, key: hotelKey }

// Kept by this file only.
const keptAt = (kept: KeptByVersion, id: number, version: string) => kept.get(id, version) as HotelCatalog | undefined
