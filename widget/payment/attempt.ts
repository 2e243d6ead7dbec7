import { atom } from 'jotai'
import { array, integer, is, string, type } from 'superstruct'

import type { Currency } from '../../shared/currencies.ts'
import type { ErrorField } from '../../shared/errors.ts'
import { booked } from '../../shared/model/stay/reservation.ts'
import type { Booked, Booking } from '../../shared/model/stay/reservation.ts'
import type { PaymentType } from '../../shared/payment-codes.ts'
import type { Wallet } from '../../shared/payments.ts'
import type { Shown } from '../state/messages/messages.ts'
import { environmentAtom } from '../state/environment.ts'
import { settingsAtom } from '../state/settings/settings.ts'
import { isOpenAttemptClosedAtom } from '../state/open-attempt.ts'
import type { PaidBy } from '../features/checkout/pay/payer.ts'
import { checkoutSettingsAtom } from '../features/checkout/settings.ts'

/** How far paying and booking is. */
export type Payment =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'refused'; shown: Shown; field: ErrorField | null; way?: 'details'; duplicate?: undefined }
  /** The same stay was booked a moment ago: the guest says whether it is meant a second time. */
  | { kind: 'refused'; shown: Shown; field: null; way: 'duplicate'; duplicate: DuplicateStay }
  /** The server may have booked: nobody says anything about it before it was asked again under the same key. */
  | { kind: 'unknown'; shown: Shown }
  | { kind: 'challenge'; challenge: Challenge }

/** `number` is null where another browser booked it, for the same e-mail address. */
export type DuplicateStay = { number: string | null; by: PaidBy }

export type Challenge = {
  reservationNumber: string
  email: string
  transactionId: string
  url: string | null
  /** Whose page the guest leaves for; null: the bank's page stands in a frame. */
  leaves: Wallet | 'bank' | null
  /** What ends with the bank's time: a booking that is being made, or the payment of a stay that stands all the same. */
  paysFor: 'booking' | 'stay'
  /** Where a booked stay is paid for, its screen says what the end means: null paid, or why not as a code. */
  ended?: (code: number | null) => void
  /** Asked just now, not found again after a reload. */
  isFresh: boolean
  /** In milliseconds of this browser's clock. */
  until: number
}

/** A gateway may want its bank's page to stand alone instead of in a frame (BOOT-025). */
export const bankWayAtom = atom((get): 'bank' | null =>
  get(checkoutSettingsAtom).payment_hub_integration_type === 'redirect' ? 'bank' : null,
)

export const paymentAtom = atom<Payment>({ kind: 'idle' })

/** One press is one attempt: its key is made before the first POST and kept until a definite answer (guarantee W9). */
export type PaymentAttempt = { key: string; body: Booking; booked: Booked | null; until: number }

/** As much as tells it from anything else: whoever made it is this widget, and the server checks all of it. */
const sent = type({ rooms: array(), guest: type({ email: string() }), quote_id: string(), total_price: integer() })
const isBooking = (body: unknown): body is Booking => is(body, sent)

export const readAttemptAtom = atom(null, (get): PaymentAttempt | null => {
  const kept = get(environmentAtom).storage.read('attempt')
  if (!kept || kept.hotel_id !== get(settingsAtom).hotel_id || !isBooking(kept.body)) return null
  return { key: kept.key, body: kept.body, booked: is(kept.booked, booked) ? kept.booked : null, until: kept.until }
})

/** A host page's storage takes its key alone, by which it is asked for after a reload (state/open-attempt). */
export const keepAttemptAtom = atom(null, (get, set, attempt: PaymentAttempt) => {
  const { storage, now } = get(environmentAtom)
  const { hotel_id } = get(settingsAtom)
  storage.write('attempt', { ...attempt, hotel_id })
  storage.write('openAttempt', { key: attempt.key, hotel_id, at: now() })
  set(isOpenAttemptClosedAtom, true)
})

/** It is booked: its key alone is kept until the guest has seen so, and outlives a reload before that. */
export const answerAttemptAtom = atom(null, (get, set) => {
  get(environmentAtom).storage.remove('attempt')
  set(isOpenAttemptClosedAtom, true)
})

/** This session may not send it again; what became of it is asked for by its key (interrupted-payment). */
export const handOverAttemptAtom = atom(null, (_get, set) => {
  set(answerAttemptAtom)
  set(paymentAtom, { kind: 'idle' })
  set(isOpenAttemptClosedAtom, false)
})

/** Only after a definite answer: the next press is a new attempt under a new key. */
export const dropAttemptAtom = atom(null, (get) => {
  const { storage } = get(environmentAtom)
  storage.remove('attempt')
  storage.remove('openAttempt')
})

/** Cards that were refused in this visit. */
export const refusedCardsAtom = atom(0)
export const countRefusedCardAtom = atom(null, (_get, set, { body }: Pick<PaymentAttempt, 'body'>) => {
  if (body.payment.card) set(refusedCardsAtom, (cards) => cards + 1)
})

/** What the failure page tells about the card and the sum; the address never carries it. */
export type TriedPayment = {
  last4: string | null
  amount: number
  currency?: Currency
  type: PaymentType
  email: string
  rooms: readonly string[]
  at: number
}
export const triedPaymentAtom = atom<TriedPayment | null>(null)
