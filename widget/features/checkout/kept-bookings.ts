import { atom } from 'jotai'

import { ATTEMPT_MS } from '../../../shared/constants.ts'
import type { Booked, Reservation } from '../../../shared/model/reservation.ts'
import { environmentAtom } from '../../state/environment.ts'

/** What later calls about a reservation need, for as long as the tab lives (specification 3, reservation). */
const KEPT = 10

export const readKeptAtom = atom(
  null,
  (get, _set, number: string) =>
    get(environmentAtom)
      .storage.read('booked')
      ?.find((kept) => kept.reservation_number === number) ?? null,
)

/** The token is told once, to whoever booked. */
export const keepTokenAtom = atom(null, (_get, set, { reservation_number, token }: Booked) =>
  set(keepAtom, { reservation_number, token }),
)

/** Where it was booked is told with every look at it. */
export const keepMethodAtom = atom(null, (_get, set, { reservation_number, token, booking_method }: Reservation) =>
  set(keepAtom, { reservation_number, booking_method, ...(token && { token }) }),
)

/** In this document, whose own history leads back to the results. */
const hasConcludedAtom = atom(false)

/** The booking has come about, so whoever the bank leads back here is shown that. */
export const keepConclusionAtom = atom(null, (get, set, reservation_number: string) => {
  set(hasConcludedAtom, true)
  set(keepAtom, { reservation_number, concluded_at: String(get(environmentAtom).now()) })
})

/** What another document of this tab concluded just now: the bank may lead back after the widget learned of the payment. */
export const concludedAtom = atom(null, (get): string | null => {
  const { storage, now } = get(environmentAtom)
  const last = get(hasConcludedAtom) ? undefined : storage.read('booked')?.[0]
  const isRecent = Number(last?.concluded_at ?? 0) > now() - ATTEMPT_MS
  return isRecent ? (last?.reservation_number ?? null) : null
})

type Kept = { reservation_number: string } & Record<string, string>

const keepAtom = atom(null, (get, set, one: Kept) => {
  const { storage } = get(environmentAtom)
  const before = set(readKeptAtom, one.reservation_number)
  const others = storage.read('booked')?.filter((kept) => kept.reservation_number !== one.reservation_number) ?? []
  storage.write('booked', [{ ...before, ...one }, ...others].slice(0, KEPT))
})
