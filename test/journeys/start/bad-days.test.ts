import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import type { NextAnswer } from '../../lib/world.ts'
import { BOTH_WAYS, journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

// What else a server does on such a day, and what is said and asked then: widget/features/checkout/failure/bad-days.test.ts,
// widget/app/pages/failures.test.ts and widget/app/start/failure-card.test.ts.

const { world, guest } = journey()
afterEach(() => world().clearAnswers())

const BOOKINGS = '/hotels/:hotelId/reservations'
const break_ = (path: string, how: Omit<NextAnswer, 'path'>) => world().nextAnswer({ path, ...how })
const bookings = () => world().database.orm.$count(reservation)
const again = (taro: Guest) => taro.button(taro.t('core.tryAgain')).click()

describe('a provider on a bad day', () => {
  it('a booking whose answer is nonsense is neither denied nor doubled, nor by a reload: asking again shows it', async () => {
    const taro = await guest()
    const { t, see } = taro
    await break_('/hotels/:hotelId/rooms', { drop: true, times: 100 })
    await taro.open('/booking/result', { ...STAY, adults: '2' })
    await see(t('results.failedTitle'))
    await assertWell(taro, 'search refused')
    await world().clearAnswers()
    await again(taro)
    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    await taro.introduce()
    await taro.toPayment()
    const count = await bookings()
    await break_(BOOKINGS, { method: 'POST', status: 500, times: 4 })
    await taro.payAtHotel()
    await see(t('errors.general'))
    await assertWell(taro, 'booking refused')
    await break_(BOOKINGS, { method: 'POST', status: 200, body: { data: 1 }, after: true })
    await taro.button(t('checkout.bookPayAtHotel')).click()
    await see(t('checkout.unknownTitle'))
    await assertWell(taro, 'outcome unknown')
    await taro.page.reload()
    await see(t('checkout.unknownTitle'))
    await taro.button(t('checkout.askAgain')).click()
    await taro.confirmed()
    assert.equal(await bookings(), count + 1)
  })
})
