import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { HOTEL, openChanging } from '../../../test/contract/helpers/changing.ts'
import type { Changing } from '../../../test/contract/helpers/changing.ts'
import { TARO } from '../../../test/contract/helpers/guest.ts'
import { HANAKO, signIn } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { rowsOf } from '../db/orm.ts'
import type { Orm } from '../db/orm.ts'
import { BOOK_CHECKS } from './book-checks.ts'
import { checkBooks } from './check-books.ts'

const ASKS = '4000000000003220'
/** A word or some, a number, perhaps a day: nothing of a guest's. */
const ROW =
  /^(?:room type|room plan|extra|(?:points of |coupon of )?stay|points of member|coupon|voucher|payment) [\w-]+(?: on \d{4}-\d\d-\d\d)?$/

const PLAIN = sql`id = (select min(id) from reservation where status = 'done' and payment_type = 'on_site'
  and id not in (select reservation_id from coupon_use union select reservation_id from point_use)
  and id not in (select reservation_id from voucher where reservation_id is not null))`

/** By the name of each check: ways in which nothing but that is not true any more. A check without one is not proven. */
const BREAKS: Record<string, readonly (readonly SQL[])[]> = {
  rooms: [
    [sql`update inventory_day set total = total + 1, sold = sold + 1 where sold > 0`],
    [sql`update inventory_day set total = total + 1, held = held + 1 where held = 0`],
    [sql`update inventory_day set sold = sold - 1 where sold > 0`],
    [
      sql`alter table inventory_day drop constraint inventory_day_no_oversell`,
      sql`update inventory_day set total = sold + held - 1 where sold > 0`,
    ],
  ],
  plans: [
    [sql`update rate_day set stock = null, sold = sold + 1 where sold > 0`],
    [sql`update rate_day set held = held - 1 where held > 0`],
    [sql`alter table rate_day drop constraint rate_day_no_oversell`, sql`update rate_day set stock = 0 where sold > 0`],
  ],
  extras: [
    [sql`update extra_day set total = total + 1, sold = sold + 1 where sold > 0`],
    [sql`alter table extra_day drop constraint extra_day_stock`, sql`update extra_day set total = 0 where sold > 0`],
  ],
  nights: [
    [sql`update reservation set checkout_date = checkout_date + 1 where ${PLAIN}`],
    [sql`update reservation set checkin_date = checkin_date + 1, checkout_date = checkout_date + 1 where ${PLAIN}`],
    [sql`update reservation set status = 'cancelled' where ${PLAIN}`],
    [sql`update reservation set hotel_id = hotel_id + 1 where ${PLAIN}`],
    [
      sql`update reservation_night set state = 'sold' where state = 'released'`,
      sql`update inventory_day d set total = total + n.rooms, sold = sold + n.rooms from (select n.hotel_id, n.night, n.room_type_id,
        count(*) as rooms from reservation_night n join reservation_room o on o.id = n.reservation_room_id
        join reservation r on r.id = o.reservation_id where r.status = 'cancelled' group by 1, 2, 3) n
        where (d.hotel_id, d.night, d.room_type_id) = (n.hotel_id, n.night, n.room_type_id)`,
      sql`update rate_day d set stock = null, sold = sold + n.rooms from (select n.hotel_id, n.night, n.room_plan_id,
        count(*) as rooms from reservation_night n join reservation_room o on o.id = n.reservation_room_id
        join reservation r on r.id = o.reservation_id where r.status = 'cancelled' group by 1, 2, 3) n
        where (d.hotel_id, d.night, d.room_plan_id) = (n.hotel_id, n.night, n.room_plan_id)`,
    ],
    [sql`update reservation_extra set state = 'held' where stock_date is null`],
  ],
  prices: [
    [sql`update reservation_room set total_gross = total_gross + 1`],
    [sql`update reservation_extra set quantity = quantity + 1 where stock_date is null`],
    [sql`update reservation set total = jsonb_set(total, '{spending_point_value}', '1') where ${PLAIN}`],
    [sql`update reservation set total_gross = total_gross + 1 where ${PLAIN}`],
  ],
  ledger: [
    [sql`delete from payment_entry where kind = 'captured'`],
    [sql`update payment_entry set amount_gross = amount_gross - 1 where kind = 'refunded'`],
    [sql`update payment_return set amount_gross = amount_gross + 1 where state = 'done'`],
  ],
  paid: [
    [sql`update payment set state = 'authorized' where state = 'captured' and reservation_id in (select id from reservation where status = 'done')`],
    [sql`update reservation set payment_type = 'credit_card', due_now_gross = total_gross where ${PLAIN}`],
  ],
  kept: [[sql`update reservation set cancellation_fee_gross = 0 where status = 'cancelled'`]],
  coupons: [
    [sql`update coupon set used = 0 where id in (select coupon_id from coupon_use)`],
    [sql`update coupon set held = held + 1 where usage_limit is null`],
    [sql`alter table coupon drop constraint coupon_limit`, sql`update coupon set usage_limit = 0 where used > 0`],
    [sql`update coupon_use set state = 'held'`, sql`update coupon set held = 1 where id in (select coupon_id from coupon_use)`],
    [sql`update voucher set state = 'held', consumed_at = null where reservation_id is not null`],
    [sql`update voucher set state = 'available', consumed_at = null where reservation_id is not null`],
  ],
  points: [
    [sql`update point_balance set balance = balance + 1`],
    [sql`update point_lot set remaining = remaining - 1 where remaining > 0`],
    [sql`delete from point_entry where kind = 'spent'`],
    [sql`update point_use set state = 'held'`],
    [sql`delete from point_use`],
    [
      sql`update point_balance b set held = held + u.amount from point_use u where u.member_id = b.member_id`,
      sql`delete from point_entry where kind = 'spent'`,
      sql`update point_use set state = 'held'`,
    ],
  ],
} // prettier-ignore

