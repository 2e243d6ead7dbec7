import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { and, eq } from 'drizzle-orm'

import { hotelPlan } from '../../../../demo-host/provider/db/schema/catalogue.ts'
import { HANAKO, PASSWORD } from '../../../../test/contract/helpers/members.ts'
import { callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { first, groundOfResults } from '../../../../test/lib/ground-of-results.ts'
import { until } from '../../../../test/lib/until.ts'

const ROOM = 'Komorebi, eight mats on the garden'
const [PLAN, OTHER] = ['Room only', 'Breakfast by the window']

describe('a plan for members alone', () => {
  const { world, results } = groundOfResults()
  before(async () => {
    const isPlan = and(eq(hotelPlan.hotel_id, 1), eq(hotelPlan.code, 'room-only'))
    await world().database.orm.update(hotelPlan).set({ target: 'member' }).where(isPlan)
  })

  it('asks a guest to sign in, and is booked after it beside what was chosen before [RESULT-019]', async () => {
    const shown = await results(world())
    const named = (words: string, plan: string) => `${words}: ${ROOM}, ${plan}`
    const [choose, ask] = [named('Choose', PLAN), `Sign in to book: Choose: ${ROOM}, ${PLAN}`]
    await shown.press(named('Choose', OTHER))
    await shown.until(() => shown.button(ask))
    assert.equal(shown.button(choose), undefined)

    await shown.press(ask)
    await shown.see('.screen [name="password"]')
    await shown.take('.screen [name="email"]', HANAKO)
    await shown.take('.screen [name="password"]', PASSWORD)
    const since = await world().lastCall()
    const form = await shown.see('.screen form')
    const { Event: HappyEvent } = Reflect.get(globalThis, 'window')
    form.dispatchEvent(new HappyEvent('submit', { bubbles: true, cancelable: true }))

    await shown.press(choose)
    assert.equal(shown.button(ask), undefined)
    const lines = () => shown.words('.summary > .small').filter((line) => line.startsWith(ROOM))
    await shown.until(() => lines().length === 2)
    assert.ok(lines().some((line) => line.includes(PLAN)) && lines().some((line) => line.includes(OTHER)))
    await shown.press('Continue')
    await shown.see('[name="first_name"]')
    const asked = () => callsTo(world(), 'GET', /\/rooms\/price$/, since)
    await until(async () => (await asked()).length > 0, 'a price')
    const prices = await asked()
    assert.deepEqual(new Set(prices.map(({ status }) => status)), new Set([200]))
    assert.match(String(Object(first(prices).query).rooms), /room-only/)
  })
})
