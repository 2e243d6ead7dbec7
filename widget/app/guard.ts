import { atom } from 'jotai'
import type { Atom } from 'jotai'

import type { RouteRow } from '../../shared/booking-routes.ts'
import { notifyAtom } from '../state/messages/messages.ts'
import { loadPartsAtom } from '../state/settings/texts.ts'
import {
  isAccountOfferedAtom,
  isPointsPageOfferedAtom,
  isCorporateOfferedAtom,
  isSignInOfferedAtom,
  isSignUpOfferedAtom,
} from '../state/session/member-settings.ts'
import { isOrganizationAdminAtom, organizationAtom } from '../state/session/organization-at.ts'
import { goAtom, routeAtom, routeRowAtom } from '../state/navigation/navigation.ts'
import { keepReturnAtom, returnBackAtom } from '../state/navigation/return-to.ts'
import { identityAtom, isSignedInAtom } from '../state/settings/settings.ts'
import { visitAtom } from '../state/analytics/visit.ts'

/** Why a page is shown or not, as far as the widget knows; the server decides in the end (PERM-005). */
export type Guard = 'open' | 'unknown' | 'closed' | 'signedIn' | 'signedOut' | 'notAdmin'

const OFFERED: Record<NonNullable<RouteRow['needs']>, Atom<boolean>> = {
  signIn: isSignInOfferedAtom,
  signUp: isSignUpOfferedAtom,
  account: isAccountOfferedAtom,
  points: isPointsPageOfferedAtom,
  organization: isCorporateOfferedAtom,
}

export const guardAtom = atom((get): Guard => {
  const { guard, needs } = get(routeRowAtom)
  if (get(identityAtom) === null) return 'unknown'
  const isSignedIn = get(isSignedInAtom)
  // Whoever is signed in already has what signing in or up would give.
  if (isSignedIn && (needs === 'signIn' || needs === 'signUp')) return 'signedIn'
  const hasOrganization = get(organizationAtom) !== null
  if (hasOrganization && needs === 'organization' && !guard) return 'signedIn'
  if (needs && !get(OFFERED[needs])) return 'closed'
  const isIn = guard === 'member' ? isSignedIn : !guard || hasOrganization
  if (!isIn) return 'signedOut'
  return guard === 'organizationAdmin' && !get(isOrganizationAdminAtom) ? 'notAdmin' : 'open'
})

/** Leads to where the guest can go on. */
export const leadAwayAtom = atom(null, (get, set, guard: Guard) => {
  if (guard === 'signedIn') {
    if (get(routeAtom).id === 'forgotPassword') set(tellWhereChangedAtom)
    return set(returnBackAtom)
  }
  if (guard === 'closed') return set(refuseAtom)
  if (guard === 'notAdmin') return set(refusePlainUserAtom)
  if (guard !== 'signedOut') return
  const { id } = get(routeAtom)
  // Whoever is in for an organization alone means that sign-in.
  if (id === 'signOut' && get(organizationAtom)) return set(goAtom, { to: 'organizationSignOut', replace: true })
  // Signed out already: what was asked for is done (AMB-33).
  if (id === 'signOut' || id === 'organizationSignOut') return set(goAtom, { to: 'result', replace: true })
  set(keepReturnAtom)
  if (get(routeRowAtom).needs === 'organization') return set(goAtom, { to: 'organizationSignIn', replace: true })
  set(goAtom, { to: get(visitAtom).isInChatbot ? 'chatSignIn' : 'signIn', replace: true })
})

/** PERM-008: the rest of what the organization has is theirs to see. */
const refusePlainUserAtom = atom(null, (get, set) => {
  const organization = get(organizationAtom)?.display_name ?? ''
  const message = { key: 'corporate.refused', values: { organization } } as const
  set(goAtom, { to: 'organizationReservations', replace: true })
  const tell = () => set(notifyAtom, { id: 'not-offered', message, variant: 'warning' })
  void set(loadPartsAtom, ['corporate']).then(tell, () => {}) // the page stands all the same
})

/** Letters lead there whoever is signed in, and what they warn of is not done with the rooms. */
const tellWhereChangedAtom = atom(null, (_get, set) => {
  const tell = () => set(notifyAtom, { id: 'password', message: { key: 'signIn.changedInAccount' }, variant: 'info' })
  void set(loadPartsAtom, ['signIn']).then(tell, () => {}) // the page stands all the same
})

const refuseAtom = atom(null, (_get, set) => {
  set(goAtom, { to: 'result', replace: true })
  const tell = () => set(notifyAtom, { id: 'not-offered', message: { key: 'loginMenu.notOffered' }, variant: 'info' })
  // Without the words there is nothing to say; the search stands all the same.
  void set(loadPartsAtom, ['loginMenu']).then(tell, () => {})
})
