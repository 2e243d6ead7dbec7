import { sql } from 'drizzle-orm'

import { count, guestOf, HOTEL, leaveRooms } from './house.ts'
import { exactly } from './report.ts'
import type { Section } from './report.ts'

const REQUESTS = 50

/** One guest whose browser asks fifty times (guarantee S10). */
export const sameKey: Section = {
  title: `same key: ${REQUESTS} requests with one Idempotency-Key, by card, two processes`,
  async run({ house: open }) {
    const house = await open()
    const guest = await guestOf(house)
    const room = await guest.room('credit_card')
    await leaveRooms(house.database, room, REQUESTS)
    const body = await guest.booking('credit_card', room)
    const counted = () =>
      count(
        house.database,
        sql`select (select count(*) from reservation) as reservations, (select count(*) from gateway.charge) as charges,
            (select sum(captured_amount) from gateway.charge) as captured, (select sum(sold + held) from inventory_day) as taken,
            (select count(*) from email_outbox) as mails`,
      )
    const before = await counted()
    const all = await Promise.all(Array.from({ length: REQUESTS }, () => guest.book(HOTEL, body, 'fifty-times-once')))
    const after = await counted()
    const more = (name: string) => Number(after[name]) - Number(before[name])
    return [
      exactly('answered 201', all.filter(({ status }) => status === 201).length, REQUESTS),
      exactly('different answers', new Set(all.map(({ body: answer }) => JSON.stringify(answer))).size, 1),
      exactly('reservations', more('reservations'), 1),
      exactly('charges', more('charges'), 1),
      exactly('minor units captured', more('captured'), body.total_price),
      exactly('room nights taken', more('taken'), 2),
      exactly('mails', more('mails'), 1),
    ]
  },
}
