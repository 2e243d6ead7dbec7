import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { checkBooks } from '../../../demo-host/provider/books/check-books.ts'
import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { openChanging } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

/**
 * PostgreSQL ends one of two transactions that wait for each other. No order of ours is known to let them, but a trigger
 * of an operator may; whoever asks again is served, so the guest is told as of any other moment of a busy database.
 */
describe('a call whose transaction the database ends as a deadlock', () => {
  let world: World
  let at: Changing
  beforeEach(async () => {
    world = await openWorld()
    at = await openChanging(world)
  })
  afterEach(() => world.close())

  /** The first row that is written to the table, and no other: a sequence is not taken back with its transaction. */
  async function endFirst(table: 'reservation' | 'inventory_day') {
    await world.database.orm.execute(sql`create sequence ended`)
    await world.database.orm.execute(sql`create function end_first() returns trigger language plpgsql as $$
      begin
        if nextval('ended') = 1 then raise exception using errcode = '40P01', message = 'deadlock detected'; end if;
        return new;
      end $$`)
    await world.database.orm.execute(
      sql`create trigger ended before insert or update on ${sql.identifier(table)} for each row execute function end_first()`,
    )
  }

  const broken = async () => (await checkBooks(world.database.orm)).filter((check) => check.broken > 0)
  const count = async () => [await world.database.orm.$count(reservation), await world.database.orm.$count(chargeTable)]

  for (const type of ['on_site', 'credit_card'] as const)
    for (const table of ['reservation', 'inventory_day'] as const)
      it(`books once when it is asked again (${type}, at ${table})`, async () => {
        const [body, [stays = NaN, charges = NaN]] = [await at.bookingOf(type), await count()]
        await endFirst(table)
        const first = await at.postBooking(body, 'ended-booking')
        assert.deepEqual([first.status, first.headers.get('retry-after')], [503, '5'])
        assert.equal((await at.postBooking(body, 'ended-booking')).status, 201)
        assert.deepEqual(await count(), [stays + 1, charges + Number(type === 'credit_card')])
        assert.deepEqual(await broken(), [])
      })

  it('cancels once when it is asked again', async () => {
    const booked = await at.book('credit_card')
    await endFirst('reservation')
    const cancel = () => at.cancel(booked, 'ended-cancel')
    assert.equal((await cancel()).status, 503)
    assert.equal((await cancel()).status, 200)
    assert.equal((await at.show(booked.reservation_number)).status, 'cancelled')
    assert.deepEqual(await broken(), [])
  })
})
