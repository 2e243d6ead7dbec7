import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { loadTranslate } from '../../../locales/load.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import { searchOf } from '../../../test/lib/bent/bent-rooms.ts'
import { asked, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { until } from '../../../test/lib/until.ts'
import { STAY } from '../../../test/lib/widget/open-results.ts'
import { stayVisits } from '../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../test/lib/widget/stay-visits.ts'

// Colours, a phone, another time zone and the keyboard: test/journeys/search/calendar.test.ts and calendar-keys.test.ts.

const INVENTORY = '/hotels/:hotelId/rooms/inventory'
const ROOMS = /^\/hotels\/1\/rooms$/
const MONTHS = 13
const { world, open } = stayVisits()
const t = await loadTranslate('en', ['codes', 'core', 'panels', 'results', 'search'])
const reservable = (months: number) =>
  world().database.orm.update(hotel).set({ reservable_period_months: months }).where(eq(hotel.code, 'shirotsuki'))
/** The hotel is as it was after each test, whatever became of it. */
afterEach(() => reservable(MONTHS))

const at = (path: string, query: Record<string, string> = {}) =>
  open({ address: `${path}?${new URLSearchParams({ code: 'shirotsuki', locale: 'en', ...query })}` })
const priced = ({ words }: StayVisit) => words('.day small').some((text) => /\d/.test(text))
async function openPanel(who: StayVisit) {
  ;(await who.see('.searchbar .part')).click()
  await who.until(() => who.root.querySelector('[data-day]'))
}
async function openDates(who: StayVisit) {
  await openPanel(who)
  await who.until(() => priced(who))
}
const dayOf = (who: StayVisit, day: string) =>
  who.until(() => who.root.querySelector<HTMLElement>(`[data-day="${day}"]`))
/** A day that says that it cannot be chosen is pressed all the same. */
async function press(who: StayVisit, day: string) {
  ;(await dayOf(who, day)).click()
}
const nameOf = async (who: StayVisit, day: string) => (await dayOf(who, day)).querySelector('.unseen')?.textContent ?? '' // prettier-ignore
const shownOn = async (who: StayVisit, day: string) => (await dayOf(who, day)).querySelector('small')?.textContent ?? '' // prettier-ignore
const isOff = async (who: StayVisit, day: string) => (await dayOf(who, day)).getAttribute('aria-disabled') === 'true' // prettier-ignore

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

describe('the days of the calendar', () => {
  it('end with the period of the hotel, and an address beyond it is told how far it goes [SEARCH-007]', async () => {
    await reservable(3)
    const someone = await at('/', { checkin: '2027-01-20', checkout: '2027-01-21' })
    await openDates(someone)
    const days = ['2027-01-31', '2027-02-01', '2027-02-02', '2027-02-28']
    const off: boolean[] = []
    for (const day of days) off.push(await isOff(someone, day))
    assert.deepEqual(off, [false, false, true, true])
    const openUntil = t('panels.openUntil', { date: '1 February' })
    await someone.reads(openUntil)
    assert.ok((await nameOf(someone, '2027-02-02')).includes(t('panels.cellPast')))
    await press(someone, '2027-02-02')
    await someone.until(() => someone.words('[role=status]').some((words) => words.includes(openUntil)))
    // The calendar does not lead beyond it either.
    assert.equal(someone.button(t('panels.later')), undefined)
    assert.equal(someone.all('[data-day]').at(-1)?.getAttribute('data-day'), '2027-02-28')
    someone.close()

    const beyond = await at('/booking/result', { checkin: '2027-02-02', checkout: '2027-02-03' })
    await beyond.reads(t('codes.1903', { n: 3 }))
  })

  it('say what each of them is for: full, few, leaving only, a minimum, a holiday, the lowest price', async () => {
    const someone = await at('/', { checkin: '2026-11-03', checkout: '2026-11-04' })
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
    const body = { data: monthOf('2026-11', own) }
    await world().nextAnswer({ method: 'GET', path: INVENTORY, status: 200, body, times: 2 })
    await openDates(someone)
    assert.equal(await nameOf(someone, '2026-11-10'), 'Tuesday, 10 November 2026, from ¥10,000, few rooms left')
    for (const [day, words] of [
      ['2026-11-11', /fully booked, check-out possible$/],
      ['2026-11-12', /Fully booked$/],
      ['2026-11-13', /check-out only$/],
      ['2026-11-16', /at least 2 nights$/],
      ['2026-11-23', /Labour Thanksgiving Day$/],
      ['2026-11-03', /selected as check-in$/],
    ] as const)
      assert.match(await nameOf(someone, day), words)
    assert.equal(await shownOn(someone, '2026-11-23'), '123M')
    assert.equal(await shownOn(someone, '2026-11-11'), t('panels.full'))
    assert.deepEqual(
      someone.all('.day.low').map((day) => day.getAttribute('data-day')),
      ['2026-11-25', '2026-11-26'],
    )
    await someone.reads('16 – 17 Nov: at least 2 nights')
    await someone.reads(/23 November\s*Labour Thanksgiving Day/)

    // A full night is no check-in, and beyond it a stay begins anew; the first of them can be the check-out.
    await press(someone, '2026-11-12')
    await someone.reads('12 November: Fully booked')
    await press(someone, '2026-11-09')
    await someone.until(() => someone.root.querySelector('[data-day="2026-11-09"].from'))
    assert.deepEqual([await isOff(someone, '2026-11-11'), await isOff(someone, '2026-11-12')], [false, true])
    await press(someone, '2026-11-11')
    await someone.reads(/9 – 11 Nov\s· 2 nights/)

    await press(someone, '2026-11-16')
    await someone.until(() => someone.root.querySelector('[data-day="2026-11-16"].from'))
    await press(someone, '2026-11-17')
    await someone.reads('16 November: at least 2 nights')
    const name = t('panels.takeStay', { range: '16 – 18 Nov' })
    const take = await someone.until(() => someone.all('button').find((one) => one.textContent?.replaceAll(/\s/g, ' ').trim() === name)) // prettier-ignore
    take.click()
    await someone.reads(/16 – 18 Nov\s· 2 nights/)
    await someone.reads(t('panels.fromInAll', { price: '¥20,000' }))
  })

  it('can be chosen without prices, which come when they are asked for again', async () => {
    const someone = await at('/', STAY)
    await world().nextAnswer({ method: 'GET', path: INVENTORY, status: 500, times: 8 })
    await openPanel(someone)
    await someone.reads(t('panels.calendarFailed'))
    assert.equal(await isOff(someone, '2026-12-15'), false)
    await world().clearAnswers()
    await someone.press(t('core.tryAgain'))
    await someone.until(() => /\d/.test(someone.words('[data-day="2026-12-15"] small').join()))
  })

  it('are asked anew for somebody else who looks and in another language, also while they are open', async () => {
    const someone = await at('/booking/result', STAY)
    await openDates(someone)
    const months = async (since: number) =>
      (await callsTo(world(), 'GET', /rooms\/inventory$/, since)).map(({ headers }) => headers['x-locale'])
    const before = await world().lastCall()
    await someone.speak('ja')
    await until(async () => (await months(before)).includes('ja'), 'the days in Japanese')
    await someone.until(() => priced(someone))
    await someone.speak('en')
    await someone.signIn()
    someone.toResults()
    const since = await world().lastCall()
    await openDates(someone)
    assert.deepEqual(await months(since), ['en', 'en'])
  })

  it('begin with the night that late guests can still book, and take one day for a stay by day [SEARCH-005]', async () => {
    // The inn's day ends at two in the morning: here it is half past one of 2 November in Japan.
    await world().advanceMinutes(16 * 60 + 30)
    const someone = await at('/', { is_day_use: 'true' })
    await openDates(someone)
    assert.equal((await dayOf(someone, '2026-11-01')).getAttribute('aria-current'), 'date')
    await press(someone, '2026-11-05')
    await until(async () => (await nameOf(someone, '2026-11-05')).endsWith(t('panels.cellDay')), 'a day that is chosen')
    await someone.press(t('core.done'))
    const since = await world().lastCall()
    await someone.press(t('search.search'))
    await someone.until(() => someone.root.querySelector('.results .plans'))
    const [search] = await callsTo(world(), 'GET', ROOMS, since)
    assert.deepEqual([asked(search, 'checkin_date'), asked(search, 'checkout_date')], ['2026-11-05', '2026-11-05'])
    assert.equal(asked(search, 'is_day_use'), 'true')
  })
})

describe('the calendar of a brand', () => {
  it('shows the days of all its hotels where the search leads to them, and goes on without [CALL-119]', async () => {
    const since = await world().lastCall()
    const someone = await at('/', { code: 'kamogawa' })
    await openDates(someone)
    await someone.until(() => /\d/.test(someone.words('[data-day="2026-11-10"] small').join()))
    await someone.reads(/any of our hotels/)
    const calls = await callsTo(world(), 'GET', /^\/hotel_brands\/3\/inventory$/, since)
    assert.deepEqual(calls.map((call) => [asked(call, 'start_date'), asked(call, 'end_date')]).sort(), [
      ['2026-11-01', '2026-11-30'],
      ['2026-12-01', '2026-12-31'],
    ])
    assert.deepEqual(await callsTo(world(), 'GET', /rooms\/inventory$/, since), [])
    await world().nextAnswer({ method: 'GET', path: '/hotel_brands/:brandId/inventory', status: 500, times: 8 })
    await someone.press(t('panels.later'))
    await someone.reads(t('panels.calendarFailed'))
    assert.equal(await isOff(someone, '2026-12-15'), false)
  })
})

describe('the calendar of a room', () => {
  it('has a sign and a price for each day of that room, and a day is searched for the same nights [RESULT-003]', async () => {
    const left = (left: number, from: string, to: string) =>
      world().edit({ kind: 'sell_out', hotel: 'shirotsuki', room_type_code: 'tsukimi', left, from, to })
    await left(8, '2026-11-16', '2026-11-19')
    await left(0, '2026-11-20', '2026-11-20')
    await left(2, '2026-11-22', '2026-11-23')
    // Free, and sold by no plan; the edit after it has the calendar read it.
    await world().database.orm
      .execute(sql`update rate_day set closed = true where night = '2026-11-26' and room_plan_id in
      (select id from room_plan where room_type_id in (select id from room_type where hotel_id = 1 and code = 'tsukimi'))`)
    await left(8, '2026-11-26', '2026-11-26')
    const query = { checkin: '2026-11-10', checkout: '2026-11-12', adults: '2', room_type_codes: 'tsukimi' }
    const someone = await at('/booking/result', query)
    await someone.listed()
    const since = await world().lastCall()
    await someone.press(t('results.otherDates'))
    const dialog = await someone.until(() => someone.all('dialog').find((one) => one.querySelector('.day svg.sign')))
    const months = await callsTo(world(), 'GET', /^\/hotels\/1\/rooms\/inventory$/, since)
    assert.ok(months.length > 0)
    for (const call of months) assert.deepEqual([asked(call, 'room_type_codes'), asked(call, 'nights')], ['tsukimi', '2']) // prettier-ignore
    const kindOf = async (day: string) => {
      const found = await dayOf(someone, day)
      return [found.getAttribute('data-kind'), found.querySelectorAll('svg.sign').length]
    }
    assert.deepEqual(await kindOf('2026-11-17'), ['free', 1])
    // A stay of two nights from the day before needs the night that is sold out.
    for (const day of ['2026-11-19', '2026-11-20']) assert.deepEqual(await kindOf(day), ['full', 1])
    assert.deepEqual(await kindOf('2026-11-22'), ['few', 1])
    assert.deepEqual(await kindOf('2026-11-26'), ['closed', 1])
    assert.doesNotMatch(await nameOf(someone, '2026-11-26'), /¥/)
    const [, from = ''] = /from ¥([\d,]+), Available/.exec(await nameOf(someone, '2026-11-17')) ?? []
    const asStay = { checkin_date: '2026-11-17', checkout_date: '2026-11-19', room_type_codes: 'tsukimi' }
    const offers = (await searchOf(world(), 1, asStay)).data.rooms.flatMap(({ room_plan }) => room_plan)
    const nightly = offers.map(({ price }) => offerTotal(price) / 2).toSorted((one, other) => one - other)
    assert.ok((nightly.at(-1) ?? 0) > (nightly[0] ?? 0) + 1)
    assert.ok(Math.abs(Number(from.replaceAll(',', '')) - (nightly[0] ?? 0)) <= 1, `${from} of ${nightly}`)
    assert.match(await shownOn(someone, '2026-11-17'), /^[\d,]+$/)
    for (const word of ['legendFree', 'legendFew', 'legendFull', 'legendClosed'] as const)
      assert.ok(dialog.querySelector('.legend')?.textContent?.includes(t(`panels.${word}`)), word)

    await press(someone, '2026-11-20')
    await someone.until(() => dialog.textContent?.includes('20 November: Fully booked'))
    await press(someone, '2026-11-22')
    await someone.until(() => !dialog.isConnected)
    await someone.until(() => someone.query().get('checkin') === '2026-11-22')
    assert.equal(someone.query().get('checkout'), '2026-11-24')
    await someone.until(() => someone.root.querySelector('.results[aria-busy="false"] .plans'))
  })
})
