import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { UPDATE_RETRY_MS } from '../../shared/constants.ts'
import { changing } from '../../shared/contract/changing.ts'
import type { Change, Changed } from '../../shared/model/changing.ts'
import type { Reservation } from '../../shared/model/reservation.ts'
import { asFailure } from '../lib/failure.ts'
import type { Failure } from '../lib/failure.ts'
import { noteAtom } from './analytics.ts'
import { attemptFor } from './attempt.ts'
import type { Attempt } from './attempt.ts'
import { tellAtom } from './banner.ts'
import type { Told } from './banner.ts'
import { toldOf } from './change-told.ts'
import { environmentAtom } from './environment.ts'
import { goAtom, placeAtom } from './navigation.ts'
import { loadReviewAtom } from './review.ts'
import { houseAtom, proofAtom } from './review-proof.ts'
import { atomForVisitor } from './visitor.ts'

/** What helps, beside pressing again: to see the stay, its price or the rooms as they are now. */
type Next = 'look' | 'price' | 'rooms' | null
/** `until`: in milliseconds of this browser's clock. */
export type Changing =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'refused'; told: Told; next: Next }
  | { kind: 'waiting'; told: Told; until: number }
export const changingAtom = atomForVisitor<Changing>({ kind: 'idle' })

const [MOVED, BUSY, PAYING, STALE] = [2304, 3013, 3016, 3014]

/** What the guest agreed to: the stay, its total in minor units, and how a dearer one is paid. */
export type Agreed = Omit<Change, 'version' | 'email' | 'bypass_token'>

const attemptAtom = atomForVisitor<Attempt<Change> | null>(null)

/** What was sent last has no answer yet: sent again as it was, it has the same key. */
export const isUnansweredAtom = atom((get) => get(attemptAtom) !== null)

/**
 * Changes the reservation as it was agreed. Null: it was not, and why stands in `changingAtom`. Who is given an answer
 * concludes it: at once, or when the bank has said yes.
 */
export const sendChangeAtom = atom(
  null,
  async (get, set, reservation: Reservation, agreed: Agreed): Promise<Changed | null> => {
    const { kind } = get(changingAtom)
    if (kind === 'busy' || kind === 'waiting') return null
    set(changingAtom, { kind: 'busy' })
    const { reservation_number: number, version, hotelId } = reservation
    const { api, newId } = get(environmentAtom)
    const body: Change = { ...agreed, version, ...get(proofAtom) }
    const attempt = attemptFor(get(attemptAtom), number, body, newId)
    set(attemptAtom, attempt)
    try {
      const input = { hotelId, reservationId: number, body }
      const { data } = await api(changing.update, input, { key: attempt.key })
      set(attemptAtom, null)
      return data
    } catch (error) {
      const failure = asFailure(error)
      if (failure.kind !== 'unknown') set(attemptAtom, null)
      set(changingAtom, get(refusedAtom)(failure))
      return null
    }
  },
)

type Concluded = 'manage.changed' | 'manage.paidNow'

/** The stay is changed: its guest sees it as it is now, and update mode is over. */
export const concludeChangeAtom = atom(
  null,
  (_get, set, reservation: Reservation, key: Concluded = 'manage.changed'): void => {
    void set(noteAtom, { kind: 'reservation_update', reservationNumber: reservation.reservation_number })
    set(changingAtom, { kind: 'idle' })
    set(leaveToReviewAtom, reservation)
    set(tellAtom, { id: 'changed', told: { key, values: { email: reservation.email } } })
  },
)

const refusedAtom = atom((get) => (failure: Failure): Changing => {
  if (failure.kind === 'unknown') return { kind: 'refused', told: { key: 'changing.outcomeUnknown' }, next: null }
  const [code] = failure.codes
  const told = toldOf(failure)
  // AMB-23: nothing is sent again by itself; after five minutes the guest may press again.
  if (code === BUSY || code === PAYING)
    return { kind: 'waiting', told, until: get(environmentAtom).now() + UPDATE_RETRY_MS }
  return { kind: 'refused', told, next: nextOf(failure) }
})

function nextOf({ codes: [code], payloads: [payload] }: Failure): Next {
  if (code === STALE) return 'look'
  if (code !== MOVED) return null
  return payload?.reason === 'price_changed' ? 'price' : 'rooms'
}

/** The five minutes are over, or the guest wants to see how the stay is now: it is read again, with what may be done. */
export const lookAgainAtom = atom(null, async (get, set): Promise<void> => {
  const { kind } = get(changingAtom)
  if (kind === 'busy') return
  await set(loadReviewAtom)
  set(changingAtom, { kind: 'idle' })
})

/** The stay as a whole again, outside update mode. */
export const leaveToReviewAtom = atom(null, (get, set, { reservation_number: confirmationNumber }: Reservation) => {
  const query = { hotelId: String(get(houseAtom)) }
  set(goAtom, { to: 'review', params: { confirmationNumber }, query, replace: true, state: get(placeAtom).state })
})

/** While a screen of update mode stands: it looks again when the wait is over. */
export function useWait(): void {
  const state = useAtomValue(changingAtom)
  const look = useSetAtom(lookAgainAtom)
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
