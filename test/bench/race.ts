import { sql } from 'drizzle-orm'

import { STAY } from '../contract/helpers/guest.ts'
import { count, guestOf, HOTEL, leaveRooms } from './house.ts'
import { exactly, seconds, table } from './report.ts'
import type { Section } from './report.ts'

const [ROUNDS, RACERS, ROOMS] = [3, 200, 100]
const SOLD_OUT = 1105

/** More guests than rooms, at once, at two processes (guarantees S11, S25). */
export const race: Section = {
  title: `race: ${RACERS} guests for ${ROOMS} rooms, two processes, one PostgreSQL`,
  async run({ house: open }) {
    const house = await open()
    const guest = await guestOf(house)
    const room = await guest.room('on_site')
    const body = await guest.booking('on_site', room)
    const nights = () =>
      count(
        house.database,
        sql`select min(sold) as least, max(sold) as most, sum(held) as held, count(*) as nights from inventory_day
            where hotel_id = ${HOTEL} and night >= ${STAY.checkin_date} and night < ${STAY.checkout_date}
            and room_type_id = (select id from room_type where hotel_id = ${HOTEL} and code = ${room.room_type_code})`,
      )
    const rows: (string | number)[][] = []
    const rounds: Record<'booked' | 'numbers' | 'told' | 'least' | 'most' | 'held', number>[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      await leaveRooms(house.database, room, ROOMS)
      const before = await nights()
      const startedAt = performance.now()
      const racers = Array.from({ length: RACERS }, (_, n) => guest.book(HOTEL, body, `race-${round}-${n}-key`))
      const all = await Promise.all(racers)
      const ms = performance.now() - startedAt
      const after = await nights()
      const more = (name: string) => Number(after[name]) - Number(before[name])

      const won = all.filter(({ status, body: { data } }) => status === 201 && data.status === 'done')
      const told = all.filter(({ status, body: { errors } }) => status === 409 && errors[0]?.details.code === SOLD_OUT)
      const numbers = new Set(won.map(({ body: { data } }) => data.reservation_number))
      const aSecond = (answers: number) => `${Math.round((answers * 1000) / ms)}/s`
      rows.push([round, won.length, told.length, seconds(ms), aSecond(won.length), aSecond(RACERS)])
      rounds.push({
        booked: won.length,
        numbers: numbers.size,
        told: told.length,
        least: more('least'),
        most: more('most'),
        held: more('held'),
      })
    }
    table(['round', 'booked', 'sold out', 'time', 'bookings', 'answers'], rows)
    return [
      exactly(
        'guests who have a room',
        rounds.map(({ booked }) => booked),
        ROOMS,
      ),
      exactly(
        'different reservations',
        rounds.map(({ numbers }) => numbers),
        ROOMS,
      ),
      exactly(
        'guests who were told that it is sold out',
        rounds.map(({ told }) => told),
        RACERS - ROOMS,
      ),
      exactly(
        'rooms sold on the emptiest night',
        rounds.map(({ least }) => least),
        ROOMS,
      ),
      exactly(
        'rooms sold on the fullest night',
        rounds.map(({ most }) => most),
        ROOMS,
      ),
      exactly(
        'rooms still held',
        rounds.map(({ held }) => held),
        0,
      ),
    ]
  },
}
