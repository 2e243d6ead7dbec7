import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { reservation } from '../../../../demo-host/provider/db/schema/booking.ts'
import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { TARO } from '../../../../test/contract/helpers/guest.ts'
import { assertHeaders, BOOK, callsTo, PRICE } from '../../../../test/journeys/helpers/calls.ts'
import { anHourLater } from '../../../../test/lib/an-hour-later.ts'
import { SEARCH_PATH } from '../../../../test/lib/bent/bent-rooms.ts'
import { bookingSteps } from '../../../../test/lib/widget/booking-steps.ts'
import { STAY } from '../../../../test/lib/widget/open-results.ts'
import { stayVisits } from '../../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../../test/lib/widget/stay-visits.ts'
import type { NextAnswer } from '../../../../test/lib/world.ts'
import { environmentAtom } from '../../../state/environment.ts'

// An answer that is nonsense, over a reload, and how failures look: test/journeys/start/bad-days.test.ts.

const BOTH_WAYS = 'Breakfast by the window'
const PAID = /^POST .*\/reservations$/
const POLICIES = '/hotels/:hotelId/cancellation_policies'
const { world, open } = stayVisits()
const t = await loadTranslate('en', ['checkout', 'core', 'detail', 'errors', 'results'])

afterEach(() => anHourLater(world()))

const spoil = (path: string, how: Omit<NextAnswer, 'path'>) => world().nextAnswer({ path, ...how })
const bookings = () => world().database.orm.$count(reservation)
const stepsOf = (taro: StayVisit) => bookingSteps(() => taro, t)
const total = (taro: StayVisit) => taro.until(() => taro.words('.summary .bill .sum dd')[0])
const hasRooms = (taro: StayVisit) => taro.until(() => taro.root.querySelector('.results[aria-busy="false"] .plans'))
const filled = (taro: StayVisit) =>
  Object.fromEntries([...Object.keys(TARO), 'email_again'].map((name) => [name, taro.value(name)]))
const WRITTEN = { ...TARO, email_again: TARO.email }

async function toDetails(taro: StayVisit) {
  await stepsOf(taro).choose(BOTH_WAYS)
  await taro.press(t('results.continue'))
  await taro.titled(t('checkout.whoComes'))
}
/** With what pays at the hotel picked. */
async function toPayment(taro: StayVisit) {
  await toDetails(taro)
  await stepsOf(taro).introduce()
  await stepsOf(taro).toPayment()
  const atHotel = () => taro.all('label').find(({ textContent }) => textContent?.startsWith(t('checkout.onSite')))
  ;(await taro.until(atHotel)).click()
  await taro.until(() => taro.button(t('checkout.bookPayAtHotel')))
}
const book = (taro: StayVisit) => taro.press(t('checkout.bookPayAtHotel'))
const confirmed = (taro: StayVisit) => taro.until(() => taro.words('.booked-number')[0])

