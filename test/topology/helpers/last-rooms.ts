import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { newAttemptKey } from '../../../widget/lib/attempt-key.ts'
import { chanceOf } from '../../bench/chaos/chance.ts'
import type { Guest } from '../../bench/chaos/guest.ts'
import { openVisitor } from '../../bench/chaos/visitor.ts'
import type { Visitor } from '../../bench/chaos/visitor.ts'
import { HOTEL, leaveRooms } from '../../bench/house.ts'
import { PARTY } from '../../contract/helpers/guest.ts'
import type { NodeName } from './patroni.ts'
import { roomWanted } from './race.ts'
import type { Site } from './site.ts'

const [LAST_ROOMS, AT_ONCE] = [100, 10]
/** Nights that nobody else books, by turns: another kind of room each time. */
const FIRST_NIGHTS = [70, 80, 90, 100]
/** After so long a booking is seen by everybody. */
const SEEN_MS = 200
const SOMEBODY_ELSE = 99

/** Whether a search still offers the kind of room that was booked. */
async function isOffered({ api }: Visitor, { rooms: [booked], checkin_date, checkout_date }: Booking) {
  const query = { checkin_date, checkout_date, rooms: [PARTY], bookable: true }
  const { data } = await api(rooms.search, { hotelId: HOTEL, query })
  return data.rooms.some(({ room_type_code }) => room_type_code === booked?.room_type_code)
}

/** The last room of its kind, on so many nights from this one on. */
async function lastRooms(database: Site['database'], racer: Guest, from: number): Promise<Booking[]> {
  const bodies: Booking[] = []
  let next = from
  while (bodies.length < AT_ONCE) {
    const { body, night } = await roomWanted(racer, next)
    const [room] = body.rooms
    if (room) await leaveRooms(database, room, 1, body)
    bodies.push(body)
    next = night + 1
  }
  return bodies
}

async function book({ visitor, stays }: Guest, body: Booking): Promise<void> {
  const key = newAttemptKey(globalThis)
  const { data } = await visitor.api(reservations.create, { hotelId: HOTEL, body }, { key })
  const { checkout_date, total_price, payment } = body
  const word = { kind: 'booked', checkout_date, total_price, payment_type: payment.type } as const
  stays.push({ key, number: data.reservation_number, word, changes: 0, payments: 0 })
}

/**
 * A hundred times, and the replica applies nothing meanwhile: whoever books the last room of its kind looks again and finds
 * it sold out, and so does somebody else a moment later.
 */
export async function bookLastRooms({ cluster, database, reached, openFetch }: Site, replica: NodeName, racer: Guest) {
  const other = await openVisitor(
    { ...reached, fetch: openFetch() },
    { number: SOMEBODY_ELSE, chance: chanceOf(1), account: null },
  )
  const soldOut = { forWhoBooked: 0, forSomebodyElse: 0 }
  for (let round = 0; round < LAST_ROOMS / AT_ONCE; round++) {
    const bodies = await lastRooms(database, racer, FIRST_NIGHTS[round % FIRST_NIGHTS.length] ?? 0)
    await cluster.ask(replica, 'select pg_wal_replay_pause()')
    const each = bodies.map(async (body) => {
      await book(racer, body)
      if (!(await isOffered(racer.visitor, body))) soldOut.forWhoBooked++
      await pause(SEEN_MS)
      if (!(await isOffered(other, body))) soldOut.forSomebodyElse++
    })
    await Promise.all(each).finally(() => cluster.ask(replica, 'select pg_wal_replay_resume()'))
  }
  assert.deepEqual(soldOut, { forWhoBooked: LAST_ROOMS, forSomebodyElse: LAST_ROOMS })
}
