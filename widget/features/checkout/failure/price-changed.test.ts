import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { BOOK, callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { bookingSteps } from '../../../../test/lib/widget/booking-steps.ts'
import { stayVisits } from '../../../../test/lib/widget/stay-visits.ts'

// What is dearer or cheaper by then, or no longer free: price-moved.test.tsx, second-currency.test.tsx, sold-out.test.ts.

const { world, open } = stayVisits()
const t = await loadTranslate('en', ['checkout', 'results'])
const REASONS = ['price_changed', 'exchange_rate_updated'] as const

describe('a booking that is refused for another price, where the guest finds the one they knew', () => {
  it('leads back to the results, which say so in every language and nothing of an account; the next one books', async () => {
    const taro = await open()
    const steps = bookingSteps(() => taro, t)
    const toDetails = async () => {
      await steps.choose('Room only')
      await steps.toDetails()
    }
    taro.toResults()
    await toDetails()
    await steps.introduce()
    const since = await world().lastCall()
    const told = new Set<string>()
    for (const reason of REASONS) {
      const body = { errors: [{ title: 'Another price', details: { code: 2304, reason, base: [] } }] }
      await world().nextAnswer({ method: 'POST', path: '/hotels/:hotelId/reservations', status: 409, body })
      await steps.submit(t('checkout.bookPayAtHotel'))
      for (const locale of [...LOCALE_CODES.filter((code) => code !== 'en'), 'en'] as const) {
        const words = await loadTranslate(locale, ['codes'])
        await taro.speak(locale)
        await taro.reads(words('codes.2304_price'))
        assert.ok(!taro.words().join().includes(words('codes.2304')), locale)
        told.add(words('codes.2304_price'))
      }
      assert.equal(taro.path(), '/booking/result')
      await toDetails()
    }
    assert.equal(told.size, LOCALE_CODES.length)
    await steps.submit(t('checkout.bookPayAtHotel'))
    await taro.until(() => taro.words('.booked-number').join())
    const calls = await callsTo(world(), 'POST', BOOK, since)
    assert.deepEqual(
      calls.map(({ status }) => status),
      [409, 409, 201],
    )
  })
})
