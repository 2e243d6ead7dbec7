import type { Getter } from 'jotai'
import { is, string, type } from 'superstruct'

import { keptStaysAtom } from './kept-stays.ts'
import { placeAtom, queryAtom } from '../navigation/navigation.ts'

/** What proves the reader of a reservation beside a sign-in. */
export type ReservationCredentials = { email: string } | { bypass_token: string }

/**
 * A token wins over an e-mail, which is no proof where the brand asks for the token: that of the address first, beside
 * which it is kept (decided line 8), then what is kept of whoever booked or changes the stay in this tab.
 */
export function credentialsOf(get: Getter, number: string): ReservationCredentials | null {
  const { state } = get(placeAtom)
  const query = get(queryAtom)
  const kept = get(keptStaysAtom)().find(({ reservation_number }) => reservation_number === number)
  const token =
    (is(state, type({ bypass_token: string() })) ? state.bypass_token : query.get('bypass_token')) || kept?.token
  if (token) return { bypass_token: token }
  const email = (is(state, type({ email: string() })) ? state.email : query.get('email')) || kept?.email
  return email ? { email } : null
}
