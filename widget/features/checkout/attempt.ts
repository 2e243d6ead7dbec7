import { atom } from 'jotai'
import { is } from 'superstruct'

import type { Currency } from '../../../shared/currencies.ts'
import type { ErrorField } from '../../../shared/errors.ts'
import { booked, booking } from '../../../shared/model/reservation.ts'
import type { Booked, Booking } from '../../../shared/model/reservation.ts'
import type { Wallet } from '../../../shared/payments.ts'
import type { Shown } from '../../state/banner.ts'
import { environmentAtom } from '../../state/environment.ts'
import { settingsAtom } from '../../state/settings.ts'
import { checkoutSettingsAtom } from './settings.ts'

/** How far paying and booking is. */
export type Payment =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'refused'; shown: Shown; field: ErrorField | null; way?: 'details' }
  /** The server may have booked: nobody says anything about it before it was asked again under the same key. */
  | { kind: 'unknown'; shown: Shown }
  | { kind: 'challenge'; challenge: Challenge }

export type Challenge = {
  reservationNumber: string
  email: string
  transactionId: string
  url: string | null
  /** Whose page the guest leaves for; null: the bank's page stands in a frame. */
  leaves: Wallet | 'bank' | null
  /** Where a booked stay is paid for, its screen says what the end means: null paid, or why not as a code. */
  ended?: (code: number | null) => void
  /** Asked just now, not found again after a reload. */
  isFresh: boolean
  /** In milliseconds of this browser's clock. */
  until: number
}

/** A gateway may want its bank's page to stand alone instead of in a frame (BOOT-025). */
export const bankWayAtom = atom((get): 'bank' | null =>
  get(checkoutSettingsAtom).payment_hub_integration_type === 'redirect' ? 'bank' : null,
)

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

/** Cards that were refused in this visit. */
export const refusedCardsAtom = atom(0)
export const countRefusedCardAtom = atom(null, (_get, set, { body }: Pick<Attempt, 'body'>) => {
  if (body.payment.card) set(refusedCardsAtom, (cards) => cards + 1)
})

/** What the failure page tells about the card and the sum; the address never carries it. */
export type Tried = {
  last4: string | null
  amount: number
  currency?: Currency
  email: string
  rooms: readonly string[]
  at: number
}
export const triedAtom = atom<Tried | null>(null)
