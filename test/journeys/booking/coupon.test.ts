import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { asked, assertHeaders, callsTo, PRICE } from '../helpers/calls.ts'
import { AT_HOTEL, journey } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// One that does not fit the account: widget/features/checkout/failure/not-for-account.test.ts.

const { world, guest } = journey()

describe('a coupon', () => {
  it('comes with the search, is replaced, refused and removed, and the price follows each time', async () => {
    const taro = await guest({ width: 390 })
    const { page, t, button, see } = taro
    await taro.openResults({ coupon_code: 'WELCOME10' })
    await taro.choose(AT_HOTEL)
    await taro.toDetails()
    await see(/WELCOME10$/)
    const reduced = await taro.total()
    await assertWell(taro, 'coupon applied')

    await button(t('price.another')).click()
    const field = page.getByLabel(t('price.code'))
    await field.fill('expired')
    await field.press('Enter')
    await button(t('price.replace', { next: 'expired' })).click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('price.expired') })
      .waitFor()
    assert.equal(await field.inputValue(), 'expired')
    assert.equal(await field.evaluate((input) => input.matches(':focus')), true)
    await assertWell(taro, 'coupon refused')
    assert.equal(await taro.total(), reduced)

    const since = (await world().calls(0)).at(-1)?.seq ?? 0
    await button(t('price.remove')).click()
    await page.waitForFunction(
      (before) => document.querySelector('.root')?.textContent?.includes(before) === false,
      reduced,
    )
    const [call] = await callsTo(world(), 'GET', PRICE, since)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.equal(asked(call, 'coupon_code'), '')
    await page.close()
  })
})

describe('a plan that does not fit the account', () => {
  for (const language of ['en', 'ar'] as const)
    it(`is told on a telephone with the cross in the corner, above the button, in ${language}`, async () => {
      const taro = await guest({ width: 390, language })
      const { t, at, page } = taro
      await taro.openResults()
      await taro.choose(AT_HOTEL)
      await taro.toDetails()
      await taro.introduce()
      await world().nextAnswer({ method: 'POST', path: '/hotels/:hotelId/reservations', status: 422, code: 2304 })
      await taro.button(t('checkout.bookPayAtHotel')).click()
      const note = at.locator('.results [role=alert]')
      const boxOf = async (selector: string) => {
        const box = await note.locator(selector).first().boundingBox()
        assert.ok(box, selector)
        return box
      }
      const [words, cross, button] = [await boxOf('.grow'), await boxOf('.round-button'), await boxOf('.button')]
      assert.ok(cross.y < words.y + 12 && cross.y + cross.height < button.y, JSON.stringify({ words, cross, button }))
      const isBehind = language === 'ar' ? cross.x < words.x : cross.x > words.x + words.width
      assert.ok(isBehind, JSON.stringify({ words, cross }))
      await assertWell(taro, `a plan that does not fit, in ${language}`)
      await page.close()
    })
})
