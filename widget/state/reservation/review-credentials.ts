import { atom } from 'jotai'
import { mask } from 'superstruct'

import { manageSettings } from '../../../shared/model/hotel/manage-settings.ts'
import { goAtom, queryAtom, routeAtom } from '../navigation/navigation.ts'
import { credentialsOf } from './credentials.ts'
import { identityAtom, isSignedInAtom, settingsAtom } from '../settings/settings.ts'
import { organizationAtom } from '../session/organization-at.ts'
import { updatingAtom } from './updating.ts'

export const isSecureAtom = atom((get) => mask(get(settingsAtom), manageSettings).reservation_security)

/** The reservation of the address, or the one that is being changed; and its house: another one of the brand may be named. */
export const reviewNumberAtom = atom(
  (get) => get(routeAtom).params.confirmationNumber ?? get(updatingAtom)?.number ?? '',
)
export const reviewHotelIdAtom = atom((get) => {
  const named = Number(get(queryAtom).get('hotelId'))
  return Number.isSafeInteger(named) && named > 0 ? named : get(settingsAtom).hotel_id
})

export const reviewCredentialsAtom = atom((get) => credentialsOf(get, get(reviewNumberAtom)))

/** AMB-02: signed in, found by number and e-mail in this visit, or with the token. unknown: who is looking is still asked. */
export const accessAtom = atom((get): 'open' | 'closed' | 'unknown' => {
  if (get(reviewCredentialsAtom) !== null) return 'open'
  if (get(identityAtom) === null) return 'unknown'
  return get(isSignedInAtom) || get(organizationAtom) ? 'open' : 'closed'
})

/** Takes e-mail and token out of the address before anything is fetched. */
export const hideCredentialsAtom = atom(null, (get, set) => {
  const query = get(queryAtom)
  if (!query.has('email') && !query.has('bypass_token')) return
  const params = { confirmationNumber: get(reviewNumberAtom) }
  const hotelId = query.get('hotelId') ?? undefined
  set(goAtom, { to: 'review', params, query: { hotelId }, replace: true, state: get(reviewCredentialsAtom) })
})
