import { bookingAliases, bookingRoutes, matchRoute } from '../../../shared/booking-routes.ts'
import type { RouteMatch, RouteRow } from '../../../shared/booking-routes.ts'
import type { RouteId } from '../../../shared/routes.ts'

/** Every route, as shared/routes.ts has them. */
export type AllRoutes = {
  findRoute(path: string): RouteMatch<RouteId>
  hotelRow(id: RouteId): RouteRow
}

// One table for all elements of a page, and it never changes.
let all: AllRoutes | null = null

/** For a document of our own, which reads its address by all of them before anything else. */
export function knowRoutes(routes: AllRoutes): void {
  all = routes
}

/** A guest who books never needs more than the routes of a booking: the others come with the first way that leads to them. */
export const learnRoutes = (): Promise<void> => import('./all-routes.ts').then((file) => knowRoutes(file.allRoutes))

/** Nothing where the path, or the screen, may be one of those still to be learned. */
export const findKnown = (path: string): RouteMatch<RouteId> | undefined =>
  matchRoute<RouteId>(path, bookingRoutes, bookingAliases) ?? all?.findRoute(path)
export const rowOf = (id: RouteId): RouteRow | undefined =>
  (bookingRoutes as Partial<Record<RouteId, RouteRow>>)[id] ?? all?.hotelRow(id) // an index of any route
