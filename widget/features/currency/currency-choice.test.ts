import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { USD, YEN } from '../../../test/journeys/helpers/currencies.ts'
import { asked, BOOK, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { bendSettings } from '../../../test/lib/bent/bent-settings.ts'
import { assertBooks } from '../../../test/lib/database/books.ts'
import { bookingSteps } from '../../../test/lib/widget/booking-steps.ts'
import { openResults } from '../../../test/lib/widget/open-results.ts'
import type { OpenResults } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'
import { placeAtom } from '../../state/navigation/navigation.ts'

// By keyboard, in a frame, over visits: test/journeys/search/currency.test.ts.

const SEARCH = /^\/hotels\/\d+\/rooms$/
const BUTTON = 'header button[aria-haspopup=dialog]'
const [AT_HOTEL, BOTH_WAYS] = ['Room only', 'Breakfast by the window']

let world: World
let shown: OpenResults
const t = await loadTranslate('en', ['results', 'checkout'])
const steps = bookingSteps(() => shown, t)
before(async () => {
  world = await startWorld()
})
after(() => assertBooks(world.database.orm).finally(() => world.stop()))
afterEach(async () => {
  shown.close()
  forgetGuest()
  await world.clearAnswers()
})

async function open(query: Record<string, string> = {}, options: Parameters<typeof openResults>[2] = {}) {
  shown = await openResults(world, query, options)
  await shown.listed()
}
const query = () => new URLSearchParams(shown.store.get(placeAtom).search)
const prices = () => shown.words('.price .now')
const pricesAre = (written: RegExp) =>
  shown.until(() => prices().length > 0 && prices().every((price) => written.test(price)))
const selectors = () => shown.all(BUTTON).length
/** The two amounts of a total. */
const sums = (place: string) =>
  shown.until(() => {
    const amounts = /^([¥$][\d,.]+) ?([¥$][\d,.]+)$/.exec(shown.words(`${place} .bill .sum dd`)[0] ?? '')
    return amounts && [amounts[1], amounts[2]]
  })
async function toDetails() {
  await steps.toDetails()
  await shown.until(() => shown.root.querySelector('[name="terms"]'))
}

describe('a guest who thinks in another currency', () => {
  it('finds the dollar by its Japanese name [CUR-008]', async () => {
    await open({}, { locale: 'ja' })
    ;(await shown.see(BUTTON)).click()
    await shown.see('.currencies')
    await shown.take('dialog input[type=search]', 'ドル')
    await shown.until(() => shown.all('.currencies').length === 1)
    assert.ok(shown.words('.currencies .code').includes('USD'))
    assert.ok(!shown.words('.currencies .code').includes('JPY'))
  })

  it('sees every price in it beside the hotel’s, and books with both [CUR-020] [CONF-007]', async () => {
    await open()
    await pricesAre(YEN)
    const since = await world.lastCall()
    ;(await shown.see(BUTTON)).click()
    const dollar = await shown.until(() =>
      shown.all('.currencies button').find((one) => one.textContent?.startsWith('USD')),
    )
    dollar.click()
    await pricesAre(USD)
    for (const beside of shown.words('.price .what')) assert.match(beside, /The hotel charges ¥[\d,]+/)
    assert.equal(query().get('mcp_currency'), 'USD')
    assert.match(shown.words(BUTTON).join(), /USD$/)
    const [search] = await callsTo(world, 'GET', SEARCH, since)
    assert.deepEqual([asked(search, 'currency'), asked(search, 'mcp_currency')], ['JPY', 'USD'])

    await steps.choose(AT_HOTEL)
    const [dollars = '', yen = ''] = await sums('.summary')
    assert.match(dollars, USD)
    assert.match(yen, YEN)
    await toDetails()
    assert.equal(query().get('mcp_currency'), 'USD')
    assert.equal(selectors(), 0)
    assert.deepEqual(await sums('.price-bill'), [yen, dollars])
    await steps.introduce()
    await steps.submit(t('checkout.bookPayAtHotel'))
    await shown.see('.booked-number')
    const [booked] = await callsTo(world, 'POST', BOOK, since)
    assert.deepEqual([booked?.status, Object(booked?.body).mcp_currency], [201, 'USD'])
    assert.deepEqual(await sums('.summary'), [yen, dollars])
    const note = t('checkout.billConverted', { hotel: 'JPY', second: 'USD' })
    assert.ok(shown.words().join().includes(note), note)
    assert.equal(selectors(), 0)
  })

  it('follows a link in a currency, and no code that is none [CUR-021] [QUERY-022]', async () => {
    await open({ mcp_currency: 'USD' })
    await pricesAre(USD)
    assert.equal(query().get('mcp_currency'), 'USD')
    shown.close()
    forgetGuest()
    await open({ mcp_currency: 'QQQ', currency: 'ZZZ' })
    await pricesAre(YEN)
    assert.deepEqual([query().has('mcp_currency'), query().has('currency')], [false, false])
  })

  for (const { name, settings } of [
    { name: 'of brand 838', settings: { hotel_brand_id: 838, mcp_enabled: true } },
    { name: 'of brand 1242', settings: { hotel_brand_id: 1242, mcp_enabled: true } },
    { name: 'that has not switched it on', settings: { mcp_enabled: false } },
  ])
    it(`has no choice in a hotel ${name} [CUR-001] [CUR-013]`, async () => {
      await bendSettings(world, settings, { times: 2 })
      await open({ mcp_currency: 'USD' })
      await pricesAre(YEN)
      assert.equal(query().has('mcp_currency'), false)
      assert.equal(selectors(), 0)
      await steps.choose(BOTH_WAYS)
      await toDetails()
      await steps.introduce()
      await steps.toPayment()
      await world.calls()
      assert.equal(selectors(), 0)
    })
})
