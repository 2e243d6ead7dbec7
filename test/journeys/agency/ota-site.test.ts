import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'
import type { Route } from 'playwright'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { otaSite } from '../../../demo-host/provider/db/schema/ota.ts'
import { NAMED_HOUSES, seedOtaHouses } from '../../../demo-host/world/ota/seed-ota.ts'
import { quiet } from '../../lib/quiet.ts'
import { until } from '../../lib/until.ts'
import { callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// What the site says and asks for, and its addresses: widget/features/ota/ota-site.test.ts and ota-addresses.test.ts.

const { world, guest } = journey()
before(() => world().database.orm.transaction((tx) => seedOtaHouses(tx, NAMED_HOUSES)))

const SITE = /^\/api\/ota\/v1\/site$/
const STAY = 'checkin=2026-12-08&checkout=2026-12-10&adults=2'

const open = (taro: Guest, path: string, query = '') =>
  taro.page.goto(`${world().origins.widget}${path}?ota_enabled=true&locale=${taro.language}&${query}`)

describe('the hotels of an agency', () => {
  it('are of no hotel, whatever their address names, and are narrowed and put in order by it, so that going back takes it back', async () => {
    const taro = await guest()
    const { page, t } = taro
    const since = await world().lastCall()
    await open(taro, '/search-hotels', `${STAY}&code=shirotsuki`)
    await taro.seeTitle(t('ota.stays', { n: 24 }))
    await quiet(page)
    const sites = await callsTo(world(), 'GET', SITE, since)
    assert.deepEqual(
      sites.map(({ status }) => status),
      [200],
    )
    assert.deepEqual(await callsTo(world(), 'GET', /settings\/booking_widget$/, since), [])
    await page.getByRole('button', { name: t('ota.wish_pets') }).click()
    await taro.seeTitle(t('ota.stays', { n: 3 }))
    await page.goBack()
    await taro.seeTitle(t('ota.stays', { n: 24 }))
    await page.getByLabel(t('ota.sort')).selectOption('price_low_to_high')
    await page.waitForURL(/sort=price_low_to_high/)
    await page.getByRole('link', { name: 'Hakone 3 stays' }).click()
    await taro.seeTitle(t('ota.staysIn', { n: 3, place: 'Hakone' }))
  })
})

describe('an agency’s home', () => {
  it('fits into every width while it looks, is well with what it found, and leads to words that are missing', async () => {
    const taro = await guest()
    const { page, t } = taro
    await open(taro, '/')
    await page.locator('.ota-tile h3').first().waitFor()
    const words = page.getByLabel(t('ota.words'))
    await page.getByRole('button', { name: t('ota.recommend') }).click()
    await until(() => words.evaluate((field) => field.matches(':focus')), 'the field that is empty')
    const held: Route[] = []
    await page.route(RECOMMEND_URL, (route) => void held.push(route))
    await words.fill('a quiet hot spring in Hakone for two, up to 60,000 yen a night')
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
    await page.locator('.ota-carousel:not(.loading) .ota-reasons').first().waitFor()
    await assertWell(taro, 'ota-home')
    await open(taro, '/search-hotels', STAY)
    await page.locator('.ota-hotel .ota-rating').first().waitFor()
    await assertWell(taro, 'ota-hotels')
  })

  it('breaks the longest word of a hotel’s name rather than reach out of a phone, in its list and on its tiles', async () => {
    const { orm } = world().database
    const [named] = await orm.select({ names: hotel.names }).from(hotel).where(eq(hotel.code, 'shirotsuki'))
    assert.ok(named)
    const en = 'Donaudampfschifffahrtsgesellschaftserholungsheim'
    await orm
      .update(hotel)
      .set({ names: { ...named.names, en } })
      .where(eq(hotel.code, 'shirotsuki'))
    const taro = await guest({ width: 320 })
    for (const [path, name] of [
      ['/', '.ota-tile h3'],
      ['/search-hotels', '.ota-hotel h2'],
    ] as const) {
      await open(taro, path, STAY)
      const title = taro.page.locator(name).filter({ hasText: en })
      await title.waitFor()
      const reach = await title.evaluate((one) => [one.scrollWidth - one.clientWidth, document.body.scrollWidth])
      assert.deepEqual(reach, [0, 320], path)
    }
    await orm.update(hotel).set(named).where(eq(hotel.code, 'shirotsuki'))
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

  it('is well on a phone, as are its hotels, from right to left', async () => {
    const taro = await guest({ language: 'ar', width: 390 })
    await open(taro, '/')
    await taro.seeTitle('نُزُل وفنادق تحجزونها مباشرةً')
    await taro.page.locator('.ota-tile h3').first().waitFor()
    await assertWell(taro, 'ota-home-ar')
    await open(taro, '/search-hotels', STAY)
    await taro.page.locator('.ota-hotel').first().waitFor()
    await assertWell(taro, 'ota-hotels-ar')
  })
})

const RECOMMEND_URL = '**/api/ota/v1/recommendations'
