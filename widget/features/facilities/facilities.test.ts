import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { asc, eq } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { asked, assertHeaders, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { addHotels } from '../../../test/lib/many-hotels.ts'
import { openResults, STAY } from '../../../test/lib/widget/open-results.ts'
import type { OpenResults } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'
import { environmentAtom } from '../../state/environment.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'
import { hotelCodeAtom } from '../../state/settings/settings.ts'

// The way to the list, from it to a hotel and back: test/journeys/search/brand.test.ts.

const LIST = /^\/hotel_brands\/\d+\/hotels$/
const LIST_CALL = { method: 'GET', path: '/hotel_brands/:brandId/hotels', status: 500 } as const
const ROOMS = /^\/hotels\/\d+\/rooms$/
const SOON = { checkin: '2026-11-10', checkout: '2026-11-12' }

let world: World
let shown: OpenResults
const t = await loadTranslate('en', ['facilities', 'core', 'errors', 'search', 'results'])
before(async () => {
  world = await startWorld()
})
after(() => world.stop())
afterEach(async () => {
  shown.close()
  forgetGuest()
  await world.clearAnswers()
})

const cards = () => shown.all('li.facility')
const names = () => shown.words('li.facility h2')
const seeCards = (count: number) => shown.until(() => cards().length === count)
const query = () => Object.fromEntries(new URLSearchParams(shown.store.get(placeAtom).search))
const headerSays = (name: string) => shown.until(() => shown.words('.hotel-header .name').join() === name)
const status = () => shown.words('section [role="status"]')[0]

/** The hotels of the brand that a hotel is of. */
async function openBrand(code: string, more: Record<string, string> = {}, door = world) {
  shown = await openResults(door, SOON, { hotelCode: code })
  await shown.until(() => shown.root.querySelector('.searchbar'))
  const address = new URLSearchParams({ code, ...SOON, adults: '2', ...more })
  shown.store.get(environmentAtom).location.navigate(`/facilities?${address}`)
}

/** A part of the search bar, by what it is for. */
const part = (name: string) =>
  shown.until(() => shown.all('.searchbar button').find((one) => one.textContent?.startsWith(name)))
const arrives = (path: string) => shown.until(() => shown.store.get(placeAtom).path === path)

describe('a search in a brand', () => {
  it('leads to its hotels, each with its lowest price [ROUTE-014] [SEARCH-060] [CALL-033] [BOOT-031]', async () => {
    const since = await world.lastCall()
    shown = await openResults(world, {}, { address: '/booking/result?code=kamogawa&locale=en' })
    await shown.press(t('search.search'))
    await seeCards(3)
    assert.equal(window.location.pathname, '/facilities')
    assert.deepEqual(names(), ['Kamogawa House', 'Setouchi House', 'Yufuin House'])
    for (const price of shown.words('li.facility .price .now')) assert.match(price, /^from ¥\d/)
    assert.equal(shown.all('li.facility .price .now').length, 3)
    const [call, ...more] = await callsTo(world, 'GET', LIST, since)
    assert.deepEqual(more, [])
    assert.equal(call?.path, '/hotel_brands/3/hotels')
    const party = JSON.stringify([{ adults: 2, children: 0 }])
    assert.deepEqual(
      ['hotel_codes', 'is_including_lowest_price', 'rooms'].map((name) => asked(call, name)),
      ['', 'true', party],
    )
    assert.ok(Object.hasOwn(Object(call?.query), 'hotel_codes'))
    assert.equal(call?.headers['x-tier'], 'gold')
  })

  it('leads there only where the brand is searched as one, else to the results [ROUTE-010]', async () => {
    shown = await openResults(world, {}, { address: '/booking/result?code=setouchi&locale=en' })
    await shown.press(t('search.search'))
    await shown.until(() => cards()[0])
    assert.equal(shown.store.get(placeAtom).path, '/facilities')
    shown.close()
    forgetGuest()
    const since = await world.lastCall()
    shown = await openResults(world, {}, { address: '/booking/result?code=shirotsuki&locale=en' })
    await shown.press(t('search.search'))
    await shown.until(() => shown.root.querySelector('.results .plans'))
    assert.equal(shown.store.get(placeAtom).path, '/booking/result')
    assert.ok((await callsTo(world, 'GET', ROOMS, since)).length > 0)
  })

  it('goes to another hotel of it with the same stay [SEARCH-002] [CALL-118]', async () => {
    await world.nextAnswer({ ...LIST_CALL, times: 4 })
    shown = await openResults(world, { adults: '3' }, { hotelCode: 'kamogawa' })
    await shown.listed()
    const since = await world.lastCall()
    ;(await part(t('search.hotel'))).click()
    const failed = await shown.until(() =>
      shown.all('[role=dialog], dialog').find((one) => one.textContent?.includes(t('errors.general'))),
    )
    await world.clearAnswers()
    await shown.press(t('core.tryAgain'), failed)
    const hotels = () => [...failed.querySelectorAll<HTMLElement>('li button')]
    await shown.until(() => hotels().length === 3)
    assert.deepEqual(
      hotels().map(({ textContent }) => textContent?.split(' House')[0]),
      ['Kamogawa', 'Setouchi', 'Yufuin'],
    )
    const list = (await callsTo(world, 'GET', LIST, since)).at(-1)
    assert.ok(list)
    assert.equal(list.path, '/hotel_brands/3/hotels')
    hotels()[1]?.click()
    await headerSays('Setouchi House')
    await shown.until(() => shown.root.querySelector('.results[aria-busy="false"] .plans'))
    const [search] = await callsTo(world, 'GET', /^\/hotels\/8\/rooms$/, since)
    assert.deepEqual(
      [asked(search, 'checkin_date'), asked(search, 'checkout_date'), asked(search, 'adults')],
      [STAY.checkin, STAY.checkout, '3'],
    )
    assert.equal(query()['code'] ?? shown.store.get(hotelCodeAtom), 'setouchi')
    // The tier is the first hotel's own.
    const { 'x-tier': tier, ...headers } = list.headers
    assert.equal(tier, 'gold')
    assertHeaders({ ...list, headers }, 'en')
    await shown.press(t('search.search'))
    await arrives('/booking/result')
  })
})

describe('the hotels of a brand', () => {
  it('send what every call does, and can be some of them only [SEARCH-060] [CALL-033]', async () => {
    const since = await world.lastCall()
    await openBrand('shirotsuki', { hotel_codes: 'minato,shirotsuki' })
    await seeCards(2)
    assert.deepEqual(names(), ['Shirotsuki', 'Hotel Minato'])
    const [call] = await callsTo(world, 'GET', LIST, since)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.equal(asked(call, 'hotel_codes'), 'minato,shirotsuki')
  })

  it('tell when they cannot be fetched, and are asked for again', async () => {
    await world.nextAnswer(LIST_CALL)
    await openBrand('kamogawa')
    const failure = await shown.until(() =>
      shown.all('[role=alert]').find((one) => one.textContent?.includes(t('facilities.failedTitle'))),
    )
    assert.ok(failure.textContent?.includes(t('errors.general')), failure.textContent ?? '')
    await shown.press(t('core.tryAgain'), failure)
    await seeCards(3)
  })

  it('are narrowed by name and by area, and say when nothing is left [SEARCH-063]', async () => {
    await openBrand('kamogawa')
    await seeCards(3)
    const label = shown.all('label').find((one) => one.textContent?.includes(t('facilities.narrow')))
    const field = `[id="${label?.getAttribute('for')}"]`
    await shown.take(field, 'SÉTO')
    await shown.until(() => status() === t('facilities.foundOf', { n: 1, total: 3 }))
    assert.deepEqual(names(), ['Setouchi House'])
    await shown.take(field, 'nowhere')
    await shown.until(() => shown.root.textContent?.includes(t('facilities.noneTitle')))
    assert.equal(cards().length, 0)
    assert.equal(status(), t('facilities.foundOf', { n: 0, total: 3 }))
    await shown.press(t('facilities.showAll'))
    await seeCards(3)
    const area = await shown.until(() => shown.all('button').find((one) => one.textContent?.startsWith('Kyushu')))
    area.click()
    await seeCards(1)
    assert.deepEqual(names(), ['Yufuin House'])
    assert.equal(area.getAttribute('aria-pressed'), 'true')
    area.click()
    await seeCards(3)
  })

  it('are chosen among by their number, and by no number of another brand [QUERY-005]', async () => {
    for (const [hotel_id, name, code, kept, path] of [
      ['8', 'Setouchi House', 'setouchi', undefined, '/hotels/8/rooms'],
      ['1', 'Kamogawa House', 'kamogawa', '1', '/hotels/7/rooms'],
    ] as const) {
      const since = await world.lastCall()
      shown = await openResults(world, { hotel_id, ...SOON }, { hotelCode: 'kamogawa' })
      const answered = new RegExp(`^/hotels/${hotel_id}$`)
      await shown.until(async () => (await callsTo(world, 'GET', answered, since)).some((call) => call.status === 200))
      await shown.until(async () => (await callsTo(world, 'GET', ROOMS, since)).at(-1)?.path === path)
      await headerSays(name)
      await shown.until(() => shown.root.querySelector('.plans'))
      assert.deepEqual([shown.store.get(hotelCodeAtom), query()['hotel_id']], [code, kept])
      shown.close()
      forgetGuest()
    }
  })

  it('are another hotel each: a choice made at one is none at the next', async () => {
    shown = await openResults(world, {}, { hotelCode: 'setouchi' })
    const choosing = await shown.until(() => shown.all('button').find((one) => one.textContent === t('results.choose')))
    choosing.click()
    await shown.until(() => shown.root.querySelector('.summary'))
    const place = await shown.until(() =>
      shown.all('.searchbar button').find((one) => one.textContent?.includes(t('search.hotel'))),
    )
    place.click()
    const other = await shown.until(() =>
      shown.all('button').find((one) => one.textContent?.startsWith('Yufuin House')),
    )
    other.click()
    await headerSays('Yufuin House')
    await shown.listed()
    await shown.until(() => shown.root.querySelector('.plans'))
    assert.equal(shown.all('.summary').length, 0)
    const { checkin, checkout } = query()
    assert.deepEqual([shown.store.get(hotelCodeAtom), { checkin, checkout }], ['yufuin', STAY])
  })

  it('come page by page and stand in the order of the brand, none twice [SEARCH-061] [CALL-034]', async () => {
    const { orm } = world.database
    await addHotels(orm, { brandId: 2, count: 58 })
    const since = await world.lastCall()
    // A hotel that was moved to a later page between two answers.
    const handle: World['handle'] = async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const answer = await world.handle(request)
      if (pathname !== '/hotel_brands/2/hotels' || searchParams.get('page') !== '2') return answer
      const page = await answer.json()
      return Response.json({ ...page, data: [{ ...page.data[0], id: 4, code: 'taipei-lan' }, ...page.data] })
    }
    await openBrand('taipei-lan', {}, { ...world, handle })
    await seeCards(60)
    const calls = await callsTo(world, 'GET', LIST, since)
    assert.deepEqual(calls.map((call) => asked(call, 'page')).toSorted(), ['1', '2', '3'])
    for (const call of calls) assertHeaders(call, 'en')
    const codes = cards().map((card) =>
      new URL(card.querySelector('a')?.getAttribute('href') ?? '').searchParams.get('code'),
    )
    const ofBrand = orm.select({ code: hotel.code }).from(hotel).where(eq(hotel.brand_id, 2))
    assert.deepEqual(
      codes,
      (await ofBrand.orderBy(asc(hotel.id))).map(({ code }) => code),
    )
    assert.equal(status(), t('facilities.found', { n: 60 }))
  })
})
