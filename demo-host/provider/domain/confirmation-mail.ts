import { asc, eq } from 'drizzle-orm'

import { fillPath, hotelRoutes } from '../../../shared/routes.ts'
import { nights as countNights } from '../../../shared/rules/dates.ts'
import { expandPolicy } from '../../../shared/rules/policy.ts'
import type { Services } from '../http/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservation, reservationRoom } from '../db/schema/booking.ts'
import { reservationExtra } from '../db/schema/extra.ts'
import { hotel } from '../db/schema/hotel.ts'
import { chargedElsewhere, paidSoFar } from './ledger.ts'
import { textOf } from './texts.ts'
import { transferDue } from './transfer.ts'

/** In the transaction that confirms: no mail without a booking, no booking without its mail. */
export async function queueConfirmation(
  tx: Orm,
  { mail, origins }: Pick<Services, 'mail' | 'origins'>,
  reservationId: number,
  token: string,
): Promise<void> {
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
  const path = fillPath(hotelRoutes.confirmation.path, { confirmationNumber: booked.number })
  const query = new URLSearchParams({ code: house.code, bypass_token: token, locale: booked.locale })
  await mail(tx, {
    template: 'confirmation',
    to: booked.email,
    locale: booked.locale,
    dedupe: `confirmation ${booked.number}`,
    hotel_id: house.id,
    reservation_id: booked.id,
    data: {
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
      link: `${origins.widget}${path}?${query.toString()}`,
    },
  })
}
