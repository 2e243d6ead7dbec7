import { atom } from 'jotai'

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

type Kept = { reservation_number: string } & Record<string, string>

const keepAtom = atom(null, (get, set, one: Kept) => {
  const { storage } = get(environmentAtom)
  const before = set(readKeptAtom, one.reservation_number)
  const others = storage.read('booked')?.filter((kept) => kept.reservation_number !== one.reservation_number) ?? []
  storage.write('booked', [{ ...before, ...one }, ...others].slice(0, KEPT))
})