describe('the books', () => {
  let world: World
  before(async () => {
    world = await openWorld()
    await live(await openChanging(world), world)
  })
  after(() => world.close())

  /** The names of the checks that find something after these statements, which nobody else sees. */
  async function foundAfter(statements: readonly SQL[]) {
    const undo = new Error('enough')
    let found: Awaited<ReturnType<typeof checkBooks>> = []
    await world.database.orm
      .transaction(async (tx) => {
        for (const statement of statements) assert.ok(await isChanging(tx, statement), 'it changes something')
        found = (await checkBooks(tx)).filter(({ broken }) => broken > 0)
        throw undo
      })
      .catch((error: unknown) => assert.equal(error, undo))
    return found
  }

  it('are in order where guests have booked, paid, changed, cancelled and spent in every way', async () => {
    const found = (await checkBooks(world.database.orm)).filter(({ broken }) => broken > 0)
    assert.deepEqual(found, [])
    const [stays] = await rowsOf(
      world.database.orm,
      sql`select (select count(*)::int from reservation where status = 'payment_pending') as pending,
        (select count(*)::int from reservation where status = 'cancelled' and cancellation_fee_gross > 0) as cancelled,
        (select count(*)::int from reservation_change where state = 'pending') as changing,
        (select count(*)::int from lottery_entry where holds_stock) as won`,
    )
    assert.deepEqual({ ...stays, won: Number(stays?.won) > 0 }, { pending: 1, cancelled: 1, changing: 1, won: true })
  })

  it('have a way of being broken for each check', () => {
    assert.deepEqual(
      BOOK_CHECKS.map(({ name }) => name),
      Object.keys(BREAKS),
    )
  })

  for (const [name, ways] of Object.entries(BREAKS))
    it(`tell what is not so with ${name}, and nothing else`, async () => {
      for (const way of ways) {
        const found = await foundAfter(way)
        assert.deepEqual(
          found.map((one) => one.name),
          [name],
          `way ${ways.indexOf(way) + 1}: ${JSON.stringify(found)}`,
        )
        for (const { broken, rows } of found) {
          assert.equal(rows.length, Math.min(broken, 3))
          for (const row of rows) assert.match(row, ROW)
        }
      }
    })
})

/** What an evening brings: stays that stand, wait, are changed and end, and what they took of a wallet. */
async function live(at: Changing, world: World): Promise<void> {
  const [flowers] = await rowsOf<{ id: number }>(
    world.database.orm,
    sql`select id from extra where hotel_id = ${HOTEL} and code = 'flowers'`,
  )
  const [counted] = await rowsOf<{ id: number; date: string }>(
    world.database.orm,
    sql`select extra_id as id, to_char(date, 'YYYY-MM-DD') as date from extra_day d join extra e on e.id = d.extra_id
      where e.hotel_id = ${HOTEL} and d.total > 1 and d.date between '2026-12-08' and '2026-12-10' order by date limit 1`,
  )
  assert.ok(flowers && counted)
  await at.book('on_site')
  await at.book('on_site', undefined, { coupon_code: 'WELCOME10' })
  await at.book('on_site', undefined, {
    extras: [
      { extra_id: flowers.id, quantity: 2 },
      { extra_id: counted.id, date: counted.date, quantity: 1 },
    ],
  })
  await at.book('credit_card')
  const cheaper = await at.book('credit_card')
  await at.change(cheaper, { checkout_date: '2026-12-10' })
  await spend(world, at)
  const late = await at.book('credit_card')
  const now = world.clock.now()
  world.clock.set(Date.parse('2026-12-07T12:00:00+09:00'))
  const then = await openChanging(world)
  assert.equal((await then.cancel(await then.show(late.reservation_number))).status, 200)
  world.clock.set(now)
  const dearer = await at.book('credit_card')
  await at.change(dearer, { checkout_date: '2026-12-12', payment: await at.byCard(ASKS) })
  await at.book('credit_card', undefined, { payment: await at.byCard(ASKS) })
}

async function spend(world: World, at: Changing): Promise<void> {
  const hanako = await signIn(at.guest, HANAKO)
  const room = await at.roomFor('on_site')
  for (const paid of [{ points: 500 }, { voucher_coupon_code: 'STAY-3000' }]) {
    const stay = { checkin_date: '2026-12-08', checkout_date: '2026-12-11', rooms: [room], ...paid }
    const { body } = await hanako.send(rooms.price, { hotelId: HOTEL, query: { ...stay, payment_type: 'on_site' } })
    const { quote_id } = body.meta
    const { total_price } = body.data.total
    const booking = { ...stay, guest: TARO, payment: { type: 'on_site' as const }, extras: [], allow_duplicate: true, quote_id, total_price } // prettier-ignore
    const headers = { [HEADERS.idempotencyKey]: at.key() }
    const made = await hanako.send(reservations.create, { hotelId: HOTEL, body: booking }, headers)
    assert.equal(made.status, 201, JSON.stringify(made.body))
  }
}

/** Whether a statement is of the kind that changes rows, and then whether it changed any. */
async function isChanging(tx: Orm, statement: SQL): Promise<boolean> {
  const { rowCount } = (await tx.execute(statement)) as unknown as { rowCount: number | null } // the driver's own answer
  return rowCount !== 0
}
