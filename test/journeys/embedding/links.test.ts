import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { asked, BOOK, callsTo } from '../helpers/calls.ts'
import { ASKS, BOTH_WAYS_JA, journey } from '../helpers/guest.ts'
import { memberSteps } from '../helpers/members.ts'
import type { OpenPage } from '../../lib/browser.ts'
import { openPasted } from '../../lib/pages/pasted-page.ts'
import { quiet } from '../../lib/quiet.ts'
import { useStage } from '../../lib/stage.ts'
import { until } from '../../lib/until.ts'

const ROOMS = /^\/hotels\/\d+\/rooms$/

describe("a link to a hotel's page", () => {
  const stage = useStage()

  const page = (search: string, mode = 'popup') => {
    const loader = `${stage.world.origins.widget}/v1/loader.js`
    const tag = `<booking-widget hotel-code="shirotsuki" mode="${mode}"></booking-widget>`
    return openPasted(stage, {
      search,
      body: `<link rel="icon" href="data:,">${tag}
        <a href="#plain" data-booking-open="search" data-query="adults=3&amp;nights=2">Book</a>
        <script src="${loader}"></script>`,
    })
  }
  const results = (one: OpenPage) => one.locator('booking-widget .results[aria-busy="false"]').waitFor()
  const searches = (since: number) => callsTo(stage.world, 'GET', ROOMS, since)

  for (const [way, open] of [
    ['an opener', (one: OpenPage) => one.getByRole('link', { name: 'Book' }).click()],
    [
      'open()',
      (one: OpenPage) => one.evaluate('document.querySelector("booking-widget").open({ adults: 3, nights: 2 })'),
    ],
    [
      'search()',
      (one: OpenPage) => one.evaluate('document.querySelector("booking-widget").search({ adults: 3, nights: 2 })'),
    ],
    ['a push', (one: OpenPage) => one.evaluate('BookingWidget.push(["open", { adults: 3, nights: 2 }])')],
  ] as const)
    // prettier-ignore
    it(`searches at once for what ${way} names, without a day of arrival [QUERY-077]`, async () => {
      const since = await stage.world.lastCall()
      const one = await page('')
      await one.locator('booking-widget').waitFor({ state: 'attached' })
      await open(one)
      await results(one)
      const [call] = await searches(since)
      assert.deepEqual([asked(call, 'adults'), asked(call, 'nights')], ['3', '2'])
      await one.close()
    })

  for (const [opener, mode] of [
    ['booking_widget_open=search', 'popup'],
    ['booking_widget_open=search', 'inline'],
    ['tripla_booking_widget_open=search', 'popup'],
  ] as const)
    it(`opens the widget by ${opener} in ${mode}, is used up then, and opens nothing with a reload [EMB-050] [QUERY-077]`, async () => {
      const since = await stage.world.lastCall()
      const one = await page(`?ref=a&${opener}&checkIn=2026-12-10&amp;adults=3&ref=b#menu`, mode)
      await results(one)
      const [call] = await searches(since)
      assert.deepEqual([asked(call, 'checkin_date'), asked(call, 'adults')], ['2026-12-10', '3'])
      const { search, hash } = new URL(one.url())
      assert.deepEqual([search, hash], ['?ref=a&ref=b', '#menu'])
      await one.reload()
      await one.locator('booking-widget').waitFor({ state: 'attached' })
      await quiet(one)
      if (mode === 'popup') assert.equal(await one.evaluate('document.querySelector("booking-widget").isOpen'), false)
      await one.close()
    })

  it('says to the one who wrote it how the opener is called', async () => {
    const one = await page('?boking_widget_open=search', 'inline')
    await one.locator('booking-widget form').first().waitFor()
    // What looks for slips comes with a file of its own.
    await until(() => one.complaints.length > 0, 'a word about the address')
    assert.deepEqual(one.complaints, [
      'booking-widget: in the address boking_widget_open is called booking_widget_open',
    ])
    await one.close()
  })
})

describe('a visit that began with a link', () => {
  const { world, guest } = journey()

  it('speaks its language after a reload and at the way back from the bank [QUERY-078] [QUERY-019]', async () => {
    const since = await world().lastCall()
    const taro = await guest({ language: 'ja' })
    // The browser speaks another language than the link.
    await taro.page.addInitScript("Object.defineProperty(navigator, 'languages', { get: () => ['en'] })")
    const speaks = () => taro.page.locator('.root[lang=ja]').waitFor()
    await taro.openResults()
    assert.equal(new URL(taro.page.url()).searchParams.get('locale'), null)
    await taro.page.reload()
    await speaks()
    await taro.choose(BOTH_WAYS_JA)
    await taro.toDetails()
    await taro.page.reload()
    await speaks()
    await taro.introduce()
    await taro.toPayment()
    await taro.fillCard(ASKS)
    await taro.pay()
    await taro.seeTitle(taro.t('checkout.bankTitle'))
    const [booked] = await callsTo(world(), 'POST', BOOK, since)
    const { return_url } = Object(Object(booked?.body).payment) as { return_url: string }
    // A browser that keeps nothing.
    await taro.page.evaluate('localStorage.clear()')
    const address = await taro.at.locator('.bank iframe').getAttribute('src')
    await taro.page.goto(address ?? '')
    await taro.page.locator('button[value="fail"]').click()
    await taro.page.waitForURL(`${world().origins.widget}/**`)
    assert.equal(new URL(return_url).searchParams.get('locale'), 'ja')
    await speaks()
    await taro.page.reload()
    await speaks()
    await taro.page.close()
  })

  it("asks for a member's prices once, as the member, after a reload, in another tab and by a link [RESULT-021]", async () => {
    const hanako = await guest()
    const member = memberSteps(hanako)
    await member.signIn()
    const asksAsMember = async (act: () => Promise<unknown>) => {
      const since = await world().lastCall()
      await act()
      const calls = await callsTo(world(), 'GET', /^\/hotels\/\d+\/(rooms|preload)$/, since)
      assert.ok(calls.some(({ path }) => path.endsWith('/rooms')))
      for (const { headers, path } of calls) assert.ok(headers.authorization, `${path} as a stranger`)
    }
    await asksAsMember(() => hanako.openResults())
    await asksAsMember(async () => {
      await hanako.page.reload()
      await hanako.at.locator('.plans').first().waitFor()
      await quiet(hanako.page)
    })
    const beside = await guest({ beside: hanako })
    await asksAsMember(() => beside.openResults({ adults: '3' }))
    await hanako.page.close()
  })
})
