import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'

import { SEEDED_LOTTERIES } from '../../../../demo-host/world/people/lotteries.ts'
import type { SearchAnswer } from '../../../../shared/contract/rooms.ts'
import type { Room, RoomPlan } from '../../../../shared/model/search/room.ts'
import { answerSearch, searchOf, SEARCH_PATH, withOffers as bentOffers } from '../../../../test/lib/bent/bent-rooms.ts'
import { openResults } from '../../../../test/lib/widget/open-results.ts'
import type { OpenResults } from '../../../../test/lib/widget/open-results.ts'
import { until } from '../../../../test/lib/until.ts'
import { startWorld } from '../../../../test/lib/world.ts'
import type { World } from '../../../../test/lib/world.ts'
import { asked, callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { goAtom, routeAtom } from '../../../state/navigation/navigation.ts'
import { proceedingAtom } from './proceed.ts'

const ROOMS = /^\/hotels\/\d+\/rooms$/
const FREE_PATH = '/hotels/:hotelId/rooms/availability'
const ALERTS = /^\/hotels\/\d+\/availability_alerts$/

let world: World
let answer: SearchAnswer
let shown: OpenResults | null = null
before(async () => {
  world = await startWorld()
  answer = await searchOf(world)
})
after(() => world.stop())
beforeEach(() => world.clearAnswers())
afterEach(() => shown?.close())

async function results(...input: Parameters<typeof openResults>): Promise<OpenResults> {
  shown = await openResults(...input)
  await shown.listed()
  return shown
}

const withOffers = (room: Partial<Room>, ...plans: Partial<RoomPlan>[]) => bentOffers(answer, room, ...plans)
const party = (adults_count: number): Partial<RoomPlan> => ({
  matched_search_criteria: { adults_count, children_count: 0 },
})
const three = JSON.stringify([
  { adults: 2, children: 0 },
  { adults: 2, children: 0 },
  { adults: 1, children: 0 },
])
const routeOf = ({ store }: OpenResults) => store.get(routeAtom).id
const lines = ({ words }: OpenResults) => words('.summary > .small').slice(1)
/** What a screen reader hears of the choice. */
const told = ({ words }: OpenResults) => words('.with-aside > p.unseen[role="status"]').join()

describe('the choice of a guest', () => {
  it('is told with what was taken last, wherever it stands', async () => {
    const offers = withOffers(
      { room_type_name: 'Deluxe', room_count: 5 },
      { ...party(2), room_plan_name: 'Breakfast' },
      { ...party(1), room_plan_name: 'Dinner' },
    )
    await answerSearch(world, offers)
    const page = await results(world, { rooms: three })
    await page.press('Choose: Deluxe, Breakfast')
    await page.press('Choose: Deluxe, Dinner')
    await page.until(() => told(page).includes('Dinner'))
    const [first] = page.all('li.plan')
    await page.press('One room more', first)
    await page.until(() => told(page).includes('Breakfast'))
    await page.press('One room fewer', first)
    await page.press('One room fewer', first)
    await page.until(() => told(page) === '')
  })

  it('takes of a plan no more than it has for all parties together', async () => {
    const last = { room_plan_code: 'last', room_plan_name: 'Breakfast', plan_stock_count: 1 }
    const offers = withOffers(
      { room_type_name: 'Deluxe', room_count: 5 },
      { ...party(2), ...last },
      { ...party(1), ...last },
    )
    await answerSearch(world, offers)
    const page = await results(world, { rooms: three })
    const [first, second] = page.all('li.plan')
    assert.ok(first && second)
    await page.press('Choose: Deluxe, Breakfast', first)
    await page.until(() => lines(page).length === 1)
    await page.until(() => second.textContent?.includes('1 room is free'))
    await page.press('Choose: Deluxe, Breakfast', second)
    assert.deepEqual(lines(page), ['DeluxeBreakfastFor 2 adults'])
  })

  it('is a line for each plan and party, with as many rooms as wanted and never fewer than none [RESULT-013] [RESULT-014]', async () => {
    const offers = withOffers(
      { room_type_name: 'Deluxe', room_count: 5 },
      { ...party(2), room_plan_name: 'Breakfast' },
      { ...party(1), room_plan_name: 'Breakfast' },
    )
    await answerSearch(world, offers)
    const page = await results(world, { rooms: three })
    const choose = 'Choose: Deluxe, Breakfast'
    await page.press(choose)
    await page.until(() => page.button('One room more'))
    await page.press('One room more')
    await page.press(choose)
    await page.until(() => lines(page).length === 2)
    assert.deepEqual(lines(page), ['Deluxe × 2BreakfastFor 2 adults', 'DeluxeBreakfastFor 1 adult'])
    const [first] = page.all('li.plan')
    assert.ok(first)
    await page.press('One room fewer', first)
    await page.until(() => lines(page)[0] === 'DeluxeBreakfastFor 2 adults')
    await page.press('One room fewer', first)
    await page.until(() => lines(page).length === 1)
    // At none there is nothing to take away from.
    assert.equal(page.button('One room fewer', first), undefined)
    assert.deepEqual(lines(page), ['DeluxeBreakfastFor 1 adult'])
  })

  it('cannot mix rooms that are paid in different ways [RESULT-028]', async () => {
    const offers = withOffers(
      { room_type_name: 'Deluxe' },
      { room_plan_code: 'card', room_plan_name: 'By card', payment_method: ['credit_card'] },
      { room_plan_code: 'desk', room_plan_name: 'At the desk', payment_method: ['on_site'] },
    )
    await answerSearch(world, offers)
    const rooms = JSON.stringify([
      { adults: 2, children: 0 },
      { adults: 2, children: 0 },
    ])
    const page = await results(world, { rooms })
    await page.press('Choose: Deluxe, By card')
    await page.press('Choose: Deluxe, At the desk')
    await page.until(() => lines(page).length === 2)
    assert.match(page.root.textContent ?? '', /These rooms are paid in different ways and cannot be booked together/)
    const since = await world.lastCall()
    const going = page.button('Continue')
    assert.equal(going?.getAttribute('aria-disabled'), 'true')
    going?.click()
    assert.deepEqual(await callsTo(world, 'GET', /availability$/, since), [])
  })

  it('stays in another order, filter and language while it is offered, and is named when it is not [RESULT-030]', async () => {
    const page = await results(world)
    const [room] = answer.data.rooms
    const [plan] = room?.room_plan ?? []
    assert.ok(room && plan)
    const line = `${room.room_type_name}${plan.room_plan_name}`
    await page.press(`Choose: ${room.room_type_name}, ${plan.room_plan_name}`)
    await page.until(() => lines(page)[0] === line)
    const searched = async (act: () => unknown) => {
      const since = await world.lastCall()
      await act()
      await until(async () => (await callsTo(world, 'GET', ROOMS, since)).length, 'a search')
      await page.listed()
    }
    await searched(() => page.take('.refine select', 'price_high_to_low'))
    assert.deepEqual(lines(page), [line])
    // A filter that its room does not pass leaves it out of the list, and not out of the stay.
    const other = answer.data.rooms.find(({ filters }) => filters.includes('bath'))
    assert.ok(other && !room.filters.includes('bath'))
    await searched(() => page.press('Private bath'))
    await page.until(() => !page.card(room.room_type_name))
    assert.deepEqual(lines(page), [line])
    await searched(() => page.press('Private bath'))

    await searched(() => page.say({ type: 'call', payload: { id: 1, method: 'setLocale', input: 'ja' } }))
    const japanese = answer.data.rooms.find(({ room_type_code }) => room_type_code === room.room_type_code)
    await page.until(() => lines(page).length === 1 && lines(page)[0] !== line)
    assert.ok(japanese)
    await searched(() => page.say({ type: 'call', payload: { id: 2, method: 'setLocale', input: 'en' } }))
    await page.until(() => lines(page)[0] === line)

    const without = { ...answer, data: { rooms: answer.data.rooms.slice(1), plans: [] } }
    await world.nextAnswer({ method: 'GET', path: SEARCH_PATH, status: 200, body: without, times: 2 })
    await searched(() => page.take('.refine select', 'recommended'))
    await page.until(() => page.words('.summary .banner')[0])
    assert.equal(
      page.words('.summary .banner')[0],
      `Not part of your stay any more: ${room.room_type_name}It is not offered for this search.`,
    )
    assert.deepEqual(lines(page), [])
    assert.equal(told(page), '', 'no choice, and no total of nothing')
  })

  it('of more rooms than are left keeps those that are, and the guest reads how many are not', async () => {
    await answerSearch(world, withOffers({ room_type_name: 'Deluxe', room_count: 3 }, { room_plan_name: 'Breakfast' }))
    const page = await results(world)
    await page.press('Choose: Deluxe, Breakfast')
    for (const _ of 'ab') await page.press('One room more')
    await page.until(() => lines(page)[0]?.startsWith('Deluxe × 3'))
    await answerSearch(world, withOffers({ room_type_name: 'Deluxe', room_count: 1 }, { room_plan_name: 'Breakfast' }))
    await page.take('.refine select', 'price_high_to_low')
    await page.until(() => lines(page)[0] === 'DeluxeBreakfast')
    const told = 'Not part of your stay any more: Deluxe × 21 room is free'
    await page.until(() => page.words('.summary .banner')[0] === told)
  })

  for (const left of [0, 1])
    it(`leads nowhere when it is lost but for ${left} rooms between Continue and the answer whether it is free`, async () => {
      const page = await results(world)
      const [room] = answer.data.rooms
      const [plan] = room?.room_plan ?? []
      assert.ok(room && plan)
      await page.press(`Choose: ${room.room_type_name}, ${plan.room_plan_name}`)
      await page.until(() => lines(page).length === 1)
      if (left) await page.press('One room more')
      const [, ...others] = answer.data.rooms
      const rooms = left ? [{ ...room, room_count: left }, ...others] : others
      const without = { ...answer, data: { rooms, plans: [] } }
      await world.nextAnswer({ method: 'GET', path: SEARCH_PATH, status: 200, body: without, times: 2 })
      await world.nextAnswer({ method: 'GET', path: FREE_PATH, delay_ms: 1_500 })
      await page.press('Continue')
      await page.until(() => page.button('Continue')?.getAttribute('aria-busy') === 'true')
      await page.take('.refine select', 'price_high_to_low')
      await page.until(() => page.words('.summary .banner')[0]?.startsWith('Not part of your stay any more'))
      assert.equal(page.button('Continue')?.getAttribute('aria-busy'), 'true', 'the answer is still on its way')
      await page.until(() => page.button('Continue')?.getAttribute('aria-busy') !== 'true')
      assert.equal(lines(page).length, left)
      assert.equal(routeOf(page), 'result')
    })

  it('leads nowhere whoever has gone elsewhere before the answer whether it is free', async () => {
    const page = await results(world)
    const [room] = answer.data.rooms
    const [plan] = room?.room_plan ?? []
    assert.ok(room && plan)
    await page.press(`Choose: ${room.room_type_name}, ${plan.room_plan_name}`)
    await page.until(() => lines(page).length === 1)
    const since = await world.lastCall()
    await world.nextAnswer({ method: 'GET', path: FREE_PATH, delay_ms: 1_000 })
    await page.press('Continue')
    await page.until(() => page.button('Continue')?.getAttribute('aria-busy') === 'true')
    page.store.set(goAtom, { to: 'lookup' })
    await page.until(() => routeOf(page) === 'lookup')
    await page.until(() => !page.store.get(proceedingAtom))
    assert.equal((await callsTo(world, 'GET', /availability$/, since)).length, 1)
    assert.equal(routeOf(page), 'lookup')
  })

  it('from a lottery leads to its entry, also while the list is asked for again', async () => {
    const nights = { checkin: '2027-04-01', checkout: '2027-04-03' }
    const page = await results(world, { lottery_event: SEEDED_LOTTERIES.open.uuid, ...nights })
    page
      .all('li.plan button')
      .find((one) => one.textContent === 'Choose')
      ?.click()
    await page.until(() => lines(page).length === 1)
    await world.nextAnswer({ method: 'GET', path: SEARCH_PATH, delay_ms: 3_000 })
    await page.take('.refine select', 'price_high_to_low')
    await page.until(() => page.root.querySelector('.results[aria-busy="true"]'))
    // From there a guest without an account is led on to signing in.
    const led: string[] = []
    page.store.sub(routeAtom, () => void led.push(routeOf(page)))
    await page.press('Continue')
    await page.until(() => led.length > 0)
    assert.equal(led[0], 'lotteryEntry')
  })

  it('of dates too far ahead is refused in words, with the last that can be booked [SEARCH-007]', async () => {
    const page = await results(world, { checkin: '2030-05-01', checkout: '2030-05-03' })
    const [told] = page.words('.results .banner')
    assert.match(told ?? '', /up to 13 months from today/)
    const since = await world.lastCall()
    // What it offers comes with it, a moment later.
    const offer = (await page.see('.results .banner .button')) as HTMLButtonElement // the selector says so
    offer.click()
    await until(async () => (await callsTo(world, 'GET', ROOMS, since)).length, 'a search')
    await page.until(() => page.all('li.room, .empty').length > 0)
    const [call] = await callsTo(world, 'GET', ROOMS, since)
    assert.equal(call?.status, 200)
    assert.ok(asked(call, 'checkin_date') > '2027')
  })

  it('of a room that is sold out can wait for word of it, and keeps what was typed when that is refused', async () => {
    const sold = answer.data.rooms.map((room) => ({ ...room, room_plan: [], room_count: 0, next_available: null }))
    await answerSearch(world, { ...answer, data: { rooms: sold.slice(0, 1), plans: [] } })
    const page = await results(world, { is_including_occupied: 'true' })
    await page.press(`Tell me when it is free: ${sold[0]?.room_type_name}`)
    const field = (await page.see('.alert-form input')) as HTMLInputElement // the selector says so
    const send = () => page.root.querySelector<HTMLFormElement>('.alert-form')?.requestSubmit()
    const error = () => page.words('.alert-form .wrong')[0]

    await page.take('.alert-form input', 'taro@')
    send()
    await page.until(error)
    const since = await world.lastCall()
    await world.nextAnswer({ method: 'POST', path: '/hotels/:hotelId/availability_alerts', status: 500 })
    await page.take('.alert-form input', 'taro@guest.example')
    assert.equal(error(), undefined)
    send()
    await page.until(error)
    assert.equal(field.value, 'taro@guest.example')
    send()
    await page.until(() => page.root.textContent?.includes('We will write to taro@guest.example as soon as it is free'))
    const [, call] = await callsTo(world, 'POST', ALERTS, since)
    assert.equal(call?.status, 201)
    assert.equal(Object(call?.body).checkin_date, '2026-12-10')
    assert.deepEqual(Object(call?.body).room_type_codes, [sold[0]?.room_type_code])
  })
})
