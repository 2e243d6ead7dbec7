import { ADMIN, companySteps } from './company.ts'
import { BOTH_WAYS, BOTH_WAYS_JA, STAY } from './guest.ts'
import type { Guest } from './guest.ts'
import { lotterySteps, OPEN } from './lottery.ts'
import { memberSteps } from './members.ts'

type Stay = { number: string; email: string }

/** Opens a screen; each stands on what the one before has left, so they are opened in this order. */
type ScreenRow = { name: string; open: (guest: Guest, stay: Stay) => Promise<void> }

const seeForm = ({ at }: Guest, name: string) => at.locator(`main [name="${name}"]`).waitFor()

/** What a guest sees from the first bar to the payment, and what belongs to a stay. */
export const GUEST_SCREENS: readonly ScreenRow[] = [
  {
    name: 'search bar',
    async open(guest) {
      await guest.open('/')
      await guest.button(guest.t('search.search')).waitFor()
      // The row of the hotel's texts comes a moment later.
      await guest.at.locator('.legal-links :is(button, a)').first().waitFor()
    },
  },
  {
    name: 'facilities',
    async open(guest) {
      await guest.open('/facilities')
      await guest.at.locator('main h1').waitFor()
    },
  },
  { name: 'results', open: (guest) => guest.openResults({ children: '1', kids_ages: '5' }) },
  {
    name: 'details',
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
    async open(guest) {
      await guest.introduce()
      await guest.toPayment()
      await guest.cardFields()
    },
  },
  {
    name: 'look-up',
    async open(guest) {
      await guest.open('/search')
      await seeForm(guest, 'number')
    },
  },
  {
    name: 'review',
    async open(guest, { number, email }) {
      await guest.at.locator('[name="number"]').fill(number)
      await guest.at.locator('[name="email"]').fill(email)
      await guest.button(guest.t('manage.find')).click()
      await guest.button(guest.t('manage.cancel')).waitFor()
    },
  },
  {
    name: 'sign-in',
    async open(guest) {
      await guest.open('/sign-in')
      await seeForm(guest, 'password')
    },
  },
  {
    name: 'sign-up',
    async open(guest) {
      await guest.open('/sign-up')
      await seeForm(guest, 'password')
    },
  },
]

const NO_STAY: Stay = { number: '', email: '' }

/** One that stands when its heading does, and nothing of it is under way. */
const titled = (name: string, path: string, query: Record<string, string> = {}): ScreenRow => ({
  name,
  async open(guest) {
    await guest.open(path, query)
    await guest.at.locator('main h1').waitFor()
    await guest.at.locator('main [aria-busy=true], main .skeleton').first().waitFor({ state: 'detached' })
  },
})

/** What a member has, once they have signed in. */
export const MEMBER_SCREENS: readonly ScreenRow[] = [
  {
    name: 'account',
    async open(guest) {
      await memberSteps(guest).signIn()
      await titled('account', '/my-account').open(guest, NO_STAY)
    },
  },
  titled('profile', '/my-account/profile'),
  titled('reservations', '/my-account/reservations'),
  titled('points', '/my-account/points'),
  titled('payment options', '/my-account/payment-options'),
  titled('promotions', '/my-account/promotions'),
]

/** Of a member who takes part in lotteries. */
const LOTTERY_SCREENS: readonly ScreenRow[] = [
  {
    name: 'lottery',
    async open(guest) {
      await guest.open('/booking/result', { lottery_event: OPEN })
      await guest.at.getByRole('link', { name: guest.t('lottery.toRooms') }).waitFor()
    },
  },
  {
    name: 'lottery form',
    async open(guest) {
      await lotterySteps(guest).toForm(/./)
      await seeForm(guest, 'first_name')
    },
  },
  titled('lottery entry', '/room-lottery/confirmation/LBCD-1000-0003'),
  titled('lottery entered', '/room-lottery/complete/LBCD-1000-0003'),
  titled('lottery booking not finished', '/room-lottery/reservation-incomplete/LBCD-1000-0003'),
]

/** Of a company's admin. */
const COMPANY_SCREENS: readonly ScreenRow[] = [
  {
    name: 'corporate sign-in',
    async open(guest) {
      await guest.open('/organization-sign-in', { code: 'kumoi' })
      await seeForm(guest, 'account_id')
    },
  },
  {
    name: 'usage of a company',
    async open(guest) {
      await companySteps(guest).signInFor(ADMIN)
      await titled('usage of a company', '/organization-admin', { code: 'kumoi' }).open(guest, NO_STAY)
    },
  },
  titled('stays of a company', '/organization-reservations', { code: 'kumoi' }),
]

const ON_SITE = { ota_enabled: 'true' }

/** Of an agency's guest. */
const AGENCY_SCREENS: readonly ScreenRow[] = [
  titled('agency', '/', ON_SITE),
  titled('hotels of an agency', '/search-hotels', { ...ON_SITE, ...STAY, adults: '2' }),
  {
    name: 'choice at an agency',
    async open(guest) {
      await guest.open('/hotels/shirotsuki', { ...ON_SITE, ...STAY, adults: '2' })
      await guest.at.locator('.plans').first().waitFor()
      await guest.choose(guest.language === 'ja' ? BOTH_WAYS_JA : BOTH_WAYS)
      await guest.button(guest.t('results.continue')).click()
      await guest.seeTitle(guest.t('ota.chosenTitle'))
    },
  },
]

export const ALL_SCREENS = [
  ...GUEST_SCREENS,
  ...MEMBER_SCREENS,
  ...LOTTERY_SCREENS,
  ...COMPANY_SCREENS,
  ...AGENCY_SCREENS,
]
