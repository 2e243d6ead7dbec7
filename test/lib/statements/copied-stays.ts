import assert from 'node:assert/strict'

import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { firstRoom, openGuest } from '../../contract/helpers/guest.ts'
import { ORIGINS } from '../../contract/helpers/world.ts'
import type { World } from '../../contract/helpers/world.ts'

const HOTEL = 1
/** Ids of copies follow this one. */
export const FIRST_COPY = 1_000_000

/** Copies come over ten years, because a night counts no more rooms than a house may have. */
const DAYS = 3_650

/** Rows of a table once more, as often as said, each with its number `n` in what is another in it. */
async function copy(
  world: World,
  table: string,
  which: SQL,
  count: number,
  changes: Record<string, SQL>,
  more = sql``,
) {
  const columns = await rowsOf<{ name: string }>(
    world.database.orm,
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`,
  )
  const names = columns.map(({ name }) => sql.identifier(name))
  const values = columns.map(({ name }) => changes[name] ?? sql`one.${sql.identifier(name)}`)
  await world.database.orm.execute(sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${sql.identifier(table)} one, generate_series(1, ${count}::int) n
    where ${which} ${more}`)
}

/** Every hotel reminds its guests from now on, so that those who are near are looked for. */
export const remindEverywhere = (world: World) =>
  world.database.orm.execute(
    sql`update hotel set settings = settings || '{"reminder": {"days_before": 3, "at": "00:00"}}'::jsonb`,
  )

/** A stay that is booked and paid by card, copied with everything that came of it; more of them have ids from another number on. */
export async function addPaidStays(world: World, count: number, from = FIRST_COPY): Promise<void> {
  const run = (query: SQL) => world.database.orm.execute(query)
  const guest = await openGuest(world)
  const room = await firstRoom(guest, HOTEL, 'credit_card')
  const token = await world.cardToken('4000000000024242')
  const card = { token, brand: 'visa' as const, last4: '4242', expiry: '12/30', holder: 'TARO YAMADA' }
  const payment = { type: 'credit_card' as const, card, return_url: `${ORIGINS.widget}/return` }
  const booking = await guest.booking(HOTEL, 'credit_card', [room], { payment })
  const { body } = await guest.book(HOTEL, booking, `a-stay-to-copy-${from}`)
  assert.equal(body.data?.status, 'done', JSON.stringify(body))
  const isIt = sql`number = ${body.data.reservation_number}`
  const ofIt = sql`reservation_id = (select id from reservation where ${isIt})`
  const ofItsRoom = sql`reservation_room_id = (select id from reservation_room where ${ofIt})`
  const ofItsPayment = sql`payment_id = (select id from payment where ${ofIt})`
  const id = sql`(${from}::int + n)`
  const text = sql`('copy-' || n + ${from - FIRST_COPY}::int)`
  const day = sql`(n % ${DAYS}::int)`
  const later = sql`${new Date(world.clock.now() + DAY_MS).toISOString()}::timestamptz`
  const copied: [table: string, which: SQL, changes: Record<string, SQL>][] = [
    ['client_session', sql`id = (select min(id) from client_session)`, { id, token_hash: text, expires_at: later }],
    ['reservation', isIt, { id, number: text, bypass_token_hash: text, client_session_id: id, checkin_date: sql`(one.checkin_date + ${day})`, checkout_date: sql`(one.checkout_date + ${day})` }], // prettier-ignore
    ['reservation_room', ofIt, { id, reservation_id: id }],
    ['reservation_night', ofItsRoom, { reservation_room_id: id, night: sql`(one.night + ${day})` }],
    ['payment', ofIt, { id: text, gateway_ref: text, reservation_id: id }],
    ['payment_entry', ofItsPayment, { id: sql`(${from}::bigint * 10 + n * 10 + one.id % 10)`, payment_id: text, dedupe: sql`(${text} || ' ' || one.kind)` }], // prettier-ignore
    ['reservation_event', sql`${ofIt} and kind = 'booked'`, { id, reservation_id: id }],
    ['email_outbox', ofIt, { id, dedupe: text, reservation_id: id, state: sql`'sent'` }],
    ['idempotency_key', ofIt, { key: text, reservation_id: id, expires_at: later }],
    ['quote', sql`id = (select min(id) from quote)`, { id: text, expires_at: later, client_session_id: id }],
  ]
  for (const [table, which, changes] of copied) await copy(world, table, which, count, changes)
  await countNights(world, { table: 'inventory_day', key: 'room_type_id', most: 'total' }, ofItsRoom)
  await countNights(world, { table: 'rate_day', key: 'room_plan_id', most: 'stock' }, ofItsRoom)
  await run(sql`analyze`)
}

type NightTable = { table: string; key: string; most: string }

/** Each night of the copies has its row, which counts what is sold and has room for it. */
async function countNights(world: World, { table, key, most }: NightTable, ofItsRoom: SQL): Promise<void> {
  const [day, of, room] = [table, key, most].map((name) => sql.identifier(name))
  const first = sql`(hotel_id, night, ${of}) in (select hotel_id, night, ${of} from reservation_night where ${ofItsRoom})`
  await copy(world, table, first, DAYS, { night: sql`(one.night + n)`, sold: sql`0` }, sql`on conflict do nothing`)
  await world.database.orm.execute(sql`update ${day} d set sold = c.sold, ${room} = greatest(d.${room}, c.sold)
    from (select hotel_id, night, ${of}, count(*) as sold from reservation_night where state = 'sold' group by 1, 2, 3) c
    where d.hotel_id = c.hotel_id and d.night = c.night and d.${of} = c.${of}`)
}
