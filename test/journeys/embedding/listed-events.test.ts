import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { BOTH_WAYS, journey } from '../helpers/guest.ts'
import { openListed, SEARCHED, WAYS } from '../helpers/listed.ts'
import type { ListedEvent, Page, Way } from '../helpers/listed.ts'

const ground = journey()
const open = (way: Way, query = '', search = '') =>
  openListed(ground, way, `hotel-code="shirotsuki"${query && ` query="${query}"`}`, search)
const README = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
const searchedIn = (query: unknown) => {
  const { checkin, checkout, adults } = Object.fromEntries(new URLSearchParams(String(query)))
  return [checkin, checkout, adults]
}
const TWO_NIGHTS = ['2026-12-10', '2026-12-12', '2']

async function signIn(page: Page) {
  await page.heard('booking-widget:ready')
  await page.bendIdentity()
  assert.equal(await page.call('signIn', 'a-token'), undefined)
  return page.heard('booking-widget:login')
}

/** What makes each event of README happen, and the detail that README promises with it. */
const STEPS: Readonly<Record<ListedEvent, (way: Way) => Promise<void>>> = {
  async 'booking-widget:ready'(way) {
    const page = await open(way)
    assert.deepEqual(await page.heard('booking-widget:ready'), [{}])
  },
  async 'booking-widget:open'(way) {
    const page = await open(way)
    await page.call('close')
    await page.call('open', 'confirm')
    assert.deepEqual(await page.heard('booking-widget:open'), [{ view: 'confirm' }])
  },
  async 'booking-widget:close'(way) {
    const page = await open(way)
    await page.heard('booking-widget:ready')
    await page.call('close')
    assert.deepEqual(await page.heard('booking-widget:close'), [{ reason: 'method' }])
  },
  async 'booking-widget:search'(way) {
    const pressed = await open(way)
    await pressed.search()
    const linked = await open(way, SEARCHED)
    const called = await open(way)
    await called.call('search', { checkin: '2026-12-10', nights: 2, adults: 2 })
    for (const page of [pressed, linked]) {
      const [detail, ...more] = await page.heard('booking-widget:search')
      assert.deepEqual([searchedIn(detail?.query), more], [TWO_NIGHTS, []])
    }
    const [detail, ...more] = await called.heard('booking-widget:search')
    const query = new URLSearchParams(String(detail?.query))
    assert.deepEqual(
      [query.get('checkin'), query.get('nights'), query.get('adults'), more],
      ['2026-12-10', '2', '2', []],
    )
    await called.heard('booking-widget:results')
    assert.equal((await called.heardNow('booking-widget:search')).length, 1)
  },
  async 'booking-widget:results'(way) {
    const page = await open(way, SEARCHED)
    const [detail, ...more] = await page.heard('booking-widget:results')
    assert.deepEqual([searchedIn(detail?.query), more], [TWO_NIGHTS, []])
    await page.at.locator('li.room').first().waitFor()
    assert.equal(detail?.count, await page.at.locator('li.room').count())
  },
  async 'booking-widget:select'(way) {
    const page = await open(way, SEARCHED)
    await page.choose(BOTH_WAYS)
    const [detail] = await page.heard('booking-widget:select')
    assert.deepEqual(Object.keys(detail ?? {}), ['room_type_code', 'room_plan_code', 'quantity'])
    assert.equal(detail?.quantity, 1)
    assert.match(String(detail?.room_plan_code), /\w/)
  },
  async 'booking-widget:book'(way) {
    const page = await open(way, SEARCHED)
    await page.choose(BOTH_WAYS)
    await page.toDetails()
    await page.introduce()
    await page.toPayment()
    await page.payAtHotel()
    const reservation_number = await page.confirmed()
    const value = Number((await page.total()).replaceAll(/\D/g, ''))
    assert.ok(value > 0)
    assert.deepEqual(await page.heard('booking-widget:book'), [{ reservation_number, value, currency: 'JPY' }])
  },
  async 'booking-widget:login'(way) {
    assert.deepEqual(await signIn(await open(way)), [{ method: 'token' }])
  },
  async 'booking-widget:logout'(way) {
    const page = await open(way)
    await signIn(page)
    await page.call('logout')
    assert.deepEqual(await page.heard('booking-widget:logout'), [{}])
  },
  async 'booking-widget:error'(way) {
    const page = await open(way)
    await page.page.locator('booking-widget').evaluate((element) => element.setAttribute('mdoe', 'popup'))
    const [{ code, message } = {}] = await page.heard('booking-widget:error')
    assert.equal(code, 'unknown_attribute')
    assert.match(String(message), /Write mode="popup"/)
  },
  async 'show-chatbot'(way) {
    const page = await open(way)
    await page.call('showChatbot')
    assert.deepEqual(await page.heard('show-chatbot'), [{ icon_message_id: '' }])
  },
  async close(way) {
    const page = await open(way, 'iframe=triplabot')
    await page.see(page.t('loginMenu.signIn')).then((button) => button.click())
    await page.seeTitle(page.t('signIn.title'))
    await page.at.getByRole('link', { name: page.t('signUp.title') }).click()
    await page.at.locator('.close-bar button').click()
    await page.heard('close')
    assert.deepEqual(await page.heard('booking-widget:close'), [{ reason: 'guest' }])
  },
  async removeQuery(way) {
    const page = await open(way, `${SEARCHED}&currency=EUR`, '?a=1&currency=EUR#b')
    assert.deepEqual(await page.heard('removeQuery'), [{ query: 'currency' }])
    assert.equal(new URL(page.page.url()).search + new URL(page.page.url()).hash, '?a=1#b')
  },
  async ga4Event(way) {
    const page = await open(way)
    const [detail] = await page.heard('ga4Event')
    assert.equal(detail?.event, 'page_view')
    const pushed = await page.page.evaluate(() => Reflect.get(window, 'dataLayer') as unknown[])
    assert.deepEqual(pushed[0], detail)
  },
}

describe('every event that README lists', () => {
  const listed = README.split('<!-- events -->')[1]?.split('<!-- /events -->')[0] ?? ''
  const names = [...listed.matchAll(/^\| `([\w:-]+)` \|/gm)].map(([, name]) => name)

  it('has a step that makes it happen', () => assert.deepEqual(Object.keys(STEPS).toSorted(), names.toSorted()))

  for (const way of Object.keys(WAYS) as Way[])
    // Object.keys forgets the names it lists
    for (const [name, step] of Object.entries(STEPS)) it(`happens ${way}: ${name}`, () => step(way))
})
