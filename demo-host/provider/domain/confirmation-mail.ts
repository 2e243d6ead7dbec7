import { asc, eq } from 'drizzle-orm'

import { nights as countNights } from '../../../shared/rules/dates.ts'
import { expandPolicy } from '../../../shared/rules/policy.ts'
import type { Services } from '../http/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservation, reservationRoom } from '../db/schema/booking.ts'
import type { ConfirmationMail } from '../outside/mail-data.ts'
import { reservationExtra } from '../db/schema/extra.ts'
import { hotel } from '../db/schema/hotel.ts'
import { owedBack } from './change-returns.ts'
import { chargedElsewhere, paidSoFar } from './ledger.ts'
import { letterToken, reviewLink } from './review-link.ts'
import { stayMomentsOf } from './stay-moments.ts'
import { textOf } from './texts.ts'
import { transferDue } from './transfer.ts'

type Sending = Pick<Services, 'mail' | 'origins' | 'clock' | 'ids'>

/** In the transaction that confirms: no mail without a booking, no booking without its mail. */
export async function queueConfirmation(tx: Orm, services: Sending, reservationId: number, token: string) {
  const { data, of, number } = await stayMail(tx, services, reservationId, token)
  await services.mail(tx, { ...of, template: 'confirmation', dedupe: `confirmation ${number}`, data })
}

/** In the transaction that changes: the whole stay as it is now, and what comes back of the price; `id` names the change. */
export async function queueChanged(
  tx: Orm,
  services: Sending,
  reservationId: number,
  { id, refund_gross }: { id: number | string; refund_gross: number },
) {
  const { data, of, number } = await stayMail(tx, services, reservationId, null)
  const paid = data.paid - refund_gross - (await owedBack(tx, reservationId))
  const changed = { ...data, paid, due_at_hotel: data.total - paid, refund: refund_gross }
  await services.mail(tx, { ...of, template: 'changed', dedupe: `changed ${number} ${id}`, data: changed })
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
  const rooms = await tx
    .select()
    .from(reservationRoom)
    .where(eq(reservationRoom.reservation_id, reservationId))
    .orderBy(asc(reservationRoom.position))

  const extras = await tx
    .select()
    .from(reservationExtra)
    .where(eq(reservationExtra.reservation_id, reservationId))
    .orderBy(asc(reservationExtra.position))

  const { reservation: booked, hotel: house } = row
  const reader = { locale: booked.locale, bookLanguages: house.book_languages, api: origins.api }
  const paid = await paidSoFar(tx, reservationId)
  const data: ConfirmationMail = {
    hotel: {
      name: textOf(house.names, reader),
      address: textOf(house.address.full_addresses, reader),
      phone: house.phone_number,
    },
    guest_name: `${booked.guest.first_name} ${booked.guest.last_name}`,
    reservation_number: booked.number,
    checkin_date: booked.checkin_date,
    checkout_date: booked.checkout_date,
    check_in_from: booked.check_in_from,
    check_in_to: booked.check_in_to,
    check_out_time: booked.check_out_time,
    nights: countNights(booked.checkin_date, booked.checkout_date),
    rooms: rooms.map((room) => ({
      name: textOf(room.room_type_names, reader),
      plan: textOf(room.room_plan_names, reader),
      adults: room.party.adults,
      children: room.party.children,
      cancellation: expandPolicy(room.policy, booked.checkin_date, room.total_gross),
    })),
    extras: extras.map(({ names, quantity, date, delivered_at }) => ({
      name: textOf(names, reader),
      quantity,
      date,
      delivered_at,
    })),
    currency: booked.currency,
    total: booked.total_gross,
    paid,
    charged: (await chargedElsewhere(tx, reservationId)) ?? undefined,
    due_at_hotel: booked.total_gross - paid,
    requests: booked.requests,
    bank_transfer: transferDue(house, booked.pay_by, reader) ?? undefined,
    calendar: stayMomentsOf(house, booked, rooms, origins.host, clock.now()),
    link: reviewLink(origins, house, booked, token ?? (await letterToken(tx, booked, services))),
  }
  const of = { to: booked.email, locale: booked.locale, hotel_id: house.id, reservation_id: booked.id }
  return { data, of, number: booked.number }
}
