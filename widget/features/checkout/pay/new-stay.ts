import { atom } from 'jotai'
import type { ExtractAtomValue } from 'jotai'

import type { Calculation } from '../../../../shared/contract/rooms.ts'
import { reservations } from '../../../../shared/contract/reservations.ts'
import type { Booked, Booking } from '../../../../shared/model/stay/reservation.ts'
import { newAttemptKey } from '../../../lib/attempt-key.ts'
import { deadlineOf } from '../../../lib/deadline.ts'
import { Failure } from '../../../lib/failure.ts'
import { trackAtom } from '../../../state/analytics/analytics.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { criteriaAtom } from '../../../state/search/search.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import {
  bankWayAtom,
  dropAttemptAtom,
  handOverAttemptAtom,
  keepAttemptAtom,
  paymentAtom,
  readAttemptAtom,
  triedPaymentAtom,
} from '../../../payment/attempt.ts'
import type { PaymentAttempt, Challenge } from '../../../payment/attempt.ts'
import { payFor } from '../../../payment/machine.ts'
import type { PaymentPurpose, SentAttempt } from '../../../payment/machine.ts'
import { bookingAtom } from './booking.ts'
import { calculateAtom, priceChangeAtom, standingPriceAtom } from '../price/calculation.ts'
import { calculationAtom, shownCalculation } from '../price/calculation-state.ts'
import { finishAtom } from '../finish.ts'
import { bookedStayPaymentAtom } from '../prepay/booked-stay-payment.ts'
import { keepTokenAtom } from '../confirmation/kept-bookings.ts'
import { loadOutcomeAtom } from './outcome.ts'
import { isChargedAsShownAtom, payerAtom, walletOf } from './payer.ts'
import type { PaidBy } from './payer.ts'
import { paidNowSumAtom } from './payment-currency.ts'
import { rateChangeAtom } from '../price/rate-change.ts'
import { checkLinesAtom, linesAtom } from '../stay.ts'
import { needVerificationAtom, spendVerificationAtom } from '../details/verification.ts'

/** The one button, and what it named when it was pressed: something may have been looked up since. */
export const payAtom = atom(
  null,
  async (get, set, by: PaidBy = 'card', more?: Wish, named: NamedPrice = get(namedPriceAtom)) => {
    const held = get(bookedStayPaymentAtom)
    return held ? held.pay(by) : payFor(set(newStayAtom, by, more, named))
  },
)
/** What the guest was asked about and said yes to. */
type Wish = Pick<Booking, 'allow_duplicate'>

/** A stay that is booked anew: availability, card, booking. */
const newStayAtom = atom(
  null,
  (get, set, by: PaidBy, more: Wish | undefined, named: NamedPrice): PaymentPurpose<Booking, Booked> => ({
    phase: () => get(paymentAtom).kind,
    show: (kind) => set(paymentAtom, { kind }),
    newKey: () => newAttemptKey(get(environmentAtom).view),
    read: () => set(readAttemptAtom),
    keep: ({ key, body }) => set(keepAttemptAtom, { key, body, booked: null, until: 0 }),
    drop: () => set(dropAttemptAtom),
    body: () => set(bodyAtom, by, more, named),
    send: (attempt) => set(sendAtom, attempt),
    answered: (attempt, booked) => set(bookedAtom, attempt, booked),
    uncertain: (failure) => set(uncertainAtom, failure),
    refused: (failure, attempt) => set(refusedAtom, attempt, failure, by),
  }),
)

const bodyAtom = atom(
  null,
  async (get, set, by: PaidBy, more: Wish | undefined, named: NamedPrice): Promise<Booking | null> => {
    set(needVerificationAtom)
    const calculation = await set(heldPriceAtom, named)
    if (!calculation) return null
    if (!(await set(checkLinesAtom))) return null
    await set(loadOutcomeAtom)

    const payer = await set(payerAtom, by)
    if (!payer) return null
    if (payer.card && !set(isChargedAsShownAtom, payer.card)) return null

    const booking = get(bookingAtom)(calculation, payer)
    if (!booking) return null
    const body = { ...booking, ...more, ...set(spendVerificationAtom) }
    void set(trackAtom, {
      kind: 'payment',
      criteria: get(criteriaAtom),
      selection: get(linesAtom),
      type: body.payment.type,
    })
    return body
  },
)

