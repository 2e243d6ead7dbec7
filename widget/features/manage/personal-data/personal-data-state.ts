import { atom } from 'jotai'

import { personalDataOfStay } from '../../../../shared/contract/personal-data.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { localTime } from '../../../../shared/rules/days/dates.ts'
import { asFailure } from '../../../lib/failure.ts'
import type { Failure } from '../../../lib/failure.ts'
import { fileNameOf, saveJson } from '../../../lib/files/save-file.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { notifyAtom } from '../../../state/messages/messages.ts'
import type { Message } from '../../../state/messages/messages.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { serverNowAtom } from '../../../state/reservation/review.ts'
import { reviewCredentialsAtom } from '../../../state/reservation/review-credentials.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'

type PersonalDataState =
  { kind: 'idle' } | { kind: 'busy'; at: 'copy' | 'erase' } | { kind: 'refused'; message: Message }
export const personalDataStateAtom = atomForVisitor<PersonalDataState>({ kind: 'idle' })

/** A hotel has to know who comes: the data of a stay go once it is over or cancelled. */
export const mayEraseAtom = atom((get) => ({ status, checkout_date, hotel }: Reservation): boolean => {
  if (status === 'cancelled') return true
  return checkout_date < localTime(hotel.time_zone, get(serverNowAtom)()).date
})

const inputAtom = atom((get) => ({ hotelId, reservation_number: reservationId }: Reservation) => ({
  hotelId,
  reservationId,
  query: { ...get(reviewCredentialsAtom) },
}))

/** A copy of all that is kept with the stay, as a file that other programs can read. */
export const savePersonalDataAtom = atom(null, async (get, set, reservation: Reservation): Promise<void> => {
  if (get(personalDataStateAtom).kind === 'busy') return
  set(personalDataStateAtom, { kind: 'busy', at: 'copy' })
  try {
    const { api, view } = get(environmentAtom)
    const { data } = await api(personalDataOfStay.show, get(inputAtom)(reservation))
    saveJson(view, data, `my-data-${fileNameOf(reservation.reservation_number)}.json`)
    set(personalDataStateAtom, { kind: 'idle' })
  } catch (error) {
    set(refusedAtom, asFailure(error))
  }
})

/** Ends what names the guest; nothing opens the stay any more, so the guest is led to where stays are found. */
export const erasePersonalDataAtom = atom(null, async (get, set, reservation: Reservation): Promise<void> => {
  if (get(personalDataStateAtom).kind === 'busy') return
  set(personalDataStateAtom, { kind: 'busy', at: 'erase' })
  try {
    await get(environmentAtom).api(personalDataOfStay.erase, get(inputAtom)(reservation))
    set(personalDataStateAtom, { kind: 'idle' })
    set(goAtom, { to: 'lookup', replace: true })
    set(notifyAtom, { id: 'data-erased', message: { key: 'manage.dataErased' } })
  } catch (error) {
    set(refusedAtom, asFailure(error))
  }
})

const refusedAtom = atom(null, (_get, set, failure: Failure): void => {
  const isOpen = failure.payloads[0]?.reason === 'stay_open'
  const message: Message = isOpen ? { key: 'manage.dataLater' } : shownOf(failure).message
  set(personalDataStateAtom, { kind: 'refused', message })
})
