import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { LogEntry } from '../../../demo-host/controls/request-log.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { roomQuery } from '../../../shared/model/search/search.ts'
import { nights } from '../../../shared/rules/days/dates.ts'
import { broughtIntoView } from '../../../test/lib/widget/brought-into-view.ts'
import { SEARCH_PATH } from '../../../test/lib/bent/bent-rooms.ts'
import { assertPlain } from '../../../test/lib/carried.ts'
import { first, groundOfResults } from '../../../test/lib/ground-of-results.ts'
import { until } from '../../../test/lib/until.ts'
import type { OpenResults } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'

const DATES = { checkin: '2026-11-24', checkout: '2026-11-26' }
const INVENTORY = `${SEARCH_PATH}/inventory`
const AVAILABILITY = `${SEARCH_PATH}/availability`
const POLICIES = '/hotels/:hotelId/cancellation_policies'
/** The criteria of CALL-021, and the codes where they are given. */
const CRITERIA =
  `checkin_date checkout_date rooms adults children kids_age_range order mode room_search_filters is_day_use
  nights bookable room_plan_codes room_type_codes hotel_plan_codes search_next_available_date_if_no_result
  metasearch_source price_displayed_total google_site google_promo_code currency lottery_event_uuid
  lottery_access_token lottery_result_entry_number mcp_currency promo_code coupon_code voucher_coupon_code`.split(/\s+/)

const { world, results } = groundOfResults()
const to = (calls: LogEntry[], path: RegExp) => calls.filter((call) => path.test(call.path))
const found = ({ until: sees, all }: OpenResults) => sees(() => all('.results[aria-busy=false] .room').length > 0)
const wordsAt = (page: OpenResults, selector: string) => page.words(selector).join(' | ')

async function open(query: Record<string, string> = {}, options: Parameters<typeof results>[2] = {}) {
  forgetGuest()
  return results(world(), { ...DATES, ...query }, options)
}

