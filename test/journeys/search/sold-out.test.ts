import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { asked, assertHeaders, AVAILABILITY, BOOK, callsTo, PRICE } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, TWO_ROOMS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

// Gone in the last moment: widget/features/checkout/failure/sold-out.test.ts.

/** Every test has rooms of its own, since one test's sold-out room is sold out for the next. */
const ROOMS = {
  komorebi: 'Komorebi, eight mats on the garden',
  asagiri: 'Asagiri twin, facing the water',
  kawasemi: 'Kawasemi, beds and tatami',
} as const
type Room = keyof typeof ROOMS
const NIGHTS = { hotel: 'shirotsuki', from: '2026-12-01', to: '2026-12-31' }
const sellOut = (room: Room) => world().edit({ kind: 'sell_out', room_type_code: room, ...NIGHTS })
const setFree = (room: Room) => world().edit({ kind: 'sell_out', room_type_code: room, left: 3, ...NIGHTS })
const bookings = () => world().database.orm.$count(reservation)

async function chooseTwo(taro: Guest, ...rooms: readonly [Room, Room]) {
  for (const room of rooms) await setFree(room)
  await taro.openResults({ rooms: TWO_ROOMS })
  for (const room of rooms) await taro.choose(BOTH_WAYS, { room: ROOMS[room] })
}
async function toPayment(taro: Guest) {
  await taro.toDetails()
  await taro.introduce()
  await taro.toPayment()
}

describe('what others take or change meanwhile', () => {
  it('a room gone before the details is named and the other stays chosen [CALL-135]', async () => {
    const taro = await guest()
    const { t, button, see } = taro
    await chooseTwo(taro, 'komorebi', 'asagiri')
    await sellOut('asagiri')
    const since = await world().lastCall()
    await button(t('results.continue')).click()
    await see(t('results.goneTitle', { room: ROOMS.asagiri }))
    await see(t('results.goneText'))
    const summary = taro.page.locator('.summary')
    assert.ok((await summary.innerText()).includes(ROOMS.komorebi))
    assert.equal(new URL(taro.page.url()).pathname, '/booking/result')
    await assertWell(taro, 'results with a room gone')

    const [call] = await callsTo(world(), 'GET', AVAILABILITY, since)
    assert.ok(call)
    assertHeaders(call, 'en')
    const lines = JSON.parse(asked(call, 'rooms')) as Record<string, unknown>[]
    assert.deepEqual(
      lines.map((line) => [line.room_type_code, typeof line.room_plan_code, line.quantity]),
      [
        ['komorebi', 'string', 1],
        ['asagiri', 'string', 1],
      ],
    )
    assert.deepEqual([asked(call, 'checkin_date'), asked(call, 'checkout_date')], ['2026-12-10', '2026-12-12'])
  })

  it('a room gone at the payment is told before anything is sent, and the rest can be booked', async () => {
    const taro = await guest()
    const { t, button, see } = taro
    await chooseTwo(taro, 'komorebi', 'kawasemi')
    await toPayment(taro)
    const both = await taro.total()
    const since = await world().lastCall()
    await sellOut('kawasemi')
    await taro.payAtHotel()
    await see(t('checkout.soldOutTitle', { room: ROOMS.kawasemi }))
    await see(t('checkout.soldOutRest'))
    assert.deepEqual(await callsTo(world(), 'POST', BOOK, since), [])
    await assertWell(taro, 'payment with a room gone')

    await button(t('checkout.goOnWithout')).click()
    await taro.payAtHotel()
    await taro.confirmed()
    assert.notEqual(await taro.total(), both)
    assert.ok(!(await taro.words()).includes(ROOMS.kawasemi))
  })

  it('a price that moved is told with both sums, and only the guest’s second press books', async () => {
    const taro = await guest()
    const { t, see } = taro
    await setFree('komorebi')
    await taro.openResults()
    await taro.choose(BOTH_WAYS, { room: ROOMS.komorebi })
    await toPayment(taro)
    const before = await taro.total()
    const [priced] = (await callsTo(world(), 'GET', PRICE)).toReversed()
    const [line] = JSON.parse(asked(priced, 'rooms')) as { room_plan_code: string }[]
    await world().edit({ kind: 'change_price', room_plan_code: line?.room_plan_code ?? '', percent: 150, ...NIGHTS })
    const count = await bookings()
    await taro.payAtHotel()
    const [toldFrom = ''] = t('errors.priceDearer', { now: '', before }).split('. ').slice(1)
    await see(toldFrom)
    const now = await taro.total()
    assert.notEqual(now, before)
    await see(t('errors.priceDearer', { now, before }))
    assert.equal(await bookings(), count)
    await assertWell(taro, 'payment at a new price')

    await taro.payAtHotel()
    await taro.confirmed()
    assert.equal(await taro.total(), now)
    assert.equal(await bookings(), count + 1)
  })
})
