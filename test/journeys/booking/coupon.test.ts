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
