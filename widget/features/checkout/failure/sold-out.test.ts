import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { reservation } from '../../../../demo-host/provider/db/schema/booking.ts'
import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { PARTY } from '../../../../test/contract/helpers/guest.ts'
import { asked, assertHeaders, AVAILABILITY, BOOK, callsTo, PRICE } from '../../../../test/journeys/helpers/calls.ts'
import { anHourLater } from '../../../../test/lib/an-hour-later.ts'
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
import { IN_DECEMBER, ROOM_NAMES } from '../../../../test/journeys/helpers/sold-out.ts'
import type { NamedRoom } from '../../../../test/journeys/helpers/sold-out.ts'

// How it looks, one after the other: test/journeys/search/sold-out.test.ts.

const ASAGIRI = ROOM_NAMES.asagiri
const BOTH_WAYS = 'Breakfast by the window'
const TWO_ROOMS = JSON.stringify([PARTY, PARTY])

let world: World
let shown: OpenResults
const t = await loadTranslate('en', ['core', 'results', 'checkout', 'errors'])
const steps = bookingSteps(() => shown, t)
before(async () => {
  world = await startWorld()
})
after(() => assertBooks(world.database.orm).finally(() => world.stop()))
afterEach(async () => {
  shown.close()
  forgetGuest()
  await anHourLater(world)
  // What one test took is there for the next.
  for (const room of Object.keys(ROOM_NAMES) as NamedRoom[]) await leave(room, 3)
})
const bookings = () => world.database.orm.$count(reservation)
const leave = (room: NamedRoom, left: number) =>
  world.edit({ kind: 'sell_out', room_type_code: room, left, ...IN_DECEMBER })
const reads = (words: string) => shown.until(() => shown.words().join().includes(words))
const total = () => shown.until(() => shown.words('.summary .bill .sum dd')[0])

async function choose(...rooms: NamedRoom[]) {
  for (const room of rooms) {
    const card = await shown.until(() => shown.card(ROOM_NAMES[room]))
    const offer = await shown.until(() => shown.offer(BOTH_WAYS, card))
    const name = `${t('results.choose')}: ${ROOM_NAMES[room]}, ${BOTH_WAYS}`
    await shown.press(name, offer)
    await shown.until(() => !shown.button(name))
  }
}
async function toPayment() {
  await steps.toDetails()
  await steps.introduce()
  await steps.toPayment()
}
async function payAtHotel() {
  const onSite = () => shown.all('label').find(({ textContent }) => textContent?.startsWith(t('checkout.onSite')))
  ;(await shown.until(onSite)).click()
  await shown.press(t('checkout.bookPayAtHotel'))
}
const confirmed = () => shown.until(() => shown.words('.booked-number')[0])

describe('a room gone in the last moment', () => {
  it('is refused by the server in every language, and nothing is booked', async () => {
    shown = await openResults(world)
    await choose('asagiri')
    await toPayment()
    const before = await bookings()
    const since = await world.lastCall()
    await world.edit({ kind: 'sell_out', room_type_code: 'asagiri', ...IN_DECEMBER })
    const line = { room_type_code: 'asagiri', room_plan_code: '', requested: 1, available_count: 1, code: null }
    const body = { data: { available: true, rooms: [line] } }
    await world.nextAnswer({ path: `${SEARCH_PATH}/availability`, status: 200, body })
    await payAtHotel()
    await shown.until(() => shown.root.textContent?.includes(t('checkout.soldOutTitle', { room: ASAGIRI })))
    assert.deepEqual(shown.words('.stub'), [], 'a phone tells of no stay above its form')
    assert.ok(
      !shown
        .words('.summary')
        .join()
        .includes(t('core.adults', { n: 0 })),
    )
    assert.deepEqual(shown.words('.bottombar .now'), ['–'], 'nothing costs anything')
    assert.ok(!shown.root.textContent?.includes(t('checkout.noWayToPay')), 'there is one cause, and it is told')
    const refused = await until(async () => (await callsTo(world, 'POST', BOOK, since))[0], 'the booking')
    assert.equal(refused.status, 409)
    assert.equal((await callsTo(world, 'GET', AVAILABILITY, since))[0]?.status, 200)
    for (const locale of [...LOCALE_CODES.filter((code) => code !== 'en'), 'en'] as const) {
      const words = await loadTranslate(locale, ['checkout'])
      await shown.store.set(showLocaleAtom, locale)
      await shown.until(() => shown.root.textContent?.includes(words('checkout.soldOutAll')))
      assert.ok(shown.button(words('checkout.otherRoom')), locale)
      assert.ok(!shown.button(words('checkout.goOnWithout')), locale)
      assert.ok(shown.words('.wide-only').join().includes(words('checkout.soldOutFirst')), locale)
    }
    assert.equal(await bookings(), before)
    assert.equal((await callsTo(world, 'POST', BOOK, since)).length, 1)
    await shown.press(t('checkout.otherRoom'))
    await shown.until(() => shown.root.querySelector('.plans'))
    assert.equal(shown.store.get(routeAtom).id, 'result')
  })
})

