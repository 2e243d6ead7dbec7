import { ADMIN, companySteps } from '../company.ts'
import { BOTH_WAYS, STAY } from '../guest.ts'
import { formed, titled } from './row.ts'
import type { ScreenRow } from './row.ts'

const company = { query: { code: 'kumoi' }, after: 'usage of a company' }

/** Of a company's admin. */
export const COMPANY_SCREENS: readonly ScreenRow[] = [
  formed('corporate sign-in', 'organizationSignIn', 'account_id', {
    path: '/organization-sign-in',
    query: { code: 'kumoi' },
  }),
  {
    name: 'usage of a company',
    route: 'organizationAdmin',
    async open(guest, before) {
      await companySteps(guest).signInFor(ADMIN)
      const usage = titled('usage of a company', 'organizationAdmin', { path: '/organization-admin', ...company })
      await usage.open(guest, before)
    },
  },
  titled('stays of a company', 'organizationReservations', { path: '/organization-reservations', ...company }),
]

const ON_SITE = { ota_enabled: 'true' }
const SEARCHED = { ...ON_SITE, ...STAY, adults: '2' }

/** Of an agency's guest. */
export const AGENCY_SCREENS: readonly ScreenRow[] = [
  titled('agency', 'agencyHome', { path: '/', query: ON_SITE }),
  titled('hotels of an agency', 'agencyHotels', { path: '/search-hotels', query: SEARCHED }),
  {
    name: 'choice at an agency',
    route: 'agencySelection',
    async open(guest) {
      await guest.open('/hotels/shirotsuki', SEARCHED)
      await guest.at.locator('.plans').first().waitFor()
      await guest.choose(BOTH_WAYS)
      await guest.button(guest.t('results.continue')).click()
      await guest.seeTitle(guest.t('ota.chosenTitle'))
    },
  },
]
