import { matchPath } from './booking-routes.ts'
import type { RouteMatch, RouteRow } from './booking-routes.ts'
import { findRoute, hotelRoutes } from './routes.ts'
import type { RouteId } from './routes.ts'

// The addresses of an agency's site (ROUTE-042, ROUTE-043). It is a table of its own that only such a site loads; what a
// booking leads to afterwards, and the pages of letters, have the addresses they have in a hotel's widget.

const noLogin = ['login'] as const

/** The site's own screens. */
export const otaRoutes = {
  agencyHome: { path: '/', frame: 'full', hides: noLogin, ofSite: true },
  agencyHotels: { path: '/search-hotels', frame: 'full', hides: noLogin, ofSite: true },
  agencySelection: { path: '/confirm-reservation', frame: 'full', hides: noLogin, flows: true },
} as const satisfies Record<string, RouteRow>

/** Screens of the widget that have another address here, or another way to them; a view is a part of a screen. */
const OTHER_PATHS: readonly (readonly [path: string, id: RouteId, view?: string])[] = [
  ['/hotels/:code', 'result'],
  ['/reservation/payment', 'guestDetail', 'payment'],
  // Where an element in a page begins.
  ['/booking/result', 'agencyHome'],
]

/** Screens and views that stand at another path than in the widget. */
export const OTA_SHAPES: Readonly<Record<string, string>> = { result: '/hotels/:code', payment: '/reservation/payment' }

/** Members belong to a hotel; an agency has none. */
const withoutSignIn = (row: RouteRow): RouteRow => ({ ...row, hides: [...(row.hides ?? []), 'login'] })

export const OTA_ROWS: Readonly<Record<string, RouteRow>> = {
  ...Object.fromEntries(Object.entries<RouteRow>(hotelRoutes).map(([id, row]) => [id, withoutSignIn(row)])),
  ...otaRoutes,
}

/** Which screen a path names on an agency's site. */
export function findOtaRoute(path: string): RouteMatch<RouteId> {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  for (const [id, row] of Object.entries(otaRoutes))
    if (row.path === clean) return { id: id as RouteId, params: {}, alias: false } // Object.entries forgets the keys it lists
  for (const [shape, id, view] of OTHER_PATHS) {
    const params = matchPath(shape, clean)
    if (params) return { id, params, alias: false, ...(view && { view }) }
  }
  return findRoute(clean)
}
