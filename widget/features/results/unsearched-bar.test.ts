import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { asked, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { answerSearch } from '../../../test/lib/bent/bent-rooms.ts'
import { groundOfResults } from '../../../test/lib/ground-of-results.ts'
import { until } from '../../../test/lib/until.ts'
import { routeAtom } from '../../state/navigation/navigation.ts'
import { setDatesAtom } from '../../state/search/months.ts'
import { criteriaAtom } from '../../state/search/search.ts'

const { world, results, withOffers } = groundOfResults()
const LONGER = { from: '2026-12-10', to: '2026-12-15' }
const offer = () => withOffers({ room_type_name: 'Deluxe' }, { room_plan_name: 'Breakfast' })

describe('days that are chosen in the bar and not looked for', () => {
  it('change nothing of what the prices in view say they are for', async () => {
    await answerSearch(world(), offer())
    const page = await results(world())
    await page.listed()
    await page.press('Choose: Deluxe, Breakfast')
    const said = () => page.words('li.plan .buy, .summary, .bottom-bar').join()
    await page.until(() => said().includes('Next step'))
    const before = said()
    assert.match(before, /2 nights/)
    page.store.set(setDatesAtom, LONGER)
    await page.until(() => page.words('.searchbar').join().includes('5 nights'))
    assert.equal(said(), before)
  })

  it('are not what is gone on with: the guest books what they have read', async () => {
    await answerSearch(world(), offer())
    const page = await results(world())
    await page.listed()
    await page.press('Choose: Deluxe, Breakfast')
    page.store.set(setDatesAtom, LONGER)
    await world().nextAnswer({
      method: 'GET',
      path: '/hotels/:hotelId/rooms/availability',
      status: 200,
      body: { data: { available: true, rooms: [] } },
    })
    const since = await world().lastCall()
    await page.press('Continue')
    await page.until(() => page.store.get(routeAtom).id === 'guestDetail')
    const { checkin, checkout } = page.store.get(criteriaAtom)
    assert.deepEqual([checkin, checkout], ['2026-12-10', '2026-12-12'])
    const [free] = await callsTo(world(), 'GET', /\/rooms\/availability$/, since)
    assert.ok(free)
    assert.equal(asked(free, 'checkout_date'), '2026-12-12')
  })

  it('are what is gone on with once they are looked for, though their prices are still on their way', async () => {
    await answerSearch(world(), offer())
    const page = await results(world())
    await page.listed()
    await page.press('Choose: Deluxe, Breakfast')
    page.store.set(setDatesAtom, LONGER)
    await answerSearch(world(), offer(), { delay_ms: 3_000 })
    await page.press('Search')
    await page.until(() => page.root.querySelector('.results[aria-busy="true"] li.plan'))
    await world().nextAnswer({
      method: 'GET',
      path: '/hotels/:hotelId/rooms/availability',
      status: 200,
      body: { data: { available: true, rooms: [] } },
    })
    await page.press('Continue')
    await page.until(() => page.store.get(routeAtom).id === 'guestDetail')
    assert.equal(page.store.get(criteriaAtom).checkout, LONGER.to)
  })

  it('are those of the prices as soon as these have come, and not before', async () => {
    await answerSearch(world(), offer())
    const page = await results(world())
    await page.listed()
    page.store.set(setDatesAtom, LONGER)
    await answerSearch(world(), offer(), { delay_ms: 300 })
    await page.press('Search')
    await page.until(() => page.root.querySelector('.results[aria-busy="true"] li.plan'))
    assert.match(page.words('li.plan .buy').join(), /2 nights/)
    await page.listed()
    await until(() => /5 nights/.test(page.words('li.plan .buy').join()), 'the new prices')
  })
})
