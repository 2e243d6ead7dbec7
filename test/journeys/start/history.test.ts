import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { BOOK, callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, TARO } from '../helpers/guest.ts'

// Two steps, details without a room, a booking by its proof and the failure page: widget/features/checkout/booking-addresses.test.ts.

const { world, guest } = journey()
const posts = async () => (await callsTo(world(), 'POST', BOOK)).length

describe('addresses and the way back', () => {
  it('back and forward keep what was written and never book again [ROUTE-063] [ROUTE-053] [ROUTE-059]', async () => {
    const taro = await guest({ width: 390 })
    const { page, t, seeTitle } = taro
    await taro.openResults()
    await taro.choose(BOTH_WAYS, { room: 'Kawasemi, beds and tatami' })
    assert.ok((await page.evaluate(() => scrollY)) > 0)
    await taro.toDetails()
    await page.waitForFunction(() => scrollY === 0)
    assert.deepEqual(await taro.steps(), ['[Your details]', 'Payment', 'Confirmed'])
    await taro.introduce()
    await taro.toPayment()
    assert.deepEqual(await taro.steps(), ['✓ Your details', '[Payment]', 'Confirmed'])

    await page.goBack()
    await seeTitle(t('checkout.whoComes'))
    assert.equal((await taro.form()).email, TARO.email)
    await page.reload()
    await seeTitle(t('checkout.whoComes'))
    assert.equal((await taro.form()).email, TARO.email)
    await page.goForward()
    await seeTitle(t('checkout.howToPay'))
    await taro.payAtHotel()
    const number = await taro.confirmed()
    assert.deepEqual(await taro.steps(), ['✓ Your details', '✓ Payment', '[Confirmed]'])

    await page.goBack()
    await taro.see(t('checkout.noneChosen'))
    await page.locator('.plans').first().waitFor()
    await page.goForward()
    assert.equal(await taro.confirmed(), number)
    await page.reload()
    assert.equal(await taro.confirmed(), number)
    assert.equal(await posts(), 1)
  })
})
