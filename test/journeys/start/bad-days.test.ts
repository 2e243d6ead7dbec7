import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import type { NextAnswer } from '../../lib/world.ts'
import { assertHeaders, BOOK, callsTo, PRICE } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, STAY, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const SEARCH = '/hotels/:hotelId/rooms'
const POLICIES = /^\/hotels\/\d+\/cancellation_policies$/
afterEach(() => world().clearAnswers())

const break_ = (path: string, how: Omit<NextAnswer, 'path'>) => world().nextAnswer({ path, ...how })
const bookings = () => world().database.orm.$count(reservation)

async function toDetails(taro: Guest) {
  await taro.openResults()
  await taro.choose(BOTH_WAYS)
  await taro.toDetails()
  await taro.introduce()
}
const assertFilled = async (taro: Guest) => {
  const { first_name, last_name, email, email_again, phone } = await taro.form()
  assert.deepEqual({ first_name, last_name, email, email_again, phone }, TARO)
}
const openSearch = (taro: Guest) => taro.open('/booking/result', { ...STAY, adults: '2' })
const again = (taro: Guest) => taro.button(taro.t('core.tryAgain')).click()
const rooms = (taro: Guest) => taro.page.locator('.plans').first().waitFor()

describe('a provider on a bad day', () => {
  it('a search without an answer says so on the spot, and another try finds the rooms [RESP-007]', async () => {
    const taro = await guest()
    const { t, see } = taro
    await break_(SEARCH, { drop: true, times: 100 })
    await openSearch(taro)
    await see(t('results.failedTitle'))
    await see(t('errors.network'))
    await assertWell(taro, 'search refused')
    await world().clearAnswers()
    const hosts = new Set<string>()
    taro.page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await again(taro)
    await rooms(taro)
    const { api, widget, identity } = world().origins
    assert.deepEqual(
      [...hosts].filter((host) => ![api, widget, identity].includes(host)),
      [],
      'nothing is reported',
    )
  })

  it('a search answered with an error, with nonsense or late ends with the rooms', async () => {
    const taro = await guest()
    const { t, see } = taro
    await break_(SEARCH, { status: 500 })
    await openSearch(taro)
    await see(t('errors.general'))
    await break_(SEARCH, { status: 200, body: { data: { rooms: 'none' } } })
    await again(taro)
    await see(t('errors.processing'))
    await break_(SEARCH, { delay_ms: 1500 })
    await again(taro)
    await taro.at.getByText(t('results.loading')).first().waitFor({ state: 'attached' })
    await rooms(taro)
  })

  it('cancellation terms that fail say so and come on another try [CALL-027]', async () => {
    const taro = await guest()
    const { t, see, page } = taro
    await taro.openResults()
    await break_('/hotels/:hotelId/cancellation_policies', { status: 500 })
    await page
      .getByRole('button', { name: t('results.policy') })
      .first()
      .click()
    await see(t('errors.policyFailed'))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('core.tryAgain') })
      .click()
    await see(t('detail.noShow'))
    await assertWell(taro, 'policy')
    const calls = await callsTo(world(), 'GET', POLICIES)
    assert.equal(calls.length, 2)
    for (const call of calls) {
      assertHeaders(call, 'en')
      assert.ok(Object(call.query).room_plan_codes)
    }
  })

  it('a price that fails keeps the details and comes on another try [CALL-023]', async () => {
    const taro = await guest()
    const { t, see } = taro
    await taro.openResults()
    await taro.choose(BOTH_WAYS)
    const price = await taro.total()
    const since = await world().lastCall()
    await break_('/hotels/:hotelId/rooms/price', { status: 500 })
    await taro.toDetails()
    await see(t('checkout.priceFailed'))
    await taro.introduce()
    await again(taro)
    await taro.page.locator('.summary .bill .sum').waitFor()
    assert.equal(await taro.total(), price)
    await assertFilled(taro)
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

  it('a pause for maintenance at the price leads back to the filled form', async () => {
    const taro = await guest()
    const { t } = taro
    await toDetails(taro)
    await taro.toPayment()
    await break_('/hotels/:hotelId/rooms/availability', { status: 503 })
    await taro.payAtHotel()
    await taro.seeTitle(t('core.unavailableTitle'))
    await again(taro)
    await taro.seeTitle(t('checkout.howToPay'))
    assert.equal(await taro.button(t('checkout.bookPayAtHotel')).isEnabled(), true)
    await taro.button(t('checkout.bookPayAtHotel')).click()
    await taro.confirmed()
    await taro.see(TARO.email)
  })

  it('a booking answered with 500 says so, keeps the form and goes through on another press [RESP-008] [CALL-041]', async () => {
    const taro = await guest()
    const { t, see } = taro
    await toDetails(taro)
    await taro.toPayment()
    const since = await world().lastCall()
    const count = await bookings()
    await break_('/hotels/:hotelId/reservations', { method: 'POST', status: 500, times: 4 })
    await taro.payAtHotel()
    await see(t('errors.general'))
    await assertWell(taro, 'booking refused')
    assert.equal(await taro.button(t('checkout.bookPayAtHotel')).isEnabled(), true)
    await taro.page.goBack()
    await taro.seeTitle(t('checkout.whoComes'))
    await assertFilled(taro)
    await taro.toPayment()
    await taro.button(t('checkout.bookPayAtHotel')).click()
    await taro.see(await taro.confirmed())

    const calls = await callsTo(world(), 'POST', BOOK, since)
    assert.equal(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size, 1)
    for (const call of calls) {
      assertHeaders(call, 'en')
      const { rooms: lines, guest: person, payment, checkin_date, checkout_date, extras } = Object(call.body)
      assert.deepEqual([lines.length, person.email, payment.type, extras], [1, TARO.email, 'on_site', []])
      assert.deepEqual([checkin_date, checkout_date], Object.values(STAY))
    }
    assert.equal(await bookings(), count + 1)
  })

  it('a booking whose answer was lost is asked for again by itself and exists once (guarantee W9)', async () => {
    const taro = await guest()
    await toDetails(taro)
    await taro.toPayment()
    const since = await world().lastCall()
    const count = await bookings()
    await break_('/hotels/:hotelId/reservations', { method: 'POST', drop: true, after: true, times: 3 })
    await taro.payAtHotel()
    await taro.confirmed()
    const keys = (await callsTo(world(), 'POST', BOOK, since)).map(({ headers }) => headers['idempotency-key'])
    assert.equal(new Set(keys).size, 1)
    assert.equal(await bookings(), count + 1)
  })

  it('a booking whose answer is nonsense is neither denied nor doubled: asking again shows it', async () => {
    const taro = await guest()
    const { t, see } = taro
    await toDetails(taro)
    await taro.toPayment()
    const count = await bookings()
    await break_('/hotels/:hotelId/reservations', { method: 'POST', status: 200, body: { data: 1 }, after: true })
    await taro.payAtHotel()
    await see(t('checkout.unknownTitle'))
    await assertWell(taro, 'outcome unknown')
    await taro.page.reload()
    await see(t('checkout.unknownTitle'))
    await taro.button(t('checkout.askAgain')).click()
    await taro.confirmed()
    assert.equal(await bookings(), count + 1)
  })

  it('settings that fail say why in the place of the page', async () => {
    const taro = await guest()
    const ways = [
      ['failing.awayTitle', { status: 500 }],
      ['failing.awayTitle', { drop: true, times: 100 }],
      ['failing.oursTitle', { status: 200, body: [] }],
    ] as const
    for (const [words, how] of ways) {
      await break_('/hotels/:hotelCode/settings/booking_widget', how)
      await openSearch(taro)
      await taro.page
        .getByRole('alert')
        .filter({ hasText: taro.t(words) })
        .waitFor()
      await world().clearAnswers()
      await openSearch(taro)
      await rooms(taro)
    }
  })
})
