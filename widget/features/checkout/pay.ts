import { atom } from 'jotai'

import type { Calculation } from '../../../shared/contract/rooms.ts'
import { errorRow } from '../../../shared/errors.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import type { Booked, Card } from '../../../shared/model/reservation.ts'
import { isCardBrand } from '../../../shared/payments.ts'
import type { Wallet } from '../../../shared/payments.ts'
import { deadlineOf } from '../../lib/deadline.ts'
import { Failure, asFailure } from '../../lib/failure.ts'
import { noteAtom } from '../../state/analytics.ts'
import { shownOf } from '../../state/failures.ts'
import { environmentAtom } from '../../state/environment.ts'
import { criteriaAtom } from '../../state/search.ts'
import { settingsAtom } from '../../state/settings.ts'
import {
  countRefusedCardAtom,
  bankWayAtom,
  dropAttemptAtom,
  keepAttemptAtom,
  paymentAtom,
  readAttemptAtom,
  triedAtom,
} from './attempt.ts'
import type { Attempt, Challenge } from './attempt.ts'
import { bookingAtom } from './booking.ts'
import type { Payer } from './booking.ts'
import { calculateAtom, priceChangeAtom } from './calculation.ts'
import { calculationAtom } from './calculation-state.ts'
import { cardFieldsAtom, keptChoiceAtom } from './card.ts'
import { finishAtom } from './finish.ts'
import { heldAtom } from './held.ts'
import { keepTokenAtom } from './kept-bookings.ts'
import { isStillUnknown, landAtom } from './land.ts'
import { cardGatewayAtom, needsCardAtom } from './methods.ts'
import { cardBrandAtom, paidNowSumAtom, paymentCurrencyAtom } from './payment-currency.ts'
import { rateChangeAtom } from './rate-change.ts'
import { checkLinesAtom, linesAtom } from './stay.ts'
import { needVerificationAtom, spendVerificationAtom } from './verification.ts'

/** The one button: availability, card, booking. A second press while it works changes nothing. */
export const payAtom = atom(null, async (get, set, by: PaidBy = 'card') => {
  const held = get(heldAtom)
  if (held) return held.pay(by)
  const { kind } = get(paymentAtom)
  if (kind === 'busy' || kind === 'challenge') return
  set(paymentAtom, { kind: 'busy' })

  try {
    // An attempt without an answer is asked for again as it was, whatever the form says now.
    const attempt = set(readAttemptAtom) ?? (await set(prepareAtom, by))
    if (attempt) await set(postAtom, attempt)
    else set(paymentAtom, { kind: 'idle' })
  } catch (error) {
    set(landAtom, asFailure(error)) // before the POST: nothing was booked or charged
  }
})

/** Where a hotel has both, the guest presses one of two buttons; where it has PayPal alone, either means it. */
/** An order is one its guest has approved already, in the wallet's own window. */
export type PaidBy = 'card' | 'paypal' | { order_id: string }

const prepareAtom = atom(null, async (get, set, by: PaidBy): Promise<Attempt | null> => {
  set(needVerificationAtom)
  const calculation = await set(heldPriceAtom)
  if (!calculation) return null
  if (!(await set(checkLinesAtom))) return null

  const payer = await set(payerAtom, by)
  if (!payer) return null
  if (payer.card && !set(isChargedAsShownAtom, payer.card)) return null

  const booking = get(bookingAtom)(calculation, payer)
  if (!booking) return null
  const body = { ...booking, ...set(spendVerificationAtom) }
  const attempt: Attempt = { key: get(environmentAtom).newId(), body, booked: null, until: 0 }
  set(keepAttemptAtom, attempt)
  void set(noteAtom, {
    kind: 'payment',
    criteria: get(criteriaAtom),
    selection: get(linesAtom),
    type: body.payment.type,
  })
  return attempt
})

/** Who pays; null: the card fields say themselves what is missing. */
export const payerAtom = atom(null, async (get, set, by: PaidBy): Promise<Payer | null> => {
  if (!get(needsCardAtom)) return {}
  if (by === 'card' && get(cardGatewayAtom)) {
    const card = await set(tokeniseAtom)
    return card && { card }
  }
  if (typeof by === 'object') return { paypal: by }
  const { orderAtom } = await import('./wallets/paypal.ts')
  return { paypal: { order_id: await set(orderAtom) } }
})

/** The price on the screen, else a new one; a changed sum is for the guest to decide. Whether it still holds, the server says. */
const heldPriceAtom = atom(null, async (get, set): Promise<Calculation | null> => {
  const state = get(calculationAtom)
  set(priceChangeAtom, null) // the guest pressed the button that names the sum
  set(rateChangeAtom, null)
  if (state.kind === 'ready') return state.calculation
  const calculation = await set(calculateAtom)
  return get(priceChangeAtom) || get(rateChangeAtom) ? null : calculation
})