describe('a provider on a bad day', () => {
  it('answers a search with an error, with nonsense or late, which is told in every language, and then with the rooms', async () => {
    for (const locale of LOCALE_CODES) {
      const words = await loadTranslate(locale, ['core', 'errors', 'results'])
      await spoil(SEARCH_PATH, { status: 500, times: 4 })
      const taro = await open({ locale })
      await taro.reads(words('results.failedTitle'))
      await taro.reads(words('errors.general'))
      await world().clearAnswers()
      await spoil(SEARCH_PATH, { status: 200, body: { data: { rooms: 'none' } } })
      await taro.press(words('core.tryAgain'))
      await taro.reads(words('errors.processing'))
      assert.doesNotMatch(taro.words('.results').join(), /\b(?:core|errors|results)\.[a-z]/)
      await spoil(SEARCH_PATH, { delay_ms: 300 })
      await taro.press(words('core.tryAgain'))
      await taro.reads(words('results.loading'))
      await hasRooms(taro)
      assert.deepEqual(taro.words('.results [role=alert]').filter(Boolean), [])
      taro.close()
    }
  })

  it('has no cancellation terms, says so, and gives them on another try [CALL-027]', async () => {
    const taro = await open()
    await taro.listed()
    const since = await world().lastCall()
    await spoil(POLICIES, { status: 500 })
    const policy = await taro.until(() => taro.all('button').find((one) => one.textContent?.trim() === t('results.policy'))) // prettier-ignore
    policy.click()
    const dialog = await taro.until(() => taro.all('dialog').find((one) => one.textContent?.includes(t('errors.policyFailed')))) // prettier-ignore
    await taro.press(t('core.tryAgain'), dialog)
    await taro.until(() => dialog.textContent?.includes(t('detail.noShow')))
    const calls = await callsTo(world(), 'GET', /^\/hotels\/\d+\/cancellation_policies$/, since)
    assert.deepEqual(
      calls.map(({ status }) => status),
      [500, 200],
    )
    for (const call of calls) {
      assertHeaders(call, 'en')
      assert.ok(Object(call.query).room_plan_codes)
    }
  })

  it('has no price, which keeps the details and comes on another try [CALL-023]', async () => {
    const taro = await open()
    await stepsOf(taro).choose(BOTH_WAYS)
    const price = await total(taro)
    const since = await world().lastCall()
    await spoil(`${SEARCH_PATH}/price`, { status: 500 })
    await taro.press(t('results.continue'))
    await taro.titled(t('checkout.whoComes'))
    await taro.reads(t('checkout.priceFailed'))
    await stepsOf(taro).introduce()
    await taro.press(t('core.tryAgain'))
    assert.equal(await total(taro), price)
    assert.deepEqual(filled(taro), WRITTEN)
    const calls = await callsTo(world(), 'GET', PRICE, since)
    assert.deepEqual(
      calls.map(({ status }) => status),
      [500, 200],
    )
    for (const call of calls) {
      assertHeaders(call, 'en')
      const query = Object(call.query)
      assert.deepEqual([query.checkin_date, query.checkout_date], Object.values(STAY))
      assert.match(query.rooms, /room_plan_code/)
    }
  })

  it('pauses for maintenance at the payment, and leads back to the filled form', async () => {
    const taro = await open()
    await toPayment(taro)
    await spoil(`${SEARCH_PATH}/availability`, { status: 503 })
    await book(taro)
    await taro.titled(t('core.unavailableTitle'))
    await taro.press(t('core.tryAgain'))
    await taro.titled(t('checkout.howToPay'))
    // The press before is over once it says so; until then another one is not taken.
    await taro.reads(t('errors.general'))
    assert.equal(await taro.isOff(t('checkout.bookPayAtHotel')), false)
    await book(taro)
    await confirmed(taro)
    await taro.reads(TARO.email)
  })

  it('answers a booking with 500, which keeps the form and goes through on another press [RESP-008] [CALL-041]', async () => {
    const taro = await open()
    await toPayment(taro)
    const since = await world().lastCall()
    const count = await bookings()
    await spoil('/hotels/:hotelId/reservations', { method: 'POST', status: 500, times: 4 })
    await book(taro)
    await taro.reads(t('errors.general'))
    assert.equal(await taro.isOff(t('checkout.bookPayAtHotel')), false)
    taro.store.get(environmentAtom).location.back()
    await taro.titled(t('checkout.whoComes'))
    assert.deepEqual(filled(taro), WRITTEN)
    await stepsOf(taro).toPayment()
    await book(taro)
    await taro.reads(await confirmed(taro))

    const calls = await callsTo(world(), 'POST', BOOK, since)
    assert.deepEqual(
      calls.map(({ status }) => status),
      [500, 500, 500, 500, 201],
    )
    assert.equal(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size, 1)
    for (const call of calls) {
      assertHeaders(call, 'en')
      const { rooms: lines, guest: person, payment, checkin_date, checkout_date, extras } = Object(call.body)
      assert.deepEqual([lines.length, person.email, payment.type, extras], [1, TARO.email, 'on_site', []])
      assert.deepEqual([checkin_date, checkout_date], Object.values(STAY))
    }
    assert.equal(await bookings(), count + 1)
  })

  it('loses the answer to a booking, which is asked for again by itself and exists once (guarantee W9)', async () => {
    let lost = 0
    const taro = await open({
      bend: (line, send) => {
        if (!PAID.test(line) || lost === 3) return null
        lost++
        return send().then(() => Promise.reject(new TypeError('Failed to fetch')))
      },
    })
    await toPayment(taro)
    const since = await world().lastCall()
    const count = await bookings()
    await book(taro)
    await confirmed(taro)
    const calls = await callsTo(world(), 'POST', BOOK, since)
    assert.deepEqual([lost, calls.length], [3, 4])
    assert.equal(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size, 1)
    assert.equal(await bookings(), count + 1)
  })
})
