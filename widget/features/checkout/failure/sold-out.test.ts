import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { reservation } from '../../../../demo-host/provider/db/schema/booking.ts'
import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { AVAILABILITY, BOOK, callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { SEARCH_PATH } from '../../../../test/lib/bent/bent-rooms.ts'
import { assertBooks } from '../../../../test/lib/database/books.ts'
import { until } from '../../../../test/lib/until.ts'
import { bookingSteps } from '../../../../test/lib/widget/booking-steps.ts'
import { openResults } from '../../../../test/lib/widget/open-results.ts'
import type { OpenResults } from '../../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../../test/lib/widget/open-widget.ts'
import { startWorld } from '../../../../test/lib/world.ts'
import type { World } from '../../../../test/lib/world.ts'
import { routeAtom } from '../../../state/navigation/navigation.ts'
import { showLocaleAtom } from '../../../state/settings/texts.ts'

// Gone before the details and at the payment: test/journeys/search/sold-out.test.ts.

const ASAGIRI = 'Asagiri twin, facing the water'
const BOTH_WAYS = 'Breakfast by the window'
const NIGHTS = { hotel: 'shirotsuki', from: '2026-12-01', to: '2026-12-31' }

let world: World
let shown: OpenResults
const t = await loadTranslate('en', ['results', 'checkout'])
const steps = bookingSteps(() => shown, t)
before(async () => {
  world = await startWorld()
})
after(() => assertBooks(world.database.orm).finally(() => world.stop()))
afterEach(() => {
  shown.close()
  forgetGuest()
})
const bookings = () => world.database.orm.$count(reservation)

describe('a room gone in the last moment', () => {
  it('is refused by the server in every language, and nothing is booked', async () => {
    shown = await openResults(world)
    const card = await shown.until(() => shown.card(ASAGIRI))
    const offer = await shown.until(() => shown.offer(BOTH_WAYS, card))
    await shown.press(`${t('results.choose')}: ${ASAGIRI}, ${BOTH_WAYS}`, offer)
    await shown.press(t('results.continue'))
    await steps.sees(t('checkout.whoComes'))
    await steps.introduce()
    await steps.toPayment()
    const before = await bookings()
    const since = await world.lastCall()
    await world.edit({ kind: 'sell_out', room_type_code: 'asagiri', ...NIGHTS })
    const line = { room_type_code: 'asagiri', room_plan_code: '', requested: 1, available_count: 1, code: null }
    const body = { data: { available: true, rooms: [line] } }
    await world.nextAnswer({ path: `${SEARCH_PATH}/availability`, status: 200, body })
    const onSite = () => shown.all('label').find(({ textContent }) => textContent?.startsWith(t('checkout.onSite')))
    ;(await shown.until(onSite)).click()
    await shown.press(t('checkout.bookPayAtHotel'))
    await shown.until(() => shown.root.textContent?.includes(t('checkout.soldOutTitle', { room: ASAGIRI })))
    const refused = await until(async () => (await callsTo(world, 'POST', BOOK, since))[0], 'the booking')
    assert.equal(refused.status, 409)
    assert.equal((await callsTo(world, 'GET', AVAILABILITY, since))[0]?.status, 200)
    for (const locale of [...LOCALE_CODES.filter((code) => code !== 'en'), 'en'] as const) {
      const words = await loadTranslate(locale, ['checkout'])
      await shown.store.set(showLocaleAtom, locale)
      await shown.until(() => shown.root.textContent?.includes(words('checkout.soldOutAll')))
      assert.ok(shown.button(words('checkout.otherRoom')), locale)
    }
    assert.equal(await bookings(), before)
    assert.equal((await callsTo(world, 'POST', BOOK, since)).length, 1)
    await shown.press(t('checkout.otherRoom'))
    await shown.until(() => shown.root.querySelector('.plans'))
    assert.equal(shown.store.get(routeAtom).id, 'result')
  })
})
