import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { until } from '../../../../test/lib/until.ts'
import { bookingSteps } from '../../../../test/lib/widget/booking-steps.ts'
import { STAY } from '../../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../../test/lib/widget/open-widget.ts'
import { stayVisits } from '../../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../../test/lib/widget/stay-visits.ts'

// The whole way with a card, by keyboard, in Arabic and as it looks: test/journeys/manage/updating.test.ts.

const BREAKFAST = 'Breakfast by the window'
const SEARCH = /^\/hotels\/1\/rooms$/
const CALENDAR = /^\/hotels\/1\/rooms\/inventory$/
const LATER = { checkin: '2026-12-15', checkout: '2026-12-18' }
/** Three days before the arrival, at six in the evening of the hotel. */
const DEADLINE = Date.parse('2026-12-07T18:00:00+09:00')
const { world, open, booked } = stayVisits()
const t = await loadTranslate('en', [
  'changing',
  'checkout',
  'codes',
  'errors',
  'extras',
  'fail',
  'loginMenu',
  'manage',
  'results',
  'search',
])
const TITLE = t('manage.title', { hotel: 'Shirotsuki' })

type Stay = Awaited<ReturnType<typeof booked>>
const asked = ({ query }: { query?: unknown }) => Object(query)
const band = (who: StayVisit) => who.words('aside.update-band').join()
const reservation = (who: StayVisit) => who.query().get('current_reservation')
const stepsOf = (who: StayVisit) => bookingSteps(() => who, t)
/** What a search asks that is made for the change of this stay. */
const searchFor = (number: string, since: number) =>
  until(
    async () =>
      (await callsTo(world(), 'GET', SEARCH, since)).map(asked).find((one) => one.current_reservation === number),
    `a search that names ${number}`,
  )
/** The list of a search whose address is another one already. */
const listed = (who: StayVisit) => who.until(() => who.root.querySelector('.results[aria-busy="false"] li.room'))

/** Into update mode, from the stay. */
async function update(who: StayVisit, { number, email }: Stay) {
  who.review(number, email)
  await who.press(t('manage.updateStay'))
  await who.until(() => band(who).includes(t('changing.band', { number })))
  await listed(who)
}
/** With the sum of the choice. */
async function toCheck(who: StayVisit, plan: string) {
  await stepsOf(who).choose(plan)
  await who.press(t('results.continue'))
  await who.titled(t('changing.check'))
  await who.until(() => who.root.querySelector('.settled, .before-after ~ .banner'))
}
async function leave(who: StayVisit) {
  await who.press(t('changing.leave'))
  await who.until(() => band(who) === '')
  await listed(who)
}