/** What the button and the bill beside it say. */
export const namedPriceAtom = atom((get) => ({
  total: shownCalculation(get(calculationAtom))?.data.total.total_price,
  currency: get(paidNowSumAtom).currency,
}))
type NamedPrice = ExtractAtomValue<typeof namedPriceAtom>

/**
 * The price on the screen, else a new one. What the guest did not read when they pressed, another sum or another currency, is
 * for them to decide with another press. Whether a price still holds, the server says.
 */
const heldPriceAtom = atom(null, async (get, set, named: NamedPrice): Promise<Calculation | null> => {
  set(priceChangeAtom, null) // the guest pressed the button that names the sum
  set(rateChangeAtom, null)
  const calculation = get(standingPriceAtom) ?? (await set(calculateAtom))
  const { total, currency } = get(namedPriceAtom)
  if (total && named.total && total !== named.total) set(priceChangeAtom, { before: named.total, now: total })
  return get(priceChangeAtom) || get(rateChangeAtom) || named.currency !== currency ? null : calculation
})

type Sent = SentAttempt<Booking>

const sendAtom = atom(null, async (get, set, { key, body }: Sent): Promise<Booked> => {
  const { api, now } = get(environmentAtom)
  set(triedPaymentAtom, {
    last4: body.payment.card?.last4 ?? null,
    type: body.payment.type,
    amount: body.total_price,
    ...(body.payment.currency && get(paidNowSumAtom)),
    email: body.guest.email,
    rooms: body.rooms.map((room) => room.room_type_code),
    at: now(),
  })
  return (await api(reservations.create, { hotelId: get(settingsAtom).hotel_id, body }, { key })).data
})

const bookedAtom = atom(null, (get, set, { key, body }: Sent, booked: Booked) => {
  const { email } = body.guest
  set(keepTokenAtom, booked)
  if (booked.status === 'done' || !booked.transaction) return set(finishAtom, booked.reservation_number, email)

  const kept = { key, body, booked, until: deadlineOf(booked.transaction.expires_at, get(environmentAtom).now()) }
  set(keepAttemptAtom, kept)
  set(paymentAtom, { kind: 'challenge', challenge: get(challengeOfAtom)(kept, booked.transaction, true) })
})

type Asked = NonNullable<Booked['transaction']>

const challengeOfAtom = atom(
  (get) =>
    (
      { body, booked, until }: PaymentAttempt & { booked: Booked },
      transaction: Asked,
      isFresh: boolean,
    ): Challenge => ({
      reservationNumber: booked.reservation_number,
      email: body.guest.email,
      transactionId: transaction.id,
      url: transaction.challenge_url,
      leaves: walletOf(body.payment) ?? get(bankWayAtom),
      paysFor: 'booking',
      isFresh,
      until,
    }),
)

/** The attempt stays open under its key. What another session sent under it is told by the key alone (guarantee S10). */
const uncertainAtom = atom(null, (_get, set, failure: Failure) => {
  if (failure.status === FORBIDDEN) return set(handOverAttemptAtom)
  const message = failure.status >= 500 ? new Failure('system', failure.status, failure.json) : failure
  set(paymentAtom, { kind: 'unknown', shown: shownOf(message) })
})

/**
 * A refusal is definite and has ended the attempt; what follows from one was loaded before anything was sent. Where it could
 * not be, nothing was sent, and the reason stands at the button.
 */
const refusedAtom = atom(null, async (_get, set, attempt: Sent | null, failure: Failure, by: PaidBy) => {
  const outcome = await import('../failure/refused-booking.ts').catch(() => null)
  if (outcome) return set(outcome.refusedBookingAtom, attempt, failure, by)
  set(paymentAtom, { kind: 'refused', shown: shownOf(failure), field: null })
})

const FORBIDDEN = 403

/** After a reload: the bank's question goes on, and an attempt without an answer says so. */
export const resumePaymentAtom = atom(null, (get, set) => {
  if (get(paymentAtom).kind !== 'idle') return
  const attempt = set(readAttemptAtom)
  if (!attempt) return
  const { booked } = attempt
  if (booked?.transaction) {
    const challenge = get(challengeOfAtom)({ ...attempt, booked }, booked.transaction, false)
    set(paymentAtom, { kind: 'challenge', challenge })
  } else set(paymentAtom, { kind: 'unknown', shown: shownOf(new Failure('unknown')) })
})
