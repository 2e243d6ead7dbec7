import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { asc, eq } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { addHotels } from '../../lib/many-hotels.ts'
import { assertHeaders, asked, callsTo } from '../helpers/calls.ts'
import { journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// J10: a guest of a brand with several hotels.

const { world, guest } = journey()
const LIST = /^\/hotel_brands\/\d+\/hotels$/
const ROOMS = /^\/hotels\/\d+\/rooms$/
const SOON = { checkin: '2026-11-10', checkout: '2026-11-12' }
const PARTY = JSON.stringify([{ adults: 2, children: 0 }])
const HOUSES = ['Kamogawa House', 'Setouchi House', 'Yufuin House']

const cards = ({ at }: Guest) => at.locator('li.facility')
const names = (taro: Guest) => cards(taro).locator('h2').allInnerTexts()
const seeCards = (taro: Guest, count: number) =>
  cards(taro)
    .nth(count - 1)
    .waitFor()
const openBrand = async (taro: Guest, query: Record<string, string> = {}) => {
  await taro.open('/facilities', { code: 'kamogawa', ...SOON, adults: '2', ...query })
  await cards(taro).first().waitFor()
}
const headerName = ({ at }: Guest) => at.locator('.hotel-header .name').innerText()

describe('the hotels of a brand', () => {
  it('are where its search leads, each with its lowest price [ROUTE-014] [SEARCH-060] [CALL-033] [BOOT-031]', async () => {
    const taro = await guest()
    await taro.open('/booking/result', { code: 'kamogawa' })
    await taro.button(taro.t('search.search')).click()
    await seeCards(taro, 3)
    assert.equal(new URL(taro.page.url()).pathname, '/facilities')
    assert.deepEqual(await names(taro), HOUSES)
    for (const card of await cards(taro).all()) assert.match(await card.locator('.price .now').innerText(), /^from ¥\d/)
    const [call, ...more] = await callsTo(world(), 'GET', LIST)
    assert.deepEqual(more, [])
    assert.equal(call?.path, '/hotel_brands/3/hotels')
    assert.deepEqual(
      [asked(call, 'hotel_codes'), asked(call, 'is_including_lowest_price'), asked(call, 'rooms')],
      ['', 'true', PARTY],
    )
    assert.ok(Object.hasOwn(Object(call?.query), 'hotel_codes'))
    assert.equal(call?.headers['x-tier'], 'gold')
    await assertWell(taro, 'facilities')
  })

  it('send what every call does, and can be some of them only', async () => {
    const since = await world().lastCall()
    const taro = await guest()
    await openBrand(taro, { code: 'shirotsuki', hotel_codes: 'minato,shirotsuki' })
    assert.deepEqual(await names(taro), ['Shirotsuki', 'Hotel Minato'])
    const [call] = await callsTo(world(), 'GET', LIST, since)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.equal(asked(call, 'hotel_codes'), 'minato,shirotsuki')
  })

  it('tell when they cannot be fetched, and are asked for again', async () => {
    await world().nextAnswer({ method: 'GET', path: '/hotel_brands/:brandId/hotels', status: 500 })
    const taro = await guest()
    await taro.open('/facilities', { code: 'kamogawa' })
    const failure = taro.at.getByRole('alert')
    await failure.getByText(taro.t('facilities.failedTitle')).waitFor()
    await failure.getByText(taro.t('errors.general')).waitFor()
    await failure.getByRole('button', { name: taro.t('core.tryAgain') }).click()
    await seeCards(taro, 3)
  })

  it('are narrowed by name and by area, and say when nothing is left [SEARCH-063]', async () => {
    const taro = await guest()
    await openBrand(taro)
    const field = taro.at.getByRole('searchbox', { name: taro.t('facilities.narrow') })
    const status = taro.at.locator('section [role="status"]')
    await field.fill('SÉTO')
    await taro.see(taro.t('facilities.foundOf', { n: 1, total: 3 }))
    assert.deepEqual(await names(taro), ['Setouchi House'])
    await field.fill('nowhere')
    await taro.see(taro.t('facilities.noneTitle'))
    assert.equal(await cards(taro).count(), 0)
    assert.equal(await status.first().innerText(), taro.t('facilities.foundOf', { n: 0, total: 3 }))
    await taro.button(taro.t('facilities.showAll')).click()
    await seeCards(taro, 3)
    const area = taro.at.getByRole('button', { name: /^Kyushu/ })
    await area.click()
    assert.deepEqual(await names(taro), ['Yufuin House'])
    assert.equal(await area.getAttribute('aria-pressed'), 'true')
    await area.click()
    await seeCards(taro, 3)
  })

  it('are chosen among by their number, and by no number of another brand [QUERY-005]', async () => {
    const taro = await guest()
    await taro.open('/booking/result', { code: 'kamogawa', hotel_id: '8', ...SOON })
    await taro.at.locator('.plans').first().waitFor()
    await taro.page.waitForFunction(() => new URLSearchParams(location.search).get('code') === 'setouchi')
    await taro.at.locator('.hotel-header .name', { hasText: 'Setouchi House' }).waitFor()
    assert.equal(new URL(taro.page.url()).searchParams.get('hotel_id'), null)
    const since = await world().lastCall()
    await taro.open('/booking/result', { code: 'kamogawa', hotel_id: '1', ...SOON })
    await taro.at.locator('.plans').first().waitFor()
    const [answered] = await callsTo(world(), 'GET', /^\/hotels\/1$/, since)
    assert.equal(answered?.status, 200)
    assert.equal(await headerName(taro), 'Kamogawa House')
  })

  it('lead to their own rooms for the same stay, and back to the list [SEARCH-062]', async () => {
    const taro = await guest()
    await openBrand(taro, { adults: '1' })
    const since = await world().lastCall()
    const link = cards(taro).filter({ hasText: 'Setouchi' }).getByRole('link')
    const there = new URL((await link.getAttribute('href')) ?? '')
    // Anywhere on the card.
    await cards(taro)
      .filter({ hasText: 'Setouchi' })
      .click({ position: { x: 20, y: 20 } })
    await taro.at.locator('.plans').first().waitFor()
    const here = new URL(taro.page.url())
    assert.deepEqual([here.pathname, here.search], [there.pathname, there.search])
    const { code, checkin, checkout, adults } = Object.fromEntries(here.searchParams)
    assert.deepEqual({ code, checkin, checkout, adults }, { code: 'setouchi', ...SOON, adults: '1' })
    assert.equal(await headerName(taro), 'Setouchi House')
    const [call] = await callsTo(world(), 'GET', ROOMS, since)
    assert.deepEqual(
      [call?.path, asked(call, 'checkin_date'), asked(call, 'checkout_date'), asked(call, 'adults')],
      ['/hotels/8/rooms', SOON.checkin, SOON.checkout, '1'],
    )
    await taro.page.goBack()
    await seeCards(taro, 3)
    assert.equal(await headerName(taro), 'Kamogawa House')
    assert.equal(new URL(taro.page.url()).searchParams.get('code'), 'kamogawa')
  })

  it('are another hotel each: a choice made at one is none at the next', async () => {
    const taro = await guest()
    await taro.openResults({ code: 'setouchi' })
    await taro.at
      .getByRole('button', { name: taro.t('results.choose') })
      .first()
      .click()
    await taro.at.locator('.summary').first().waitFor()
    await taro.at
      .locator('.searchbar')
      .getByRole('button', { name: taro.t('search.hotel') })
      .click()
    await taro.at.getByRole('button', { name: /^Yufuin House/ }).click()
    await taro.at.locator('.plans').first().waitFor()
    // In a header of the hotel's own.
    await taro.at.locator('.hotel-header').getByText('Yufuin House', { exact: true }).waitFor()
    assert.equal(await taro.at.locator('.summary').count(), 0)
    const { code, checkin, checkout } = Object.fromEntries(new URL(taro.page.url()).searchParams)
    assert.deepEqual({ code, checkin, checkout }, { code: 'yufuin', ...STAY })
  })

  it('come page by page and stand in the order of the brand, none twice [SEARCH-061] [CALL-034]', async () => {
    const { database } = world()
    await addHotels(database.orm, { brandId: 2, count: 58 })
    const since = await world().lastCall()
    const taro = await guest()
    // A hotel that was moved to a later page between two answers.
    await taro.page.route(/\/hotel_brands\/2\/hotels\?.*page=2\b/, async (route) => {
      const response = await route.fetch()
      const page = await response.json()
      const moved = { ...page.data[0], id: 4, code: 'taipei-lan' }
      await route.fulfill({ response, json: { ...page, data: [moved, ...page.data] } })
    })
    await openBrand(taro, { code: 'taipei-lan' })
    await seeCards(taro, 60)
    const calls = await callsTo(world(), 'GET', LIST, since)
    assert.deepEqual(calls.map((call) => asked(call, 'page')).toSorted(), ['1', '2', '3'])
    const codes = await cards(taro)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('code')))
    const ofBrand = database.orm.select({ code: hotel.code }).from(hotel).where(eq(hotel.brand_id, 2))
    assert.deepEqual(
      codes,
      (await ofBrand.orderBy(asc(hotel.id))).map(({ code }) => code),
    )
    await taro.see(taro.t('facilities.found', { n: 60 }))
  })
})
