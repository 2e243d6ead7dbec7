import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { memoryWorld } from '../../world/memory.ts'
import type { MemoryWorld } from '../../world/memory.ts'
import { rowsOf } from '../db/orm.ts'
import { hotel } from '../db/schema/hotel.ts'
import { createKeptByVersion } from '../kernel/kept-by-version.ts'
import { byKey, readHotelCatalogs } from './hotel-catalog.ts'
import { loadHotelCatalog, loadHotelCatalogs } from './kept-catalogs.ts'

const [HOTEL, KEY] = [1, '1']
const PLANS = 'hotel_plan_id in (select id from hotel_plan where hotel_id = 1)'

/** Of each table a catalogue is made of, what somebody at the hotel's desk might change. */
const EDITS: Record<string, string> = {
  hotel: 'update hotel set rate_version = rate_version + 1 where id = 1',
  hotel_brand: 'update hotel_brand set reservation_security = not reservation_security',
  room_type: 'update room_type set max_people = max_people + 1 where hotel_id = 1',
  hotel_plan: 'update hotel_plan set active = false where id = (select min(id) from hotel_plan where hotel_id = 1)',
  room_plan: 'update room_plan set sale_limit = 3 where hotel_id = 1',
  kids_tier: 'update kids_tier set position = position + 10 where hotel_id = 1',
  kids_rate: `update kids_rate set meal = not meal where ${PLANS}`,
  tax_rule: 'delete from tax_rule where id = (select min(id) from tax_rule where hotel_id = 1)',
  promotion: `insert into promotion (hotel_id, names, target, origin, kind, percentage)
    values (1, '{}', 'all', 'all_users', 'percentage', 50)`,
  cancellation_policy: 'update cancellation_policy set no_show_percentage_of_cost = 1 where hotel_id = 1',
  cancellation_policy_part: `delete from cancellation_policy_part
    where policy_id in (select id from cancellation_policy where hotel_id = 1)`,
  extra: `update extra set names = names || '{"en": "Edited"}' where hotel_id = 1`,
  plan_inclusive_extra: `delete from plan_inclusive_extra where ${PLANS}`,
  additional_question: `update additional_question set hotel_id = 1, brand_id = null, active = true
    where id = (select min(id) from additional_question)`,
  lottery_event: 'update lottery_event set min_nights = 1 where hotel_id = 1',
  hotel_legal_text: 'delete from hotel_legal_text where hotel_id = 1',
  lottery_room: `update lottery_room set rooms_a_night = 2
    where event_id in (select id from lottery_event where hotel_id = 1)`,
}

describe('a catalogue that is kept', () => {
  let world: MemoryWorld
  let kept: ReturnType<typeof createKeptByVersion>
  beforeEach(async () => {
    world = await memoryWorld()
    kept = createKeptByVersion()
  })
  afterEach(() => world.database.close())

  const edit = (statement: string) => world.database.orm.execute(sql.raw(statement))
  const load = () => loadHotelCatalog({ ...world, kept }, KEY)
  async function asItStands() {
    const [{ version: _, ...found } = assert.fail('The hotel is gone')] = await readHotelCatalogs(world.database.orm, byKey(KEY)) // prettier-ignore
    return found
  }

  /** What PostgreSQL itself says that the statement looks at. */
  async function tablesRead(): Promise<string[]> {
    const [row] = await rowsOf<Record<'QUERY PLAN', unknown>>(
      world.database.orm,
      sql`explain (format json) ${readHotelCatalogs(world.database.orm, byKey(KEY))}`,
    )
    const names = JSON.stringify(row?.['QUERY PLAN']).matchAll(/"Relation Name":"(\w+)"/g)
    return [...new Set([...names].flatMap(([, name]) => name ?? []))].filter((name) => name !== 'hotel_catalog_version')
  }

  it('is told of every change of every table it is read from', async () => {
    const tables = await tablesRead()
    assert.deepEqual(tables.toSorted(), Object.keys(EDITS).toSorted())
    const watched = await rowsOf<{ name: string; events: string[] }>(
      world.database.orm,
      sql`select event_object_table::text as name, array_agg(distinct event_manipulation::text order by event_manipulation::text) as events
        from information_schema.triggers where action_statement like '%raise_catalog_version%' group by 1`,
    )
    const truncated = await rowsOf<{ name: string }>(
      world.database.orm,
      sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'catalog_truncated'`,
    )
    for (const table of tables) {
      assert.deepEqual(watched.find(({ name }) => name === table)?.events, ['DELETE', 'INSERT', 'UPDATE'], table)
      assert.ok(
        truncated.some(({ name }) => name === table),
        table,
      )
    }
  })

  for (const [table, statement] of Object.entries(EDITS))
    it(`is read anew after an edit of ${table} that nobody announced`, async () => {
      const before = await load()
      assert.equal(await load(), before)
      await edit(statement)
      const after = await load()
      assert.notDeepEqual(after, before)
      assert.deepEqual(after, await asItStands())
    })

  it('is read anew after its rows were all taken away at once', async () => {
    await load()
    await edit('truncate plan_inclusive_extra')
    assert.deepEqual((await load()).inclusive_extras, [])
  })

  it('stays as it is when another hotel is edited', async () => {
    const before = await load()
    await edit('update room_type set max_people = max_people + 1 where hotel_id = 2')
    assert.equal(await load(), before)
  })

  it('is never the one of an edit that was taken back, whatever came after it', async () => {
    await load()
    await assert.rejects(
      world.database.orm.transaction(async (tx) => {
        await tx.update(hotel).set({ rate_version: 7 }).where(eq(hotel.id, HOTEL))
        await loadHotelCatalog({ database: { orm: tx }, kept }, KEY)
        throw new Error('taken back')
      }),
    )
    await edit('update hotel set rate_version = 8 where id = 1')
    assert.equal((await load()).hotel.rate_version, 8)
  })

  it('is written into by nobody', async () => {
    const catalog = await load()
    assert.throws(() => catalog.plans.pop(), TypeError)
    assert.throws(() => Object.assign(catalog.hotel.settings, { logo: 'x' }), TypeError)
  })

  it('is not kept where no version is known of it', async () => {
    await edit('delete from hotel_catalog_version where hotel_id = 1')
    const before = await load()
    assert.deepEqual(await load(), before)
    assert.notEqual(await load(), before)
  })

  it('is not there for a hotel that was closed or taken away since', async () => {
    await load()
    await edit('update hotel set active = false where id = 1')
    await assert.rejects(load(), { message: 'There is no such hotel' })
  })

  it('is asked for together with those of other hotels, kept or not', async () => {
    await load()
    const all = await loadHotelCatalogs({ ...world, kept }, sql`true`)
    const open = await world.database.orm.select({ id: hotel.id }).from(hotel).where(eq(hotel.active, true))
    const ids = (rows: number[]) => rows.toSorted((a, b) => a - b)
    assert.deepEqual(ids(all.map((catalog) => catalog.hotel.id)), ids(open.map(({ id }) => id)))
    assert.ok(all.includes(await load()))
  })
})
