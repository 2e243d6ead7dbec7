import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../locales/load.ts'
import { LOCALE_CODES } from '../../shared/locales.ts'
import { callsTo } from './calls.ts'
import { AT_HOTEL, journey } from './guest.ts'
import { HANAKO, memberSteps } from './members.ts'
import { assertWell } from './well.ts'

const { world, guest } = journey()
const POINTS = /^\/hotels\/\d+\/memberships\/point$/

describe('a member with points', () => {
  it('spends them on the details, hears what is wrong with an amount, and is promised new ones [POINT-001] [POINT-002] [POINT-004] [ERR-111]', async () => {
    const hanako = await guest({ width: 390 })
    const { page, t, see } = hanako
    await memberSteps(hanako).signIn()
    await hanako.openResults()
    await hanako.choose(AT_HOTEL)
    await hanako.toDetails()
    await see(t('spending.balance', { n: '12,800' }))
    const plain = await hanako.total()
    const field = page.getByLabel(t('spending.howMany'))
    const refused = async (amount: string, words: string) => {
      await field.fill(amount)
      await field.press('Enter')
      await page.getByRole('alert').filter({ hasText: words }).waitFor()
      assert.equal(await field.inputValue(), amount)
    }
    await refused('150', t('spending.faultStep', { n: 100 }))
    await refused('9000000', t('spending.faultPrice', { most: 12_800 }).slice(0, 20))
    await assertWell(hanako, 'points refused')
    await field.fill('500')
    await field.press('Enter')
    await see(t('spending.applied', { n: '500' }))
    await page.locator('.summary .bill').getByText(t('checkout.billPoints')).first().waitFor({ state: 'attached' })
    assert.notEqual(await hanako.total(), plain)
    assert.ok((await callsTo(world(), 'GET', POINTS, 0)).length > 0)
    await assertWell(hanako, 'points spent')
    await page.close()
  })

  it('finds the form filled, and hears that the points are not there any more with both numbers [GUEST-018] [POINT-021] [POINT-011] [CONF-004]', async () => {
    const hanako = await guest({ width: 1280 })
    const { page, t, button, see } = hanako
    await memberSteps(hanako).signIn()
    await hanako.openResults()
    await hanako.choose(AT_HOTEL)
    await hanako.toDetails()
    await see(t('spending.credited', { n: 3 }))
    for (const locale of LOCALE_CODES)
      assert.match((await loadTranslate(locale, ['spending']))('spending.credited', { n: 3 }), /3/)
    await page.waitForFunction((wanted) => {
      const field = document.querySelector('[name="email"]')
      return field instanceof HTMLInputElement && field.value === wanted
    }, HANAKO)
    const { email, phone } = await hanako.form()
    assert.deepEqual([email, phone], [HANAKO, '09012345678'])
    await page.locator('[name="first_name"]').fill('Hanako')
    await page.locator('[name="last_name"]').fill('Yamada')
    await page.locator('[name="terms"]').check()
    await page.getByLabel(t('spending.howMany')).fill('500')
    await button(t('spending.use')).click()
    await see(t('spending.applied', { n: '500' }))
    const details = { code: 2401, current_points: 100, spending_points: 500, base: [{ code: 2401, error: 'points' }] }
    const gone = { errors: [{ title: 'There are not enough points', details }] }
    await world().nextAnswer({ method: 'POST', path: '/hotels/:hotelId/reservations', status: 422, body: gone })
    await button(t('checkout.bookPayAtHotel')).click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('errors.2401', { balance: 100, wanted: 500 }) })
      .waitFor()
    assert.equal((await hanako.form()).email, HANAKO)

    await page.getByLabel(t('spending.howMany')).fill('500')
    await button(t('spending.use')).click()
    await see(t('spending.applied', { n: '500' }))
    await button(t('checkout.bookPayAtHotel')).click()
    await hanako.confirmed()
    await see(t('spending.earned', { name: t('spending.points'), n: '1,070' }))
    await page.close()
  })
})
