import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'

import type { Pool } from 'pg'

import { openUrl } from '../../demo-host/provider/db/postgres.ts'
import { stoppedClock } from '../../demo-host/world/clock.ts'
import { TEST_NOW } from '../../demo-host/world/memory.ts'
import { SECOND_MS } from '../../shared/constants.ts'
import type { Call, InputOf } from '../../shared/contract/define.ts'
import { reservations } from '../../shared/contract/reservations.ts'
import { rooms } from '../../shared/contract/rooms.ts'
import { starting } from '../../shared/contract/starting.ts'
import { HEADERS } from '../../shared/headers.ts'
import { openGuest, PARTY, STAY, written } from '../contract/helpers/guest.ts'
import { openWorld, ORIGINS } from '../contract/helpers/world.ts'
import { guestOf, HOTEL, leaveRooms, openHouse } from './house.ts'
import type { House } from './house.ts'
import { exactly, milliseconds, partOf, table } from './report.ts'
import type { Section } from './report.ts'
import { newFolder } from './running.ts'
import type { Running } from './running.ts'

const AT_ONCE = [1, 8, 32] as const
/** Answers that are taken of each call at each number at once: some seconds of a machine with two cores. */
const TAKEN = {
  search: [200, 1_000, 1_000],
  calendar: [150, 600, 600],
  settings: [200, 1_000, 1_000],
  booking: [50, 150, 150],
}
type CallName = keyof typeof TAKEN
/** As a process that was asked for a while; one that has just started takes up to three times as long. */
const WARM_UP = 600
const MONTH = { start_date: '2026-11-01', end_date: '2026-11-30' }
const NETWORKS = 250
const OK = 300

/** `cpu_ms` of the provider, for each answer. */
type Taken = { ms: number[]; failed: number; aSecond: number; cpu_ms?: number }
type Ask = () => Promise<{ status: number }>

/** So many guests at once, each of whom asks again as soon as they are answered. */
export const http: Section = {
  title: `http: one process and two as in production, asked by ${AT_ONCE.join(', ')} at once`,
  run: () => inHouse({}, measured),
  compared: (root) => inHouse({ size: 1, root }, cpuOfEach),
}

async function inHouse<Found>(
  { size, root }: { size?: number; root?: string },
  measure: (house: House) => Promise<Found>,
): Promise<Found> {
  const { folder, remove } = await newFolder()
  try {
    const house = await openHouse(folder, size, { ...(root && { root }) })
    return await measure(house).finally(house.close)
  } finally {
    await remove()
  }
}

/** Milliseconds of the provider's CPU by call, which say more than times beside the other work of a machine. */
async function cpuOfEach(house: House): Promise<Record<string, number>> {
  const asks = await asksOf(house)
  const pids = house.processes.map(({ pid }) => pid)
  const cpu: Record<string, number> = {}
  for (const [name, counts] of Object.entries(TAKEN) as [CallName, number[]][]) {
    await inTurn(asks[name], AT_ONCE[1], WARM_UP)
    const taken = await withCpu(pids, () => inTurn(asks[name], AT_ONCE[1], counts[1] ?? 0))
    if (taken.failed > 0) throw new Error(`${taken.failed} calls of ${name} had no answer`)
    cpu[`CPU of a ${name}, ms`] = taken.cpu_ms ?? NaN
  }
  return cpu
}

async function measured(house: House) {
  const all: { name: CallName; processes: number; atOnce: number; taken: Taken }[] = []
  for (const processes of [house.processes.slice(0, 1), house.processes]) {
    const asks = await asksOf({ ...house, processes })
    const pids = processes.map(({ pid }) => pid)
    for (const [name, counts] of Object.entries(TAKEN) as [CallName, number[]][]) {
      await inTurn(asks[name], AT_ONCE[1], WARM_UP)
      for (const [at, atOnce] of AT_ONCE.entries()) {
        const taken = await withCpu(pids, () => inTurn(asks[name], atOnce, counts[at] ?? 0))
        all.push({ name, processes: processes.length, atOnce, taken })
      }
    }
  }
  const { statements, floor } = await floorOf(house)
  table(
    ['call', 'processes', 'at once', 'answers', 'a second', 'median', '95 %', 'CPU of each'],
    all.map(({ name, processes, atOnce, taken }) => [
      name,
      processes,
      atOnce,
      ...figures(taken),
      milliseconds(taken.cpu_ms ?? NaN),
    ]),
  )
  console.log()
  table(
    [`its ${statements} statements alone`, 'at once', 'times', 'a second', 'median', '95 %', 'of which a search is'],
    floor.map(({ atOnce, taken }) => {
      const search = all.find((one) => one.name === 'search' && one.processes === 1 && one.atOnce === atOnce)
      const part = (search?.taken.aSecond ?? 0) / taken.aSecond
      return ['search', atOnce, ...figures(taken), `${(part * 100).toFixed(0)} %`]
    }),
  )
  return [
    exactly(
      'calls without an answer',
      all.map(({ taken }) => taken.failed),
      0,
    ),
  ]
}