describe('a guest who changes dates, room or plan', () => {
  it('looks for it in update mode, which names the stay, and leaves it for a search like any other [MANAGE-020] [QUERY-029]', async () => {
    const stay = await booked(BREAKFAST)
    const who = await open()
    const since = await world().lastCall()
    await update(who, stay)
    assert.deepEqual(
      ['current_reservation', 'checkin', 'checkout'].map((name) => who.query().get(name)),
      [stay.number, STAY.checkin, STAY.checkout],
    )
    await searchFor(stay.number, since)
    assert.doesNotMatch(String(who.query()), /email|stay-/)
    assert.ok(!who.words().join().includes(t('loginMenu.signIn')))

    const dates = await who.until(() =>
      who.all('.searchbar button').findLast((one) => one.textContent?.includes(t('search.dates'))),
    )
    dates.click()
    await who.until(() => who.words('.day small').some((words) => /\d/.test(words)))
    const months = await callsTo(world(), 'GET', CALENDAR, since)
    assert.ok(months.length > 0)
    for (const month of months) assert.deepEqual([month.status, asked(month).current_reservation], [200, stay.number])

    const left = await world().lastCall()
    await leave(who)
    assert.equal(reservation(who), null)
    await stepsOf(who).choose('Room only')
    await who.press(t('results.continue'))
    await who.titled(t('checkout.whoComes'))
    const calls = await callsTo(world(), 'GET', /./, left)
    assert.ok(calls.length > 0)
    for (const call of calls) assert.equal(asked(call).current_reservation, undefined)
  })

  it('moves a stay with its extras, which begin as they were booked [EXTRA-012] [QUERY-036]', async () => {
    const { number, email } = await bookedWithExtra()
    const who = await open()
    await update(who, { number, email })
    const since = await world().lastCall()
    who.go('result', { ...LATER, adults: '2', current_reservation: number })
    // The list of the days before stands until then.
    await searchFor(number, since)
    await listed(who)
    await toCheck(who, BREAKFAST)
    const quantity = () => who.words('li.extra .stepper')[0]
    await who.until(() => quantity())
    await who.reads(t('extras.leadChanging'))
    assert.match(String(quantity()), /^\D*2\D*$/)
    const sum = () => who.words('.settled').join()
    const before = sum()
    who.all('li.extra .stepper')[0]?.querySelectorAll('button')[1]?.click()
    await who.until(() => /3/.test(String(quantity())))
    assert.equal(reservation(who), number)
    await who.reads(t('changing.more'))
    await who.until(() => sum() !== '' && sum() !== before)
    await who.until(async () => !(await who.isOff(t('changing.confirm'))))
    await who.press(t('changing.confirm'))
    await who.reads(t('manage.changed', { email }))
    await who.reads('2026/12/18')
    await who.reads(/× 3/)
  })

  it('is asked for nothing that is booked already', async () => {
    const who = await open()
    await update(who, await booked(BREAKFAST))
    await toCheck(who, BREAKFAST)
    await who.reads(t('changing.asBooked'))
    assert.equal(await who.isOff(t('changing.confirm')), true)
  })

  it('leaves a coupon of the search behind with update mode [MANAGE-021]', async () => {
    const stay = await booked(BREAKFAST)
    const who = await open()
    await update(who, stay)
    const before = await world().lastCall()
    who.go('result', { ...STAY, adults: '2', current_reservation: stay.number, coupon_code: 'WELCOME10' })
    await who.reads('WELCOME10')
    await listed(who)
    assert.match(JSON.stringify(await callsTo(world(), 'GET', SEARCH, before)), /WELCOME10/)
    const since = await world().lastCall()
    await leave(who)
    assert.equal(who.query().get('coupon_code'), null)
    const searches = await who.until(async () => {
      const calls = await callsTo(world(), 'GET', SEARCH, since)
      return calls.length > 0 && calls
    })
    assert.doesNotMatch(JSON.stringify(searches), /WELCOME10/)
    assert.doesNotMatch(who.words().join(), /WELCOME10/)
  })

  /** In the pages, with two of the first extra there is. */
  async function bookedWithExtra() {
    const who = await open()
    const steps = stepsOf(who)
    await steps.choose(BREAKFAST)
    await who.press(t('results.continue'))
    await who.titled(t('checkout.whoComes'))
    const extra = await who.until(() => who.all('li.extra')[0])
    extra.querySelector<HTMLElement>(`button[aria-label^="${t('extras.add')}"]`)?.click()
    const more = await who.until(() => extra.querySelectorAll('button')[1])
    more.click()
    await who.until(() => /2/.test(who.words('li.extra .stepper')[0] ?? ''))
    await steps.introduce()
    await steps.toPayment()
    const way = await who.until(() =>
      who.all('input[type=radio]').find((one) => one.closest('label')?.textContent?.includes(t('checkout.onSite'))),
    )
    way.click()
    await steps.submit(t('checkout.bookPayAtHotel'))
    const number = await who.until(() => who.words('.booked-number').join())
    who.close()
    return { number, email: 'taro@example.com' }
  }
})

