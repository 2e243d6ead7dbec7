import { atom } from 'jotai'

import { ATTEMPT_MS } from '../../../../shared/constants.ts'
import type { Booked, Reservation } from '../../../../shared/model/stay/reservation.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { keepStayAtom, keptStaysAtom } from '../../../state/reservation/kept-stays.ts'

/** The token is told once, to whoever booked. */
export const keepTokenAtom = atom(null, (_get, set, { reservation_number, token }: Booked) =>
  set(keepStayAtom, { reservation_number, token }),
)

/** Where it was booked is told with every look at it. */
export const keepMethodAtom = atom(null, (_get, set, { reservation_number, token, booking_method }: Reservation) =>
  set(keepStayAtom, { reservation_number, booking_method, ...(token && { token }) }),
)

/** In this document, whose own history leads back to the results. */
const hasConcludedAtom = atom(false)

/** The booking has come about, so whoever the bank leads back here is shown that. */
export const keepConclusionAtom = atom(null, (get, set, reservation_number: string) => {
  set(hasConcludedAtom, true)
  set(keepStayAtom, { reservation_number, concluded_at: String(get(environmentAtom).now()) })
})

/** What another document of this tab concluded just now: the bank may lead back after the widget learned of the payment. */
export const concludedAtom = atom(null, (get): string | null => {
  const { now } = get(environmentAtom)
  const last = get(hasConcludedAtom) ? undefined : get(keptStaysAtom)()[0]
  const isRecent = Number(last?.concluded_at ?? 0) > now() - ATTEMPT_MS
  return isRecent ? (last?.reservation_number ?? null) : null
})
