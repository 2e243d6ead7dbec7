import { atom } from 'jotai'

import { FLOWING, STAYING } from '../../../shared/parameters.ts'
import { bookingRoutes, fillPath, hotelCodeOf } from '../../../shared/booking-routes.ts'
import type { RouteMatch, RouteRow } from '../../../shared/booking-routes.ts'
import type { ParamsOf, RouteId } from '../../../shared/routes.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Place } from '../../lib/location/location.ts'
import { environmentAtom } from '../environment.ts'
import { showLaterAtom } from '../messages/lazy-failures.ts'
import { hotelCodeAtom, otaAtom } from '../settings/settings.ts'
import { findKnown, learnRoutes, rowOf } from './known-routes.ts'

/** Follows the location of the element; app/boot keeps it in step. Its path is a known one. */
export const placeAtom = atom<Place>({ path: '/', search: '', state: null })

const START: RouteMatch<RouteId> = { id: 'result', params: {}, alias: false }
/** What the addresses mean here: of the hotel's widget, or of an agency's site. */
export const routeAtom = atom((get) => {
  const { path } = get(placeAtom)
  return get(otaAtom)?.find(path) ?? findKnown(path) ?? START
})
export const routeRowAtom = atom((get): RouteRow => {
  const { id } = get(routeAtom)
  return get(otaAtom)?.rows[id] ?? rowOf(id) ?? bookingRoutes.result
})
export const queryAtom = atom((get) => new URLSearchParams(get(placeAtom).search))

/** A step of changing a stay (MANAGE-020); state/updating.ts says which stay. */
export const isUpdatingAtom = atom((get) =>
  Boolean(get(routeRowAtom).flows && get(routeAtom).id !== 'fail' && get(queryAtom).get('current_reservation')),
)

/** The paths of the shape the address began with, where it is another one than our own (ROUTE-045 to ROUTE-052); see shapes.ts. */
export const shapesAtom = atom<Readonly<Record<string, string>>>({})

export type Target<Id extends RouteId = RouteId> = {
  to: Id
  params?: ParamsOf<Id>
  query?: Record<string, string | undefined>
  replace?: boolean
  state?: unknown
  /** A view of the screen that has a path of its own in another shape. */
  view?: string
}

/** The address of a screen, by its row; screens name routes and never write a path. */
export const hrefAtom = atom((get) => {
  const code = get(hotelCodeAtom)
  const rows = get(otaAtom)?.rows
  return <Id extends RouteId>(target: Target<Id>, own: RouteRow): string => {
    const row = rows?.[target.to] ?? own
    const query = new URLSearchParams()
    const shape = get(shapesAtom)[target.view ?? target.to]
    const here = get(queryAtom)
    if (code && !shape?.includes(':code') && !row.ofSite) query.set('code', code)
    const along = [...STAYING, ...(row.flows ? FLOWING : [])].map((name) => [name, here.get(name)])
    for (const [name, value] of Object.entries({ ...Object.fromEntries(along), ...target.query }))
      if (typeof value === 'string') query.set(name, value)
    // ParamsOf is made of texts.
    const path = fillPath(shape ?? row.path, { code, ...(target.params as Record<string, string>) })
    const search = String(query) // Safari 16 does not count them
    return search ? `${path}?${search}` : path
  }
})

export const goAtom = atom(null, (get, set, target: Target) =>
  set(onceKnownAtom, get(otaAtom) ?? rowOf(target.to), () => set(goToKnownAtom, target)),
)

const goToKnownAtom = atom(null, (get, _set, target: Target) => {
  const { location } = get(environmentAtom)
  const href = get(hrefAtom)(target, rowOf(target.to) ?? bookingRoutes.result)
  const { path, search } = location.get()
  // The same link twice is one step, not two (ROUTE-060).
  const isSame = href === path + search && target.state === undefined
  location.navigate(href, { replace: isSame || target.replace === true, state: target.state ?? null })
})

/**
 * The address is another one: the app goes there, and where the address lacks the hotel code it gets it, in the same
 * history entry (ROUTE-056).
 */
export const followAtom = atom(null, (get, set) => {
  const ota = get(otaAtom)
  if (ota) return void set(ota.follow)
  set(onceKnownAtom, findKnown(get(environmentAtom).location.get().path), () => set(followKnownAtom))
})

const followKnownAtom = atom(null, (get, set) => {
  const { location } = get(environmentAtom)
  const { path, search, state } = location.get()
  const code = get(hotelCodeAtom)
  const query = new URLSearchParams(search)
  const named = hotelCodeOf(findKnown(path) ?? START, query)
  if (code && !named) {
    query.set('code', code)
    location.navigate(`${path}?${query}`, { replace: true, state })
  }
  if (code && named && named !== code) return void set(changeHotelAtom)
  set(placeAtom, location.get())
})

/** At once where the route is known. */
const onceKnownAtom = atom(null, (_get, set, known: unknown, then: () => void) => {
  if (known) then()
  else void learnRoutes().then(then, (error: unknown) => set(showLaterAtom, asFailure(error)))
})

/** Another hotel of the brand, which few guests look at. */
const changeHotelAtom = atom(null, (_get, set) =>
  import('../settings/change-hotel.ts').then(
    ({ followHotelAtom }) => set(followHotelAtom),
    (error: unknown) => set(showLaterAtom, asFailure(error)),
  ),
)
