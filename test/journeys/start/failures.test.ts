import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { quiet } from '../../lib/quiet.ts'
import { useStage } from '../../lib/stage.ts'

// What is told, in every language, and where it leads: widget/app/pages/failures.test.ts.

const DATES = { checkin: '2026-11-24', checkout: '2026-11-26' }
const STAY = new URLSearchParams(DATES)
const RESULTS = `/booking/result?code=shirotsuki&${STAY}`
const SEARCH = '/hotels/:hotelId/rooms'
/** What the details ask for as they open. */
const AT_ONCE = ['/hotels/:hotelId/rooms/price', '/hotels/:hotelId/extras', '/hotels/:hotelId/rooms/availability']
/** Counts the entries that are added to the browser's history. */
const COUNTED = `{
  let moves = 0
  const push = history.pushState
  history.pushState = function (...given) { moves++; return push.apply(this, given) }
  window.moves = () => moves
}`
const isSearch = (url: URL) => /\/hotels\/\d+\/rooms$/.test(url.pathname)

describe('when things go wrong', () => {
  const stage = useStage()

  const { open } = stage
  const rooms = (page: Page) => page.locator('.results .room')
  const addressOf = (page: Page) => page.url().replace(stage.world.origins.widget, '')

  it('three calls that are refused at once tell and lead away once, to what was found [RESP-002]', async () => {
    const page = await open(RESULTS)
    await rooms(page).first().getByRole('button', { name: 'Choose' }).first().click()
    await page.getByRole('button', { name: 'Continue', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Who is staying?' }).waitFor()
    await quiet(page)
    await page.addInitScript(COUNTED)
    for (const path of AT_ONCE)
      await stage.world.nextAnswer({ method: 'GET', path, status: 401, code: 1400, delay_ms: 6_000 })
    // Whoever leaves with the first answer does not wait for the others.
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).pathname.replace(/\d+/, ':hotelId')))
    await page.reload()
    await page.getByRole('alert').getByText('You have been signed out').waitFor()
    assert.equal(await page.getByRole('alert').count(), 1)
    assert.deepEqual(
      AT_ONCE.filter((path) => asked.has(path)),
      AT_ONCE,
    )
    await rooms(page).first().waitFor()
    assert.equal(await page.evaluate('window.moves()'), 1)
    assert.match(addressOf(page), /^\/booking\/result\?code=shirotsuki&checkin=2026-11-24/)
    await page.close()
  })

  it('a call without an answer ends when the guest leaves [RESP-009]', async () => {
    const host = await stage.newPage()
    await host.route(isSearch, () => new Promise(() => {}))
    await host.goto(`${stage.world.origins.host}/`)
    const element = host.locator('booking-widget')
    await host.locator('.searchbar').waitFor()
    const asked = host.waitForRequest((request) => isSearch(new URL(request.url())))
    await element.evaluate((widget, stay) => Reflect.get(widget, 'search').call(widget, stay), DATES)
    const search = await asked
    const givenUp = host.waitForEvent('requestfailed', (request) => request === search)
    await element.evaluate((widget) => Reflect.get(widget, 'destroy').call(widget))
    await givenUp
    assert.equal(search.failure()?.errorText, 'net::ERR_ABORTED')
    assert.deepEqual(host.complaints, [])
    await host.close()
  })

  it('a resting server leads to the address of its page, and back to where the guest was [RESP-012] [RESP-013]', async () => {
    await stage.world.nextAnswer({ method: 'GET', path: SEARCH, status: 503, code: 3203 })
    const page = await open(RESULTS)
    await page.getByRole('heading', { name: 'Booking is paused' }).waitFor()
    assert.equal(addressOf(page), '/503?code=shirotsuki')
    await page.getByRole('button', { name: 'Try again' }).click()
    await rooms(page).first().waitFor()
    assert.equal(addressOf(page), RESULTS)
    await page.close()
  })
})