const figures = ({ ms, aSecond }: Taken) => [
  ms.length,
  aSecond.toFixed(0),
  milliseconds(partOf(ms, 0.5)),
  milliseconds(partOf(ms, 0.95)),
]

async function asksOf(house: House): Promise<Record<CallName, Ask>> {
  const guest = await guestOf(house)
  const room = await guest.room('on_site')
  const body = await guest.booking('on_site', room)
  await leaveRooms(house.database, room, WARM_UP + TAKEN.booking.reduce((sum, count) => sum + count, 0))
  const ask = askerOf(house, guest.token())
  const key = () => ({ [HEADERS.idempotencyKey]: `http-bench-${randomUUID()}` })
  return {
    search: ask(rooms.search, { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } }),
    calendar: ask(rooms.inventory, { hotelId: HOTEL, query: { ...MONTH, rooms: [PARTY] } }),
    settings: ask(starting.settings, { code: 'shirotsuki' }),
    booking: ask(reservations.create, { hotelId: HOTEL, body }, key),
  }
}

/** Guests' browsers read their answers on machines of their own: here they are taken off the line, compressed, and not looked into. */
function askerOf({ processes }: House, clientSession: string) {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  return <C extends Call>(row: C, input: InputOf<C>, more = (): Record<string, string> => ({})): Ask => {
    const { method, url, body, type } = written(row, input)
    return () =>
      new Promise((resolve, reject) => {
        const { origins } = processes[turn++ % processes.length] as Running // there is always one
        const headers = {
          origin: origins.widget,
          'accept-encoding': 'gzip',
          // Nobody alone asks so often: a network has its limit.
          'x-forwarded-for': `10.3.0.${turn % NETWORKS}`,
          [HEADERS.clientSession]: clientSession,
          [HEADERS.tracingId]: `http-bench-${turn}`,
          [HEADERS.locale]: 'en',
          ...(body && { 'content-type': type }),
          ...more(),
        }
        const sent = request(url.replace(ORIGINS.api, origins.api), { agent, method, headers }, (answer) => {
          answer
            .resume()
            .once('end', () => resolve({ status: answer.statusCode ?? 0 }))
            .once('error', reject)
        })
        sent.once('error', reject).end(body)
      })
  }
}

/** Asks `count` times, by so many who each wait for their answer. */
async function inTurn(ask: Ask, atOnce: number, count: number): Promise<Taken> {
  const taken: Taken = { ms: [], failed: 0, aSecond: 0 }
  let left = count
  const startedAt = performance.now()
  const guest = async () => {
    while (left-- > 0) {
      const askedAt = performance.now()
      const isAnswered = await ask().then(
        ({ status }) => status < OK,
        () => false,
      )
      if (isAnswered) taken.ms.push(performance.now() - askedAt)
      else taken.failed++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, guest))
  return { ...taken, aSecond: (taken.ms.length * SECOND_MS) / (performance.now() - startedAt) }
}

/** Beside other work of the machine the time of an answer says little, and what the process did for it as much as ever. */
async function withCpu(pids: readonly number[], run: () => Promise<Taken>): Promise<Taken> {
  const soFar = async () => (await Promise.all(pids.map(cpuOf))).reduce((sum, one) => sum + one, 0)
  const before = await soFar()
  const taken = await run()
  return { ...taken, cpu_ms: ((await soFar()) - before) / taken.ms.length }
}

const TICK_MS = 10
const [USER, SYSTEM] = [11, 12]

/** Of a process so far, as Linux counts it; other systems do not say. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') // no such file elsewhere
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS
}

/** What a search asks the database, from the same pool as the provider's, and nothing around it. */
async function floorOf({ postgres }: House) {
  const database = await openUrl(postgres.url, 'url')
  const world = await openWorld({ database, clock: stoppedClock(TEST_NOW) })
  try {
    const pool = (database.orm as unknown as { $client: Pool }).$client // drizzle's own, which its types of both drivers leave out
    const guest = await openGuest(world)
    const search = () => guest.send(rooms.search, { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } })
    await search()
    const statements = await statementsOf(pool, search)
    const ask = async () => {
      for (const statement of statements) await pool.query(...statement)
      return { status: 200 }
    }
    await inTurn(ask, AT_ONCE[1], WARM_UP)
    const floor: { atOnce: number; taken: Taken }[] = []
    for (const [at, atOnce] of AT_ONCE.entries())
      floor.push({ atOnce, taken: await inTurn(ask, atOnce, TAKEN.search[at] ?? 0) })
    return { statements: statements.length, floor }
  } finally {
    await world.close()
  }
}

type Statement = Parameters<Pool['query']>

/** What goes to the pool while this runs. */
async function statementsOf(pool: Pool, run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const spied = new Proxy(pool.query, {
    apply(query, self, given: Statement) {
      statements.push(given)
      return Reflect.apply(query, self, given)
    },
  })
  pool.query = spied
  await run()
  Reflect.deleteProperty(pool, 'query')
  return statements
}
