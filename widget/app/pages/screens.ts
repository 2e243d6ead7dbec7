import type { ComponentType } from 'react'

import type { BookingRouteId } from '../../../shared/booking-routes.ts'
import type { RouteId } from '../../../shared/routes.ts'
import type { PartName } from '../../lib/i18n.ts'
import Result from './result.tsx'

/** Code and words of a screen arrive together. */
export type Screen = { load: () => Promise<{ default: ComponentType }>; parts: readonly PartName[] }

/** Every step of a booking has a screen; one that is missing does not compile. */
const SCREENS: Record<BookingRouteId, Screen> = {
  // Nearly every guest begins here, so it comes with the app and not a journey later.
  result: { load: () => Promise.resolve({ default: Result }), parts: ['search'] },
  guestDetail: {
    load: () => import('../../features/checkout/guest-detail.tsx'),
    parts: ['checkout', 'common', 'errors'],
  },
  confirmation: {
    load: () => import('../../features/checkout/confirmation/confirmation.tsx'),
    parts: ['checkout', 'common', 'errors'],
  },
  fail: {
    load: () => import('../../features/checkout/failure/fail.tsx'),
    parts: ['checkout', 'common', 'errors', 'fail'],
  },
}

/** The table of all others comes with the first of them. */
const OTHER_PAGE: Screen = { load: () => import('./other-page.tsx'), parts: [] }

const isBooking = (id: RouteId): id is BookingRouteId => Object.hasOwn(SCREENS, id)
export const screenOf = (id: RouteId): Screen => (isBooking(id) ? SCREENS[id] : OTHER_PAGE)
