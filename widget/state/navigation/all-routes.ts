import { findRoute, hotelRow } from '../../../shared/routes.ts'
import type { AllRoutes } from './known-routes.ts'

/** A file of its own, for who needs a route that is none of a booking's. */
export const allRoutes: AllRoutes = { findRoute, hotelRow }
