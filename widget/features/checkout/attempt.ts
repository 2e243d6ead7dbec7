import { atom } from 'jotai'
import { is } from 'superstruct'

import { THREE_DS_MS } from '../../../shared/constants.ts'
import type { ErrorField } from '../../../shared/errors.ts'
import { booked, booking } from '../../../shared/model/reservation.ts'
import type { Booked, Booking } from '../../../shared/model/reservation.ts'
import type { Shown } from '../../state/banner.ts'
import { environmentAtom } from '../../state/environment.ts'
import { settingsAtom } from '../../state/settings.ts'

/** How far paying and booking is. */
export type Payment =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'refused'; shown: Shown; field: ErrorField | null }
  /** The server may have booked: nobody says anything about it before it was asked again under the same key. */
  | { kind: 'unknown'; shown: Shown }
  | { kind: 'challenge'; challenge: Challenge }

export type Challenge = {
  reservationNumber: string
  email: string
  transactionId: string
  url: string | null
  /** In milliseconds of this browser's clock. */
  until: number
}

export const paymentAtom = atom<Payment>({ kind: 'idle' })

/** One press is one attempt: its key is made before the first POST and kept until a definite answer (guarantee W9). */
export type Attempt = { key: string; body: Booking; booked: Booked | null; until: number }

export const readAttemptAtom = atom(null, (get): Attempt | null => {
  const kept = get(environmentAtom).storage.read('attempt')
  if (!kept || kept.hotel_id !== get(settingsAtom).hotel_id || !is(kept.body, booking)) return null
  return { key: kept.key, body: kept.body, booked: is(kept.booked, booked) ? kept.booked : null, until: kept.until }
})

export const keepAttemptAtom = atom(null, (get, _set, attempt: Attempt) =>
  get(environmentAtom).storage.write('attempt', { ...attempt, hotel_id: get(settingsAtom).hotel_id }),
)

/** Only after a definite answer: the next press is a new attempt under a new key. */
export const dropAttemptAtom = atom(null, (get) => get(environmentAtom).storage.remove('attempt'))

/** What the failure page tells about the card and the sum; the address never carries it. */
export type Tried = { last4: string | null; amount: number; email: string; rooms: readonly string[]; at: number }
export const triedAtom = atom<Tried | null>(null)

/** When the server gives the room up; where its clock and the browser's disagree, fifteen minutes from now. */
export function deadlineOf(expiresAt: string, now: number): number {
  const until = Date.parse(expiresAt)
  return until > now && until <= now + THREE_DS_MS ? until : now + THREE_DS_MS
}
