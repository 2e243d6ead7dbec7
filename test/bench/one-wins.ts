import { sql } from 'drizzle-orm'

import { rowsOf } from '../../demo-host/provider/db/orm.ts'
import type { Database } from '../../demo-host/provider/db/orm.ts'
import { BOOKED, refusalOf } from '../contract/helpers/changing.ts'
import { pressesOn } from '../contract/helpers/presses.ts'
import type { Press } from '../contract/helpers/presses.ts'
import { changerOf, count, HOTEL, leaveRooms, STOCK_AND_NIGHTS, sweep } from './house.ts'
import { exactly, seconds, table } from './report.ts'
import type { Promised, Section } from './report.ts'

const EACH = 20
const TYPES = ['on_site', 'credit_card'] as const
/** The nights of the stays, and the one more of the longer stays. */
const NIGHTS = { ...BOOKED, checkout_date: '2026-12-12' }
const [STALE, BEING_PAID] = [3014, 3016]

type Answer = Awaited<ReturnType<Press>>
/** What the three windows of one reservation were told. */
type Round = { number: string; answers: Answer[]; cancelled: boolean; shortened: boolean; paid: boolean }

/** Guests who cancel, change and pay for one reservation in three windows at once (guarantee S12). */
export const oneWins: Section = {
  title: `one wins: ${EACH * TYPES.length} reservations, each cancelled, changed and paid for at once, two processes`,
  async run({ house: open }) {
    const house = await open()
    const at = await changerOf(house)
    const room = await at.roomFor('credit_card')
    await leaveRooms(house.database, room, EACH * TYPES.length, NIGHTS)
    const before = await counted(house.database)
    const rounds: Round[] = []
    const rows: (string | number)[][] = []
    for (const type of TYPES) {
      const waiting: [number: string, presses: readonly Press[]][] = []
      for (let n = 0; n < EACH; n++) {
        const booked = await at.book(type, [room])
        waiting.push([booked.reservation_number, await pressesOn(at, booked)])
      }
      const startedAt = performance.now()
      const all = await Promise.all(waiting.map(([number, presses], turn) => pressAll(number, presses, turn)))
      const ms = performance.now() - startedAt
      rows.push([type, ...summed(all), seconds(ms)])
      rounds.push(...all)
    }
    table(['to be paid', 'cancelled', 'shortened', 'paid', 'told 3014', 'told 3016', 'told another', 'time'], rows)
    await sweep(house)
    return promises(house.database, rounds, before)
  },
}

/** All three in one moment, each time beginning with another one. */
async function pressAll(number: string, presses: readonly Press[], turn: number): Promise<Round> {
  const places = presses.map((_, n) => (n + turn) % presses.length)
  const inTurn = await Promise.all(places.map((place) => presses[place]?.()))
  const answers = presses.flatMap((_, place) => inTurn[places.indexOf(place)] ?? [])
  const [cancelled = false, shortened = false, paid = false] = answers.map(isDone)
  return { number, answers, cancelled, shortened, paid }
}

const isDone = ({ status }: Answer): boolean => status === 200
const refusedIn = (rounds: readonly Round[]) =>
  rounds.flatMap(({ answers }) => answers.filter((answer) => !isDone(answer)))

function summed(rounds: readonly Round[]): number[] {
  const made = (['cancelled', 'shortened', 'paid'] as const).map((way) => rounds.filter((round) => round[way]).length)
  const codes = refusedIn(rounds).map(({ body }) => refusalOf(body)?.code)
  const told = [STALE, BEING_PAID].map((code) => codes.filter((one) => one === code).length)
  return [...made, ...told, codes.filter((code) => code !== STALE && code !== BEING_PAID).length]
}

const counted = (database: Database) =>
  count(
    database,
    sql`select ${STOCK_AND_NIGHTS},
      (select count(*) from reservation_change where state = 'pending') as pending`,
  )

type Stands = { cancelled: boolean; applied: number; owed: number; entered: number; paid: number; charged: number }

/** What became of a reservation: online is paid what it costs, or its fee, and by whoever agreed to pay online. */
async function standsAs({ orm }: Database, number: string): Promise<Stands> {
  const [row] = await rowsOf<Stands>(
    orm,
    sql`select r.status = 'cancelled' as cancelled,
      (case when r.payment_type <> 'credit_card' then 0 else coalesce(r.cancellation_fee_gross, r.total_gross) end)::int as owed,
      (select count(*)::int from reservation_change c where c.reservation_id = r.id and c.state = 'applied') as applied,
      (select coalesce(sum(p.captured_gross - p.refunded_gross), 0)::int from payment p
        where p.reservation_id = r.id) as paid,
      (select coalesce(sum(case e.kind when 'captured' then e.amount_gross when 'refunded' then -e.amount_gross else 0 end), 0)::int
        from payment_entry e join payment p on p.id = e.payment_id where p.reservation_id = r.id) as entered,
      (select coalesce(sum(g.captured_amount - g.refunded_amount), 0)::int
        from gateway.charge g join payment p on p.id = g.reference where p.reservation_id = r.id) as charged
      from reservation r where r.hotel_id = ${HOTEL} and r.number = ${number}`,
  )
  if (!row) throw new Error(`Reservation ${number} is not there`)
  return row
}

async function promises(
  database: Database,
  rounds: readonly Round[],
  before: Record<string, number>,
): Promise<Promised[]> {
  const after = await counted(database)
  const more = (name: string) => Number(after[name]) - Number(before[name])
  const stands = await Promise.all(
    rounds.map(async (round) => ({ round, row: await standsAs(database, round.number) })),
  )
  const amiss = (is: (row: Stands, round: Round) => boolean) => stands.filter(({ row, round }) => is(row, round)).length
  const silent = refusedIn(rounds).filter(({ status, body }) => {
    const { code, reason } = refusalOf(body) ?? {}
    return ![409, 422].includes(status) || (reason ?? code) === undefined
  })
  return [
    exactly(
      'reservations with which nobody had their way',
      rounds.filter(({ cancelled, shortened, paid }) => !cancelled && !shortened && !paid).length,
      0,
    ),
    exactly('reservations changed twice', rounds.filter(({ shortened, paid }) => shortened && paid).length, 0),
    exactly('refusals without a reason', silent.length, 0),
    exactly(
      'reservations that are not what their guests were told',
      amiss((row, { cancelled, shortened, paid }) => {
        return row.cancelled !== cancelled || row.applied !== Number(shortened) + Number(paid)
      }),
      0,
    ),
    exactly(
      'reservations whose ledger is not what is owed',
      amiss(({ owed, entered, paid }) => entered !== owed || paid !== owed),
      0,
    ),
    exactly(
      'reservations whose charges are not what is owed',
      amiss(({ owed, charged }) => charged !== owed),
      0,
    ),
    exactly('changes still pending', more('pending'), 0),
    exactly('room nights sold', more('sold'), more('nights')),
    exactly('plan nights sold', more('plans_sold'), more('nights')),
    exactly('room nights still held', more('held'), 0),
    exactly('plan nights still held', more('plans_held'), 0),
  ]
}
