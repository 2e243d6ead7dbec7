import { atom } from 'jotai'
import { is, string, type } from 'superstruct'

import { reservations } from '../../../../shared/contract/reservations.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { asFailure } from '../../../lib/failure.ts'
import type { Failure } from '../../../lib/failure.ts'
import { trackAtom } from '../../../state/analytics/analytics.ts'
import type { Shown } from '../../../state/messages/messages.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { goAtom, placeAtom, queryAtom, routeAtom } from '../../../state/navigation/navigation.ts'
import { credentialsOf } from '../../../state/reservation/credentials.ts'
import { isOpenAttemptClosedAtom } from '../../../state/open-attempt.ts'
import { otaAtom, settingsAtom } from '../../../state/settings/settings.ts'
import { keepMethodAtom } from './kept-bookings.ts'
import { bookedStepsAtom } from '../step.ts'

export type ConfirmedReservation =
  | { kind: 'loading' }
  /** shown is null where nothing proves the reader, so the server was not asked. */
  | { kind: 'refused'; shown: Shown | null }
  | { kind: 'ready'; reservation: Reservation }

export const confirmedReservationAtom = atom<ConfirmedReservation>({ kind: 'loading' })

/** In the path, or beside an address whose shape has no place for it. */
export const bookedNumberAtom = atom((get) => {
  const { state } = get(placeAtom)
  const beside = is(state, type({ number: string() })) ? state.number : get(queryAtom).get('reservation_number')
  return get(routeAtom).params.confirmationNumber ?? beside ?? ''
})

export const bookedCredentialsAtom = atom((get) => credentialsOf(get, get(bookedNumberAtom)))

/** Takes the proof out of the address before anything is fetched; a reload finds it in the history entry. */
const hideProofAtom = atom(null, (get, set) => {
  const query = get(queryAtom)
  if (!query.has('email') && !query.has('bypass_token')) return
  const number = get(bookedNumberAtom)
  const params = { confirmationNumber: number }
  set(goAtom, { to: 'confirmation', params, replace: true, state: { ...get(bookedCredentialsAtom), number } })
})

export const loadBookedAtom = atom(null, async (get, set, reservationId: string, signal?: AbortSignal) => {
  const proof = get(bookedCredentialsAtom)
  set(hideProofAtom)
  // Asked again, as in another language, what is there stays: the guest may be reading it, or in a menu above it.
  const shown = get(confirmedReservationAtom)
  const isShown = shown.kind === 'ready' && shown.reservation.reservation_number === reservationId
  if (!isShown) set(confirmedReservationAtom, { kind: 'loading' })
  if (!proof) return set(confirmedReservationAtom, { kind: 'refused', shown: null })
  try {
    const input = { hotelId: get(settingsAtom).hotel_id, reservationId, query: proof }
    const { api } = get(environmentAtom)
    // An agency asks by the number alone (OTA-009).
    const { data } = await (get(otaAtom)
      ? import('../../../state/ota/reservation.ts').then((file) => file.readOtaReservation(api, input, { signal }))
      : api(reservations.show, input, { signal }))
    set(keepMethodAtom, data)
    set(confirmedReservationAtom, { kind: 'ready', reservation: data })
    set(closeSeenAttemptAtom)
    // Only the tab that booked measures it: who comes from a mail, perhaps on another device, does not book again.
    if (data.status === 'done' && get(bookedStepsAtom) !== null)
      void set(trackAtom, { kind: 'book', reservation: data })
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind !== 'aborted') set(confirmedReservationAtom, { kind: 'refused', shown: lookedUp(failure) })
  }
})

/** Whoever sees the stay needs not be told of its booking after a reload; another payment may be under way by now. */
const closeSeenAttemptAtom = atom(null, (get): void => {
  if (get(isOpenAttemptClosedAtom)) get(environmentAtom).storage.remove('openAttempt')
})

/** The same words whether the number or the e-mail is another: nobody learns which of them exists (guarantee S8). */
const lookedUp = (failure: Failure): Shown =>
  failure.status === NOT_FOUND
    ? { message: { key: 'errors.lookupFailed' }, code: null, kind: failure.kind }
    : shownOf(failure)
const NOT_FOUND = 404