describe('what others take or change meanwhile', () => {
  it('is a room gone before the details: it is named, and the other stays chosen [CALL-135]', async () => {
    shown = await openResults(world, { rooms: TWO_ROOMS })
    await choose('komorebi', 'asagiri')
    await leave('asagiri', 0)
    const since = await world.lastCall()
    await shown.press(t('results.continue'))
    await reads(t('results.goneTitle', { room: ASAGIRI }))
    await reads(t('results.goneText'))
    const chosen = shown.words('.summary').join()
    assert.ok(chosen.includes(ROOM_NAMES.komorebi), chosen)
    await shown.until(() => shown.all('.plan[data-chosen]').length === 1)
    assert.equal(shown.store.get(routeAtom).id, 'result')

    const [call] = await callsTo(world, 'GET', AVAILABILITY, since)
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

  it('is a room gone at the payment: it is told before anything is sent, and the rest can be booked', async () => {
    shown = await openResults(world, { rooms: TWO_ROOMS })
    await choose('kawasemi', 'komorebi')
    await toPayment()
    assert.ok(shown.words('.stub').join().includes(ROOM_NAMES.kawasemi))
    const both = await total()
    const since = await world.lastCall()
    await leave('kawasemi', 0)
    await payAtHotel()
    const [pressed] = shown.all('.wide-only .button.main')
    await reads(t('checkout.soldOutTitle', { room: ROOM_NAMES.kawasemi }))
    await shown.until(() => pressed?.getAttribute('aria-disabled') === 'true')
    assert.ok(pressed?.isConnected, 'the button that was pressed keeps the focus')
    await reads(t('checkout.soldOutRest'))
    const above = shown.words('.stub').join()
    assert.ok(above.includes(ROOM_NAMES.komorebi) && !above.includes(ROOM_NAMES.kawasemi), above)
    assert.deepEqual(await callsTo(world, 'POST', BOOK, since), [])
    await shown.press(t('checkout.goOnWithout'))
    await payAtHotel()
    await confirmed()
    assert.notEqual(await total(), both)
    assert.ok(!shown.words().join().includes(ROOM_NAMES.kawasemi))
    const [{ body } = { body: null }, ...more] = await callsTo(world, 'POST', BOOK, since)
    assert.deepEqual([Object(body).rooms.length, more], [1, []])
  })

  it('is a price that moved: it is told with both sums, and only the guest’s second press books', async () => {
    shown = await openResults(world)
    await choose('komorebi')
    await toPayment()
    const before = await total()
    const [priced] = (await callsTo(world, 'GET', PRICE)).toReversed()
    const [line] = JSON.parse(asked(priced, 'rooms')) as { room_plan_code: string }[]
    await world.edit({ kind: 'change_price', room_plan_code: line?.room_plan_code ?? '', percent: 150, ...IN_DECEMBER })
    const count = await bookings()
    await payAtHotel()
    const [toldFrom = ''] = t('errors.priceDearer', { now: '', before }).split('now ').slice(1)
    await reads(toldFrom)
    const now = await total()
    assert.notEqual(now, before)
    await reads(t('errors.priceDearer', { now, before }))
    assert.equal(await bookings(), count)
    await payAtHotel()
    await confirmed()
    assert.equal(await total(), now)
    assert.equal(await bookings(), count + 1)
  })
})
