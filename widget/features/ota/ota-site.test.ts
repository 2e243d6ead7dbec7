import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { otaSite } from '../../../demo-host/provider/db/schema/ota.ts'
import { NAMED_HOUSES, seedOtaHouses } from '../../../demo-host/world/ota/seed-ota.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { asked, assertHeaders, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { openResults } from '../../../test/lib/widget/open-results.ts'
import type { OpenResults } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'
import { environmentAtom } from '../../state/environment.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'

// How it looks, and what is about the address of a document: test/journeys/agency/ota-site.test.ts.

const SITE = /^\/api\/ota\/v1\/site$/
const SEARCH = /^\/api\/ota\/v1\/hotels\/search$/
const RATINGS = /^\/api\/ota\/v1\/hotels\/ratings$/
const RECOMMEND = /^\/api\/ota\/v1\/recommendations$/
const SEARCH_CALL = { method: 'GET', path: '/api/ota/v1/hotels/search', status: 500, body: {} } as const
const HOME = 'Inns and hotels that book direct'
const STAY = 'checkin=2026-12-08&checkout=2026-12-10&adults=2'

let world: World
let site: OpenResults
const t = await loadTranslate('en', ['ota', 'core', 'errors', 'codes', 'search'])
before(async () => {
  world = await startWorld()
  await world.database.orm.transaction((tx) => seedOtaHouses(tx, NAMED_HOUSES))
})
after(() => world.stop())
afterEach(async () => {
  site.close()
  forgetGuest()
  await world.clearAnswers()
})

/** The site at its home, as a page that embeds it opens it. */
async function openHome(query: Record<string, string> = {}, door: Pick<World, 'origins' | 'handle'> = world) {
  site = await openResults({ ...world, ...door }, { ota_enabled: 'true', ...query }, { hotelCode: '' })
  await sees(HOME)
}
const place = () => site.store.get(placeAtom)
const go = (address: string) => site.store.get(environmentAtom).location.navigate(address)
async function openAt(path: string, query = '') {
  await openHome()
  go(`${path}?ota_enabled=true&${query}`)
}
const title = () => site.root.querySelector('h1')?.textContent ?? ''
const matches = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text)
const sees = (wanted: string | RegExp) => site.until(() => matches(title(), wanted))
const reads = (words: string) => site.until(() => site.root.textContent?.includes(words))
const card = (name: string) =>
  site.until(() => site.all('.ota-hotel').find((one) => one.querySelector('h2')?.textContent?.includes(name)))
const find = (within: ParentNode, selector: string) => site.until(() => within.querySelector<HTMLElement>(selector))

describe('an agency’s site', () => {
  it('knows its addresses, and begins each with its heading [ROUTE-043]', async () => {
    await openHome()
    for (const [path, wanted] of [
      ['/search-hotels', /stays/],
      ['/', HOME],
      ['/confirm-reservation', /Your choice/],
      ['/', HOME],
      ['/reservation/guest-detail', /Your choice/],
      ['/', HOME],
      ['/reservation/payment', /Your choice/],
      ['/', HOME],
      ['/reservation/fail', /not booked|could not/i],
    ] as const) {
      go(`${path}?ota_enabled=true`)
      await sees(wanted)
      assert.equal(place().path, path)
    }
  })

  it('has pages of no hotel, whatever hotel their address names, and asks for its site once, with a session', async () => {
    const since = await world.lastCall()
    await openHome({ code: 'shirotsuki' })
    await site.until(() => site.root.querySelector('.ota-tile h3'))
    const sites = await callsTo(world, 'GET', SITE, since)
    assert.deepEqual(
      sites.map(({ status }) => status),
      [200],
    )
    for (const call of sites) assertHeaders(call, 'en')
    assert.deepEqual(await callsTo(world, 'GET', /settings\/booking_widget$/, since), [])
  })

  it('shows why a booking failed, and a general text for a code nobody knows [CONF-020] [ROUTE-044]', async () => {
    await openAt('/reservation/fail', 'code=shirotsuki&checkin=2026-12-08&checkout=2026-12-10&adults=2&error_code=3003')
    await reads(t('errors.3003'))
    site.close()
    await openAt('/reservation/fail', 'code=shirotsuki&error=3003')
    await reads(t('errors.3003'))
    site.close()
    await openAt('/reservation/fail', 'code=shirotsuki&error_code=987654')
    await sees(/not booked|could not/i)
    assert.doesNotMatch(site.words().join(), /987654/)
  })
})

