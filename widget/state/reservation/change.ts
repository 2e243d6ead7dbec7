import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { UPDATE_RETRY_MS } from '../../../shared/constants.ts'
import { changing } from '../../../shared/contract/changing.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Change, Changed } from '../../../shared/model/stay/changing.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Failure } from '../../lib/failure.ts'
import { trackAtom } from '../analytics/analytics.ts'
import { idempotentSaveFor, isOutcomeUnknown } from '../idempotent-save.ts'
import type { IdempotentSave } from '../idempotent-save.ts'
import { notifyAtom } from '../messages/messages.ts'
import type { Message } from '../messages/messages.ts'
import { messageOf } from './change-told.ts'
import { environmentAtom } from '../environment.ts'
import { goAtom, placeAtom } from '../navigation/navigation.ts'
import { loadReviewAtom, reviewAtom } from './review.ts'
import { reviewHotelIdAtom, reviewCredentialsAtom } from './review-credentials.ts'
import { atomForVisitor } from '../session/visitor.ts'

/** What helps, beside pressing again: to see the stay, its price or the rooms as they are now. */
type Next = 'look' | 'price' | 'rooms' | null
/** `until`: in milliseconds of this browser's clock. */
export type Changing =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'refused'; message: Message; next: Next }
  | { kind: 'waiting'; message: Message; until: number }
export const changingAtom = atomForVisitor<Changing>({ kind: 'idle' })

/** What the guest agreed to: the stay, its total in minor units, and how a dearer one is paid. */
export type Agreed = Omit<Change, 'version' | 'email' | 'bypass_token'>

export const changeAttemptAtom = atomForVisitor<IdempotentSave<Change> | null>(null)

/** What was sent last has no answer yet: sent again as it was, it has the same key. */
export const isUnansweredAtom = atom((get) => get(changeAttemptAtom) !== null)

/** A payment was sent for this stay, and nobody knows yet whether it went through. */
export const isPaymentUnansweredAtom = atom((get) => ({ reservation_number }: Reservation): boolean => {
  const attempt = get(changeAttemptAtom)
  return attempt?.number === reservation_number && Boolean(attempt.body.payment)
})

/** What is agreed to, with the version it was seen in and what proves its guest. */
export const changeBodyAtom = atom((get) => ({ version }: Reservation, agreed: Agreed): Change => ({
  ...agreed,
  version,
  ...get(reviewCredentialsAtom),
}))

/** Sends it under its key, which is forgotten with the answer. @throws Failure */
export const postChangeAtom = atom(
  null,
  async (get, set, { hotelId }: Reservation, attempt: IdempotentSave<Change>): Promise<Changed> => {
    set(changeAttemptAtom, attempt)
    set(changingAtom, { kind: 'busy' })
    const input = { hotelId, reservationId: attempt.number, body: attempt.body }
    const { data } = await get(environmentAtom).api(changing.update, input, { key: attempt.key })
    set(changeAttemptAtom, null)
    return data
  },
)

/** Why it was not changed, or that nobody knows. */
export const tellRefusedChangeAtom = atom(null, (get, set, failure: Failure): void => {
  if (!isOutcomeUnknown(failure)) set(changeAttemptAtom, null)
  set(changingAtom, get(refusedAtom)(failure))
})

/**
 * Changes the reservation as it was agreed, without a payment. False: it was not, and why stands in `changingAtom`. Who
 * is told true concludes it.
 */
export const sendChangeAtom = atom(
  null,
  async (get, set, reservation: Reservation, agreed: Agreed): Promise<boolean> => {
    const { kind } = get(changingAtom)
    if (kind === 'busy' || kind === 'waiting') return false
    const body = get(changeBodyAtom)(reservation, agreed)
    const { newId } = get(environmentAtom)
    const attempt = idempotentSaveFor(get(changeAttemptAtom), reservation.reservation_number, body, newId)
    try {
      await set(postChangeAtom, reservation, attempt)
      return true
    } catch (error) {
      set(tellRefusedChangeAtom, asFailure(error))
      return false
    }
  },
)

type Concluded = 'manage.changed' | 'manage.paidNow'

/** The stay is changed: its guest sees it as it is now, and update mode is over. */
export const applyChangeOutcomeAtom = atom(
  null,
  (_get, set, reservation: Reservation, key: Concluded = 'manage.changed'): void => {
    void set(trackAtom, { kind: 'reservation_update', reservationNumber: reservation.reservation_number })
    set(changingAtom, { kind: 'idle' })
    // What was read before is not so any more: a paid stay never offers its payment again.
    set(reviewAtom, { kind: 'loading' })
    set(leaveToReviewAtom, reservation)
    set(notifyAtom, { id: 'changed', message: { key, values: { email: reservation.email } } })
  },
)

const refusedAtom = atom((get) => (failure: Failure): Changing => {
  if (isOutcomeUnknown(failure)) return { kind: 'refused', message: { key: 'changing.outcomeUnknown' }, next: null }
  const [code] = failure.codes
  const message = messageOf(failure)
  // AMB-23: nothing is sent again by itself; after five minutes the guest may press again.
  if (code === ERRORS.reservationBusy.code || code === ERRORS.changeBeingPaid.code)
    return { kind: 'waiting', message, until: get(environmentAtom).now() + UPDATE_RETRY_MS }
  return { kind: 'refused', message, next: nextOf(failure) }
})

function nextOf({ codes: [code], payloads: [payload] }: Failure): Next {
  if (code === ERRORS.reservationChanged.code) return 'look'
  if (code !== ERRORS.priceChanged.code) return null
  return payload?.reason === 'price_changed' ? 'price' : 'rooms'
}

/** The five minutes are over, or the guest wants to see how the stay is now: it is read again, with what may be done. */
export const reloadReviewAtom = atom(null, async (get, set): Promise<void> => {
  const { kind } = get(changingAtom)
  if (kind === 'busy') return
  await set(loadReviewAtom)
  set(changingAtom, { kind: 'idle' })
})

/** The stay as a whole again, outside update mode. */
export const leaveToReviewAtom = atom(null, (get, set, { reservation_number: confirmationNumber }: Reservation) => {
  const query = { hotelId: String(get(reviewHotelIdAtom)) }
  set(goAtom, { to: 'review', params: { confirmationNumber }, query, replace: true, state: get(placeAtom).state })
})

/** While a screen of update mode stands: it looks again when the wait is over. */
export function useWait(): void {
  const state = useAtomValue(changingAtom)
  const look = useSetAtom(reloadReviewAtom)
  const { now } = useAtomValue(environmentAtom)
  const until = state.kind === 'waiting' ? state.until : null
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => void look(), Math.max(0, until - now()))
    return () => clearTimeout(timer)
  }, [until, look, now])
}

/** What was refused is told on that screen alone; five minutes that run go on running. */
export function useForgottenRefusal(): void {
  const end = useSetAtom(changingAtom)
  useEffect(() => () => end((last) => (last.kind === 'refused' ? { kind: 'idle' } : last)), [end])
}
