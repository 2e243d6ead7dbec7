import { ASKS, BOTH_WAYS, PAYS, TARO } from '../guest.ts'
import type { Guest } from '../guest.ts'
import { find } from './booking.ts'
import { nothingBusy, titled } from './row.ts'
import type { ScreenRow } from './row.ts'

/** Nights whose rooms no other screen counts. */
const LATER = { checkin: '2026-12-15', checkout: '2026-12-17' }
/** Nobody is asked whether they mean a second stay. */
let payers = 0
const somebody = () => {
  const email = `pictured-${++payers}@guest.example`
  return { ...TARO, email, email_again: email }
}

async function toPayment(guest: Guest) {
  await guest.openResults(LATER)
  await guest.choose(BOTH_WAYS)
  await guest.toDetails()
  await guest.introduce(somebody())
  await guest.toPayment()
}

/** What follows a press of Pay, and what becomes of a stay. */
export const BOOKED_SCREENS: readonly ScreenRow[] = [
  {
    name: 'bank',
    route: 'guestDetail',
    async open(guest) {
      await toPayment(guest)
      await guest.fillCard(ASKS)
      await guest.pay()
      await guest.seeTitle(guest.t('checkout.bankTitle'))
      await guest.bank().locator('button').first().waitFor()
    },
  },
  {
    name: 'not booked',
    route: 'fail',
    after: 'bank',
    isFailure: true,
    async open(guest) {
      await guest.answerBank('fail')
      await guest.at.locator('.bank').waitFor({ state: 'detached' })
      await guest.at.locator('.screen h1').waitFor()
    },
  },
  {
    name: 'confirmation',
    route: 'confirmation',
    async open(guest) {
      await toPayment(guest)
      await guest.fillCard(PAYS)
      await guest.pay()
      await guest.confirmed()
    },
  },
  {
    name: 'change',
    route: 'change',
    async open(guest, before) {
      await guest.open('/search')
      await find(guest, before)
      await guest.button(guest.t('manage.update')).click()
      await guest.seeTitle(guest.t('changing.title'))
      await nothingBusy(guest)
    },
  },
  titled('cancellation terms', 'cancellationPolicy', {
    path: '/cancellation-policy',
    query: { room_plan_codes: 'komorebi-kaiseki-1', checkin: LATER.checkin },
  }),
  {
    name: 'pay link',
    route: 'payment',
    async open(guest, { payLink }) {
      await openLink(guest, payLink, '')
      await guest.at.frameLocator('.card-place iframe').locator('#number').waitFor()
    },
  },
  {
    name: 'pay link at the desk',
    route: 'paymentDisplay',
    async open(guest, { payLink }) {
      await openLink(guest, payLink, '/display')
      await guest.at.locator('h1').first().waitFor()
    },
  },
]

/** The address of a mailed link, in the language of who looks. */
async function openLink({ page, language }: Guest, payLink: string | undefined, more: string) {
  if (payLink === undefined) throw new Error('This screen stands on a link that was mailed.')
  const address = new URL(payLink)
  address.pathname += more
  address.searchParams.set('locale', language)
  await page.goto(address.href)
}
