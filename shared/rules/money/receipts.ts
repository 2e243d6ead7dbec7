import type { Reservation } from '../../model/stay/reservation.ts'
import type { PaymentType } from '../../payment-codes.ts'
import { isOnlineCard } from '../../payments.ts'
import type { PlainDate } from '../days/dates.ts'
import { instantOf } from '../days/zones.ts'

export type Received = {
  status: Reservation['status']
  payment_type: PaymentType
  /** Taken from the card and not given back, in minor units of the hotel's currency. */
  paid: number
  /** What a cancelled stay costs; more of it may still be on its way back to the guest. */
  cancellation_fee: number
  checkout_date: PlainDate
}

export type ReceiptState =
  | { kind: 'available'; amount: number }
  /** The hotel's midnight at which its check-out day begins, in milliseconds. */
  | { kind: 'from'; at: number }
  | { kind: 'never' }

/** What a receipt says was received: of a cancelled stay its fee, else everything that was paid by card. */
export function receivedAmount({ status, payment_type, paid, cancellation_fee }: Received): number {
  if (!isOnlineCard(payment_type)) return 0
  switch (status) {
    case 'done':
    case 'completed':
      return paid
    case 'cancelled':
      return Math.min(paid, cancellation_fee)
    case 'payment_pending':
    case 'unknown':
      return 0
    default:
      return status satisfies never
  }
}

/**
 * The moment from which on there is one: the first minute of the check-out day in the hotel, and at once for what a
 * cancelled stay cost.
 */
export const receiptOpensAt = (
  { status, checkout_date }: Pick<Received, 'status' | 'checkout_date'>,
  zone: string,
): number => (status === 'cancelled' ? 0 : instantOf(zone, checkout_date, 0))

/** Of what was paid by card, as often as the guest wants one. */
export function receiptState(received: Received, zone: string, now: number): ReceiptState {
  const amount = receivedAmount(received)
  if (amount === 0) return { kind: 'never' }
  const at = receiptOpensAt(received, zone)
  return now < at ? { kind: 'from', at } : { kind: 'available', amount }
}
