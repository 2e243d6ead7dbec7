import { atom } from 'jotai'

import { ERRORS, errorRow } from '../../../../shared/errors.ts'
import type { Booking } from '../../../../shared/model/stay/reservation.ts'
import type { Failure } from '../../../lib/failure.ts'
import { countRefusedCardAtom, paymentAtom } from '../../../payment/attempt.ts'
import type { SentAttempt } from '../../../payment/machine.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { handleBookingErrorAtom } from './handle-booking-error.ts'
import { calculateAtom, priceChangeAtom } from '../price/calculation.ts'
import { rateChangeAtom } from '../price/rate-change.ts'
import { checkLinesAtom } from '../stay.ts'
import type { PaidBy } from '../pay/payer.ts'

const [PAYMENT_REQUIRED, CONFLICT] = [402, 409]

/** Nothing was booked and nothing charged; what the guest can do about it depends on why. */
export const refusedBookingAtom = atom(
  null,
  async (_get, set, attempt: SentAttempt<Booking> | null, failure: Failure, by: PaidBy): Promise<void> => {
    if (!attempt) return set(handleBookingErrorAtom, failure) // it was not even sent
    if (failure.status === PAYMENT_REQUIRED) set(countRefusedCardAtom, attempt)
    if (failure.codes[0] === ERRORS.duplicateBooking.code) return set(askDuplicateAtom, failure, by)
    const isExtra = errorRow(failure.codes[0], failure.payloads[0]).field === 'extra'
    if (failure.status === CONFLICT && !isExtra && (await set(conflictAtom))) return set(paymentAtom, { kind: 'idle' })
    set(handleBookingErrorAtom, failure)
  },
)

/** Another tab, or a press that was forgotten: nobody but the guest knows whether a second stay is meant (AMB-83). */
const askDuplicateAtom = atom(null, (_get, set, failure: Failure, by: PaidBy) => {
  const number = failure.payloads[0]?.reservation_number
  const duplicate = { number: typeof number === 'string' ? number : null, by }
  set(paymentAtom, { kind: 'refused', shown: shownOf(failure), field: null, way: 'duplicate', duplicate })
})

/** Something moved since the guest looked, before any money did: a price or a room. Which of them is asked, not guessed. */
const conflictAtom = atom(null, async (get, set): Promise<boolean> => {
  await set(calculateAtom)
  if (get(priceChangeAtom) || get(rateChangeAtom)) return true
  return !(await set(checkLinesAtom).catch(() => true)) // without an answer the refusal's own words are all there is
})
