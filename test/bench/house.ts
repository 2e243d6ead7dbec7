import { sql } from 'drizzle-orm'

import { writeFact, readFact } from '../../demo-host/provider/db/facts.ts'
import { rowsOf } from '../../demo-host/provider/db/orm.ts'
import type { Database } from '../../demo-host/provider/db/orm.ts'
import { openUrl } from '../../demo-host/provider/db/postgres.ts'
import { TEST_NOW } from '../../demo-host/world/memory.ts'
import type { SelectedRoom } from '../../shared/model/search/search.ts'
import type { PaymentType } from '../../shared/payment-codes.ts'
import { changesOf } from '../contract/helpers/changing.ts'
import { firstRoom, openGuest, STAY } from '../contract/helpers/guest.ts'
import { ORIGINS } from '../contract/helpers/world.ts'
import { startPostgres } from './postgres.ts'
import type { Postgres } from './postgres.ts'
import { startProcess } from './running.ts'
import type { Running } from './running.ts'

export const HOTEL = 1
export const PAID_AT_ONCE = '4000000000024242'
const ANSWER_WITHIN_MS = 30_000

export type House = {
  postgres: Postgres
  /** For counting; a server that was killed and came back is connected to anew. */
  database: Database
  /** The first of them also runs the payment gateway that all ask. */
  processes: Running[]
  /** Starts one that was killed, where it was. */
  restart: (index: number) => Promise<void>
  close: () => Promise<void>
}

/** Provider processes over one PostgreSQL with fsync, at the tests' first moment. */
export async function openHouse(
  folder: string,
  size = 2,
  { environment = {}, root }: { environment?: Record<string, string>; root?: string } = {},
): Promise<House> {
  const postgres = await startPostgres(folder)
  const processes: Running[] = []
  let database: Database | undefined
  const close = async () => {
    await Promise.all(processes.map((each) => each.stop()))
    await database?.close()
    await postgres.stop()
  }
  try {
    database = await openUrl(postgres.url, 'url')
    await writeFact(database, 'clock_offset', TEST_NOW - Date.now())
    const start = (first?: number) => {
      const [home] = processes
      const shared = home && { host: home.origins.host, widget: home.origins.widget, gateway: home.origins.gateway }
      return startProcess({
        folder,
        url: postgres.url,
        ...(root && { root }),
        // As in production: behind one balancer, which names whom it asks for, and with few answers looked at.
        environment: { TRUSTED_PROXIES: '1', CHECK_ANSWERS_EVERY: '100', NAMED_STATEMENTS: '1', ...environment },
        ...(first && { first }),
        ...(shared && { shared }),
      })
    }
    while (processes.length < size) processes.push(await start())
    const restart = async (index: number) => void (processes[index] = await start(processes[index]?.first))
    return { postgres, database, processes, restart, close }
  } catch (error) {
    await close()
    throw error
  }
}

const NETWORKS = 250

export type Guest = Awaited<ReturnType<typeof guestOf>>

/** A browser whose calls go to the processes in turn, as a load balancer would send them. */
function browserOf({ processes }: House) {
  let turn = 0
  return openGuest(
    {
      fetch(input, init) {
        const { origins } = processes[turn++ % processes.length] as Running // there is always one
        const url = String(input).replace(ORIGINS.api, origins.api).replace(ORIGINS.identity, origins.identity)
        const headers = new Headers(init?.headers)
        // All guests of one network together have a limit, and these are guests of many.
        if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', `10.4.0.${turn % NETWORKS}`)
        return fetch(url, { ...init, headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
      },
    },
    { origin: processes[0]?.origins.widget ?? '' },
  )
}

const returnUrl = ({ processes }: House) => `${processes[0]?.origins.widget}/return`

/** What the hosted fields give for a test card. */
async function cardTokens({ processes, database }: House) {
  const secrets = (await readFact(database, 'gateway_secrets')) as { key: string } // written by the process
  const origin = processes[0]?.origins.gateway ?? ''
  const headers = { origin, 'content-type': 'application/json' }
  return async (number = PAID_AT_ONCE): Promise<string> => {
    const card = { key: secrets.key, number, expiry: '12/30', cvc: '123', holder: 'TARO YAMADA' }
    const answer = await fetch(`${origin}/tokens`, { method: 'POST', headers, body: JSON.stringify(card) })
    return ((await answer.json()) as { token: string }).token
  }
}

/** Somebody who changes what they have booked. */
export async function changerOf(house: House) {
  const cardToken = await cardTokens(house)
  return changesOf(await browserOf(house), { database: house.database, cardToken }, returnUrl(house))
}

export async function guestOf(house: House) {
  const guest = await browserOf(house)
  const cardToken = await cardTokens(house)

  /** A booking whose quote may be used by many; each card payment needs a card of its own. */
  async function booking(type: PaymentType, room: SelectedRoom) {
    if (type !== 'credit_card') return guest.booking(HOTEL, type, [room])
    const card = {
      token: await cardToken(),
      brand: 'visa' as const,
      last4: '4242',
      expiry: '12/30',
      holder: 'TARO YAMADA',
    }
    const payment = { type, card, return_url: returnUrl(house) }
    return guest.booking(HOTEL, type, [room], { payment })
  }

  return { ...guest, booking, room: (type: PaymentType) => firstRoom(guest, HOTEL, type) }
}

/** So many rooms of this type are left on every night of the stay, and the plan does not say otherwise. */
export async function leaveRooms(
  { orm }: Database,
  room: Pick<SelectedRoom, 'room_type_code' | 'room_plan_code'>,
  rooms: number,
  { checkin_date, checkout_date } = STAY,
): Promise<void> {
  const stay = sql`hotel_id = ${HOTEL} and night >= ${checkin_date} and night < ${checkout_date}`
  await orm.execute(sql`update inventory_day set total = sold + held + ${rooms} where ${stay}
    and room_type_id = (select id from room_type where hotel_id = ${HOTEL} and code = ${room.room_type_code})`)
  await orm.execute(sql`update rate_day set stock = null where ${stay}
    and room_plan_id = (select id from room_plan where hotel_id = ${HOTEL} and code = ${room.room_plan_code})`)
}

/** Lets every process do what is due, as it does every few seconds; so much later where minutes are given. */
export async function sweep({ processes }: Pick<House, 'processes'>, advance_minutes = 0): Promise<void> {
  for (const { origins } of processes) await post(`${origins.api}/demo/clock`, { advance_minutes })
}

export async function post(url: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (status !== 200) throw new Error(`${url} answered ${status}`)
}

/** The rows of a counting query as one row of numbers. */
export async function count(database: Database, query: ReturnType<typeof sql>): Promise<Record<string, number>> {
  const [row = {}] = await rowsOf<Record<string, unknown>>(database.orm, query)
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]))
}

/** What is sold and held, beside the nights of the stays that are booked. */
export const STOCK_AND_NIGHTS = sql`
  (select sum(sold) from inventory_day) as sold, (select sum(held) from inventory_day) as held,
  (select sum(sold) from rate_day) as plans_sold, (select sum(held) from rate_day) as plans_held,
  (select count(*) from reservation_night n join reservation_room o on o.id = n.reservation_room_id
    join reservation r on r.id = o.reservation_id where r.status = 'done' and n.state = 'sold') as nights`