describe('an address of update mode', () => {
  /** A stay, and the token that its mail brought. */
  async function mailed(dates = STAY) {
    const stay = await booked(BREAKFAST, dates)
    const [letter] = await world().mailTo(stay.email)
    const token = /bypass_token=([^\s&"]+)/.exec(letter?.text ?? '')?.[1]
    assert.ok(token)
    return { ...stay, token }
  }

  const link = (number: string, token = '') => ({
    current_reservation: number,
    ...(token && { bypass_token: token }),
  })

  it('is opened with the token of the mail, which leaves it; nobody else opens it [QUERY-029]', async () => {
    const { number, token } = await mailed(LATER)
    const who = await open({ query: link(number, token) })
    await who.until(() => band(who).includes(number))
    assert.ok(!String(who.query()).includes(token))
    who.go('result', link(number))
    await listed(who)
    assert.ok(!String(who.query()).includes(token))
    // The address said nothing of dates: it looks for those of the stay.
    await who.until(() => who.query().get('checkin') === LATER.checkin)
    assert.equal(who.query().get('checkout'), LATER.checkout)

    who.close()
    forgetGuest()

    const stranger = await open({ query: link(number) })
    await stranger.titled(t('manage.lookupTitle'))
    stranger.close()
    const guesser = await open({ query: link(number, 'another') })
    await guesser.titled(t('manage.missingTitle'))
    assert.ok(!guesser.words().join().includes('Yamada'))
  })

  it('leads from the failure page back to the stay, out of update mode [CONF-022]', async () => {
    const stay = await booked(BREAKFAST)
    const who = await open()
    await update(who, stay)
    who.go('fail', { current_reservation: stay.number, error_code: '3002' })
    await who.press(t('fail.backToStay'))
    await who.titled(TITLE)
    await who.reads(stay.number)
    assert.equal(who.path(), `/review-reservation/${stay.number}`)
    assert.equal(reservation(who), null)
    assert.equal(band(who), '')
  })

  it('brings from the failure page to the search it names, which is for the change of the stay [ROUTE-022]', async () => {
    const stay = await booked(BREAKFAST)
    const who = await open()
    await update(who, stay)
    const named = { ...LATER, adults: '3', current_reservation: stay.number }
    // What both of them say is told once, by the code.
    who.go('fail', { ...named, error_code: '3003', error: '3004' })
    await who.reads(t('errors.3003'))
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['errors'])
      await who.speak(locale)
      await who.reads(words('errors.3003'))
      assert.ok(!who.words().join().includes(words('errors.3004')), locale)
    }
    await who.speak('en')
    const since = await world().lastCall()
    await who.press(t('fail.searchAgain'))
    await who.until(() => band(who).includes(t('changing.band', { number: stay.number })))
    await listed(who)
    assert.equal(who.path(), '/booking/result')
    const { code: _, ...rest } = Object.fromEntries(who.query())
    assert.deepEqual(rest, named)
    const { checkin_date, checkout_date, rooms } = await searchFor(stay.number, since)
    assert.deepEqual([checkin_date, checkout_date], [named.checkin, named.checkout])
    assert.equal(JSON.parse(rooms)[0].adults, 3)
  })

  it('leads to the stay when the time for changes is over, which says so in each language [MANAGE-023]', async () => {
    const { number, email, token } = await mailed()
    const now = world().clock.now()
    await world().advanceMinutes(Math.ceil((DEADLINE - now) / 60_000) + 1)
    const who = await open()
    who.review(number, email)
    for (const locale of LOCALE_CODES.toReversed()) {
      const words = await loadTranslate(locale, ['manage'])
      await who.speak(locale)
      await who.reads(words('manage.deadline_passed'))
      for (const way of [words('manage.updateStay'), words('manage.update')])
        assert.equal(await who.isOff(way), true, way)
    }
    who.close()
    forgetGuest()
    const other = await open({ query: link(number, token) })
    await other.titled(TITLE)
    await other.reads(t('manage.deadline_passed'))
    assert.equal(other.path(), `/review-reservation/${number}`)
  })
})
