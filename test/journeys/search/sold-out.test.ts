import { describe, it } from 'node:test'

import { asked, callsTo, PRICE } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, TWO_ROOMS } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

// What is told and asked, and a room gone in the last moment: widget/features/checkout/failure/sold-out.test.ts.

const ROOMS = {
  komorebi: 'Komorebi, eight mats on the garden',
  asagiri: 'Asagiri twin, facing the water',
  kawasemi: 'Kawasemi, beds and tatami',
} as const
type Room = keyof typeof ROOMS
const NIGHTS = { hotel: 'shirotsuki', from: '2026-12-01', to: '2026-12-31' }
const sellOut = (room: Room) => world().edit({ kind: 'sell_out', room_type_code: room, ...NIGHTS })
describe('what others take or change meanwhile', () => {
  it('looks well where it is told: a room gone before the details, one gone at the payment, a price that moved', async () => {
    const taro = await guest()
    const { t, button, see } = taro
    await taro.openResults({ rooms: TWO_ROOMS })
    for (const room of ['komorebi', 'asagiri'] as const) await taro.choose(BOTH_WAYS, { room: ROOMS[room] })
    await sellOut('asagiri')
    await button(t('results.continue')).click()
    await see(t('results.goneTitle', { room: ROOMS.asagiri }))
    await assertWell(taro, 'results with a room gone')

    await taro.choose(BOTH_WAYS, { room: ROOMS.kawasemi })
    await taro.toDetails()
    await taro.introduce()
    await taro.toPayment()
    await sellOut('kawasemi')
    await taro.payAtHotel()
    await see(t('checkout.soldOutTitle', { room: ROOMS.kawasemi }))
    await assertWell(taro, 'payment with a room gone')

    await button(t('checkout.goOnWithout')).click()
    const before = await taro.total()
    const [priced] = (await callsTo(world(), 'GET', PRICE)).toReversed()
    const [line] = JSON.parse(asked(priced, 'rooms')) as { room_plan_code: string }[]
    await world().edit({ kind: 'change_price', room_plan_code: line?.room_plan_code ?? '', percent: 150, ...NIGHTS })
    await taro.payAtHotel()
    const [toldFrom = ''] = t('errors.priceDearer', { now: '', before }).split('. ').slice(1)
    await see(toldFrom)
    await assertWell(taro, 'payment at a new price')
    await taro.payAtHotel()
    await taro.confirmed()
  })
})
