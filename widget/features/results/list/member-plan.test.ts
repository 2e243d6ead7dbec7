import assert from 'node:assert/strict'
import { afterEach, before, describe, it } from 'node:test'

import { and, eq } from 'drizzle-orm'

import { hotelPlan } from '../../../../demo-host/provider/db/schema/catalogue.ts'
import { HANAKO, PASSWORD } from '../../../../test/contract/helpers/members.ts'
import { callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { first, groundOfResults } from '../../../../test/lib/ground-of-results.ts'
import { until } from '../../../../test/lib/until.ts'
import { STAY } from '../../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../../test/lib/widget/open-widget.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { identityAtom } from '../../../state/settings/settings.ts'

const ROOM = 'Komorebi, eight mats on the garden'
const [PLAN, OTHER] = ['Room only', 'Breakfast by the window']

describe('a plan for members alone', () => {
  const { world, results } = groundOfResults()
  afterEach(() => forgetGuest())
  before(async () => {
    const isPlan = and(eq(hotelPlan.hotel_id, 1), eq(hotelPlan.code, 'room-only'))
    await world().database.orm.update(hotelPlan).set({ target: 'member' }).where(isPlan)
  })

  it('and any other says what members pay for it, which is the price once they are in [RESULT-021]', async () => {
    const shown = await results(world())
    await shown.listed()
    const offers = () =>
      shown.all('li.room').flatMap((room) =>
        [...room.querySelectorAll('li.plan')].map((plan) => ({
          name: [room.querySelector('h2'), plan.querySelector('h3')].map((part) => part?.textContent).join(),
          now: plan.querySelector('.now')?.textContent,
          members: plan.querySelector('.now ~ .member')?.textContent,
        })),
      )
    await shown.until(() => offers().some(({ members }) => members))
    const before = offers().filter(({ members }) => members)
    for (const { now, members } of before) assert.notEqual(members, `Members ${now}`)

    shown.store.set(goAtom, { to: 'signIn' })
    await shown.see('.screen [name="password"]')
    await shown.take('.screen [name="email"]', HANAKO)
    await shown.take('.screen [name="password"]', PASSWORD)
    const form = await shown.see('.screen form')
    const { Event: HappyEvent } = Reflect.get(globalThis, 'window')
    form.dispatchEvent(new HappyEvent('submit', { bubbles: true, cancelable: true }))
    await until(() => typeof shown.store.get(identityAtom)?.userId === 'number', 'the member')
    shown.store.set(goAtom, { to: 'result', query: { ...STAY, adults: '2' } })
    await shown.listed()
    const own = (name: string) => offers().filter((one) => one.name === name).map(({ now }) => `Members ${now}`) // prettier-ignore
    for (const { name, members } of before)
      await until(() => own(name).includes(members ?? ''), () => `${name} at ${members}: ${JSON.stringify(offers())}`) // prettier-ignore
    assert.deepEqual(offers().filter(({ members }) => members), []) // prettier-ignore
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
