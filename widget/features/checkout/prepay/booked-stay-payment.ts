import { atom } from 'jotai'

import type { PaymentType } from '../../../../shared/payment-codes.ts'
import type { PlainDate } from '../../../../shared/rules/days/dates.ts'
import type { PaidBy } from '../pay/payer.ts'

/** A stay that is booked already and paid for in update mode, where otherwise the choice of rooms says all this. */
export type BookedStayPayment = {
  checkin: PlainDate
  checkout: PlainDate
  /** What it may be paid by. */
  types: readonly PaymentType[]
  /** What the one button does. */
  pay: (by: PaidBy) => Promise<void>
}

/** The screen that shows the ways of paying for it says so while it stands; null: a stay is booked anew. */
export const bookedStayPaymentAtom = atom<BookedStayPayment | null>(null)