describe('the hotels of an agency', () => {
  it('stand with lowest price, photo and rating; the ones without a rating have none [OTA-003] [OTA-004] [CALL-120] [CALL-121]', async () => {
    const since = await world.lastCall()
    await openAt('/search-hotels', STAY)
    const inn = await card('Shirotsuki')
    const rating = await find(inn, '[role=img].ota-rating')
    assert.equal(rating.getAttribute('aria-label'), 'Rated 4.7 out of 5 by 812 guests')
    assert.match(inn.querySelector('.now')?.textContent ?? '', /^¥[\d,]+$/)
    assert.match(inn.querySelector('.photo img')?.getAttribute('src') ?? '', /scenes/)
    const search = (await callsTo(world, 'GET', SEARCH, since)).find(
      (call) => asked(call, 'checkin_date') === '2026-12-08',
    )
    assert.ok(search)
    assertHeaders(search, 'en')
    assert.equal(asked(search, 'checkout_date'), '2026-12-10')
    const [ratings] = await callsTo(world, 'GET', RATINGS, since)
    assert.ok(ratings)
    assertHeaders(ratings, 'en')

    const last = await world.lastCall()
    go(`/search-hotels?ota_enabled=true&${STAY}&words=Yanaka`)
    await site.until(() => site.all('.ota-hotel').length === 1)
    const yanaka = await card('Yanaka')
    await site.until(async () => (await callsTo(world, 'GET', RATINGS, last)).length > 0)
    assert.equal(yanaka.querySelector('.ota-rating'), null)
  })

  it('that have no rooms say so behind the others, with the next dates [OTA-015]', async () => {
    await openAt('/search-hotels', 'place=hakone&checkin=2026-11-26&checkout=2026-11-27&adults=2')
    const full = await card('Shirotsuki')
    const words = (one: Element) => one.textContent ?? ''
    assert.ok(words(full).includes(t('ota.noRooms')))
    const next = [...full.querySelectorAll('button')].find((one) => one.textContent?.includes(t('ota.showDates')))
    next?.click()
    await site.until(() => place().search.includes('checkin=2026-11-27'))
    await site.until(() =>
      site.all('.ota-hotel').some((one) => /Shirotsuki/.test(words(one)) && one.querySelector('.now')),
    )

    // Few of all have no rooms then, and stand at the end of the last page.
    go(`/search-hotels?ota_enabled=true&${STAY}&page=2`)
    await site.until(() => site.words('.ota-pages [aria-current=page]').join() === '2')
    const isFull = site.all('.ota-hotel').map((one) => words(one).includes(t('ota.noRooms')))
    assert.deepEqual([isFull[0], isFull.at(-1)], [false, true])
    assert.deepEqual(isFull, isFull.toSorted())
  })

  it('that cannot be fetched are told, and asked for again; so are ratings [CALL-120] [CALL-121]', async () => {
    // The home asks for hotels as well, so it is left before the answer is switched.
    await openAt('/search-hotels')
    await card('Shirotsuki')
    await world.nextAnswer({ ...SEARCH_CALL, times: 1 })
    go(`/search-hotels?ota_enabled=true&${STAY}`)
    await reads(t('ota.failed'))
    await world.nextAnswer({ ...SEARCH_CALL, path: '/api/ota/v1/hotels/ratings', times: 1 })
    await site.press(t('core.tryAgain'))
    await site.until(() => site.root.querySelector('.ota-hotel'))
    const told = await site.until(() => site.root.querySelector('.ota-head ~ p[role=status]'))
    assert.equal(told.textContent?.trim(), t('errors.general'))
  })
})

