import { atom } from 'jotai'

import { UPDATE_RETRY_MS } from '../../../../shared/constants.ts'
import { changing } from '../../../../shared/contract/changing.ts'
import type { Change } from '../../../../shared/model/changing.ts'
import type { Reservation } from '../../../../shared/model/reservation.ts'
import { asFailure } from '../../../lib/failure.ts'
import type { Failure } from '../../../lib/failure.ts'
import { noteAtom } from '../../../state/analytics.ts'
import { tellAtom } from '../../../state/banner.ts'
import type { Told } from '../../../state/banner.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { goAtom, placeAtom } from '../../../state/navigation.ts'
import { atomForVisitor } from '../../../state/visitor.ts'
import { houseAtom, proofAtom } from '../proof.ts'
import { loadReviewAtom } from '../state.ts'
import { sumAtom } from './sum.ts'
import { toldOf } from './told.ts'
import { wishAtom, wishedStay } from './wish.ts'

/** `next`: what helps, beside pressing again. `until`: in milliseconds of this browser's clock. */
export type Changing =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'refused'; told: Told; next: 'look' | 'refresh' | null }
  | { kind: 'waiting'; told: Told; until: number }
export const changingAtom = atomForVisitor<Changing>({ kind: 'idle' })

const [MOVED, BUSY, PAYING, STALE] = [2304, 3013, 3016, 3014]

/** One press is one attempt: its key is kept until a definite answer, so that asking again never changes twice (W9). */
type Attempt = { number: string; body: Change; key: string }
const attemptAtom = atomForVisitor<Attempt | null>(null)

export const changeAtom = atom(null, async (get, set, reservation: Reservation): Promise<void> => {
  const sum = get(sumAtom)
  const { kind } = get(changingAtom)
  if (kind === 'busy' || kind === 'waiting' || sum.kind !== 'ready') return
  const { reservation_number: number, version, hotelId } = reservation
  const stay = wishedStay(reservation, get(wishAtom)(number))
  if (!stay) return
  set(changingAtom, { kind: 'busy' })
  const { api, newId } = get(environmentAtom)
  const known = get(attemptAtom)
  const body = { ...stay, version, total_price: sum.sum.after, ...get(proofAtom) }
  const attempt = known?.number === number ? known : { number, body, key: newId() }
  set(attemptAtom, attempt)
  try {
    const input = { hotelId, reservationId: number, body: attempt.body }
    await api(changing.update, input, { key: attempt.key })
    set(attemptAtom, null)
    void set(noteAtom, { kind: 'reservation_update', reservationNumber: number })
    set(changingAtom, { kind: 'idle' })
    set(leaveAtom, reservation)
    set(tellAtom, { id: 'changed', told: { key: 'manage.changed', values: { email: reservation.email } } })
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind !== 'unknown') set(attemptAtom, null)
    set(changingAtom, get(refusedAtom)(failure))
  }
})

const refusedAtom = atom((get) => (failure: Failure): Changing => {
  if (failure.kind === 'unknown') return { kind: 'refused', told: { key: 'changing.outcomeUnknown' }, next: null }
  const [code] = failure.codes
  const told = toldOf(failure)
  // AMB-23: nothing is sent again by itself; after five minutes the guest may press again.
  if (code === BUSY || code === PAYING)
    return { kind: 'waiting', told, until: get(environmentAtom).now() + UPDATE_RETRY_MS }
  return { kind: 'refused', told, next: code === STALE ? 'look' : code === MOVED ? 'refresh' : null }
})

/** The five minutes are over, or the guest wants to see how the stay is now: it is read again, with what may be done. */
export const lookAgainAtom = atom(null, async (get, set): Promise<void> => {
  const { kind } = get(changingAtom)
  if (kind === 'busy') return
  await set(loadReviewAtom)
  set(changingAtom, { kind: 'idle' })
})

/** The stay as a whole again; what was wished goes with the screen. */
export const leaveAtom = atom(null, (get, set, reservation: Reservation) => {
  const params = { confirmationNumber: reservation.reservation_number }
  const query = { hotelId: String(get(houseAtom)) }
  set(goAtom, { to: 'review', params, query, replace: true, state: get(placeAtom).state })
})
