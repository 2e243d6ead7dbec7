import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { emptyDatabase, memoryWorld, TEST_NOW } from '../../world/memory.ts'
import { rowsOf } from '../db/orm.ts'
import type { Database } from '../db/orm.ts'
import { applyHotel } from './apply-hotel.ts'
import { readNightTables } from './night-tables.ts'
import { readDocument } from './read-document.ts'
import { readStandingRows } from './standing-rows.ts'
import { documentOf, writeDocument } from './write-document.ts'
import { writeNightTables } from './write-night-tables.ts'

const HOTELS = [
  'shirotsuki',
  'minato',
  'kumoi',
  'kamogawa',
  'setouchi',
  'yufuin',
  'taipei-lan',
  'seoul-haneul',
  'demo',
  'hotori',
]

const AT = { now: TEST_NOW }

/** What no hotel's document tells: stays, guests, money, what brands and agencies have, and what is taken in from others. */
const NOT_A_HOTELS = `
  attempt audit coupon exchange_rate lottery_entry lottery_event lottery_room member member_coupon member_identity
  member_program organization_allotment organization_user ota_hotel ota_place ota_price ota_site password_history
  payment payment_entry payment_link point_balance point_entry point_lot program provider_fact refused_email_domain
  saved_card voucher`
  .trim()
  .split(/\s+/)
/** Told by their name alone, where a plan is theirs. */
const NAMED_ALONE = ['organization']
/** Counted from stays, or again with each edit; numbers of rows are each database's own. */
const COUNTED = ['held', 'version', 'rate_version', 'free_rooms', 'four_adults_gross']

/** By table, how many rows are a hotel's and a fingerprint of what they say. */
async function tablesOf({ orm }: Database): Promise<Map<string, string>> {
  const tables = await rowsOf<{ name: string; own: string[] }>(orm, sql`
    select table_name as name, array_agg(column_name::text) as own from information_schema.columns
    where table_schema = 'public' group by 1 order by 1`) // prettier-ignore
  const found = new Map<string, string>()
  for (const { name, own } of tables) {
    const left = own.filter((column) => /(?:^|_)id$/.test(column) || COUNTED.includes(column))
    const kept = sql.join(left.map((column) => sql`${column}`), sql`, `) // prettier-ignore
    const [row] = await rowsOf<{ count: number; print: string }>(orm, sql`
      select count(*)::int as count, md5(string_agg(line, e'\\n' order by line)) as print from (
        select (to_jsonb(one) - array[${kept}]::text[])::text as line from ${sql.identifier(name)} as one
        ${own.includes('hotel_id') ? sql`where hotel_id is not null` : sql``}) as lines`) // prettier-ignore
    if (row?.count) found.set(name, `${row.count} ${row.print}`)
  }
  return found
}

async function exported({ orm }: Database, code: string) {
  const rows = await readStandingRows(orm, code)
  assert.ok(rows, code)
  return { hotel: writeDocument(documentOf(rows)), ...(await writeNightTables(orm, rows.hotel.id)) }
}

function given({ hotel, ...tables }: Awaited<ReturnType<typeof exported>>) {
  const document = readDocument(hotel)
  const { nights, faults } = readNightTables(tables, document)
  assert.deepEqual(faults, [])
  return { document, nights }
}

describe('a hotel of the demonstration, written out and read into an empty database', () => {
  let from: Database
  let to: Database
  before(async () => {
    ;[from, to] = [(await memoryWorld()).database, await emptyDatabase()]
  })
  after(async () => {
    await from.close()
    await to.close()
  })

  for (const code of HOTELS)
    it(`${code} is written out again byte by byte, and applying it twice changes nothing`, async () => {
      const files = await exported(from, code)
      const read = given(files)
      await applyHotel(to, read, AT)
      assert.deepEqual(await exported(to, code), files)
      const again = await applyHotel(to, read, AT)
      assert.deepEqual(again, { changes: [], nights: { rates: 0, stock: 0, extras: 0 } })
      const atHome = await applyHotel(from, read, AT)
      assert.deepEqual(atHome, again)
    })

  it('has every column of every table that is a hotel’s', async () => {
    const [there, here] = [await tablesOf(from), await tablesOf(to)]
    const without = [...there.keys()].filter((name) => !here.has(name))
    assert.deepEqual(without, NOT_A_HOTELS)
    for (const [name, print] of here) if (!NAMED_ALONE.includes(name)) assert.equal(print, there.get(name), name)
  })
})
