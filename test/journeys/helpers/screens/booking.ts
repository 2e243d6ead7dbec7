import { BOTH_WAYS } from '../guest.ts'
import type { Guest } from '../guest.ts'
import { formed, openOwnPage, titled } from './row.ts'
import type { Before, ScreenRow } from './row.ts'

/** From the form that looks a stay up. */
export async function find(guest: Guest, { number, email }: Before) {
  await guest.at.locator('[name="number"]').fill(number)
  await guest.at.locator('[name="email"]').fill(email)
  await guest.button(guest.t('manage.find')).click()
  await guest.button(guest.t('manage.cancel')).waitFor()
}

/** What a guest sees from the first bar to the payment. */
export const BOOKING_SCREENS: readonly ScreenRow[] = [
  {
    name: 'search bar',
    route: 'result',
    open: openOwnPage,
  },
  titled('facilities', 'facilities', { path: '/facilities' }),
  { name: 'results', route: 'result', open: (guest) => guest.openResults({ children: '1', kids_ages: '5' }) },
  {
    name: 'details',
    route: 'guestDetail',
    async open(guest) {
      await guest.openResults()
      await guest.choose(BOTH_WAYS)
      await guest.toDetails()
      // What is agreed to comes a moment after the fields.
      await guest.at.locator('[name="terms"]').waitFor()
    },
  },
  {
    name: 'payment',
    route: 'guestDetail',
    after: 'details',
    async open(guest) {
      await guest.introduce()
      await guest.toPayment()
      await guest.cardFields()
    },
  },
  formed('look-up', 'lookup', 'number', { path: '/search' }),
  { name: 'review', route: 'review', after: 'look-up', open: find },
  formed('sign-in', 'signIn', 'password', { path: '/sign-in' }),
  formed('sign-up', 'signUp', 'password', { path: '/sign-up' }),
]
