import { sql } from 'drizzle-orm'

import { managing } from '../../shared/contract/managing.ts'
import { reservations } from '../../shared/contract/reservations.ts'
import { rooms } from '../../shared/contract/rooms.ts'
import { HEADERS } from '../../shared/headers.ts'
import { firstRoom, openGuest, PARTY, STAY, TARO } from '../contract/helpers/guest.ts'
import type { World } from '../contract/helpers/world.ts'
import { addPaidStays, FIRST_COPY } from '../lib/statements/copied-stays.ts'
import { HOTEL, leaveRooms } from './house.ts'
import { overOneHotel } from './one-hotel.ts'
import { milliseconds, partOf, seconds, table } from './report.ts'
import type { Promised, Section } from './report.ts'

/** Reservations of one house: a new one's, and those of two and of ten years of a large one. */
const SIZES = [0, 100_000, 500_000] as const
/** What no guest should notice: a call may take so many times as long as in a new house. */
const MOST_TIMES = 1.5
const [WARM_UPS, ROUNDS] = [5, 40]
const REFUSED = 300
const MONTH = { start_date: '2026-11-01', end_date: '2026-11-30' }

type CallName = 'search' | 'calendar' | 'booking' | 'look-up' | 'cancellation'
type Taken = Record<CallName, number>

/** What a guest asks, from an empty house to one with the stays of ten years. */
export const growth: Section = {
  title: `growth: what a guest asks, at ${SIZES.join(', ')} reservations`,
  run: () => overOneHotel(measured),
}

async function measured(world: World): Promise<Promised[]> {
  const found: Taken[] = []
  let stays = 0
  for (const size of SIZES) {
    const began = performance.now()
    if (size > stays) await addPaidStays(world, size - stays, FIRST_COPY + stays)
    stays = size
    await world.database.orm.execute(sql`vacuum (analyze)`)
    if (size > 0) console.log(`  ${size} reservations after ${seconds(performance.now() - began)}`)
    found.push(await mediansOf(world, size))
  }
  const names = Object.keys(found[0] ?? {}) as CallName[]
  const times = (name: CallName) => (found.at(-1)?.[name] ?? Infinity) / (found[0]?.[name] ?? 0)
  table(
    ['median', ...SIZES.map(String), 'times'],
    names.map((name) => [name, ...found.map((taken) => milliseconds(taken[name])), times(name).toFixed(2)]),
  )
  return names.map((name) => ({
    promise: `a ${name} takes at most ${MOST_TIMES} times as long`,
    seen: `${times(name).toFixed(2)} times`,
    isKept: times(name) <= MOST_TIMES,
  }))
}

/** Guests one after the other, each from search to a stay that is cancelled. */
async function mediansOf(world: World, size: number): Promise<Taken> {
  const asks = await asksOf(world, size)
  const names = Object.keys(asks) as CallName[]
  const taken = Object.fromEntries(names.map((name) => [name, [] as number[]]))
  for (let round = -WARM_UPS; round < ROUNDS; round++)
    for (const name of names) {
      const askedAt = performance.now()
      const { status } = await asks[name]()
      if (status >= REFUSED) throw new Error(`A ${name} was answered ${status}`)
      if (round >= 0) taken[name]?.push(performance.now() - askedAt)
    }
  return Object.fromEntries(names.map((name) => [name, partOf(taken[name] ?? [], 0.5)])) as Taken
}

/** In the order in which a guest asks; what is looked up and cancelled is what was booked last. */
async function asksOf(world: World, size: number): Promise<Record<CallName, () => Promise<{ status: number }>>> {
  const guest = await openGuest(world)
  const room = await firstRoom(guest, HOTEL, 'on_site')
  const booking = await guest.booking(HOTEL, 'on_site', [room])
  await leaveRooms(world.database, room, WARM_UPS + ROUNDS)
  let turn = 0
  const key = (name: CallName) => `growth-${name}-${size}-${turn}`
  let stay = { hotelId: HOTEL, reservationId: '', query: { email: TARO.email } }
  return {
    search: () => guest.send(rooms.search, { hotelId: HOTEL, query: { ...STAY, rooms: [PARTY] } }),
    calendar: () => guest.send(rooms.inventory, { hotelId: HOTEL, query: { ...MONTH, rooms: [PARTY] } }),
    async booking() {
      turn++
      const answer = await guest.book(HOTEL, booking, key('booking'))
      stay = { ...stay, reservationId: answer.body.data?.reservation_number ?? '' }
      return answer
    },
    'look-up': () => guest.send(reservations.show, stay),
    cancellation() {
      const body = { reason: 'plans' as const, details: '', cancellation_fee_displayed: 0 }
      return guest.send(managing.cancel, { ...stay, body }, { [HEADERS.idempotencyKey]: key('cancellation') })
    },
  }
}
