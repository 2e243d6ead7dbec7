import { ADDRESS_SCREENS } from './screens/addresses.ts'
import { BOOKED_SCREENS } from './screens/booked.ts'
import { BOOKING_SCREENS } from './screens/booking.ts'
import { LOTTERY_SCREENS, MEMBER_SCREENS } from './screens/member.ts'
import { AGENCY_SCREENS, COMPANY_SCREENS } from './screens/others.ts'
import type { ScreenRow } from './screens/row.ts'
import { SEARCH_STATES } from './screens/search-states.ts'

export { assertNotFailed } from './screens/row.ts'
export type { Before, ScreenRow } from './screens/row.ts'

/**
 * Every screen of the product. They are opened in this order: who signs in on the way has signed in for those that
 * follow, and a screen with `after` stands on what that one has left.
 */
export const ALL_SCREENS: readonly ScreenRow[] = [
  ...ADDRESS_SCREENS,
  ...SEARCH_STATES,
  ...BOOKED_SCREENS,
  ...BOOKING_SCREENS,
  ...MEMBER_SCREENS,
  ...LOTTERY_SCREENS,
  ...COMPANY_SCREENS,
  ...AGENCY_SCREENS,
]

/** The screens that keep a walk short: those that most guests see, and those that are not a sentence and a link. */
export const WALKED_SCREENS: readonly ScreenRow[] = [
  ...BOOKING_SCREENS,
  ...MEMBER_SCREENS,
  ...LOTTERY_SCREENS,
  ...COMPANY_SCREENS,
  ...AGENCY_SCREENS,
]
