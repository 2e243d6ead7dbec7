import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { callsTo } from '../../../../test/journeys/helpers/calls.ts'
import { answerSearch } from '../../../../test/lib/bent/bent-rooms.ts'
import { groundOfResults } from '../../../../test/lib/ground-of-results.ts'
import { until } from '../../../../test/lib/until.ts'
import { refineAtom } from '../state.ts'

const ALERTS = /^\/hotels\/\d+\/availability_alerts$/
const { world, answer, results } = groundOfResults()

describe('word of a room that is free again', () => {
  it('is promised for the dates it was asked for, and can be asked for others', async () => {
    const sold = answer().data.rooms.map((room) => ({ ...room, room_plan: [], room_count: 0, next_available: null }))
    await answerSearch(world(), { ...answer(), data: { rooms: sold.slice(0, 1), plans: [] } }, { times: 2 })
    const since = await world().lastCall()
    const page = await results(world(), { is_including_occupied: 'true' })
    await page.listed()
    await page.press(`Tell me when it is free: ${sold[0]?.room_type_name}`)
    await page.see('.alert-form input')
    const send = () => page.root.querySelector<HTMLFormElement>('.alert-form')?.requestSubmit()
    const promised = () => page.root.textContent?.includes('We will write to taro@guest.example')
    await page.take('.alert-form input', 'taro@guest.example')
    send()
    await page.until(promised)

    page.store.set(refineAtom, { checkin: '2026-12-20', checkout: '2026-12-22' })
    const field = await page.until(() => page.root.querySelector<HTMLInputElement>('.alert-form input'))
    assert.equal(promised(), false)
    // What was typed for the first is there for the second.
    assert.equal(field.value, 'taro@guest.example')
    send()
    await page.until(promised)
    await until(async () => (await callsTo(world(), 'POST', ALERTS, since)).length === 2, 'both wishes')
    const wishes = await callsTo(world(), 'POST', ALERTS, since)
    assert.deepEqual(
      wishes.map(({ body }) => Object(body).checkin_date),
      ['2026-12-10', '2026-12-20'],
    )
  })
})
