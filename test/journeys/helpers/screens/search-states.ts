import { BOTH_WAYS } from '../guest.ts'
import { nothingBusy, openOwnPage } from './row.ts'
import type { ScreenRow } from './row.ts'

/** States of the screens that most guests see. */
export const SEARCH_STATES: readonly ScreenRow[] = [
  {
    name: 'calendar',
    route: 'result',
    async open(guest) {
      await openOwnPage(guest)
      await guest.at.getByRole('button', { name: guest.t('search.dates') }).click()
      await guest.at.locator('[data-day]').first().waitFor()
    },
  },
  {
    name: 'party',
    route: 'result',
    async open(guest) {
      await openOwnPage(guest)
      await guest.at.getByRole('button', { name: guest.t('search.guests') }).click()
      await guest.at.locator('.stepper').first().waitFor()
    },
  },
  {
    name: 'nothing found',
    route: 'result',
    async open(guest) {
      await guest.open('/booking/result', { checkin: '2026-11-26', checkout: '2026-11-27', adults: '2' })
      await guest.at.locator('.near').first().waitFor()
      await nothingBusy(guest)
    },
  },
  {
    name: 'rooms for many',
    route: 'result',
    open: (guest) => guest.openResults({ children: '6', kids_ages: '1,2,3,4,5,6' }),
  },
  {
    name: 'chosen room',
    route: 'result',
    async open(guest) {
      await guest.openResults()
      await guest.choose(BOTH_WAYS)
      await guest.button(guest.t('results.continue')).waitFor()
    },
  },
  {
    name: 'unknown hotel',
    route: 'result',
    isFailure: true,
    async open(guest) {
      await guest.open('/', { code: 'nowhere' })
      await guest.at.locator('h1').first().waitFor()
    },
  },
]
