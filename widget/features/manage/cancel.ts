import { atom } from 'jotai'

import { managing } from '../../../shared/contract/managing.ts'
import type { Cancellation } from '../../../shared/model/stay/cancelling.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import type { Locale } from '../../../shared/locales.ts'
import { asFailure } from '../../lib/failure.ts'
import { money } from '../../lib/format.ts'
import type { Failure } from '../../lib/failure.ts'
import type { IdempotentSave } from '../../state/idempotent-save.ts'
import type { Message } from '../../state/messages/messages.ts'
import { isOutcomeUnknown } from '../../state/idempotent-save.ts'
import { barTold } from '../../state/reservation/change-told.ts'
import { environmentAtom } from '../../state/environment.ts'
import { localeAtom } from '../../state/settings/texts.ts'
import { atomForVisitor } from '../../state/session/visitor.ts'
import { reviewCredentialsAtom } from '../../state/reservation/review-credentials.ts'
import { loadReviewAtom, reviewAtom } from '../../state/reservation/review.ts'

export type Cancelling = { kind: 'idle' } | { kind: 'busy' } | { kind: 'refused'; message: Message }
export const cancellingAtom = atomForVisitor<Cancelling>({ kind: 'idle' })

/** Without an answer it is sent again as it was, whatever the form says now: nothing is cancelled twice (W9). */
const attemptAtom = atomForVisitor<IdempotentSave<Cancellation> | null>(null)

/** True once the stay is cancelled, whoever of several answers said so. */
export const cancelAtom = atom(
  null,
  async (get, set, reservation: Reservation, asked: Cancellation): Promise<boolean> => {
    if (get(cancellingAtom).kind === 'busy') return false
    set(cancellingAtom, { kind: 'busy' })
    const { hotelId, reservation_number: number, email } = reservation
    const proof = get(reviewCredentialsAtom)
    const token = proof && 'bypass_token' in proof ? proof.bypass_token : ''
    const { api, newId } = get(environmentAtom)
    const known = get(attemptAtom)
    const attempt = known?.number === number ? known : { number, body: asked, key: newId() }
    set(attemptAtom, attempt)
    try {
      const input = { hotelId, reservationId: number, query: { email, bypass_token: token }, body: attempt.body }
      await api(managing.cancel, input, { key: attempt.key })
      set(attemptAtom, null)
      set(cancellingAtom, { kind: 'idle' })
    } catch (error) {
      const failure = asFailure(error)
      if (failure.kind !== 'unknown') set(attemptAtom, null)
      set(cancellingAtom, { kind: 'refused', message: messageOf(failure, reservation, get(localeAtom)) })
    }
    // Whatever was said: how the stay stands is what the server says now.
    await set(loadReviewAtom)
    const now = get(reviewAtom)
    const isCancelled = now.kind === 'ready' && now.reservation.status === 'cancelled'
    if (isCancelled) set(cancellingAtom, { kind: 'idle' })
    return isCancelled
  },
)

/** The server's reasons in words; the warnings of another sign-in stand on the page behind. */
function messageOf(failure: Failure, { currency }: Reservation, locale: Locale): Message {
  const { reason, fee } = failure.payloads[0] ?? {}
  if (isOutcomeUnknown(failure)) return { key: 'manage.outcomeUnknown' }
  if (reason === 'fee_changed' && typeof fee === 'number')
    return { key: 'manage.feeChanged', values: { fee: money(fee, currency, locale) } }
  return barTold(failure)
}
