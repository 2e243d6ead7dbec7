import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { openChanging } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const REFUSED_CARD = '4000000000023004'
/** What is counted night by night, and which statement moves it. */
const STOCK = ['inventory_day', 'rate_day', 'dirty_day', 'reservation_night']

/**
 * Whoever has a night locked makes everybody else wait who wants it. So nothing else is written in a transaction that
 * has, which the database itself watches here: a row that is written later than the stock is refused.
 */
describe('a night that many want', () => {
  let world: World
  let at: Changing
  beforeEach(async () => {
    world = await openWorld()
    at = await openChanging(world)
    await world.database.orm.execute(sql`create function refuse_late() returns trigger language plpgsql as $$
      begin
        if exists (select from inventory_day where xmin = pg_current_xact_id()::xid)
        then raise exception 'A row of % is written while a night is locked', tg_table_name; end if;
        return new;
      end $$`)
    const tables = await rowsOf<{ name: string }>(
      world.database.orm,
      sql`select tablename::text as name from pg_tables where schemaname = 'public'`,
    )
    for (const { name } of tables.filter((table) => !STOCK.includes(table.name)))
      await world.database.orm.execute(
        sql`create trigger watched before insert or update on ${sql.identifier(name)} for each row execute function refuse_late()`,
      )
  })
  afterEach(() => world.close())

  for (const type of ['on_site', 'credit_card'] as const)
    it(`is locked last by whoever books it and lets go of it (${type})`, async () => {
      const booked = await at.book(type, [await at.roomFor(type)])
      assert.equal((await at.cancel(booked)).status, 200)
    })

  it('is locked last where a payment is refused', async () => {
    const before = await at.stock()
    const room = await at.roomFor('credit_card')
    const payment = await at.byCard(REFUSED_CARD)
    await assert.rejects(at.book('credit_card', [room], { payment }), /402/)
    assert.deepEqual(await at.stock(), before)
  })
})