describe('what the calls for rooms ask and carry', () => {
  it('asks for rooms with the criteria under the names of the specification, and tells a refusal [CALL-021]', async () => {
    const rooms = '[{"adults":2,"children":1,"kids_ages":[5]},{"adults":1,"children":0}]'
    const more = { filter: 'view', promo_code: 'P', coupon_code: 'C', room_type_codes: 'tsukimi', room_plan_codes: 'x' }
    const since = await world().lastCall()
    await world().nextAnswer({ method: 'GET', path: SEARCH_PATH, status: 422, code: 1000 })
    const page = await open({ rooms, order: 'desc', ...more, hotel_plan_codes: 'a,b' })
    await page.until(() => wordsAt(page, '.results [role=alert]').includes('Please check what you entered.'))
    await page.press('Try again', first(page.all('.results [role=alert]')))
    await page.until(() => page.all('.results [role=alert]').length === 0)
    const calls = to(await world().calls(since), /^\/hotels\/1\/rooms$/)
    assert.equal(calls.length, 2)
    assertPlain(calls)
    assert.deepEqual(
      CRITERIA.filter((name) => !(name in roomQuery.schema)),
      [],
    )
    for (const call of calls)
      assert.deepEqual(call.query, {
        type: 'rooms',
        checkin_date: DATES.checkin,
        checkout_date: DATES.checkout,
        nights: String(nights(DATES.checkin, DATES.checkout)),
        is_day_use: 'false',
        rooms,
        adults: '3',
        children: '1',
        kids_age_range: '[{"code":"B","count":1}]',
        order: 'price_high_to_low',
        bookable: 'true',
        search_next_available_date_if_no_result: 'true',
        room_search_filters: 'view',
        room_type_codes: 'tsukimi',
        hotel_plan_codes: 'a,b',
        room_plan_codes: 'x',
        promo_code: 'P',
        coupon_code: 'C',
      })
  })

  it('asks for one month of the calendar at a time, shows its days, and goes on without [CALL-025] [CALL-134]', async () => {
    const page = await open({ adults: '3' })
    await found(page)
    const since = await world().lastCall()
    // The two months in view are asked for side by side; either call may come first.
    const data = [
      day('2026-11-25', { lowest_price: 12_300, status: 'available' }),
      day('2026-11-26', { lowest_price: 45_600, status: 'few' }),
      day('2026-11-27', { lowest_price: null, status: 'full' }),
      day('2026-12-02', { lowest_price: 7_800, status: 'available' }),
    ]
    await world().nextAnswer({ method: 'GET', path: INVENTORY, status: 200, body: { data }, times: 2 })
    first(page.all('.searchbar .part')).click()
    const cell = (date: string) => first(page.all(`[data-day="${date}"]`))
    const price = (date: string) => page.words(`[data-day="${date}"] small`).join()
    await page.until(() => price('2026-11-25').includes('12,300') && price('2026-12-02').includes('7,800'))
    assert.equal(price('2026-11-26'), '45,600')
    assert.match(cell('2026-11-26').textContent, /few rooms left/)
    assert.equal(cell('2026-11-27').getAttribute('aria-disabled'), 'true')

    const months = async () => {
      const calls = to(await world().calls(since), /^\/hotels\/1\/rooms\/inventory$/)
      assertPlain(calls)
      return sorted(calls.map(({ query }) => query))
    }
    const party = JSON.stringify([{ adults: 3, children: 0 }])
    const [november, december] = [
      { start_date: '2026-11-01', end_date: '2026-11-30', rooms: party },
      { start_date: '2026-12-01', end_date: '2026-12-31', rooms: party },
    ]
    assert.deepEqual(await months(), [november, december])
    await world().nextAnswer({ method: 'GET', path: INVENTORY, status: 500 })
    await page.press('Later')
    const words = 'We could not fetch the prices. You can choose your dates all the same.'
    await page.until(() => page.root.textContent?.includes(words))
    const january = { start_date: '2027-01-01', end_date: '2027-01-31', rooms: party }
    assert.deepEqual(await months(), [november, december, january])
  })

  it('asks for the days of the rooms and plans that are searched alone [CALL-134]', async () => {
    const codes = { room_type_codes: 'tsukimi', hotel_plan_codes: 'kaiseki', room_plan_codes: 'tsukimi-kaiseki-1' }
    const page = await open({ adults: '2', ...codes })
    await found(page)
    const since = await world().lastCall()
    first(page.all('.searchbar .part')).click()
    const calls = await until(async () => {
      const some = to(await world().calls(since), /^\/hotels\/1\/rooms\/inventory$/)
      return some.length === 2 && some
    }, 'the question for two months')
    for (const { query } of calls) {
      const { start_date, end_date, ...more } = query as Record<string, string>
      assert.ok(start_date && end_date)
      assert.deepEqual(more, { rooms: JSON.stringify([{ adults: 2, children: 0 }]), ...codes })
    }
  })

  it('asks before going on whether all chosen is still there, names what is gone and tells a refusal [CALL-026] [CALL-135]', async () => {
    const rooms = '[{"adults":2,"children":0},{"adults":2,"children":0}]'
    for (const locale of LOCALE_CODES) {
      const t = await loadTranslate(locale, ['core', 'codes', 'results'])
      const page = await open({ rooms }, { locale })
      await found(page)
      const summary = () => page.root.querySelector('.summary')?.textContent ?? ''
      const [gone = '', stays = ''] = page.all('.results .room h2').map(({ textContent }) => textContent)
      for (const name of [gone, stays]) {
        const room = await page.until(() => page.card(name))
        first([...room.querySelectorAll<HTMLElement>('.plan .button.main')]).click()
        await page.until(() => summary().includes(name))
      }

      await world().nextAnswer({ method: 'GET', path: AVAILABILITY, status: 422, code: 1000 })
      await page.press(t('results.continue'))
      await page.until(() => wordsAt(page, '.summary [role=alert]').includes(t('codes.1000')))

      const since = await world().lastCall()
      const data = { available: false, rooms: [line(0), line(1)] }
      await world().nextAnswer({ method: 'GET', path: AVAILABILITY, status: 200, body: { data } })
      const brought = broughtIntoView(page.root)
      await page.press(t('results.continue'))
      const told = t('results.goneTitle', { room: gone })
      await page.until(() => page.root.textContent?.includes(told))
      await page.until(() => brought.some((words) => words.includes(told)))
      await page.until(() => page.all('.summary [role=alert]').length === 0)
      assert.equal(page.all('.plan[data-chosen]').length, 1)
      assert.ok(summary().includes(stays))
      if (locale === 'en') assert.equal(told, `Sold out in the meantime: ${gone}`)

      const calls = await until(async () => {
        const some = to(await world().calls(since), /^\/hotels\/1\/rooms\/availability$/)
        return some.length > 0 && some
      }, 'the question')
      assert.equal(calls.length, 1)
      if (locale === 'en') assertPlain(calls)
      const { rooms: chosen, ...dates } = first(calls).query as Record<string, string>
      assert.deepEqual(dates, { checkin_date: DATES.checkin, checkout_date: DATES.checkout })
      const lines = JSON.parse(chosen ?? '[]') as Record<string, unknown>[]
      assert.equal(lines.length, 2)
      assert.equal(new Set(lines.map(({ room_type_code }) => room_type_code)).size, 2)
      for (const { room_type_code, room_plan_code, quantity, party } of lines) {
        assert.ok(room_type_code && room_plan_code)
        assert.deepEqual([quantity, party], [1, { adults: 2, children: 0 }])
      }
      page.close()
    }
  })

  it("asks for a plan's terms by its code, shows them and tells a refusal [CALL-027]", async () => {
    const page = await open()
    await found(page)
    const since = await world().lastCall()
    const terms = () => page.all('.results button').find(({ textContent }) => textContent === 'Cancellation terms')
    ;(await page.until(terms)).click()
    await page.until(() => page.all('dialog li').length > 0)
    const [call] = to(await world().calls(since), /^\/hotels\/1\/cancellation_policies$/)
    assert.ok(call)
    assertPlain([call])
    const { room_plan_codes, ...rest } = call.query as Record<string, string>
    assert.ok(room_plan_codes && !room_plan_codes.includes(','))
    assert.deepEqual(rest, { checkin_date: DATES.checkin })
    await page.press('Close', first(page.all('dialog[open]')))

    await world().nextAnswer({ method: 'GET', path: POLICIES, status: 422, code: 1000 })
    ;(await page.until(terms)).click()
    // In the server's own words (DETAIL-006).
    await page.until(() => wordsAt(page, 'dialog [role=alert]').includes('As the demo was told'))
  })
})

const line = (available_count: number) => ({
  room_type_code: 'x',
  room_plan_code: 'x',
  requested: 1,
  available_count,
  code: available_count ? null : 1105,
})

const day = (date: string, more: { lowest_price: number | null; status: string }) => ({
  date,
  room_count: 3,
  min_stay: 1,
  closed_to_arrival: false,
  holiday: null,
  ...more,
})
const sorted = (queries: unknown[]) =>
  [...(queries as { start_date: string }[])].sort((one, other) => one.start_date.localeCompare(other.start_date))