/** The token says what card it is; where that changes the currency of the payment, the guest sees it and presses again. */
export const isChargedAsShownAtom = atom(null, (get, set, { brand }: Card): boolean => {
  const shown = get(paymentCurrencyAtom)
  set(cardBrandAtom, brand)
  return get(paymentCurrencyAtom) === shown
})

/** The gateway turns the card into a token; number and security code stay in its frame (guarantee W15). */
const tokeniseAtom = atom(null, async (get): Promise<Card | null> => {
  const tokenised = (await get(cardFieldsAtom)?.tokenise()) ?? { kind: 'failed' as const }
  switch (tokenised.kind) {
    case 'invalid':
      return null
    case 'failed':
      throw new Failure('network')
    case 'token': {
      const { token, brand, last4, expiry, holder } = { ...tokenised, ...get(keptChoiceAtom).card }
      if (!isCardBrand(brand)) throw new Failure('processing')
      return { token, brand, last4, expiry, holder }
    }
    default:
      return tokenised satisfies never
  }
})

const sendAtom = atom(null, async (get, _set, { key, body }: Attempt): Promise<Booked> => {
  const input = { hotelId: get(settingsAtom).hotel_id, body }
  return (await get(environmentAtom).api(reservations.create, input, { key })).data
})

const postAtom = atom(null, async (get, set, attempt: Attempt) => {
  const { body } = attempt
  set(triedAtom, {
    last4: body.payment.card?.last4 ?? null,
    amount: body.total_price,
    ...(body.payment.currency && get(paidNowSumAtom)),
    email: body.guest.email,
    rooms: body.rooms.map((room) => room.room_type_code),
    at: get(environmentAtom).now(),
  })
  try {
    set(bookedAtom, attempt, await set(sendAtom, attempt))
  } catch (error) {
    await set(refusedAtom, attempt, asFailure(error))
  }
})

const bookedAtom = atom(null, (get, set, attempt: Attempt, booked: Booked) => {
  const { email } = attempt.body.guest
  set(keepTokenAtom, booked)
  if (booked.status === 'done' || !booked.transaction) return set(finishAtom, booked.reservation_number, email)

  const kept = { ...attempt, booked, until: deadlineOf(booked.transaction.expires_at, get(environmentAtom).now()) }
  set(keepAttemptAtom, kept)
  set(paymentAtom, { kind: 'challenge', challenge: get(challengeOfAtom)(kept, booked.transaction, true) })
})

type Asked = NonNullable<Booked['transaction']>

const challengeOfAtom = atom(
  (get) =>
    ({ body, booked, until }: Attempt & { booked: Booked }, transaction: Asked, isFresh: boolean): Challenge => ({
      reservationNumber: booked.reservation_number,
      email: body.guest.email,
      transactionId: transaction.id,
      url: transaction.challenge_url,
      leaves: walletOf(body) ?? get(bankWayAtom),
      isFresh,
      until,
    }),
)

const walletOf = ({ payment }: Attempt['body']): Wallet | null =>
  payment.type === 'amazon_pay' ? 'amazon_pay' : payment.paypal ? 'paypal' : null

/** A refusal is definite and ends the attempt; everything else leaves it open under its key. */
const refusedAtom = atom(null, async (get, set, attempt: Attempt, failure: Failure) => {
  if (isStillUnknown(failure)) {
    const told = failure.status >= 500 ? new Failure('system', failure.status, failure.json) : failure
    return set(paymentAtom, { kind: 'unknown', shown: shownOf(told) })
  }
  set(dropAttemptAtom)
  if (failure.status === PAYMENT_REQUIRED) set(countRefusedCardAtom, attempt)
  const isExtra = errorRow(failure.codes[0], failure.payloads[0]).field === 'extra'
  if (failure.status === CONFLICT && !isExtra && (await set(conflictAtom))) return set(paymentAtom, { kind: 'idle' })
  set(landAtom, failure)
})

const [PAYMENT_REQUIRED, CONFLICT] = [402, 409]

/** Something moved since the guest looked, before any money did: a price or a room. Which of them is asked, not guessed. */
const conflictAtom = atom(null, async (get, set): Promise<boolean> => {
  await set(calculateAtom)
  if (get(priceChangeAtom) || get(rateChangeAtom)) return true
  return !(await set(checkLinesAtom).catch(() => true)) // without an answer the refusal's own words are all there is
})

/** After a reload: the bank's question goes on, and an attempt without an answer says so. */
export const resumeAtom = atom(null, (get, set) => {
  if (get(paymentAtom).kind !== 'idle') return
  const attempt = set(readAttemptAtom)
  if (!attempt) return
  const { booked } = attempt
  if (booked?.transaction) {
    const challenge = get(challengeOfAtom)({ ...attempt, booked }, booked.transaction, false)
    set(paymentAtom, { kind: 'challenge', challenge })
  } else set(paymentAtom, { kind: 'unknown', shown: shownOf(new Failure('unknown')) })
})
