import { eq } from 'drizzle-orm'

import { expandPolicy } from '../../../shared/rules/change/policy.ts'
import type { Services } from '../kernel/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservation } from '../db/schema/booking.ts'
import type { ConfirmationMail } from '../mail/mail-data.ts'
import { hotel } from '../db/schema/hotel.ts'
import { bookedExtras, bookedRooms } from '../records/booked-lines.ts'
import { moneyLinesOf, wireLines } from '../payments/stay-money.ts'
import { arrivalFacts, emailHeaderOf, stayFacts } from '../hotels/email-facts.ts'
import { reviewToken, reviewLink } from '../records/review-link.ts'
import { stayMomentsOf } from './stay-moments.ts'
import { localizerOf, localize } from '../kernel/texts.ts'
import { transferDue } from './transfer.ts'

type Sending = Pick<Services, 'mail' | 'origins' | 'clock' | 'ids'>

/** In the transaction that confirms: no mail without a booking, no booking without its mail. */
export async function queueConfirmation(tx: Orm, services: Sending, reservationId: number, token: string) {
  const { data, of, number } = await stayMail(tx, services, reservationId, token)
  await services.mail(tx, { ...of, template: 'confirmation', dedupe: `confirmation ${number}`, data })
}

/** In the transaction that changes: the whole stay as it is now; `id` names the change. */
export async function queueChanged(tx: Orm, services: Sending, reservationId: number, id: number | string) {
  const { data, of, number } = await stayMail(tx, services, reservationId, null)
  await services.mail(tx, { ...of, template: 'changed', dedupe: `changed ${number} ${id}`, data })
}

/** What a mail says of a stay; its link opens the stay by the token it was booked with, or by one of its own. */
async function stayMail(tx: Orm, services: Sending, reservationId: number, token: string | null) {
  const { origins, clock } = services
  const found = await tx
    .select()
    .from(reservation)
    .innerJoin(hotel, eq(hotel.id, reservation.hotel_id))
    .where(eq(reservation.id, reservationId))
  const row = found[0]
  if (!row) throw new Error('A mail was asked for a reservation that is not there')
  const rooms = await bookedRooms(tx, reservationId)
  const extras = await bookedExtras(tx, reservationId)

  const { reservation: booked, hotel: house } = row
  const localizer = localizerOf(house, { locale: booked.locale, origins })
  const due = transferDue(house, booked.pay_by, localizer)
  const data: ConfirmationMail = {
    hotel: emailHeaderOf(house, localizer),
    ...stayFacts(booked),
    ...arrivalFacts(booked),
    rooms: rooms.map((room) => ({
      name: localize(room.room_type_names, localizer),
      plan: localize(room.room_plan_names, localizer),
      adults: room.party.adults,
      children: room.party.children,
      cancellation: expandPolicy(room.policy, booked.checkin_date, room.total_gross),
    })),
    extras: extras.map(({ names, quantity, date, delivered_at }) => ({
      name: localize(names, localizer),
      quantity,
      date,
      delivered_at,
    })),
    currency: booked.currency,
    total: booked.total_gross,
    money: wireLines(await moneyLinesOf(tx, booked, due?.pay_by), booked.currency),
    requests: booked.requests,
    bank_transfer: due ?? undefined,
    calendar: stayMomentsOf(house, booked, rooms, origins.host, clock.now()),
    link: reviewLink(origins, house, booked, token ?? (await reviewToken(tx, booked, services))),
  }
  const of = { to: booked.email, locale: booked.locale, hotel_id: house.id, reservation_id: booked.id }
  return { data, of, number: booked.number }
}
