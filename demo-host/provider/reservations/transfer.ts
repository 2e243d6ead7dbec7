import { and, eq, lte } from 'drizzle-orm'

import type { TransferDue } from '../../../shared/model/payment/paying.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { zonedTime } from '../../../shared/rules/days/zones.ts'
import { localTime, nights } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { lastTransferDay } from '../../../shared/rules/days/transfer.ts'
import { reservation, reservationEvent } from '../db/schema/booking.ts'
import { hotel as hotels } from '../db/schema/hotel.ts'
import type { Services } from '../kernel/context.ts'
import { ANY_ORDER, IN_A_ROUND } from '../kernel/in-a-round.ts'
import { businessDate } from '../kernel/hotel-time.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { cancelWin } from '../lotteries/won-room.ts'
import { isBeingChanged } from '../records/being-changed.ts'
import { queueCancellation } from './cancellation-mail.ts'
import { moveStockAndWallet } from './stock-and-wallet.ts'
import { localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

const DAY_MINUTES = 24 * 60
/** Where a hotel takes transfers and has not said how long it waits. */
const DAYS = 7

const endOf = ({ time_zone }: Hotel, day: PlainDate): Date => new Date(zonedTime(time_zone, day, DAY_MINUTES))

/** The end of the last day; null for a way of paying that waits for nothing. */
export function payByOf(hotel: Hotel, { payment, checkin_date }: Booking, now: number): Date | null {
  if (payment.type !== 'bank_transfer') return null
  const days = hotel.settings.bank_transfer?.days ?? DAYS
  return endOf(hotel, lastTransferDay(businessDate(hotel, now), checkin_date, days))
}

type Due = Pick<typeof reservation.$inferSelect, 'payment_type' | 'pay_by'>
type NewStay = { payment_type: PaymentType; checkin_date: PlainDate }

/** Of a changed stay: as before, but before the new day of arrival. What is paid otherwise now waits for no transfer. */
export function payByOfChange(hotel: Hotel, { payment_type, pay_by }: Due, stay: NewStay, now: number): Date | null {
  if (pay_by === null || stay.payment_type !== payment_type) return null
  const today = businessDate(hotel, now)
  const last = endOf(hotel, lastTransferDay(today, stay.checkin_date, nights(today, stay.checkin_date)))
  return last < pay_by ? last : pay_by
}

/** What the confirmation and the mail say about a transfer that is waited for. */
export function transferDue(hotel: Hotel, payBy: Date | null, localizer: Localizer): TransferDue | null {
  const account = hotel.settings.bank_transfer?.account
  if (!payBy || !account) return null
  return {
    // It ends with its day.
    pay_by: localTime(hotel.time_zone, payBy.getTime() - 1).date,
    account: { ...account, bank: localize(account.bank, localizer), branch: localize(account.branch, localizer) },
  }
}

/** A transfer that did not come in time ends the booking and frees its rooms and extras; its guest is told. */
export async function endUnpaid(services: Services): Promise<void> {
  const { database, clock, log } = services
  const at = new Date(clock.now())
  const isOverdue = and(eq(reservation.status, 'done'), lte(reservation.pay_by, at))
  const found = await database.orm
    .select({ id: reservation.id })
    .from(reservation)
    .where(isOverdue)
    .orderBy(ANY_ORDER)
    .limit(IN_A_ROUND)
  for (const { id } of found) {
    try {
      await database.orm.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(reservation)
          .where(and(eq(reservation.id, id), isOverdue))
          .for('update')
        // It is being paid by card instead: the rooms are its guest's until that is decided.
        if (!row || (await isBeingChanged(tx, id))) return
        await tx
          .update(reservation)
          .set({
            status: 'cancelled',
            cancel_reason: 'not_paid',
            cancelled_at: at,
            pay_by: null,
            version: row.version + 1,
            updated_at: at,
          })
          .where(eq(reservation.id, id))
        await tx.insert(reservationEvent).values({ reservation_id: id, at, kind: 'not_paid', actor: 'system' })
        await cancelWin(tx, id, at)
        await moveStockAndWallet(tx, id, 'released', at)
        // Also one that is closed by now.
        const [hotel] = await tx.select().from(hotels).where(eq(hotels.id, row.hotel_id))
        if (hotel) await queueCancellation(tx, services, row, hotel, { fee: 0, isUnpaid: true })
      })
    } catch (error) {
      // One that cannot be ended must not keep the rooms of all the others.
      log.error({ err: error, reservation: id }, 'an unpaid booking could not be ended')
    }
  }
}
