import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { openBrowser } from '../../lib/browser.ts'
import { asked, callsTo } from '../helpers/calls.ts'
import { journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const INVENTORY = '/hotels/:hotelId/rooms/inventory'
const { guest, world } = journey()
/** The hotel is as it was after each test, whatever became of it. */
const INN = { reservable_period_months: 13, time_zone: 'Asia/Tokyo' }
const bend = (change: Partial<typeof INN>) =>
  world()
    .database.orm.update(hotel)
    .set({ ...INN, ...change })
    .where(eq(hotel.code, 'shirotsuki'))
afterEach(() => bend({}))

const openDates = async (someone: Guest) => {
  await someone.at.locator('.searchbar .part').first().click()
  await someone.at.locator('.day small').filter({ hasText: /\d/ }).first().waitFor()
}
const dayOf = ({ at }: Guest, day: string) => at.locator(`[data-day="${day}"]`)
/** A day that says that it cannot be chosen is pressed all the same. */
const press = (someone: Guest, day: string) => dayOf(someone, day).click({ force: true })
const nameOf = (someone: Guest, day: string) => dayOf(someone, day).locator('.unseen').innerText()
const isOff = async (someone: Guest, day: string) =>
  (await dayOf(someone, day).getAttribute('aria-disabled')) === 'true'

/** A month of the calendar, all free at 100, but for these days. */
const monthOf = (month: string, own: Record<number, object> = {}) =>
  Array.from({ length: 30 }, (_, index) => ({
    date: `${month}-${String(index + 1).padStart(2, '0')}`,
    status: 'available',
    room_count: 9,
    lowest_price: 10_000,
    min_stay: 1,
    closed_to_arrival: false,
    holiday: null,
    ...own[index + 1],
  }))
const answerMonth = (data: object[]) =>
  world().nextAnswer({ method: 'GET', path: INVENTORY, status: 200, body: { data }, times: 2 })

describe('the days of the calendar', () => {
  it('are read in the colour of their ground once they are chosen, at a weekend as well', async () => {
    const someone = await guest()
    for (const [checkin, checkout] of [
      ['2026-12-05', '2026-12-06'],
      ['2026-12-06', '2026-12-12'],
    ] as const) {
      await someone.open('/', { checkin, checkout })
      await openDates(someone)
      const colours = await someone.at
        .locator('.day:is(.from, .to)')
        .evaluateAll((days) =>
          days.map((day) => [day, ...day.querySelectorAll('b, small')].map((one) => getComputedStyle(one).color)),
        )
      assert.equal(colours.length, 2)
      for (const [ground, ...shown] of colours)
        assert.deepEqual(new Set(shown), new Set([ground]), `${checkin}: ${shown}`)
    }
    await someone.page.close()
  })

  it('begin with the week that is not over, and on a phone the signs are explained below the first month', async () => {
    const someone = await guest({ width: 390, height: 844 })
    await bendSettings(world(), { business_date: '2026-11-25' })
    await someone.open('/')
    await openDates(someone)
    const first = someone.at.locator('.month').first()
    // Sunday of the week of that Wednesday.
    assert.equal(await first.locator('[data-day]').first().getAttribute('data-day'), '2026-11-22')
    assert.equal(await first.locator('[data-day]').count(), 9)
    const places = ['.month >> nth=0', '.legend', '.month >> nth=1'].map((part) => someone.topOf(part))
    const [month = NaN, legend = NaN, next = NaN] = await Promise.all(places)
    assert.ok(month < legend && legend < next, `${month}, ${legend}, ${next}`)
    await someone.page.close()
  })

  it('end with the period of the hotel, and an address beyond it is told how far it goes [SEARCH-007]', async () => {
    await bend({ reservable_period_months: 3 })
    const someone = await guest()
    const { page, t } = someone
    await someone.open('/', { checkin: '2027-01-20', checkout: '2027-01-21' })
    await openDates(someone)
    const days = ['2027-01-31', '2027-02-01', '2027-02-02', '2027-02-28']
    assert.deepEqual(await Promise.all(days.map((day) => isOff(someone, day))), [false, false, true, true])
    await someone.see(new RegExp(t('panels.openUntil', { date: '1 February' })))
    assert.match(await nameOf(someone, '2027-02-02'), new RegExp(t('panels.cellPast')))
    await press(someone, '2027-02-02')
    await someone.at
      .getByRole('status')
      .getByText(t('panels.openUntil', { date: '1 February' }))
      .waitFor()
    // The calendar does not lead beyond it either.
    assert.equal(await someone.button(t('panels.later')).getAttribute('aria-disabled'), 'true')

    await someone.open('/booking/result', { checkin: '2027-02-02', checkout: '2027-02-03' })
    await someone.see(t('codes.1903', { n: 3 }))
    await page.close()
  })

  it('say what each of them is for: full, few, leaving only, a minimum, a holiday, the lowest price', async () => {
    const someone = await guest()
    const { t, at } = someone
    await someone.open('/', { checkin: '2026-11-03', checkout: '2026-11-04' })
    const own = {
      10: { status: 'few', room_count: 2 },
      11: { status: 'full', room_count: 0, lowest_price: null },
      12: { status: 'full', room_count: 0, lowest_price: null },
      13: { closed_to_arrival: true },
      16: { min_stay: 2 },
      17: { min_stay: 2 },
      23: { holiday: 'Labour Thanksgiving Day', lowest_price: 123_456_700 },
      25: { lowest_price: 9_000 },
      26: { lowest_price: 9_000, status: 'few', room_count: 1 },
      27: { lowest_price: 9_000, closed_to_arrival: true },
    }
    await answerMonth(monthOf('2026-11', own))
    await openDates(someone)
    assert.match(await nameOf(someone, '2026-11-10'), /^Tuesday, 10 November 2026, from ¥10,000, few rooms left$/)
    assert.match(await nameOf(someone, '2026-11-11'), /fully booked, check-out possible$/)
    assert.match(await nameOf(someone, '2026-11-12'), /Fully booked$/)
    assert.match(await nameOf(someone, '2026-11-13'), /check-out only$/)
    assert.match(await nameOf(someone, '2026-11-16'), /at least 2 nights$/)
    assert.match(await nameOf(someone, '2026-11-23'), /Labour Thanksgiving Day$/)
    assert.match(await nameOf(someone, '2026-11-03'), /selected as check-in$/)
    assert.equal(await dayOf(someone, '2026-11-23').locator('small').innerText(), '123M')
    assert.equal(await dayOf(someone, '2026-11-11').locator('small').innerText(), t('panels.full'))
    assert.deepEqual(
      await at.locator('.day.low').evaluateAll((days) => days.map((day) => day.getAttribute('data-day'))),
      ['2026-11-25', '2026-11-26'],
    )
    await someone.see(/16 – 17 Nov: at least 2 nights/)
    await someone.see(/23 November\s+Labour Thanksgiving Day/)

    // A full night is no check-in, and beyond it a stay begins anew; the first of them can be the check-out.
    await press(someone, '2026-11-12')
    await someone.see('12 November: Fully booked')
    await dayOf(someone, '2026-11-09').click()
    assert.equal(await isOff(someone, '2026-11-11'), false)
    assert.equal(await isOff(someone, '2026-11-12'), true)
    await dayOf(someone, '2026-11-11').click()
    await someone.see('9 – 11 Nov\u00a0· 2 nights')

    await dayOf(someone, '2026-11-16').click()
    await press(someone, '2026-11-17')
    await someone.see('16 November: at least 2 nights')
    await someone.button(t('panels.takeStay', { range: '16 – 18 Nov' })).click()
    await someone.see('16 – 18 Nov\u00a0· 2 nights')
    await someone.see(t('panels.fromInAll', { price: '¥20,000' }))
    await someone.page.close()
  })

  it('can be chosen without prices, which come when they are asked for again', async () => {
    const someone = await guest()
    await someone.open('/', STAY)
    await world().nextAnswer({ method: 'GET', path: INVENTORY, status: 500, times: 2 })
    await someone.at.locator('.searchbar .part').first().click()
    await someone.see(someone.t('panels.calendarFailed'))
    assert.equal(await isOff(someone, '2026-12-15'), false)
    await someone.button(someone.t('core.tryAgain')).click()
    await dayOf(someone, '2026-12-15').locator('small').getByText(/\d/).waitFor()
    await someone.page.close()
  })

  it('begin with the night that late guests can still book, and take one day for a stay by day [SEARCH-005]', async () => {
    // The inn's day ends at two in the morning: here it is half past one of 2 November in Japan.
    const someone = await guest()
    await world().advanceMinutes(16 * 60 + 30)
    await someone.open('/', { is_day_use: 'true' })
    await openDates(someone)
    assert.equal(await dayOf(someone, '2026-11-01').getAttribute('aria-current'), 'date')
    await dayOf(someone, '2026-11-05').click()
    assert.match(await nameOf(someone, '2026-11-05'), new RegExp(`${someone.t('panels.cellDay')}$`))
    await someone.button(someone.t('core.done')).click()
    const since = await world().lastCall()
    await someone.button(someone.t('search.search')).click()
    await someone.at.locator('.plans').first().waitFor()
    const [search] = await callsTo(world(), 'GET', /^\/hotels\/1\/rooms$/, since)
    assert.deepEqual([asked(search, 'checkin_date'), asked(search, 'checkout_date')], ['2026-11-05', '2026-11-05'])
    assert.equal(asked(search, 'is_day_use'), 'true')
    await someone.page.close()
  })

  it('are counted as nights over a change of the clocks in New York [SEARCH-051]', async () => {
    await bend({ time_zone: 'America/New_York' })
    // The guest's own clock changes in the same night.
    const browser = await openBrowser()
    const page = await (await browser.newContext({ timezoneId: 'America/New_York', locale: 'en' })).newPage()
    const someone = await guest({ beside: { page } })
    await someone.open('/', { checkin: '2027-03-01', checkout: '2027-03-02' })
    await openDates(someone)
    for (const day of ['2027-03-12', '2027-03-16']) await dayOf(someone, day).click()
    await someone.see('12 – 16 Mar\u00a0· 4 nights')
    await someone.button(someone.t('core.done')).click()
    await someone.see(someone.t('core.nights', { n: 4 }))
    // The results of before stand until the new ones come.
    const asking = someone.page.waitForRequest(/\/hotels\/1\/rooms\?/)
    await someone.button(someone.t('search.search')).click()
    const { searchParams } = new URL((await asking).url())
    assert.deepEqual(
      [searchParams.get('checkin_date'), searchParams.get('checkout_date')],
      ['2027-03-12', '2027-03-16'],
    )
    await browser.close()
  })
})

describe('the calendar of a brand', () => {
  it('shows the days of all its hotels where the search leads to them, and goes on without [CALL-119]', async () => {
    const someone = await guest()
    const since = await world().lastCall()
    await someone.open('/', { code: 'kamogawa' })
    await openDates(someone)
    await dayOf(someone, '2026-11-10').locator('small').getByText(/\d/).waitFor()
    await someone.see(/any of our hotels/)
    const calls = await callsTo(world(), 'GET', /^\/hotel_brands\/3\/inventory$/, since)
    assert.deepEqual(calls.map((call) => [asked(call, 'start_date'), asked(call, 'end_date')]).sort(), [
      ['2026-11-01', '2026-11-30'],
      ['2026-12-01', '2026-12-31'],
    ])
    assert.deepEqual(await callsTo(world(), 'GET', /rooms\/inventory$/, since), [])
    await world().nextAnswer({ method: 'GET', path: '/hotel_brands/:brandId/inventory', status: 500 })
    await someone.button(someone.t('panels.later')).click()
    await someone.see(someone.t('panels.calendarFailed'))
    await someone.page.close()
  })
})

describe('the calendar of a room', () => {
  it('has a sign and a price for each day of that room, and a day is searched for the same nights [RESULT-003]', async () => {
    const someone = await guest()
    const { at, t, page } = someone
    const left = (left: number, from: string, to: string) =>
      world().edit({ kind: 'sell_out', hotel: 'shirotsuki', room_type_code: 'tsukimi', left, from, to })
    await left(8, '2026-11-16', '2026-11-19')
    await left(0, '2026-11-20', '2026-11-20')
    await left(2, '2026-11-22', '2026-11-23')
    await someone.openResults({ checkin: '2026-11-10', checkout: '2026-11-12', room_type_codes: 'tsukimi' })
    const since = await world().lastCall()
    await someone.button(t('results.otherDates')).click()
    const dialog = at.getByRole('dialog')
    await dialog.locator('.day svg.sign').first().waitFor()
    for (const call of await callsTo(world(), 'GET', /^\/hotels\/1\/rooms\/inventory$/, since)) {
      assert.equal(asked(call, 'room_type_codes'), 'tsukimi')
      assert.equal(asked(call, 'nights'), '2')
    }
    const kind = (day: string) => dayOf(someone, day).getAttribute('data-kind')
    const shown = async (day: string) => [
      await kind(day),
      (await dayOf(someone, day).locator('svg.sign').count()) === 1,
    ]
    assert.deepEqual(await shown('2026-11-17'), ['free', true])
    // A stay of two nights from the day before needs the night that is sold out.
    for (const day of ['2026-11-19', '2026-11-20']) assert.deepEqual(await shown(day), ['full', true])
    assert.deepEqual(await shown('2026-11-22'), ['few', true])
    assert.match(await nameOf(someone, '2026-11-17'), /from ¥[\d,]+, Available/)
    assert.match(await dayOf(someone, '2026-11-17').locator('small').innerText(), /^[\d,]+$/)
    for (const word of ['legendFree', 'legendFew', 'legendFull', 'legendClosed'] as const)
      await dialog
        .locator('.legend')
        .getByText(t(`panels.${word}`))
        .waitFor()

    await press(someone, '2026-11-20')
    await dialog.getByText('20 November: Fully booked').waitFor()
    await dayOf(someone, '2026-11-22').click()
    await dialog.waitFor({ state: 'detached' })
    await page.waitForURL(/checkin=2026-11-22&checkout=2026-11-24/)
    await at.locator('.plans').first().waitFor()
    await page.close()
  })
})
