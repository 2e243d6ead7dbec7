import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { errorReport } from '../../../demo-host/provider/db/schema/ops.ts'
import { RECOMMENDER_PREVIEW_MS } from '../../../shared/constants.ts'
import { useNamedStage } from '../../lib/named-stage.ts'
import { asked, callsTo } from '../helpers/calls.ts'
import { seeEntries } from '../helpers/data-layer.ts'
import { journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

// What it asks and shows, and the rooms recommender: widget/features/recommender/recommended.test.ts.

const { world, guest } = journey()
const ROOMS = /^\/hotels\/\d+\/rooms$/
const WIDGET = '/recommender-widget'
const HOST = '/recommender/'

const cards = ({ at }: Guest) => at.locator('.recommended a')
const seeCards = (taro: Guest) => cards(taro).first().waitFor()

describe('the recommender widget', () => {
  it('is nothing where the hotel has not opened it, and in a preview for five minutes [REC-003] [CONST-020]', async () => {
    assert.equal(RECOMMENDER_PREVIEW_MS, 300_000)
    const taro = await guest()
    const { page, t } = taro
    const settled = page.waitForResponse(/recommender_widget/)
    await taro.open(WIDGET, { code: 'minato' })
    await settled
    await assertQuiet(taro)

    await page.clock.install({ time: 0 })
    // From here on the page's clock stands still until it is told.
    await page.route(/rooms\/recommendation/, async (route) => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
      await route.continue()
    })
    await taro.open(WIDGET, { code: 'minato', tripla_preview: 'true' })
    await seeCards(taro)
    await page.clock.runFor(RECOMMENDER_PREVIEW_MS - 1)
    assert.ok(await cards(taro).first().isVisible())
    await page.clock.runFor(1)
    await taro.see(t('recommender.previewEnded', { n: 5 }))
    assert.equal(await cards(taro).count(), 0)
  })

  for (const frame of ['', 'frame'])
    it(`leads a guest who opened a dialog for it to the search, where there is nothing to recommend${frame && ', in a frame too'}`, async () => {
      const taro = await guest()
      const { page, world: { origins } } = taro // prettier-ignore
      const body = `<!doctype html><title>Popup</title><script src="${origins.widget}/v1/loader.js" async></script>
<booking-widget hotel-code="minato" locale="en" view="recommender" mode="popup" ${frame}></booking-widget>`
      await page.context().grantPermissions(['local-network-access'])
      await page.route(`${origins.host}/popup-of-none/`, (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(`${origins.host}/popup-of-none/`)
      await page.evaluate(() => customElements.whenDefined('booking-widget'))
      await page.locator('booking-widget').evaluate((element) => void Object(element).open())
      const within = frame ? page.frameLocator('booking-widget iframe') : page
      await within.locator('.searchbar').waitFor()
    })

  for (const inFrame of [false, true]) {
    const where = inFrame ? 'in a frame' : 'in the page'
    it(`leads to the results of its criteria ${where}, and tells the page once [REC-005] [ROUTE-049] [ANALYTICS-008]`, async () => {
      const taro = inFrame ? await guest({ inFrame }) : await guest({ host: HOST })
      if (inFrame) await openFramed(taro)
      await seeCards(taro)
      const since = await world().lastCall()
      if (!inFrame) await assertAlone(taro)
      const link = new URL((await cards(taro).first().getAttribute('href')) ?? '')
      assert.equal(link.pathname, '/booking/result')
      const wanted = Object.fromEntries(link.searchParams)
      await cards(taro).first().click()
      await taro.at.locator('.plans').first().waitFor()
      const [call] = await callsTo(world(), 'GET', ROOMS, since)
      assert.deepEqual(
        ['checkin_date', 'checkout_date', 'adults', 'room_type_codes'].map((name) => asked(call, name)),
        [wanted.checkin, wanted.checkout, wanted.adults, wanted.room_type_codes],
      )
      assert.ok(wanted.search_id && wanted.room_type_codes)
      const [entry, ...more] = await seeEntries(taro, 'recommend')
      assert.deepEqual(more, [])
      const { room_type_code, action, search_id, ecommerce } = Object(entry)
      assert.deepEqual(
        { room_type_code, action, search_id },
        { room_type_code: wanted.room_type_codes, action: 'click', search_id: wanted.search_id },
      )
      assert.equal(ecommerce.items[0].item_category, wanted.room_type_codes)
      assert.ok(ecommerce.items[0].price > 0)
    })
  }
})

describe('a recommender widget that fails', () => {
  const stage = useNamedStage()
  const kept = () => stage.world.database.orm.select().from(errorReport)

  it('leaves an empty, quiet place, and the provider learns of it [REC-007]', async () => {
    for (const path of ['/hotels/:hotelId/settings/recommender_widget', '/hotels/:hotelId/rooms/recommendation'])
      for (const at of [stage.widget + WIDGET + '?code=shirotsuki', stage.host + HOST]) {
        const before = (await kept()).length
        await stage.world.nextAnswer({ method: 'GET', path, status: 500 })
        const page = await stage.newPage()
        const told = page.waitForResponse((response) => response.url().endsWith('/api/v1/error_reports'))
        await page.goto(at)
        assert.equal((await told).status(), 201)
        const place = page.locator('.recommender')
        assert.deepEqual(await place.evaluate((found) => [found.clientHeight, found.textContent]), [0, ''])
        const [entry, ...more] = (await kept()).slice(before)
        assert.deepEqual([entry?.kind, entry?.route, more.length], ['screen', 'recommenderWidget', 0])
        assert.deepEqual(
          page.complaints.filter((complaint) => !/status of 500/.test(complaint)),
          [],
        )
        await page.close()
      }
  })
})

/** Nothing of the booking is there before somebody wants it. */
async function assertAlone({ page }: Guest) {
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  assert.ok(files.some((file) => file.includes('/assets/recommender-')))
  assert.deepEqual(
    files.filter((file) => file.includes('/assets/index-')),
    [],
  )
}

/** A page of the hotel that shows the recommendations in a frame. */
async function openFramed({ page, world: { origins } }: Guest) {
  const body = `<!doctype html><title>Framed</title><script src="${origins.widget}/v1/loader.js" async></script>
<booking-widget hotel-code="shirotsuki" locale="en" view="recommender" query="checkin=${STAY.checkin}" frame></booking-widget>`
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${origins.host}/framed/`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${origins.host}/framed/`)
}

/** Nothing to see and no room taken. */
async function assertQuiet({ at, page }: Guest) {
  await page.waitForFunction(() => document.querySelector('.recommender')?.getAttribute('aria-busy') === null)
  assert.equal(await at.locator('.recommender').evaluate((place) => place.getBoundingClientRect().height), 0)
  assert.equal((await at.locator('.root').innerText()).trim(), '')
}
