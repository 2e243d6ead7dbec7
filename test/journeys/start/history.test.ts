import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { asked, assertHeaders, BOOK, callsTo } from '../helpers/calls.ts'
import { AT_HOTEL, BOTH_WAYS, journey, STAY, TARO } from '../helpers/guest.ts'

const { world, guest } = journey()
const SHOW = /^\/hotels\/\d+\/reservations\/[\w-]+$/
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

  it('a stay that needs no card has two steps [ROUTE-054]', async () => {
    const taro = await guest()
    await taro.openResults()
    await taro.choose(AT_HOTEL)
    await taro.toDetails()
    assert.deepEqual(await taro.steps(), ['[Your details]', 'Confirmed'])
    await taro.introduce()
    await taro.button(taro.t('checkout.bookPayAtHotel')).click()
    await taro.confirmed()
    assert.deepEqual(await taro.steps(), ['✓ Your details', '[Confirmed]'])
  })

  it('details without a room lead to the rooms and say why [ROUTE-020]', async () => {
    const taro = await guest()
    await taro.openResults()
    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    await taro.at.locator('[name="email"]').waitFor()
    const other = await guest()
    await other.open('/reservation/guest-detail')
    await other.see(other.t('checkout.noneChosen'))
    await other.page.locator('.plans').first().waitFor()
    assert.equal(new URL(other.page.url()).pathname, '/booking/result')
  })

  it('a booking is shown to who knows its e-mail or its token [ROUTE-021] [CALL-042]', async () => {
    const taro = await guest()
    const email = 'shown@guest.example'
    await taro.openResults()
    await taro.choose(AT_HOTEL)
    await taro.toDetails()
    await taro.introduce({ ...TARO, email, email_again: email })
    await taro.button(taro.t('checkout.bookPayAtHotel')).click()
    const number = await taro.confirmed()
    const [mail] = await world().mailTo(email)
    const link = /https?:\/\/\S+bypass_token=[^\s&"]+\S*/.exec(mail?.text ?? '')?.[0]
    assert.ok(link)

    const since = await world().lastCall()
    const reader = await guest()
    const path = `/reservation/confirmation/${number}`
    await world().nextAnswer({ path: '/hotels/:hotelId/reservations/:reservationId', status: 500 })
    await reader.open(path, { email })
    await reader.see(reader.t('errors.general'))
    await reader.button(reader.t('core.tryAgain')).click()
    assert.equal(await reader.confirmed(), number)
    assert.ok(!reader.page.url().includes('email'), 'the e-mail has left the address')
    await reader.page.reload()
    assert.equal(await reader.confirmed(), number)
    const calls = await callsTo(world(), 'GET', SHOW, since)
    assert.ok(calls.length >= 3)
    for (const call of calls) {
      assertHeaders(call, 'en')
      assert.equal(asked(call, 'email'), email)
    }

    await reader.page.goto(link)
    await reader.seeTitle(reader.t('manage.title', { hotel: 'Shirotsuki' }))
    await reader.see(number)
    assert.ok(!reader.page.url().includes('bypass_token'), 'the token has left the address')
    await reader.open(path, { email: 'other@guest.example' })
    await reader.seeTitle(reader.t('checkout.notFoundTitle'))
    assert.ok(!(await reader.words()).includes(TARO.last_name))
  })

  it('the failure page tells its code, not the address’s words, and searches again with the stay (guarantee W1)', async () => {
    const taro = await guest()
    const { t, page } = taro
    await taro.open('/reservation/fail', {
      ...STAY,
      adults: '3',
      error_code: '3006',
      error: 'Call 0900 and pay again',
    })
    await taro.see(t('errors.3006'))
    assert.ok(!(await taro.words()).includes('0900'))
    await taro.button(t('fail.searchAgain')).click()
    await page.locator('.plans').first().waitFor()
    const query = Object.fromEntries(new URL(page.url()).searchParams)
    assert.deepEqual(
      { code: query.code, checkin: query.checkin, checkout: query.checkout, adults: query.adults },
      { code: 'shirotsuki', ...STAY, adults: '3' },
    )
  })
})
