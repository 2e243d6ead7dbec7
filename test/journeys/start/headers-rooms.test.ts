import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import type { LogEntry } from '../../../demo-host/controls/request-log.ts'
import { roomQuery } from '../../../shared/model/search/search.ts'
import { nights } from '../../../shared/rules/days/dates.ts'
import { assertPlain } from '../../lib/carried.ts'
import { useStage } from '../../lib/stage.ts'

const DATES = { checkin: '2026-11-24', checkout: '2026-11-26' }
const STAY = new URLSearchParams(DATES)
const SEARCH = '/hotels/:hotelId/rooms'
const INVENTORY = `${SEARCH}/inventory`
const AVAILABILITY = `${SEARCH}/availability`
const POLICIES = '/hotels/:hotelId/cancellation_policies'

describe('what the calls for rooms ask and carry', () => {
  const stage = useStage()

  const { open } = stage
  const rooms = (page: Page) => page.locator('.results .room')
  const found = (page: Page) => page.locator('.results[aria-busy=false] .room').first()
  const to = (calls: LogEntry[], path: RegExp) => calls.filter((call) => path.test(call.path))

  it('asks for rooms with the criteria under the names of the specification, and tells a refusal [CALL-021]', async () => {
    const asked = { rooms: '[{"adults":2,"children":1,"kids_ages":[5]},{"adults":1,"children":0}]', order: 'desc' }
    const more = { filter: 'view', promo_code: 'P', coupon_code: 'C', room_type_codes: 'tsukimi', room_plan_codes: 'x' }
    const query = new URLSearchParams({ code: 'shirotsuki', ...DATES, ...asked, ...more, hotel_plan_codes: 'a,b' })
    const since = await stage.world.lastCall()
    await stage.world.nextAnswer({ method: 'GET', path: SEARCH, status: 422, code: 1000 })
    const page = await open(`/booking/result?${query}`)
    const error = page.locator('.results [role=alert]')
    await error.getByText('Please check what you entered.').waitFor()
    await error.getByRole('button', { name: 'Try again' }).click()
    await error.waitFor({ state: 'detached' })
    const calls = to(await stage.world.calls(since), /^\/hotels\/1\/rooms$/)
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
        rooms: asked.rooms,
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
    await page.close()
  })

  it('asks for one month of the calendar at a time, shows its days, and goes on without [CALL-025] [CALL-134]', async () => {
    const page = await open('/booking/result?code=shirotsuki&checkin=2026-11-24&checkout=2026-11-26&adults=3')
    await found(page).waitFor()
    const since = await stage.world.lastCall()
    // The two months in view are asked for side by side; either call may come first.
    const data = [
      day('2026-11-25', { lowest_price: 12_300, status: 'available' }),
      day('2026-11-26', { lowest_price: 45_600, status: 'few' }),
      day('2026-11-27', { lowest_price: null, status: 'full' }),
      day('2026-12-02', { lowest_price: 7_800, status: 'available' }),
    ]
    await stage.world.nextAnswer({ method: 'GET', path: INVENTORY, status: 200, body: { data }, times: 2 })
    await page.getByRole('button', { name: /^Check-in and check-out/ }).click()
    const cell = (date: string) => page.locator(`[data-day="${date}"]`)
    await cell('2026-11-25').locator('small').getByText('12,300').waitFor()
    assert.equal(await cell('2026-11-26').locator('small').innerText(), '45,600')
    assert.match(await cell('2026-11-26').innerText(), /few rooms left/)
    assert.equal(await cell('2026-11-27').getAttribute('aria-disabled'), 'true')
    await cell('2026-12-02').locator('small').getByText('7,800').waitFor()

    const months = async () => {
      const calls = to(await stage.world.calls(since), /^\/hotels\/1\/rooms\/inventory$/)
      assertPlain(calls)
      return calls.map(({ query }) => query)
    }
    const party = JSON.stringify([{ adults: 3, children: 0 }])
    const [november, december] = [
      { start_date: '2026-11-01', end_date: '2026-11-30', rooms: party },
      { start_date: '2026-12-01', end_date: '2026-12-31', rooms: party },
    ]
    assert.deepEqual(sorted(await months()), [november, december])
    await stage.world.nextAnswer({ method: 'GET', path: INVENTORY, status: 500 })
    await page.getByRole('button', { name: 'Later' }).click()
    await page.getByText('We could not fetch the prices. You can choose your dates all the same.').waitFor()
    const january = { start_date: '2027-01-01', end_date: '2027-01-31', rooms: party }
    assert.deepEqual(sorted(await months()), [november, december, january])
    await page.close()
  })

  it('asks before going on whether all chosen is still there, names what is gone and tells a refusal [CALL-026] [CALL-135]', async () => {
    const two = '[{"adults":2,"children":0},{"adults":2,"children":0}]'
    const page = await open(`/booking/result?${new URLSearchParams({ code: 'shirotsuki', ...DATES, rooms: two })}`)
    await found(page).waitFor()
    const [gone, stays] = [rooms(page).nth(0), rooms(page).nth(1)]
    const names = [await gone.locator('h2').innerText(), await stays.locator('h2').innerText()]
    for (const room of [gone, stays]) await room.locator('.plan .button.main').first().click()
    const proceed = page.getByRole('button', { name: 'Continue' })

    await stage.world.nextAnswer({ method: 'GET', path: AVAILABILITY, status: 422, code: 1000 })
    await proceed.click()
    await page.locator('.summary [role=alert]').getByText('Please check what you entered.').waitFor()

    const since = await stage.world.lastCall()
    const data = {
      available: false,
      rooms: [line(0), line(1)],
    }
    await stage.world.nextAnswer({ method: 'GET', path: AVAILABILITY, status: 200, body: { data } })
    await proceed.click()
    await page.getByText(`Sold out in the meantime: ${names[0]}`).waitFor()
    assert.equal(await page.locator('.summary [role=alert]').count(), 0)
    assert.equal(await page.locator('.plan[data-chosen]').count(), 1)
    assert.ok((await page.locator('.summary').innerText()).includes(String(names[1])))

    const [call] = to(await stage.world.calls(since), /^\/hotels\/1\/rooms\/availability$/)
    assert.ok(call)
    assertPlain([call])
    const { rooms: chosen, ...dates } = call.query as Record<string, string>
    assert.deepEqual(dates, { checkin_date: DATES.checkin, checkout_date: DATES.checkout })
    const lines = JSON.parse(chosen ?? '[]') as Record<string, unknown>[]
    assert.equal(lines.length, 2)
    for (const { room_type_code, room_plan_code, quantity, party } of lines) {
      assert.ok(room_type_code && room_plan_code)
      assert.deepEqual([quantity, party], [1, { adults: 2, children: 0 }])
    }
    await page.close()
  })

  it("asks for a plan's terms by its code, shows them and tells a refusal [CALL-027]", async () => {
    const page = await open(`/booking/result?code=shirotsuki&${STAY}`)
    await found(page).waitFor()
    const since = await stage.world.lastCall()
    const terms = page.getByRole('button', { name: 'Cancellation terms' }).first()
    await terms.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('listitem').first().waitFor()
    const [call] = to(await stage.world.calls(since), /^\/hotels\/1\/cancellation_policies$/)
    assert.ok(call)
    assertPlain([call])
    const { room_plan_codes, ...rest } = call.query as Record<string, string>
    assert.ok(room_plan_codes && !room_plan_codes.includes(','))
    assert.deepEqual(rest, { checkin_date: DATES.checkin })
    await dialog.getByRole('button', { name: 'Close' }).click()

    await stage.world.nextAnswer({ method: 'GET', path: POLICIES, status: 422, code: 1000 })
    await terms.click()
    // In the server's own words (DETAIL-006).
    await dialog.getByRole('alert').getByText('As the demo was told').waitFor()
    await page.close()
  })
})

/** The criteria of CALL-021, and the codes where they are given. */
const CRITERIA =
  `checkin_date checkout_date rooms adults children kids_age_range order mode room_search_filters is_day_use
  nights bookable room_plan_codes room_type_codes hotel_plan_codes search_next_available_date_if_no_result
  metasearch_source price_displayed_total google_site google_promo_code currency lottery_event_uuid
  lottery_access_token lottery_result_entry_number mcp_currency promo_code coupon_code voucher_coupon_code`.split(/\s+/)

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