describe('an agency’s home', () => {
  const ask = async (words: string) => {
    if (words) await site.take('.ota-words-form input', words)
    await site.press(t('ota.recommend'))
  }

  it('finds hotels for a sentence, with a busy carousel until they are there [OTA-002] [REC-004]', async () => {
    let letThrough = () => {}
    const gate = new Promise<void>((resolve) => (letThrough = resolve))
    const handle: World['handle'] = async (request) => {
      if (RECOMMEND.test(new URL(request.url).pathname)) await gate
      return world.handle(request)
    }
    await openHome({}, { origins: world.origins, handle })
    await site.until(() => site.root.querySelector('.ota-tile h3'))
    const since = await world.lastCall()
    await ask('a quiet hot spring in Hakone for two, up to 60,000 yen a night')
    const waiting = await site.until(() => site.root.querySelector('.ota-carousel.loading[aria-busy=true]'))
    assert.equal(waiting.querySelector('[role=status]')?.textContent, t('ota.looking'))
    letThrough()
    const found = await site.until(() => site.root.querySelector('.ota-carousel:not(.loading) .ota-reasons'))
    const tile = found.closest('.ota-tile')
    assert.equal(site.root.querySelector('.ota-carousel.loading'), null)
    assert.equal(tile?.querySelector('h3')?.textContent, 'Shirotsuki')
    assert.deepEqual(
      [...found.querySelectorAll('li')].map((reason) => reason.textContent),
      ['In Hakone', 'Within your budget', 'Hot spring', 'Quiet', 'Rated highly by its guests'],
    )
    assert.match(site.words().join(), /We looked for: Hakone · 2 adults · up to ¥60,000 a night · Hot spring · Quiet/)
    const [call] = await callsTo(world, 'POST', RECOMMEND, since)
    assert.ok(call)
    assertHeaders(call, 'en')
  })

  it('says what it did not understand, and what it could not fetch', async () => {
    await openHome()
    await ask('')
    await reads(t('ota.notUnderstood'))
    await ask('qwertz')
    await reads(t('ota.notUnderstoodTitle'))
    await world.nextAnswer({ method: 'POST', path: '/api/ota/v1/recommendations', status: 500, body: {}, times: 9 })
    await ask('onsen')
    await reads(t('ota.failed'))
  })

  it('has the header and footer of its settings, and links that say how the guest came [OTA-016]', async () => {
    const linksIn = (place: string) =>
      site
        .all(`${place} nav a`)
        .map((one): [string | null, string | null] => [one.textContent, one.getAttribute('href')])
    await openHome({ utm_source: 'letter', utm_medium: 'email' })
    const terms = await site.until(() => site.all('footer a').find((one) => one.textContent === 'Terms of travel'))
    assert.match(terms.getAttribute('href') ?? '', /^https:\/\/tabi-yado\.example\/terms\?.*utm_source=letter/)
    await site.until(() => linksIn('header')[0]?.[0] === 'Journal')
    await site.until(() => site.all('header a').find((one) => one.textContent === 'Tabi & Yado'))
    site.close()

    const { orm } = world.database
    const [row] = await orm.select().from(otaSite)
    assert.ok(row)
    const named = (label: string, url: string) => ({ labels: { en: label }, url })
    const logo = `${world.origins.api}/scenes/inn-dusk.svg`
    const settings = {
      ...row.settings,
      logo,
      linker_domains: ['own.example'],
      header_links: [named('Stories', 'https://www.own.example/stories'), named('Weather', 'https://weather.example/')],
      footer_links: [named('Help', 'https://own.example/help?page=1'), named('Trains', 'https://trains.example/')],
    }
    await orm.update(otaSite).set({ settings })
    await openHome({ utm_source: 'letter', utm_medium: 'email' })
    const image = await site.until(() => site.root.querySelector('header a img'))
    assert.deepEqual([image.getAttribute('alt'), image.getAttribute('src')], ['Tabi & Yado', logo])
    await site.until(() => site.root.querySelector('footer nav'))
    const came = 'utm_source=letter&utm_medium=email'
    assert.deepEqual(
      linksIn('header').map(([label, url]) => [label, parted(url)]),
      [
        ['Stories', ['https://www.own.example/stories', came]],
        ['Weather', ['https://weather.example/', '']],
      ],
    )
    assert.deepEqual(
      linksIn('footer').map(([label, url]) => [label, parted(url)]),
      [
        ['Help', ['https://own.example/help', `page=1&${came}`]],
        ['Trains', ['https://trains.example/', '']],
      ],
    )
    site.close()

    await orm.update(otaSite).set({ settings: { ...row.settings, header_links: [], footer_links: [] } })
    await openHome()
    await site.until(() => site.all('header a').find((one) => one.textContent === 'Tabi & Yado'))
    assert.deepEqual([linksIn('header'), linksIn('footer')], [[], []])
    assert.equal(site.root.querySelector('header a img'), null)
    await orm.update(otaSite).set({ settings: row.settings })
  })
})

/** An address, and what it says in whatever order. */
function parted(address: string | null): [string, string] {
  const { origin, pathname, searchParams } = new URL(address ?? '')
  const order = ['page', 'utm_source', 'utm_medium']
  const said = [...searchParams].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  return [origin + pathname, said.map((pair) => pair.join('=')).join('&')]
}
