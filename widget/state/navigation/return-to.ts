import { atom } from 'jotai'

import type { RouteRow } from '../../../shared/booking-routes.ts'
import { memberRoutes } from '../../../shared/routes.ts'
import type { RouteId } from '../../../shared/routes.ts'
import type { Place } from '../../lib/location/location.ts'
import { environmentAtom } from '../environment.ts'
import { goAtom, placeAtom, routeAtom } from './navigation.ts'

/** Where the guest was before signing in; in memory and of this widget alone, so no link can set it (AMB-33). */
export const returnAtom = atom<Place | null>(null)

/** What an organization has, or the points of a member, is where somebody wants to be, as an account is. */
const AREAS: readonly RouteId[] = ['organizationAdmin', 'organizationReservations', 'accountPoints']

/** A step of signing in or up. */
function isStep(id: RouteId): boolean {
  const row = Object.entries<RouteRow>(memberRoutes).find(([own]) => own === id)?.[1]
  return row !== undefined && row.needs !== 'account' && !AREAS.includes(id)
}
const isAtStepAtom = atom((get) => isStep(get(routeAtom).id))

/** Keeps where the guest is, unless it is itself a step of signing in or up. */
export const keepReturnAtom = atom(null, (get, set) => {
  if (!get(isAtStepAtom)) set(returnAtom, get(placeAtom))
})

/** Whoever goes elsewhere instead of signing in has given up what they came from. */
export const leaveStepAtom = atom(null, (get, set, left: RouteId) => {
  if (isStep(left) && !get(isAtStepAtom)) set(returnAtom, null)
})

/** Back to where they were, else to the search. Who has left the steps already stays where they are. */
export const returnBackAtom = atom(null, (get, set) => {
  if (!get(isAtStepAtom)) return
  const place = get(returnAtom)
  set(returnAtom, null)
  if (!place) return set(goAtom, { to: 'result', replace: true })
  get(environmentAtom).location.navigate(place.path + place.search, { replace: true, state: place.state })
})
