import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page, Request } from 'playwright'

import { SECRET } from '../../../shared/parameters.ts'
import { useStage } from '../../lib/stage.ts'

const STAY = 'checkin=2026-11-24&checkout=2026-11-26'
const CANARY = 'canary-9f3b7c'
/** The eight tokens that QUERY-045 is about. */
const TOKENS = [
  'accessToken',
  'login_token',
  'otid',
  'one_time_access_token',
  'refresh_token',
  'brand_custom_auth_token',
  'lineLiffToken',
  'line_code',
]

/** Its rooms are looked for by the token of its guest, which the call has in its query. */
const SEARCHES = /\/hotels\/\d+\/(?:rooms|preload)$/
const SPENDS = /\/(?:whoami|memberships\/[\w/]+|custom_auth|liff\/upsert)$/

describe('the address bar', () => {
  const stage = useStage()
  const { open } = stage

  const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
  const addressOf = (page: Page) => page.url().replace(stage.world.origins.widget, '')
  const steps = (page: Page) => page.evaluate<number>('history.length')

  it('keeps no token past the start, and nothing does but the call that spends it (guarantee W4) [QUERY-045]', async () => {
    assert.deepEqual(
      TOKENS.filter((name) => !SECRET.includes(name)),
      [],
    )
    const query = new URLSearchParams(SECRET.map((name) => [name, `${CANARY}-${name}`]))
    for (const address of [
      `/booking/result?code=shirotsuki&${query}&search_id=1`,
      `/?code=shirotsuki#/booking/result?${query}&search_id=1`,
    ]) {
      const requests: Request[] = []
      const addresses: string[] = []
      const page = await stage.newPage()
      page.on('request', (request) => {
        requests.push(request)
        if (['fetch', 'xhr'].includes(request.resourceType())) addresses.push(page.url())
      })
      await page.goto(stage.world.origins.widget + address)
      await searchButton(page).waitFor()
      assert.equal(addressOf(page), '/booking/result?code=shirotsuki&search_id=1')
      assert.equal(await steps(page), 2) // about:blank and this one: it was replaced, not left

      // Before the first call, not after it.
      assert.ok(addresses.length > 0)
      assert.ok(addresses.every((each) => !each.includes(CANARY)))
      const [first, ...others] = requests
      assert.ok(first?.isNavigationRequest())
      for (const request of others) {
        const { referer = '', ...headers } = await request.allHeaders()
        const url = new URL(request.url())
        if (SEARCHES.test(url.pathname)) url.searchParams.delete('lottery_access_token')
        assert.ok(!`${url} ${referer}`.includes(CANARY), request.url())
        // Only the call that spends one carries it, and never in its address.
        if (SPENDS.test(url.pathname)) continue
        const sent = [request.postData() ?? '', JSON.stringify(headers)].join(' ')
        assert.ok(!sent.includes(CANARY), `${request.url()} ${sent}`)
      }
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, document.referrer]),
      )
      assert.ok(!kept.includes(CANARY), kept)
      assert.ok(!(await page.content()).includes(CANARY))
      await page.close()
    }
  })

  it('keeps none that a page hands over later either', async () => {
    const page = await open('/booking/result?code=shirotsuki')
    await searchButton(page).waitFor()
    await page.evaluate((token) => (location.hash = `#/booking/result?login_token=${token}&search_id=1`), CANARY)
    await page.waitForURL('**/booking/result?code=shirotsuki&search_id=1')
    assert.ok(!page.url().includes(CANARY))
    await page.close()
  })

  it('gets the hotel code where a route lacks it, in the same step of the history [ROUTE-056]', async () => {
    const page = await open('/booking/result?code=shirotsuki')
    await searchButton(page).waitFor()
    const before = await steps(page)
    await page.evaluate(() => {
      history.pushState(null, '', '/my-account/profile')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.waitForURL('**/my-account/profile?code=shirotsuki')
    assert.equal(await steps(page), before + 1)
    await page.goBack()
    await searchButton(page).waitFor()
    assert.equal(addressOf(page), '/booking/result?code=shirotsuki')
    await page.close()

    const started = await open('/my-account/profile?hotel_code=shirotsuki')
    await started.waitForURL('**/my-account/profile?code=shirotsuki')
    assert.equal(await steps(started), 2)
    await started.close()
  })

  it('loses a doubled slash, and the page shows [ROUTE-057]', async () => {
    const page = await open('/booking/result//?code=shirotsuki&x=1')
    await searchButton(page).waitFor()
    assert.equal(addressOf(page), '/booking/result?code=shirotsuki&x=1')
    await page.close()
  })

  it('turns the old form with a hash into a path and keeps the query [ROUTE-058]', async () => {
    const page = await open('/?code=shirotsuki#/search?checkin=2030-01-01')
    await page.waitForURL('**/search?**')
    assert.equal(new URL(page.url()).pathname, '/search')
    const { searchParams, hash } = new URL(page.url())
    assert.deepEqual([searchParams.get('code'), searchParams.get('checkin'), hash], ['shirotsuki', '2030-01-01', ''])
    await page.close()

    const results = await open(`/#/booking/result?code=shirotsuki&${STAY}`)
    await results.locator('.results .room').first().waitFor()
    assert.equal(addressOf(results), `/booking/result?code=shirotsuki&${STAY}`)
    await results.close()
  })

  it('takes the language before the path, as links of some sites have it', async () => {
    const page = await open('/zh-tw/booking/result?code=taipei-lan')
    await page.locator('[lang="zh-Hant"] form').waitFor()
    assert.equal(addressOf(page), '/booking/result?code=taipei-lan')
    await page.close()
  })

  it('understands other names and says the right one once', async () => {
    const page = await open('/booking/result?hotelCode=shirotsuki&lang=ja-JP&check_in=2026-12-24&nights=2&fbclid=1')
    await page.locator('[lang="ja"] form').getByText('2026/12/24').filter({ visible: true }).waitFor()
    assert.equal(addressOf(page), '/booking/result?code=shirotsuki&nights=2&fbclid=1&checkin=2026-12-24')
    assert.deepEqual(page.complaints, [
      'booking-widget: in the address hotelCode is called hotel_code, lang is called locale, check_in is called checkin',
    ])
    await page.close()
  })
})
