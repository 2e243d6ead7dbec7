import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import type { ATTRIBUTE_DOCS, METHOD_DOCS } from '../../../shared/element-docs.ts'
import { until } from '../../lib/until.ts'
import { journey } from '../helpers/guest.ts'
import { openListed, SEARCHED, WAYS } from '../helpers/listed.ts'
import type { Page, Way } from '../helpers/listed.ts'

const ground = journey()
const README = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
const open = (way: Way, attributes = '') => openListed(ground, way, `hotel-code="shirotsuki" ${attributes}`)
const isSeen = ({ page }: Page) => page.locator('booking-widget').isVisible()
const searchBar = (page: Page) => page.button(page.t('search.search')).waitFor()
const paid = ({ at }: Page) => at.locator('li.plan .price, li.plan').first().innerText()

/** What each method and property of README does, in its own words. */
const METHODS: Readonly<Record<keyof typeof METHOD_DOCS, (page: Page) => Promise<void>>> = {
  async ready({ call, button, t }) {
    assert.equal(await call('ready'), undefined)
    await button(t('search.search')).waitFor()
  },
  async isOpen(page) {
    await page.heard('booking-widget:ready')
    assert.equal(await page.call('isOpen'), true)
    await page.call('close')
    assert.equal(await page.call('isOpen'), false)
  },
  async open(page) {
    await page.call('open', 'confirm')
    await page.at.locator('[name="number"]').waitFor()
    await page.call('open', { checkin: '2026-12-10', nights: 2 })
    await page.at.locator('li.room').first().waitFor()
    assert.equal(await page.call('open', 'nowhere'), 'refused: invalid_open')
  },
  async close(page) {
    await page.heard('booking-widget:ready')
    await page.call('close')
    assert.equal(await searchIsSeen(page), false)
  },
  async toggle(page) {
    await page.heard('booking-widget:ready')
    await page.call('toggle')
    assert.equal(await searchIsSeen(page), false)
    await page.call('toggle')
    await searchBar(page)
  },
  async search(page) {
    await page.call('search', { checkin: '2026-12-10', checkout: '2026-12-12', adults: 2 })
    await page.at.locator('li.room').first().waitFor()
    assert.equal(await page.call('search', 'tomorrow'), 'refused: invalid_search')
  },
  async setLocale(page) {
    await page.call('setLocale', 'ja')
    await page.at.locator('.root[lang=ja]').waitFor()
    assert.equal(await page.call('setLocale', 'tlh'), 'refused: invalid_setLocale')
  },
  async setCurrency(page) {
    await page.call('search', { checkin: '2026-12-10', checkout: '2026-12-12', adults: 2 })
    await page.at.locator('li.plan').first().waitFor()
    assert.doesNotMatch(await paid(page), /\$/)
    assert.equal(await page.call('setCurrency', 'USD'), undefined)
    await until(async () => /\$/.test(await paid(page)), 'a price in dollars', 15_000)
    assert.equal(await page.call('setCurrency', 'dollars'), 'refused: invalid_setCurrency')
  },
  async setConsent(page) {
    await page.heard('ga4Event')
    await page.call('setConsent', 'denied')
    const before = (await page.heardNow('ga4Event')).length
    await page.call('search', { checkin: '2026-12-10', checkout: '2026-12-12' })
    await page.heard('booking-widget:results')
    assert.equal((await page.heardNow('ga4Event')).length, before)
    assert.equal(await page.call('setConsent', 'perhaps'), 'refused: invalid_setConsent')
  },
  async signIn(page) {
    await page.heard('booking-widget:ready')
    await page.bendIdentity()
    assert.equal(await page.call('signIn', 'a-token'), undefined)
    await page.see('はなこ')
    assert.equal(await page.call('signIn', 'no token'), 'refused: invalid_signIn')
  },
  async logout(page) {
    await METHODS.signIn(page)
    await page.call('logout')
    await page.see(page.t('errors.isSignedOut'))
  },
  async refreshLogin(page) {
    await page.heard('booking-widget:ready')
    await page.bendIdentity()
    await page.call('refreshLogin')
    await page.see('はなこ')
  },
  async showChatbot(page) {
    await page.call('showChatbot')
    await page.heard('show-chatbot')
  },
  async diagnose(page) {
    assert.deepEqual(await page.call('diagnose'), [])
  },
  async destroy(page) {
    await page.heard('booking-widget:ready')
    await page.call('destroy')
    assert.equal(await searchIsSeen(page), false)
    assert.equal(await page.call('search', {}), 'refused: destroyed')
    await page.page.locator('booking-widget').evaluate((element) => element.replaceWith(element))
    await searchBar(page)
  },
}
const searchIsSeen = ({ button, t }: Page) => button(t('search.search')).isVisible()

