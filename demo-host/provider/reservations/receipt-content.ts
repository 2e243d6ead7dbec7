import { and, asc, eq, gt } from 'drizzle-orm'

import type { Locale } from '../../../shared/locales.ts'
import { CARD_BRANDS, WALLET_NAMES, WALLETS } from '../../../shared/payments.ts'
import { nights as countNights } from '../../../shared/rules/days/dates.ts'
import { add } from '../../../shared/rules/money/money.ts'
import { dueLines, keptElsewhere } from '../../../shared/rules/money/stay-money.ts'
import type { Received } from '../../../shared/rules/money/receipts.ts'
import type { Orm } from '../db/orm.ts'
import type { reservationRoom } from '../db/schema/booking.ts'
import type { reservationExtra } from '../db/schema/extra.ts'
import { payment } from '../db/schema/money.ts'
import type { ReceiptContent } from '../documents/receipt.ts'
import { bookedExtras, bookedRooms } from '../records/booked-lines.ts'
import { localNow } from '../kernel/hotel-time.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { moneyLinesFrom, paidFor, paymentFacts } from '../payments/stay-money.ts'
import { emailHeaderOf } from '../hotels/email-facts.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'
import { serviceFeeIn } from '../hotels/taxes.ts'
import { localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

type RoomRow = typeof reservationRoom.$inferSelect
type ExtraRow = typeof reservationExtra.$inferSelect

/** What the rule of receipts asks about a reservation. */
export async function receivedFor(tx: Orm, row: ReservationRow): Promise<Received> {
  return {
    status: row.status,
    payment_type: row.payment_type,
    paid: await paidFor(tx, row.id),
    cancellation_fee: row.cancellation_fee_gross ?? 0,
    checkout_date: row.checkout_date,
  }
}

type Wanted = { name: string; business_number: string | null; locale: Locale; received: number }

/** What the receipt of a reservation says now; names, sums and taxes are those of the booking (table receipt, guarantee S32). */
export async function receiptContent(
  tx: Orm,
  hotel: Hotel,
  row: ReservationRow,
  wanted: Wanted,
  localizer: Localizer,
  now: number,
) {
  const rooms = await bookedRooms(tx, row.id)
  const extras = await bookedExtras(tx, row.id)
  const paid = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.reservation_id, row.id), gt(payment.captured_gross, 0)))
    .orderBy(asc(payment.created_at))
  const facts = await paymentFacts(tx, row.id)
  const service_fee = add(
    ...rooms.map(({ price, taxes }) => serviceFeeIn(add(...price.nights.map(({ tax }) => tax)), taxes)),
  )
  const isCancelled = row.status === 'cancelled'
  return {
    kind: isCancelled ? 'cancellation' : 'stay',
    reservation_number: row.number,
    issued_on: localNow(hotel.time_zone, now).date,
    name: wanted.name,
    business_number: wanted.business_number,
    hotel: emailHeaderOf(hotel, localizer),
    checkin_date: row.checkin_date,
    checkout_date: row.checkout_date,
    nights: countNights(row.checkin_date, row.checkout_date),
    currency: row.currency,
    received: wanted.received,
    // Of a fee the bank's own sum depends on the day it gave the rest back: the hotel's currency says it alone.
    charged: isCancelled ? null : keptElsewhere(facts),
    lines: [...roomLines(rooms, localizer), ...extraLines(extras, localizer)],
    voucher: row.total.voucher_coupon_discount_amount,
    points: row.total.spending_point_value,
    point_name: pointName(hotel, row, localizer),
    total: row.total_gross,
    taxes: row.total.tax - service_fee,
    service_fee,
    local_tax: row.total.accommodation_tax,
    due: dueLines(moneyLinesFrom(row, facts)),
    payments: paid.map((one) => paidBy(one, hotel)),
  } satisfies ReceiptContent
}

/** Absent where no receipt says it, so that what was issued without it stays the same receipt. */
function pointName({ settings }: Hotel, { total }: ReservationRow, localizer: Localizer): string | undefined {
  if (total.spending_point_value === 0) return undefined
  return localize(settings.members?.point_names ?? null, localizer) || undefined
}

function paidBy(row: typeof payment.$inferSelect, hotel: Hotel): ReceiptContent['payments'][number] {
  const wallet = WALLETS.find((one) => one === row.gateway)
  const brand = Object.entries(CARD_BRANDS).find(([code]) => code === row.card_brand)?.[1].mark
  return {
    wallet: wallet ? WALLET_NAMES[wallet] : null,
    card: brand && row.card_last4 ? { brand, last4: row.card_last4 } : null,
    on: localNow(hotel.time_zone, row.created_at.getTime()).date,
  }
}

/** Rooms that are the same in everything stand once, with their number. */
function roomLines(rooms: readonly RoomRow[], localizer: Localizer): ReceiptContent['lines'] {
  const alike = new Map<string, { name: string; more: string; count: number; amount: number }>()
  for (const room of rooms) {
    const key = `${room.room_type_code} ${room.room_plan_code} ${room.total_gross}`
    const known = alike.get(key)
    alike.set(key, {
      name: localize(room.room_type_names, localizer),
      more: localize(room.room_plan_names, localizer),
      count: (known?.count ?? 0) + 1,
      amount: (known?.amount ?? 0) + room.total_gross,
    })
  }
  return [...alike.values()].map(({ name, more, count, amount }) => ({
    name: count > 1 ? `${name} × ${count}` : name,
    more,
    amount,
  }))
}

const extraLines = (extras: readonly ExtraRow[], localizer: Localizer): ReceiptContent['lines'] =>
  extras.map(({ names, quantity, unit_gross, date }) => ({
    name: `${localize(names, localizer)} × ${quantity}`,
    more: date === null ? '' : date.replaceAll('-', '/'),
    amount: unit_gross * quantity,
  }))
