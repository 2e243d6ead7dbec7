import { randomUUID } from 'node:crypto'

import { HEADERS } from '../../shared/headers.ts'
import { reservations } from '../../shared/contract/reservations.ts'
import { rooms } from '../../shared/contract/rooms.ts'
import { starting } from '../../shared/contract/starting.ts'
import { PARTY, STAY } from '../contract/helpers/guest.ts'
import { guestOf, HOTEL, leaveRooms } from './house.ts'
import type { House } from './house.ts'
import { exactly, table } from './report.ts'
import type { Section } from './report.ts'

const CODE = 'shirotsuki'
const MONTH = { start_date: '2026-12-01', end_date: '2026-12-31' }
const ENOUGH_ROOMS = 20_000
const NETWORKS = 250
/** So many at once, one after the other each; so many in all. */
const AT_ONCE = [1, 8, 32]
const [WARM_UPS, ASKED, BOOKED] = [60, 480, 240]

type Ask = (headers: Record<string, string>) => Promise<{ status: number }>

/** How many answers a second where whoever asks waits for the answer first: one process, then two. */
export const pace: Section = {
  title: 'pace: guests who wait for each answer, one process and two, one PostgreSQL',
  async run({ house: open }) {
    const house = await open()
    const rows: (string | number)[][] = []
    let failed = 0
    for (const processes of [house.processes.slice(0, 1), house.processes]) {
      const calls = await callsOf({ ...house, processes })
      for (const [name, { ask, asked }] of Object.entries(calls)) {
        await inLoops(ask, 8, WARM_UPS)
        for (const atOnce of AT_ONCE) {
          const { taken, ms, refused } = await inLoops(ask, atOnce, asked)
          failed += refused
          rows.push([name, processes.length, atOnce, Math.round((asked * 1000) / ms), at(taken, 0.5), at(taken, 0.95)])
        }
      }
    }
    table(['call', 'processes', 'at once', 'a second', 'median ms', '95 % ms'], rows)
    return [exactly('calls without the answer that was asked for', failed, 0)]
  },
}

async function callsOf(house: House): Promise<Record<string, { ask: Ask; asked: number }>> {
  const guest = await guestOf(house)
  const room = await guest.room('on_site')
  await leaveRooms(house.database, room, ENOUGH_ROOMS)
  const body = await guest.booking('on_site', room)
  const month = { ...MONTH, rooms: [PARTY] }
  return {
    search: {
      ask: (from) => guest.send(rooms.search, { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } }, from),
      asked: ASKED,
    },
    calendar: { ask: (from) => guest.send(rooms.inventory, { hotelId: HOTEL, query: month }, from), asked: ASKED },
    settings: { ask: (from) => guest.send(starting.settings, { code: CODE }, from), asked: ASKED },
    booking: {
      ask: (from) =>
        guest.send(reservations.create, { hotelId: HOTEL, body }, { ...from, [HEADERS.idempotencyKey]: randomUUID() }),
      asked: BOOKED,
    },
  }
}

async function inLoops(ask: Ask, atOnce: number, asked: number) {
  const taken: number[] = []
  let [sent, refused] = [0, 0]
  const startedAt = performance.now()
  const loop = async () => {
    while (sent < asked) {
      // A network has its limit of calls a minute.
      const from = { 'x-forwarded-for': `10.3.0.${sent++ % NETWORKS}` }
      const askedAt = performance.now()
      const { status } = await ask(from)
      taken.push(performance.now() - askedAt)
      if (status >= 300) refused++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  return { taken, refused, ms: performance.now() - startedAt }
}

const at = (taken: readonly number[], part: number): string =>
  (taken.toSorted((one, other) => one - other)[Math.floor(taken.length * part)] ?? Infinity).toFixed(1)
