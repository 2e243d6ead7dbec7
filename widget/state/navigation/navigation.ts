import { atom } from 'jotai'

import { FLOWING, STAYING } from '../../../shared/parameters.ts'
import { fillPath, findRoute, hotelCodeOf, hotelRoutes } from '../../../shared/routes.ts'
import type { RouteMatch, ParamsOf, RouteId, RouteRow } from '../../../shared/routes.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Place } from '../../lib/location/location.ts'
import { environmentAtom } from '../environment.ts'
import { showLaterAtom } from '../messages/lazy-failures.ts'
import { hotelCodeAtom, otaAtom } from '../settings/settings.ts'

/** Follows the location of the element; app/boot keeps it in step. */
export const placeAtom = atom<Place>({ path: '/', search: '', state: null })

export const routeAtom = atom<RouteMatch>((get) => (get(otaAtom)?.find ?? findRoute)(get(placeAtom).path))
/** What the addresses mean here: of the hotel's widget, or of an agency's site. */
const rowsAtom = atom<Readonly<Record<string, RouteRow>>>((get) => get(otaAtom)?.rows ?? hotelRoutes)
export const routeRowAtom = atom<RouteRow>((get) => get(rowsAtom)[get(routeAtom).id] ?? hotelRoutes.notFound)
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

/** The address of a screen; screens name routes and never write a path. */
export const hrefAtom = atom((get) => {
  const code = get(hotelCodeAtom)
  const rows = get(rowsAtom)
  return <Id extends RouteId>(target: Target<Id>): string => {
    const query = new URLSearchParams()
    const shape = get(shapesAtom)[target.view ?? target.to]
    const here = get(queryAtom)
    const row: RouteRow = rows[target.to] ?? hotelRoutes.notFound
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

export const goAtom = atom(null, (get, _set, target: Target) => {
  const { location } = get(environmentAtom)
  const href = get(hrefAtom)(target)
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
  const { location } = get(environmentAtom)
  const { path, search, state } = location.get()
  const code = get(hotelCodeAtom)
  const query = new URLSearchParams(search)
  if (code && !hotelCodeOf(path, query)) {
    query.set('code', code)
    location.navigate(`${path}?${query}`, { replace: true, state })
  }
  if (code && hotelCodeOf(path, query) !== code) return void set(changeHotelAtom)
  set(placeAtom, location.get())
})

/** Another hotel of the brand, which few guests look at. */
const changeHotelAtom = atom(null, (_get, set) =>
  import('../settings/change-hotel.ts').then(
    ({ followHotelAtom }) => set(followHotelAtom),
    (error: unknown) => set(showLaterAtom, asFailure(error)),
  ),
)