/** What each attribute of README does. */
const ATTRIBUTES: Readonly<Record<keyof typeof ATTRIBUTE_DOCS, (way: Way) => Promise<void>>> = {
  async 'hotel-code'(way) {
    const since = await ground.world().lastCall()
    const page = await openListed(ground, way, 'hotel-code="demo"')
    await page.heard('booking-widget:ready')
    const paths = (await ground.world().calls(since)).map(({ path }) => path)
    assert.ok(paths.includes('/hotels/demo/settings/booking_widget'), paths.join())
  },
  async locale(way) {
    const page = await open(way, 'locale="ja-JP"')
    await page.at.locator('.root[lang=ja]').waitFor()
  },
  async 'segment-ids'(way) {
    const page = await open(way, 'segment-ids="a,b"')
    const [detail] = await page.heard('ga4Event')
    assert.deepEqual(detail?.segment_ids, ['a', 'b'])
  },
  async 'parent-origin'(way) {
    const page = await open(way, 'parent-origin="https://other.example"')
    // A frame has nobody to talk to, so a card says that it does not open; inline there is no wire to another page.
    if (way === 'framed') await page.page.locator('booking-widget #card').waitFor()
    else await searchBar(page)
    const found = (await page.call('diagnose')) as { code: string }[]
    assert.deepEqual(
      found.map(({ code }) => code),
      ['parent_origin'],
    )
    if (way === 'framed') assert.deepEqual(await page.heardNow('ga4Event'), [])
  },
  async mode(way) {
    const page = await open(way, 'mode="popup"')
    assert.equal(await searchIsSeen(page), false)
    await page.call('open')
    await searchBar(page)
    assert.equal(await page.page.locator('booking-widget dialog[open]').count(), 1)
  },
  async frame(way) {
    const page = await open(way)
    await searchBar(page)
    assert.equal(await page.page.locator('booking-widget iframe').count(), way === 'framed' ? 1 : 0)
    assert.equal(await isSeen(page), true)
  },
  async view(way) {
    const page = await open(way, 'view="confirm"')
    await page.at.locator('[name="number"]').waitFor()
  },
  async query(way) {
    const page = await open(way, `query="${SEARCHED}"`)
    await page.at.locator('li.room').first().waitFor()
  },
  async 'structured-data'(way) {
    const page = await open(way, `query="${SEARCHED}" structured-data`)
    await page.at.locator('li.room').first().waitFor()
    const [place] = way === 'framed' ? page.page.frames().slice(1) : [page.page.mainFrame()]
    assert.ok(place)
    const ld = place.locator('head script[type="application/ld+json"]')
    await ld.first().waitFor({ state: 'attached' })
    assert.match(await ld.first().innerText(), /schema\.org/)
  },
}

const listed = (table: string) => {
  const text = README.split(`<!-- ${table} -->`)[1]?.split(`<!-- /${table} -->`)[0] ?? ''
  return [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)
}

describe('every method that README lists', () => {
  it('has a step', () => assert.deepEqual(Object.keys(METHODS).toSorted(), listed('methods').toSorted()))

  for (const way of Object.keys(WAYS) as Way[])
    // Object.keys forgets the names it lists
    for (const [name, step] of Object.entries(METHODS))
      it(`does what its line says ${way}: ${name}`, async () => step(await open(way)))
})

describe('every attribute that README lists', () => {
  it('has a step', () => assert.deepEqual(Object.keys(ATTRIBUTES).toSorted(), listed('attributes').toSorted()))

  for (const way of Object.keys(WAYS) as Way[])
    for (const [name, step] of Object.entries(ATTRIBUTES))
      it(`does what its line says ${way}: ${name}`, () => step(way))
})
