import { sql } from 'drizzle-orm'

import type { Database } from '../../demo-host/provider/db/orm.ts'
import { MINUTE_MS, THREE_DS_MS } from '../../shared/constants.ts'
import { count, guestOf, leaveRooms, post, sweep } from './house.ts'
import type { Guest, House } from './house.ts'
import { exactly, table } from './report.ts'
import type { Section } from './report.ts'
import { askAgain, book, wishOf } from './stream.ts'
import type { Wish } from './stream.ts'

const BOOKINGS = 40
const KILLED_AFTER = 12
/** Every so many guests go away for good when they hear nothing. */
const GONE = 4

/** What is killed in the middle of a stream of bookings (guarantee S24); each comes back before the stream ends. */
const KILLS: Record<string, (house: House) => Promise<void>> = {
  async 'a provider process'({ processes, restart }) {
    await processes[1]?.kill()
    await restart(1)
  },
  async 'the database'({ postgres }) {
    await postgres.kill()
    await postgres.restart()
  },
  async everything({ processes, postgres, restart }) {
    await Promise.all([...processes.map((each) => each.kill()), postgres.kill()])
    await postgres.restart()
    for (const index of processes.keys()) await restart(index)
  },
}

export const kill: Section = {
  title: `kill -9: ${BOOKINGS} bookings each, half of them by card`,
  async run({ house: open }) {
    const house = await open()
    const before = await counted(house.database)
    const wishes: Wish[] = []
    const rows: (string | number)[][] = []
    for (const [name, killed] of Object.entries(KILLS)) {
      const guest = await guestOf(house)
      const stream = await wishesOf(house, guest, name.replaceAll(' ', '-'))
      await slowGateway(house)
      let coming: Promise<void> | undefined
      await book(guest, stream, (told) => {
        if (told === KILLED_AFTER) coming = killed(house)
      })
      await coming
      const told = (kind: Wish['told']['kind']) => stream.filter((wish) => wish.told.kind === kind).length
      const atOnce = [told('done'), told('pending'), told('refused'), told('nothing')]
      const waiting = stream.filter((wish) => wish.told.kind === 'nothing')
      await askAgain(
        guest,
        waiting.filter((_, index) => index % GONE !== 0),
      )
      rows.push([name, ...atOnce, waiting.filter((wish) => wish.told.kind !== 'nothing').length, told('nothing')])
      wishes.push(...stream)
    }
    table(['killed', 'booked', 'pending', 'refused', 'no answer', 'answered later', 'gone'], rows)
    await outwait(house)
    return promises(house, wishes, before)
  },
}

async function wishesOf({ database }: House, guest: Guest, name: string): Promise<Wish[]> {
  const [onSite, byCard] = [await guest.room('on_site'), await guest.room('credit_card')]
  for (const room of [onSite, byCard]) await leaveRooms(database, room, 10 * BOOKINGS)
  const paidThere = await guest.booking('on_site', onSite)
  const wishes: Wish[] = []
  for (let n = 0; n < BOOKINGS; n++)
    wishes.push(wishOf(`${name}-${n}-key`, n % 2 === 0 ? paidThere : await guest.booking('credit_card', byCard)))
  return wishes
}

/** The gateway's answers come late, so that a kill meets charges nobody has heard of yet. */
async function slowGateway({ processes }: House): Promise<void> {
  await post(`${processes[0]?.origins.gateway}/test/switches`, {
    call: 'authorize',
    kind: 'slow',
    after: true,
    delay_ms: 300,
    times: 20,
  })
}

/** The guests' fifteen minutes are over for every process, and each has swept. */
async function outwait(house: House): Promise<void> {
  await sweep(house, THREE_DS_MS / MINUTE_MS + 1)
  // What one process left to the gateway, the next round finds settled.
  await sweep(house)
}

const counted = (database: Database) =>
  count(
    database,
    sql`select (select sum(sold) from inventory_day) as sold, (select sum(held) from inventory_day) as held,
      (select sum(sold) from rate_day) as plans_sold, (select sum(held) from rate_day) as plans_held,
      (select count(*) from reservation where status = 'done') as done,
      (select count(*) from reservation where status = 'payment_pending') as pending,
      (select count(*) from idempotency_key where state = 'running') as running,
      (select count(*) from reservation_night n join reservation_room o on o.id = n.reservation_room_id
        join reservation r on r.id = o.reservation_id where r.status = 'done' and n.state = 'sold') as nights,
      (select count(*) from reservation r where status = 'done' and payment_type = 'credit_card') as by_card,
      (select count(*) from gateway.charge where state = 'captured' and refunded_amount = 0) as charges,
      (select count(*) from reservation r where status = 'done' and payment_type = 'credit_card' and not exists
        (select 1 from payment p join gateway.charge c on c.reference = p.id
          where p.reservation_id = r.id and p.state = 'captured' and c.state = 'captured'
          and c.captured_amount = r.due_now_gross and c.refunded_amount = 0)) as unpaid,
      (select count(*) from reservation r where status = 'done' and 1 <>
        (select count(*) from email_outbox m where m.reservation_id = r.id)) as not_one_mail`,
  )

async function promises({ database }: House, wishes: readonly Wish[], before: Record<string, number>) {
  const after = await counted(database)
  const more = (name: string) => Number(after[name]) - Number(before[name])
  const acknowledged = wishes.flatMap(({ told }) => (told.kind === 'done' ? [told.booked.reservation_number] : []))
  const list = `{${acknowledged.join(',')}}`
  const { stand } = await count(
    database,
    sql`select count(*) as stand from reservation where status = 'done' and number = any(${list}::text[])`,
  )
  const silent = wishes.filter(({ told, asked }) => told.kind === 'nothing' && asked > 1)
  return [
    exactly('acknowledged bookings that stand', stand ?? 0, acknowledged.length),
    exactly('guests who asked again and never heard', silent.length, 0),
    exactly('room nights sold', more('sold'), more('nights')),
    exactly('plan nights sold', more('plans_sold'), more('nights')),
    exactly('room nights still held', more('held'), 0),
    exactly('plan nights still held', more('plans_held'), 0),
    exactly('bookings still pending', more('pending'), 0),
    exactly('attempts still running', more('running'), 0),
    exactly('captured charges', more('charges'), more('by_card')),
    exactly('card bookings without their charge', more('unpaid'), 0),
    exactly('bookings without exactly one mail', more('not_one_mail'), 0),
    {
      promise: 'bookings that stand in all',
      seen: `${more('done')}, of which ${acknowledged.length} were acknowledged`,
      isKept: more('done') >= acknowledged.length,
    },
  ]
}
