import { describe, it } from 'node:test'

import { asked, callsTo, PRICE } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, TWO_ROOMS } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'
import { IN_DECEMBER, ROOM_NAMES } from '../helpers/sold-out.ts'
import type { NamedRoom } from '../helpers/sold-out.ts'

const { world, guest } = journey()

// What is told and asked, and a room gone in the last moment: widget/features/checkout/failure/sold-out.test.ts.

const sellOut = (room: NamedRoom) => world().edit({ kind: 'sell_out', room_type_code: room, ...IN_DECEMBER })
describe('what others take or change meanwhile', () => {
  it('looks well where it is told: a room gone before the details, one gone at the payment, a price that moved', async () => {
    const taro = await guest()
    const { t, button, see } = taro
    await taro.openResults({ rooms: TWO_ROOMS })
    for (const room of ['komorebi', 'asagiri'] as const) await taro.choose(BOTH_WAYS, { room: ROOM_NAMES[room] })
    await sellOut('asagiri')
    await button(t('results.continue')).click()
    await see(t('results.goneTitle', { room: ROOM_NAMES.asagiri }))
    await assertWell(taro, 'results with a room gone')

    await taro.choose(BOTH_WAYS, { room: ROOM_NAMES.kawasemi })
    await taro.toDetails()
    await taro.introduce()
    await taro.toPayment()
    await sellOut('kawasemi')
    await taro.payAtHotel()
    await see(t('checkout.soldOutTitle', { room: ROOM_NAMES.kawasemi }))
    await assertWell(taro, 'payment with a room gone')

    await button(t('checkout.goOnWithout')).click()
    const before = await taro.total()
    const [priced] = (await callsTo(world(), 'GET', PRICE)).toReversed()
    const [line] = JSON.parse(asked(priced, 'rooms')) as { room_plan_code: string }[]
    await world().edit({
      kind: 'change_price',
      room_plan_code: line?.room_plan_code ?? '',
      percent: 150,
      ...IN_DECEMBER,
    })
    await taro.payAtHotel()
    const [toldFrom = ''] = t('errors.priceDearer', { now: '', before }).split('now ').slice(1)
    await see(toldFrom)
    await assertWell(taro, 'payment at a new price')
    await taro.payAtHotel()
    await taro.confirmed()
  })
})
