import { atom } from 'jotai'

import { managing } from '../../../shared/contract/managing.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import type { UpdateSettings } from '../../../shared/model/stay/cancelling.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Failure } from '../../lib/failure.ts'
import type { Shown } from '../messages/messages.ts'
import { shownOf } from '../messages/failures.ts'
import { environmentAtom } from '../environment.ts'
import { atomForVisitor, visitorAtom } from '../session/visitor.ts'
import {
  accessAtom,
  hideCredentialsAtom,
  reviewHotelIdAtom,
  reviewNumberAtom,
  reviewCredentialsAtom,
} from './review-credentials.ts'

export type Review =
  | { kind: 'loading' }
  | { kind: 'refused'; shown: Shown }
  | {
      kind: 'ready'
      reservation: Reservation
      /** Null: they could not be asked; `shown` says why. */
      updating: UpdateSettings | null
      shown: Shown | null
      /** How far the server's clock is ahead of this browser's, in milliseconds. */
      ahead: number
    }

export const reviewAtom = atomForVisitor<Review>({ kind: 'loading' })

/** The server's moment: fees, deadlines and the day of arrival go by it, and a device's clock only counts on from there. */
export const serverNowAtom = atom((get): (() => number) => {
  const { now } = get(environmentAtom)
  const review = get(reviewAtom)
  return review.kind === 'ready' ? () => now() + review.ahead : now
})

/** The reservation and what may be done with it. Asked again, what is there stays: the guest may be reading it. */
export const loadReviewAtom = atom(null, async (get, set, signal?: AbortSignal): Promise<void> => {
  set(hideCredentialsAtom)
  if (get(accessAtom) !== 'open') return
  const number = get(reviewNumberAtom)
  const visitor = get(visitorAtom)
  // Whoever is at another stay, at none, or somebody else, is not to read the answer about this one.
  const isLeft = () => signal?.aborted || get(reviewNumberAtom) !== number || get(visitorAtom) !== visitor
  const before = get(reviewAtom)
  if (before.kind !== 'ready' || before.reservation.reservation_number !== number) set(reviewAtom, { kind: 'loading' })
  const input = { hotelId: get(reviewHotelIdAtom), reservationId: number, query: get(reviewCredentialsAtom) ?? {} }
  const { api, now } = get(environmentAtom)
  const known = before.kind === 'ready' ? before.ahead : 0
  const settings = api(managing.updateSettings, input, { signal }).then(
    ({ data }) => {
      const ahead = data.as_of === null ? known : Date.parse(data.as_of) - now()
      return { updating: data, shown: null, ahead }
    },
    (error: unknown) => ({ updating: null, shown: shownOf(asFailure(error)), ahead: known }),
  )
  try {
    const { data } = await api(reservations.show, input, { signal })
    const updates = await settings
    if (isLeft()) return
    set(reviewAtom, { kind: 'ready', reservation: data, ...updates })
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind !== 'aborted' && !isLeft()) set(reviewAtom, { kind: 'refused', shown: lookedUp(failure) })
  }
})

/** The same words whether the number or the proof is another: nobody learns which of them exists (guarantee S8). */
export const lookedUp = (failure: Failure): Shown =>
  failure.status === NOT_FOUND
    ? { message: { key: 'errors.lookupFailed' }, code: null, kind: failure.kind }
    : shownOf(failure)
const NOT_FOUND = 404
