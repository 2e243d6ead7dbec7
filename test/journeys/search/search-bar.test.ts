import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { asked, assertHeaders, callsTo } from '../helpers/calls.ts'
import { journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const ROOMS = /^\/hotels\/\d+\/rooms$/
const LIST = /^\/hotel_brands\/\d+\/hotels$/
const pathOf = ({ page }: Guest) => new URL(page.url()).pathname
const part = ({ at, t }: Guest, name: 'hotel' | 'dates' | 'guests') =>
  at.getByRole('button', { name: new RegExp(`^${t(`search.${name}`)}`) })

describe('the search bar', () => {
  for (const [language, width] of [
    ['en', 1280],
    ['ar', 320],
  ] as const)
    it(`has hotel, dates, rooms, adults and children with ages, by name and by keyboard, in ${language} [SEARCH-001]`, async () => {
      const taro = await guest({ language, width })
      const { at, t, page } = taro
      await taro.openResults()
      if (width < 880) await taro.openSearch()
      for (const name of ['hotel', 'dates', 'guests'] as const) await part(taro, name).waitFor()
      await part(taro, 'guests').focus()
      await page.keyboard.press('Enter')
      for (const name of [t('party.rooms'), t('party.adults'), t('party.children')])
        await at.getByRole('group', { name, exact: true }).waitFor()
      await taro.button(t('party.moreChildren')).focus()
      await page.keyboard.press('Enter')
      const age = at.getByRole('combobox', { name: t('party.ageOfChild', { number: 1 }) })
      await taro.button(t('core.done')).click()
      await at.getByText(t('party.ageNeeded')).waitFor()
      await assertWell(taro, 'party')
      await age.selectOption('7')
      await page.keyboard.press('Escape')
      await at.locator('.party').waitFor({ state: 'detached' })
      assert.equal(await part(taro, 'guests').evaluate((button) => button.matches(':focus')), true)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
      await page.close()
    })

  it('goes to another hotel of the brand with the same stay [SEARCH-002] [CALL-118]', async () => {
    const taro = await guest()
    const { at, t, page } = taro
    await world().nextAnswer({ method: 'GET', path: '/hotel_brands/:brandId/hotels', status: 500 })
    await taro.openResults({ code: 'kamogawa', adults: '3' })
    const since = await world().lastCall()
    await part(taro, 'hotel').click()
    const panel = at.getByRole('dialog', { name: t('options.chooseHotel') })
    await panel.getByText(t('errors.general')).waitFor()
    await panel.getByRole('button', { name: t('core.tryAgain') }).click()
    const hotels = panel.getByRole('listitem').getByRole('button')
    await hotels.nth(2).waitFor()
    assert.deepEqual(
      (await hotels.allInnerTexts()).map((text) => text.split(' House')[0]),
      ['Kamogawa', 'Setouchi', 'Yufuin'],
    )
    const [, list] = await callsTo(world(), 'GET', LIST, since)
    assert.ok(list)
    assert.equal(list.path, '/hotel_brands/3/hotels')
    await hotels.nth(1).click()
    await at.locator('.hotel-header .name').getByText('Setouchi House').waitFor()
    await at.locator('.plans').first().waitFor()
    const [search] = await callsTo(world(), 'GET', /^\/hotels\/8\/rooms$/, since)
    assert.deepEqual(
      [asked(search, 'checkin_date'), asked(search, 'checkout_date'), asked(search, 'adults')],
      [STAY.checkin, STAY.checkout, '3'],
    )
    assert.equal(new URL(page.url()).searchParams.get('code'), 'setouchi')
    // The tier is the first hotel's own.
    const { 'x-tier': tier, ...headers } = list.headers
    assert.equal(tier, 'gold')
    assertHeaders({ ...list, headers }, 'en')
    await taro.button(t('search.search')).click()
    assert.equal(pathOf(taro), '/booking/result')
    await page.close()
  })

  it('leads to the hotels of a brand that is searched as one, else to the results [ROUTE-010]', async () => {
    const taro = await guest()
    await taro.open('/booking/result', { code: 'setouchi' })
    await taro.button(taro.t('search.search')).click()
    await taro.at.locator('li.facility').first().waitFor()
    assert.equal(pathOf(taro), '/facilities')
    await taro.page.close()

    const jiro = await guest()
    await jiro.open('/booking/result', { code: 'shirotsuki' })
    await jiro.button(jiro.t('search.search')).click()
    await jiro.at.locator('.plans').first().waitFor()
    assert.equal(pathOf(jiro), '/booking/result')
    assert.ok((await callsTo(world(), 'GET', ROOMS)).length > 0)
    await jiro.page.close()
  })
})
