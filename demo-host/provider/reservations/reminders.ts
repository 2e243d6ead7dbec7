import { and, eq, isNull, lt, sql } from 'drizzle-orm'

import { addDays } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { Orm } from '../db/orm.ts'
import { reservation } from '../db/schema/booking.ts'
import { hotel as hotels } from '../db/schema/hotel.ts'
import { emailOutbox } from '../db/schema/mail.ts'
import type { Services } from '../kernel/context.ts'
import { bookedRooms } from '../records/booked-lines.ts'
import { instantOf, localNow, minutesOf } from '../kernel/hotel-time.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { moneyLinesOf, wireLines } from '../payments/stay-money.ts'
import { arrivalFacts, emailHeaderOf, stayFacts } from '../hotels/email-facts.ts'
import { lockReservation } from '../records/authorized-reservation.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'
import { reviewToken, reviewLink } from '../records/review-link.ts'
import { stayMomentsOf } from './stay-moments.ts'
import { transferDue } from './transfer.ts'
import { localizerOf, localize } from '../kernel/texts.ts'

/** Stays of one day and hotel in one round; the next round has the others. */
const BATCH = 100

/** Once a stay, and once more where its arrival was moved: what two processes queue for one cause is one mail. */
const causeOf = sql<string>`'reminder ' || ${reservation.number} || ' ' || ${reservation.checkin_date}`

/** A round over the stays that are near, at the hotels that remind their guests. */
export async function remindGuests(services: Services): Promise<void> {
  const { orm } = services.database
  const reminding = await orm
    .select()
    .from(hotels)
    .where(and(eq(hotels.active, true), sql`${hotels.settings} -> 'reminder' -> 'days_before' is not null`))
  for (const hotel of reminding) {
    try {
      await remindGuestsOf(hotel, services)
    } catch (error) {
      // A hotel whose stays cannot be looked for must not keep the others' guests from being reminded.
      services.log.error({ err: error, hotel: hotel.code }, 'the guests of a hotel could not be reminded')
    }
  }
}

async function remindGuestsOf(hotel: Hotel, services: Services): Promise<void> {
  for (const row of await dueStays(services.database.orm, hotel, services.clock.now())) {
    try {
      await remind(hotel, row, services)
    } catch (error) {
      // One that cannot be written must not keep the others from being reminded.
      services.log.error({ err: error, reservation: row.number }, 'a guest could not be reminded')
    }
  }
}

const moment = (hotel: Hotel, date: PlainDate, time: string): number =>
  instantOf(hotel.time_zone, { date, minutes: minutesOf(time) })

/** From the hotel's hour until check-in begins; who booked after that hour has the confirmation of the same day. */
async function dueStays(orm: Orm, hotel: Hotel, now: number): Promise<ReservationRow[]> {
  const { reminder } = hotel.settings
  if (!reminder) return []
  const { date: today } = localNow(hotel.time_zone, now)
  const due: ReservationRow[] = []
  for (const days of Array.from({ length: reminder.days_before + 1 }, (_, at) => at)) {
    const arrival = addDays(today, days)
    const from = moment(hotel, addDays(arrival, -reminder.days_before), reminder.at)
    if (now < from) continue
    const found = await orm
      .select({ row: reservation })
      .from(reservation)
      .leftJoin(emailOutbox, eq(emailOutbox.dedupe, causeOf))
      .where(
        and(
          eq(reservation.hotel_id, hotel.id),
          eq(reservation.checkin_date, arrival),
          eq(reservation.status, 'done'),
          lt(reservation.created_at, new Date(from)),
          isNull(emailOutbox.id),
        ),
      )
      .limit(BATCH)
    due.push(...found.map(({ row }) => row).filter((row) => now < moment(hotel, arrival, row.check_in_from)))
  }
  return due
}

/** Under the lock of the reservation, so that a stay that is being cancelled, or moved, is not looked forward to. */
async function remind(hotel: Hotel, due: ReservationRow, services: Services): Promise<void> {
  await services.database.orm.transaction(async (tx) => {
    const row = await lockReservation(tx, due.id)
    if (row.status !== 'done' || row.checkin_date !== due.checkin_date) return
    await queueReminder(tx, hotel, row, services)
  })
}

async function queueReminder(tx: Orm, hotel: Hotel, row: ReservationRow, services: Services) {
  const { mail, origins, clock } = services
  const localizer = localizerOf(hotel, { locale: row.locale, origins })
  const rooms = await bookedRooms(tx, row.id)
  const due = transferDue(hotel, row.pay_by, localizer)
  await mail(tx, {
    template: 'reminder',
    to: row.email,
    locale: row.locale,
    dedupe: `reminder ${row.number} ${row.checkin_date}`,
    hotel_id: hotel.id,
    reservation_id: row.id,
    data: {
      hotel: emailHeaderOf(hotel, localizer),
      ...stayFacts(row),
      ...arrivalFacts(row),
      rooms: rooms.map((room) => localize(room.room_type_names, localizer)),
      currency: row.currency,
      money: wireLines(await moneyLinesOf(tx, row, due?.pay_by), row.currency),
      bank_transfer: due ?? undefined,
      calendar: stayMomentsOf(hotel, row, rooms, origins.host, clock.now()),
      link: reviewLink(origins, hotel, row, await reviewToken(tx, row, services)),
    },
  })
}
