import type { PaymentType } from '../../../shared/payment-codes.ts'

/** What stood last on a guest's screen about a stay. */
export type LastWord =
  | { kind: 'booked'; checkout_date: string; total_price: number; payment_type: PaymentType }
  | { kind: 'cancelled' }
  /** Refused, or nobody had heard of it. */
  | { kind: 'not booked' }
  /** The guest asked and asked. */
  | { kind: 'untold' }
  /** The guest went away before anything was said, and wants nothing any more. */
  | { kind: 'gone' }

export type Stay = {
  /** The Idempotency-Key of the booking. */
  key: string
  /** Null: told by key alone, which names no reservation. */
  number: string | null
  word: LastWord
  /** What was done about it. */
  changes: number
  payments: number
}
