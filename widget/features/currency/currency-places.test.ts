import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { STAY } from '../../../test/lib/widget/open-results.ts'
import { bookingSteps } from '../../../test/lib/widget/booking-steps.ts'
import { stayVisits } from '../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../test/lib/widget/stay-visits.ts'

const { open } = stayVisits()
const t = await loadTranslate('en', ['checkout', 'results', 'account'])
/** An address may bring along what was searched for. */
const SEARCHED = { ...STAY, adults: '2' }

const selectors = (hanako: StayVisit) => hanako.all('header button[aria-haspopup=dialog]').length
/** Whether it is there once the screen stands, with the menu that comes beside it. */
async function isChosenAt(hanako: StayVisit, what: string, count: 0 | 1) {
  await hanako.until(() => hanako.root.querySelector(what))
  await hanako.until(() => hanako.root.querySelector('header [aria-haspopup=menu]'))
  await hanako.until(() => selectors(hanako) === count)
}

describe('the choice of a currency', () => {
  it('stands over the results, rooms that are recommended and the payment, and over no other screen [CUR-011]', async () => {
    const hanako = await open()
    await hanako.signIn()
    const steps = bookingSteps(() => hanako, t)
    hanako.go('recommender', SEARCHED)
    await isChosenAt(hanako, '.results[aria-busy="false"] li.room', 1)
    hanako.toResults()
    await hanako.listed()
    await isChosenAt(hanako, '.results[aria-busy="false"] li.room', 1)
    for (const account of [
      'accountProfile',
      'accountReservations',
      'accountPoints',
      'accountPaymentOptions',
    ] as const) {
      hanako.go(account, SEARCHED)
      await isChosenAt(hanako, '.account', 0)
    }
    hanako.toResults()
    await hanako.listed()
    await steps.choose('Breakfast by the window')
    await steps.toDetails()
    await hanako.until(() => hanako.root.querySelector('[name="terms"]'))
    assert.equal(selectors(hanako), 0)
    await steps.introduce()
    await steps.toPayment()
    await hanako.until(() => selectors(hanako) === 1)
    const way = await hanako.until(() =>
      hanako.all('input[type=radio]').find((one) => one.closest('label')?.textContent?.includes(t('checkout.onSite'))),
    )
    way.click()
    await steps.submit(t('checkout.bookPayAtHotel'))
    await isChosenAt(hanako, '.booked-number', 0)
  })
})
