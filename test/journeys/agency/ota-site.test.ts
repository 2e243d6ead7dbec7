import assert from 'node:assert/strict'
import { afterEach, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'
import type { Route } from 'playwright'

import { otaSite } from '../../../demo-host/provider/db/schema/ota.ts'
import { NAMED_HOUSES, seedOtaHouses } from '../../../demo-host/world/ota/seed-ota.ts'
import { quiet } from '../../lib/quiet.ts'
import { until } from '../../lib/until.ts'
import { asked, assertHeaders, callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
before(() => world().database.orm.transaction((tx) => seedOtaHouses(tx, NAMED_HOUSES)))
afterEach(() => world().clearAnswers())

const SEARCH = /^\/api\/ota\/v1\/hotels\/search$/
const SITE = /^\/api\/ota\/v1\/site$/
const RATINGS = /^\/api\/ota\/v1\/hotels\/ratings$/
const RECOMMEND = /^\/api\/ota\/v1\/recommendations$/
const STAY = 'checkin=2026-12-08&checkout=2026-12-10&adults=2'

const open = (taro: Guest, path: string, query = '') =>
  taro.page.goto(`${world().origins.widget}${path}?ota_enabled=true&locale=${taro.language}&${query}`)

describe('the flag of an agency’s site', () => {
  it('in the address makes the root its home, and false makes it the widget [ROUTE-042] [OTA-001] [BOOT-045]', async () => {
    const taro = await guest()
    await open(taro, '/')
    await taro.seeTitle('Inns and hotels that book direct')
    assert.equal(new URL(taro.page.url()).pathname, '/')
    await taro.page.goto(`${world().origins.widget}/?ota_enabled=false&code=shirotsuki&locale=en`)
    await taro.page.waitForURL(/\/booking\/result/)
    await taro.page.goto(`${world().origins.widget}/search-hotels?code=shirotsuki&locale=en`)
    await taro.seeTitle(taro.t('document.notFoundTitle'))
  })

  for (const [path, title] of [
    ['/', 'Inns and hotels that book direct'],
    ['/search-hotels', /stays/],
    ['/confirm-reservation', /Your choice/],
    ['/reservation/guest-detail', /Your choice/],
    ['/reservation/payment', /Your choice/],
    ['/reservation/fail', /not booked|could not/i],
  ] as const)
    it(`knows ${path} [ROUTE-043]`, async () => {
      const taro = await guest()
      await open(taro, path)
      await taro.seeTitle(title)
    })

  it('has pages of no hotel, whatever hotel their address names, and asks for its site once, with a session', async () => {
    for (const path of ['/', '/search-hotels']) {
      const taro = await guest()
      const since = await world().lastCall()
      await open(taro, path, 'code=shirotsuki')
      await taro.page.locator('.screen h1').waitFor()
      await quiet(taro.page)
      await taro.seeTitle(path === '/' ? 'Inns and hotels that book direct' : /stays/)
      const sites = await callsTo(world(), 'GET', SITE, since)
      assert.deepEqual(
        sites.map(({ status }) => status),
        [200],
        path,
      )
      assert.deepEqual(await callsTo(world(), 'GET', /settings\/booking_widget$/, since), [])
      await taro.page.context().close()
    }
  })

  it('knows the rooms of a hotel and its search bar [ROUTE-043] [OTA-005]', async () => {
    const taro = await guest()
    await open(taro, '/hotels/shirotsuki', STAY)
    await taro.at.locator('.plans').first().waitFor()
    await taro.at.getByRole('button', { name: taro.t('search.dates') }).waitFor()
    await taro.page.getByRole('link', { name: taro.t('ota.backToHotels') }).click()
    await taro.page.waitForURL(/search-hotels.*checkin=2026-12-08/)
    await taro.page.locator('.ota-hotel').first().waitFor()
    assert.ok(!taro.page.url().includes('code='))
  })

  it('shows why a booking failed, and a general text for a code nobody knows [CONF-020] [ROUTE-044]', async () => {
    const taro = await guest()
    await open(
      taro,
      '/reservation/fail',
      'code=shirotsuki&checkin=2026-12-08&checkout=2026-12-10&adults=2&error_code=3003',
    )
    await taro.see(taro.t('errors.3003'))
    await open(taro, '/reservation/fail', 'code=shirotsuki&error=3003')
    await taro.see(taro.t('errors.3003'))
    await open(taro, '/reservation/fail', 'code=shirotsuki&error_code=987654')
    await taro.seeTitle(/not booked|could not/i)
    assert.ok(!(await taro.words()).includes('987654'))
  })
})

describe('the hotels of an agency', () => {
  it('stand with lowest price, photo and rating; the ones without a rating have none [OTA-003] [OTA-004] [CALL-120] [CALL-121]', async () => {
    const taro = await guest()
    const since = await world().lastCall()
    await open(taro, '/search-hotels', STAY)
    const card = (name: string) => taro.page.locator('.ota-hotel').filter({ hasText: name })
    await card('Shirotsuki').getByRole('img', { name: 'Rated 4.7 out of 5 by 812 guests' }).waitFor()
    assert.match(await card('Shirotsuki').locator('.now').innerText(), /^¥[\d,]+$/)
    assert.match((await card('Shirotsuki').locator('.photo img').getAttribute('src')) ?? '', /scenes/)
    await assertWell(taro, 'ota-hotels')
    const [search] = await callsTo(world(), 'GET', SEARCH, since)
    assert.ok(search)
    assertHeaders(search, 'en')
    assert.deepEqual([asked(search, 'checkin_date'), asked(search, 'checkout_date')], ['2026-12-08', '2026-12-10'])
    const [ratings] = await callsTo(world(), 'GET', RATINGS, since)
    assert.ok(ratings)
    assertHeaders(ratings, 'en')
    await open(taro, '/search-hotels', `${STAY}&words=Yanaka`)
    await card('Yanaka').waitFor()
    await quiet(taro.page)
    assert.equal(await card('Yanaka').locator('.ota-rating').count(), 0)
  })

  it('that have no rooms say so behind the others, with the next dates [OTA-015]', async () => {
    const taro = await guest()
    await open(taro, '/search-hotels', `place=hakone&checkin=2026-11-26&checkout=2026-11-27&adults=2`)
    const last = taro.page.locator('.ota-hotel').last()
    await last.getByText(taro.t('ota.noRooms')).waitFor()
    const full = taro.page.locator('.ota-hotel').filter({ hasText: 'Shirotsuki' })
    await full.getByText(taro.t('ota.noRooms')).waitFor()
    await full.getByRole('button', { name: new RegExp(taro.t('ota.showDates')) }).click()
    await taro.page.waitForURL(/checkin=2026-11-27/)
    await full.locator('.now').waitFor()
  })

  it('are narrowed and put in order by address, so that going back takes it back', async () => {
    const taro = await guest()
    const { page, t } = taro
    await open(taro, '/search-hotels', STAY)
    await taro.seeTitle(t('ota.stays', { n: 24 }))
    await page.getByRole('button', { name: t('ota.wish_pets') }).click()
    await taro.seeTitle(t('ota.stays', { n: 3 }))
    await page.goBack()
    await taro.seeTitle(t('ota.stays', { n: 24 }))
    await page.getByLabel(t('ota.sort')).selectOption('price_low_to_high')
    await page.waitForURL(/sort=price_low_to_high/)
    await page.getByRole('link', { name: 'Hakone 3 stays' }).click()
    await taro.seeTitle(t('ota.staysIn', { n: 3, place: 'Hakone' }))
  })

  it('that cannot be fetched are told, and asked for again [CALL-120] [CALL-121]', async () => {
    const taro = await guest()
    await world().nextAnswer({ method: 'GET', path: '/api/ota/v1/hotels/search', status: 500, body: {}, times: 1 })
    await open(taro, '/search-hotels', STAY)
    await taro.see(taro.t('ota.failed'))
    await world().nextAnswer({ method: 'GET', path: '/api/ota/v1/hotels/ratings', status: 500, body: {}, times: 1 })
    await taro.button(taro.t('core.tryAgain')).click()
    await taro.page.locator('.ota-hotel').first().waitFor()
    await taro.page.locator('.ota-head ~ p[role=status]').waitFor()
  })
})

describe('an agency’s home', () => {
  it('finds hotels for a sentence, with a busy carousel until they are there [OTA-002] [REC-004]', async () => {
    const taro = await guest()
    const { page, t } = taro
    await open(taro, '/')
    await page.locator('.ota-tile h3').first().waitFor()
    const held: Route[] = []
    await page.route(RECOMMEND_URL, (route) => void held.push(route))
    const since = await world().lastCall()
    await page.getByLabel(t('ota.words')).fill('a quiet hot spring in Hakone for two, up to 60,000 yen a night')
    await page.getByRole('button', { name: t('ota.recommend') }).click()
    await page.locator('.ota-carousel.loading[aria-busy=true]').waitFor()
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await until(
        async () => (await page.evaluate('document.documentElement.scrollWidth')) === width,
        `a page that fits into ${width}`,
      )
    }
    // The answer comes once the wait was seen.
    await until(() => held.length > 0, 'the question')
    await Promise.all(held.map((route) => route.continue()))
    const first = page.locator('.ota-carousel:not(.loading) .ota-tile').first()
    await first.waitFor()
    assert.equal(await page.locator('.ota-carousel.loading').count(), 0)
    assert.equal(await first.locator('h3').innerText(), 'Shirotsuki')
    assert.deepEqual(await first.locator('.ota-reasons li').allInnerTexts(), [
      'In Hakone',
      'Within your budget',
      'Hot spring',
      'Quiet',
      'Rated highly by its guests',
    ])
    await taro.see(/We looked for: Hakone · 2 adults · up to ¥60,000 a night · Hot spring · Quiet/)
    await assertWell(taro, 'ota-home')
    const [call] = await callsTo(world(), 'POST', RECOMMEND, since)
    assert.ok(call)
    assertHeaders(call, 'en')
  })

  it('says what it did not understand, and what it could not fetch', async () => {
    const taro = await guest()
    const { page, t } = taro
    await open(taro, '/')
    const words = page.getByLabel(t('ota.words'))
    await page.getByRole('button', { name: t('ota.recommend') }).click()
    await page.getByText(t('ota.notUnderstood')).waitFor()
    await until(() => words.evaluate((field) => field.matches(':focus')), 'the field that is empty')
    await words.fill('qwertz')
    await page.getByRole('button', { name: t('ota.recommend') }).click()
    await taro.see(t('ota.notUnderstoodTitle'))
    await world().nextAnswer({ method: 'POST', path: '/api/ota/v1/recommendations', status: 500, body: {}, times: 9 })
    await page.getByLabel(t('ota.words')).fill('onsen')
    await page.getByRole('button', { name: t('ota.recommend') }).click()
    await taro.see(t('ota.failed'))
  })

  it('has the agency’s colour with white letters where it sets none, and its own where it does [OTA-008]', async () => {
    const taro = await guest()
    await open(taro, '/')
    const button = taro.page.getByRole('button', { name: taro.t('ota.search'), exact: true })
    const colours = () =>
      button.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element)
        return [backgroundColor, color]
      })
    await button.waitFor()
    await quiet(taro.page)
    assert.deepEqual(await colours(), ['rgb(194, 30, 88)', 'rgb(255, 255, 255)'])
    const { orm } = world().database
    const [site] = await orm.select().from(otaSite)
    assert.ok(site)
    await orm.update(otaSite).set({ settings: { ...site.settings, button_colour: '#2c5449' } })
    await taro.page.reload()
    await quiet(taro.page)
    assert.deepEqual((await colours())[0], 'rgb(44, 84, 73)')
    await orm.update(otaSite).set({ settings: site.settings }).where(eq(otaSite.id, 1))
  })

  it('has the header and footer of its settings, and links that say how the guest came [OTA-016]', async () => {
    const taro = await guest()
    const { page } = taro
    await open(taro, '/', 'utm_source=letter&utm_medium=email')
    const terms = page.locator('footer').getByRole('link', { name: 'Terms of travel' })
    assert.match((await terms.getAttribute('href')) ?? '', /^https:\/\/tabi-yado\.example\/terms\?.*utm_source=letter/)
    await page.locator('header').getByRole('link', { name: 'Journal' }).waitFor()
    await page.locator('header').getByRole('link', { name: 'Tabi & Yado' }).waitFor()
    const { orm } = world().database
    const [site] = await orm.select().from(otaSite)
    assert.ok(site)
    const logo = `${world().origins.api}/scenes/inn-dusk.svg`
    await orm.update(otaSite).set({ settings: { ...site.settings, logo } })
    await page.reload()
    await page.locator('header').getByRole('img', { name: 'Tabi & Yado' }).waitFor()
    await orm.update(otaSite).set({ settings: site.settings })
  })

  for (const [language, title] of [
    ['ja', '宿と直接つながる、旅の予約'],
    ['ar', 'نُزُل وفنادق تحجزونها مباشرةً'],
  ] as const)
    it(`is in ${language} on a phone`, async () => {
      const taro = await guest({ language, width: 390 })
      await open(taro, '/')
      await taro.seeTitle(title)
      await taro.page.locator('.ota-tile h3').first().waitFor()
      await assertWell(taro, `ota-home-${language}`)
      await open(taro, '/search-hotels', STAY)
      await taro.page.locator('.ota-hotel').first().waitFor()
      await assertWell(taro, `ota-hotels-${language}`)
    })
})

const RECOMMEND_URL = '**/api/ota/v1/recommendations'
