import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES, LOCALES } from '../../../shared/locales.ts'
import { asked, assertHeaders, callsTo, PRICE } from '../helpers/calls.ts'
import { AT_HOTEL, journey, TARO } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

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
  it('or a plan that does not fit the account leads back to fresh results, says so in every language and keeps the form [ERR-036]', async () => {
    const taro = await guest({ width: 1280 })
    const { page, t, button } = taro
    await taro.openResults()
    await taro.choose(AT_HOTEL)
    await taro.toDetails()
    await taro.introduce(TARO)
    await world().nextAnswer({ method: 'POST', path: '/hotels/:hotelId/reservations', status: 422, code: 2304 })
    await button(t('checkout.bookPayAtHotel')).click()
    const banner = page.locator('.results [role=alert]')
    await banner.waitFor()
    assert.match(page.url(), /checkin=2026-12-10&checkout=2026-12-12/)
    for (const locale of LOCALE_CODES) {
      const text = await loadTranslate(locale, ['errors', 'codes'])
      if (locale !== 'en') {
        await page.locator('header button[aria-haspopup=menu]').last().click()
        await page.getByRole('menuitemradio', { name: LOCALES[locale].name, exact: true }).click()
      }
      await page.locator(`.root[lang=${LOCALES[locale].tag}] .results[aria-busy=false]`).waitFor()
      await banner.getByText(text('codes.2304')).waitFor()
      assert.doesNotMatch(await banner.innerText(), /errors\.|2304/)
    }
    await page.locator('header button[aria-haspopup=menu]').last().click()
    await page.getByRole('menuitemradio', { name: LOCALES.en.name, exact: true }).click()
    await button(t('results.continue')).click()
    await taro.seeTitle(t('checkout.whoComes'))
    const { first_name, last_name, email, phone } = await taro.form()
    assert.deepEqual([first_name, last_name, email, phone], [TARO.first_name, TARO.last_name, TARO.email, TARO.phone])
    await page.close()
  })
})
