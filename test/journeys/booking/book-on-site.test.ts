import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { until } from '../../lib/until.ts'
import { assertHeaders, BOOK, callsTo, PRICE } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, STAY, TARO } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

describe('a stay booked on the hotel’s own site and paid there', () => {
  it('two rooms, two parties, one price from the results to the mail, one booking [EMB-001] [L10N-011]', async () => {
    const taro = await guest({ host: '/' })
    const { page, t, see, button } = taro

    await button(t('search.search')).waitFor()
    assert.equal(await page.evaluate(() => typeof customElements.get('booking-widget')), 'function')
    assert.equal(await page.evaluate(() => document.querySelector('booking-widget')?.shadowRoot !== null), true)
    assert.equal(await page.locator('script').count(), 1)
    await assertWell(taro, 'search')

    await page.getByRole('button', { name: t('search.dates') }).click()
    for (const day of Object.values(STAY)) await page.locator(`[data-day="${day}"]`).click()
    await button(t('core.done')).click()
    await page.getByRole('button', { name: t('search.guests') }).click()
    await button(t('party.addRoom')).click()
    const second = page.getByRole('region', { name: t('party.room', { number: 2 }) })
    await second.getByRole('button', { name: t('party.moreChildren') }).click()
    await second.getByLabel(t('party.ageOfChild', { number: 1 })).selectOption('5')
    await button(t('core.done')).click()
    await see('2026/12/10 (Thu) – 2026/12/12 (Sat)')
    await button(t('search.search')).click()

    await page
      .getByRole('button', { name: /more plans from/ })
      .first()
      .click()
    await taro.choose(BOTH_WAYS, { party: '2 adults' })
    await see(t('results.chooseMore', { n: 1 }))
    await taro.choose(BOTH_WAYS, { party: '2 adults, 1 child (5)' })
    await assertWell(taro, 'results')
    const price = await taro.total()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await taro.toDetails()
    // Already there, though this page scrolls smoothly.
    const topOfWidget = await taro.topOf('booking-widget')
    assert.ok(topOfWidget >= 0 && topOfWidget < 100, String(topOfWidget))
    assert.deepEqual(await taro.steps(), ['[Your details]', 'Payment', 'Confirmed'])
    await see(t('checkout.whoInRooms'))

    await button(t('checkout.toPayment')).click()
    await see(t('errors.termsRequired'))
    assert.equal(await page.getByText(t('errors.required')).count(), 5)
    const first = page.getByLabel(t('checkout.givenName'), { exact: true })
    await until(() => first.evaluate((field) => field.matches(':focus')), 'the focus on the first mistake')
    await assertWell(taro, 'details with mistakes')
    await taro.introduce({ ...TARO, email: 'taro@guest', email_again: 'jiro@guest.example' })
    await button(t('checkout.toPayment')).click()
    await see(t('errors.emailIncomplete'))
    await see(t('errors.emailMismatch'))
    await taro.introduce()
    await taro.toPayment()
    assert.equal(await taro.total(), price)
    await assertWell(taro, 'payment')
    await taro.payAtHotel()

    const number = await taro.confirmed()
    assert.match(number, /^[A-Z]{3}-\d{4}-\d{4}$/)
    assert.equal(await taro.total(), price)
    await see('2026/12/10')
    await assertWell(taro, 'confirmation')

    const [mail] = await world().mailTo(TARO.email)
    assert.ok(mail?.subject.includes(number), 'a mail with the number')
    for (const body of [mail?.text, mail?.html]) assert.ok(body?.includes(number) && body.includes(price))

    const [posted, ...more] = await callsTo(world(), 'POST', BOOK)
    assert.deepEqual(more, [])
    assert.ok(posted)
    assertHeaders(posted, 'en')
    assert.match(String(posted.headers['idempotency-key']), /^[\da-f]{32}$/)
    const body = posted.body as { checkin_date: string; checkout_date: string; total_price: number; rooms: object[] }
    assert.deepEqual([body.checkin_date, body.checkout_date], Object.values(STAY))
    assert.equal(`¥${body.total_price.toLocaleString('en')}`, price)
    assert.equal(body.rooms.length, 2)
    for (const priced of await callsTo(world(), 'GET', PRICE)) assertHeaders(priced, 'en')

    await page.reload()
    await button(t('search.search')).waitFor()
    assert.equal((await callsTo(world(), 'POST', BOOK)).length, 1)
  })
})
