import { BOTH_WAYS } from './guest.ts'
import type { Guest } from './guest.ts'
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

const account = (name: string, path: string): ScreenRow => ({
  name,
  async open(guest) {
    await guest.open(path)
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
      await account('account', '/my-account').open(guest, { number: '', email: '' })
    },
  },
  account('profile', '/my-account/profile'),
  account('reservations', '/my-account/reservations'),
  account('points', '/my-account/points'),
  account('payment options', '/my-account/payment-options'),
  account('promotions', '/my-account/promotions'),
]

export const ALL_SCREENS = [...GUEST_SCREENS, ...MEMBER_SCREENS]
