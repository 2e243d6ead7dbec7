import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { asked, assertHeaders, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { bookingSteps } from '../../../test/lib/widget/booking-steps.ts'
import { openResults, STAY } from '../../../test/lib/widget/open-results.ts'
import type { OpenResults } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'

// In a page and in a frame, in a preview and where it fails: test/journeys/search/recommender.test.ts.

const PATH = '/hotels/:hotelId/rooms/recommendation'
const RECOMMENDATION = /^\/hotels\/\d+\/rooms\/recommendation$/
const SETTINGS = /^\/hotels\/\d+\/settings\/recommender_widget$/
const ROOMS = /^\/hotels\/\d+\/rooms$/

let world: World
let shown: OpenResults
const t = await loadTranslate('en', ['checkout', 'core', 'errors', 'recommender', 'results'])
before(async () => {
  world = await startWorld()
})
after(() => world.stop())
afterEach(async () => {
  shown.close()
  forgetGuest()
  await world.clearAnswers()
})
async function open(path: string, query: Record<string, string>) {
  const search = new URLSearchParams({ code: 'shirotsuki', locale: 'en', ...query })
  shown = await openResults(world, {}, { address: `${path}?${search}` })
}

describe('the rooms recommender', () => {
  it('asks with the criteria and shows what it gets like results [ROUTE-013] [REC-010] [CALL-022] [CALL-133]', async () => {
    const since = await world.lastCall()
    await world.nextAnswer({ method: 'GET', path: PATH, status: 500, times: 4 })
    await open('/booking/recommender', { ...STAY, adults: '1' })
    // A failed answer says so, and how to go on.
    const failure = await shown.until(() =>
      shown.all('[role=alert]').find((one) => one.textContent?.includes(t('recommender.failedTitle'))),
    )
    assert.ok(failure.textContent?.includes(t('errors.general')), failure.textContent ?? '')
    await world.clearAnswers()
    await shown.press(t('core.tryAgain'), failure)
    await shown.until(() => shown.root.querySelector('.plans'))

    const call = (await callsTo(world, 'GET', RECOMMENDATION, since)).at(-1)
    assert.ok(call)
    assertHeaders(call, 'en')
    assert.deepEqual(
      ['checkin_date', 'checkout_date', 'adults', 'rooms'].map((name) => asked(call, name)),
      [STAY.checkin, STAY.checkout, '1', JSON.stringify([{ adults: 1, children: 0 }])],
    )
    assert.deepEqual(await callsTo(world, 'GET', ROOMS, since), [])
    const rooms = shown.all('li.room')
    assert.ok(rooms.length > 1)
    for (const room of rooms) assert.notEqual(room.querySelector('.head .tagline')?.textContent?.trim() ?? '', '')
    await shown.until(() => shown.words('header button').some((words) => words.includes('JPY')))
    await bookingSteps(() => shown, t).choose('Room only')
    await shown.press(t('results.continue'))
    await shown.until(() => shown.root.querySelector('h1')?.textContent === t('checkout.whoComes'))
  })
})

describe('the recommender widget', () => {
  it('stands alone with the title of its settings and a card for every room [ROUTE-009] [REC-001] [CALL-014]', async () => {
    const since = await world.lastCall()
    await open('/recommender-widget', STAY)
    await shown.until(() => shown.root.querySelector('.recommended a'))
    assert.equal(shown.all('header, footer, .searchbar').length, 0)
    const [settings] = await callsTo(world, 'GET', SETTINGS, since)
    const [rooms] = await callsTo(world, 'GET', RECOMMENDATION, since)
    assert.ok(settings && rooms)
    assertHeaders(settings, 'en')
    assert.equal(settings.path, '/hotels/1/settings/recommender_widget')
    assert.equal(asked(rooms, 'checkin_date'), STAY.checkin)
    assert.ok(shown.words('h2').includes('Rooms for you'))
    assert.ok(shown.all('.recommended:not(.carousel) li, .recommended li').length > 1)
  })
})
