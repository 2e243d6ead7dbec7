import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isDeepStrictEqual } from 'node:util'

import { storageKey } from '../../../shared/storage-key.ts'
import { quiet } from '../../lib/quiet.ts'
import { until } from '../../lib/until.ts'
import { callsTo } from '../helpers/calls.ts'
import { journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { world, guest } = journey()
const ROOMS = /^\/hotels\/\d+\/rooms$/
const SECOND_MS = 1_000
const TEN_MINUTES_MS = 600_000
const LATER = { checkin: '2026-12-15', checkout: '2026-12-16' }

/** What the search bar and the results show, and a clock that only the browser knows. */
function browsingOf({ page, at, world: { lastCall } }: Guest) {
  const results = at.locator('.results .room h2')
  const criteria = () => at.locator('.searchbar .part strong').allInnerTexts()
  let now = Date.now()
  return {
    criteria,
    /** The bar of before may stand for a moment. */
    comesTo: (wanted: string[]) =>
      until(async () => isDeepStrictEqual(await criteria(), wanted), `${wanted.join(', ')} in the search bar`),
    async results() {
      await at.locator('.results[aria-busy="false"]').waitFor()
      return results.allInnerTexts()
    },
    /** The search bar stands alone. */
    async barOnly() {
      await at.locator('form.searchbar:not(.thin)').waitFor()
      await quiet(page)
      assert.equal(await at.locator('.results').count(), 0)
    },
    wait: (ms: number) => page.clock.setFixedTime((now += ms)),
    searches: async (work: () => Promise<unknown>) => {
      const since = await lastCall()
      await work()
      return (await callsTo(world(), 'GET', ROOMS, since)).length
    },
    forget: () => page.context().clearCookies({ name: storageKey('criteria') }),
  }
}

describe('what a guest looked for', () => {
  it('is as before when the popup opens again, and after ten minutes only its criteria are [EMB-046] [CONST-002]', async () => {
    const taro = await guest()
    const { page } = taro
    const { criteria, comesTo, results, barOnly, wait, searches, forget } = browsingOf(taro)
    await wait(0)
    await page.goto(`${world().origins.host}/popup/`)
    const open = () => page.locator('[data-booking-open]').click()
    const close = async () => {
      await page.keyboard.press('Escape')
      await page.locator('booking-widget dialog').waitFor({ state: 'hidden' })
      // The browser hides it, and a moment later the element hears of it and looks at the clock.
      await page.waitForFunction(() => Reflect.get(document.querySelector('booking-widget') ?? {}, 'isOpen') === false)
    }
    await open()
    await barOnly()
    const defaults = await criteria()
    await taro.search()
    const [asked, found] = [await criteria(), await results()]
    assert.notDeepEqual(asked, defaults)
    assert.ok(found.length > 1)

    await close()
    await wait(TEN_MINUTES_MS)
    assert.equal(await searches(open), 0)
    assert.deepEqual([await criteria(), await results()], [asked, found])

    await close()
    await wait(TEN_MINUTES_MS + 1)
    await open()
    await barOnly()
    await comesTo(asked)

    await close()
    await forget()
    await wait(TEN_MINUTES_MS + 1)
    await open()
    await barOnly()
    await comesTo(defaults)
  })

  it('outlives a reload in a frame for ten minutes, then its criteria for an hour [BOOT-035]', async () => {
    const taro = await guest({ inFrame: true })
    const { page } = taro
    const { criteria, results, barOnly, wait, forget } = browsingOf(taro)
    await wait(0)
    await page.goto(`${world().origins.host}/frame/`)
    await barOnly()
    const defaults = await criteria()
    await taro.search()
    const [asked, found] = [await criteria(), await results()]
    const frame = page.frames().find((one) => one.parentFrame())
    const kept = await frame?.evaluate((key) => sessionStorage.getItem(key), storageKey('browsing'))
    const { code, searchForm, ...others } = JSON.parse(kept ?? '{}').value
    assert.deepEqual({ code, ...others }, { code: 'shirotsuki', query: {}, isTiersMode: false })
    const rest = { adults: '2', type: 'rooms', is_including_occupied: 'false' }
    assert.deepEqual(searchForm, { ...STAY, ...rest })

    await wait(599 * SECOND_MS)
    await page.reload()
    assert.deepEqual([await results(), await criteria()], [found, asked])

    await wait(601 * SECOND_MS)
    await page.reload()
    await barOnly()
    assert.deepEqual(await criteria(), asked)

    await forget()
    await page.reload()
    await barOnly()
    assert.deepEqual(await criteria(), defaults)
  })

  it('counts less than the address, and more than what another tab looked for [SEARCH-031] [CONST-001]', async () => {
    const taro = await guest()
    const beside = await guest({ beside: taro })
    const { page } = taro
    const { criteria, results, barOnly, wait, forget } = browsingOf(taro)
    await wait(0)
    const start = () => taro.open('/booking/result')
    const checkin = () => new URL(page.url()).searchParams.get('checkin')
    await start()
    await barOnly()
    const defaults = await criteria()
    await taro.openResults(LATER)
    await beside.openResults(STAY)
    const cookie = (await page.context().cookies()).find(({ name }) => name === storageKey('criteria'))
    const seconds = (cookie?.expires ?? 0) - Date.now() / SECOND_MS
    assert.ok(seconds > 3_500 && seconds <= 3_600, String(seconds))

    await start()
    await results()
    assert.equal(checkin(), LATER.checkin)
    const later = await criteria()
    await taro.openResults({ checkin: '2026-12-20', checkout: '2026-12-21' })
    assert.equal(checkin(), '2026-12-20')

    await beside.openResults(STAY)
    await wait(TEN_MINUTES_MS + 1)
    await start()
    await barOnly()
    assert.equal(checkin(), null)
    const stay = await criteria()
    assert.deepEqual(stay, await browsingOf(beside).criteria())
    await forget()
    await start()
    await barOnly()
    assert.deepEqual(await criteria(), defaults)
    assert.equal(new Set([defaults, later, stay].map(String)).size, 3)
  })
})
