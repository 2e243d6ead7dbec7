import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { BOOK, callsTo } from '../helpers/calls.ts'
import { entriesOf, seeEntries } from '../helpers/data-layer.ts'
import { AT_HOTEL, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { anHourLater } from '../../lib/an-hour-later.ts'
import { until } from '../../lib/until.ts'

// What goes along with a booking and with links: widget/features/checkout/pay/how-guests-came.test.ts.

const { world, guest } = journey()
const DAY_S = 86_400
const CAMPAIGN = { utm_source: 'newsletter', utm_medium: 'mail', utm_campaign: 'snow' }

async function book(taro: Guest): Promise<Record<string, unknown>> {
  const since = await world().lastCall()
  await taro.choose(AT_HOTEL)
  await taro.toDetails()
  await taro.introduce()
  await taro.button(taro.t('checkout.bookPayAtHotel')).click()
  await taro.confirmed()
  await anHourLater(world())
  const [call] = await callsTo(world(), 'POST', BOOK, since)
  return Object(call?.body)
}
const PATIENCE_MS = 15_000
const utmCookie = async (taro: Guest) =>
  (await taro.page.context().cookies()).find(({ name }) => name === 'booking-widget.utm')

describe('how a guest came', () => {
  it('is kept in a cookie for a day and goes along with the booking [QUERY-016] [CONST-003]', async () => {
    const taro = await guest()
    await taro.openResults(CAMPAIGN)
    await taro.page.waitForFunction(() => document.cookie.includes('utm_source'))
    const cookie = await utmCookie(taro)
    assert.ok(cookie)
    assert.deepEqual(JSON.parse(decodeURIComponent(cookie.value)).value, CAMPAIGN)
    assert.ok(Math.abs(cookie.expires - Date.now() / 1000 - DAY_S) < 60, `it lives until ${cookie.expires}`)

    // Another address of the same day, without a word about the campaign.
    await taro.openResults()
    assert.deepEqual((await book(taro)).tracking, CAMPAIGN)
    const [row] = await rowsOf<{ tracking: object }>(
      world().database.orm,
      sql`select tracking from reservation order by id desc limit 1`,
    )
    assert.deepEqual(row?.tracking, CAMPAIGN)
  })

  it('is read from the page of the hotel, inline and in a frame', async () => {
    for (const [host, inFrame] of [
      ['/', false],
      ['/frame/', true],
    ] as const) {
      const taro = await guest({ host: `${host}?${new URLSearchParams({ ...CAMPAIGN, gclid: 'g-1' })}`, inFrame })
      await taro.button(taro.t('search.search')).waitFor()
      await taro.search()
      assert.deepEqual((await book(taro)).tracking, { ...CAMPAIGN, gclid: 'g-1' }, host)
      assert.equal(await utmCookie(taro).then((cookie) => cookie !== undefined), inFrame, host)
    }
  })

  it('is forgotten at once when the page says that the guest does not want it', async () => {
    const taro = await guest({ host: `/frame/?${new URLSearchParams(CAMPAIGN)}`, inFrame: true })
    await taro.button(taro.t('search.search')).waitFor()
    const cookie = async () => (await utmCookie(taro)) !== undefined
    await until(cookie, 'a cookie', PATIENCE_MS)
    const say = (consent: string) =>
      taro.page
        .locator('booking-widget')
        .evaluate((element, input) => Reflect.get(element, 'setConsent').call(element, input), consent)
    await say('denied')
    await until(async () => !(await cookie()), 'no cookie', PATIENCE_MS)
    await taro.search()
    assert.equal((await book(taro)).tracking, undefined)
    assert.deepEqual(await entriesOf(taro, 'search', 'purchase'), [])
    await say('granted')
    await until(cookie, 'a cookie again', PATIENCE_MS)
    await taro.button(taro.t('checkout.bookAnother')).click()
    await taro.button(taro.t('search.search')).click()
    await seeEntries(taro, 'search')
  })
})
