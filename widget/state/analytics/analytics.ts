import { atom } from 'jotai'

import type { Recommended } from '../../../shared/contract/recommender.ts'
import type { SearchAnswer } from '../../../shared/contract/rooms.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import type { Criteria } from '../../../shared/rules/link/criteria.ts'
import { consentAtom } from './consent.ts'
import type { Selected } from '../search/selection.ts'
import { loadedSettingsAtom } from '../settings/settings.ts'

/** What may be measured, in the words of the place where it happens; shared/analytics names what of it travels. */
export type AnalyticsEvent =
  | { kind: 'page_view'; path: string; language: Locale }
  | { kind: 'search'; criteria: Criteria }
  | { kind: 'results'; criteria: Criteria; answer: SearchAnswer }
  | { kind: 'select_item'; pick: Selected }
  | { kind: 'checkout'; criteria: Criteria; selection: Selected[] }
  | { kind: 'payment'; criteria: Criteria; selection: Selected[]; type: PaymentType }
  | { kind: 'book'; reservation: Reservation }
  | { kind: 'recommend'; room: Recommended; searchId: string }
  | { kind: 'reservation_update'; reservationNumber: string }
  | { kind: 'select_currency'; currency: Currency }
  | { kind: 'login'; method: string }
  | { kind: 'logout' }
  | { kind: 'sign_up'; method: string }

/** Nobody needs the measuring for the first screen: what happens before it is there waits for it, in its order. */
export const trackAtom = atom(null, async (get, set, happening: AnalyticsEvent): Promise<void> => {
  if (!get(loadedSettingsAtom)?.analytics || get(consentAtom) === 'denied') return
  // A measure that could not be fetched costs the guest nothing.
  const measure = await import('./measure.ts').catch(() => null)
  if (measure) set(measure.measureAtom, happening)
})
