import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach } from 'node:test'

import type { SearchAnswer } from '../../shared/contract/rooms.ts'
import type { Room, RoomPlan } from '../../shared/model/search/room.ts'
import { searchOf, withOffers } from './bent/bent-rooms.ts'
import { openResults } from './widget/open-results.ts'
import type { OpenResults } from './widget/open-results.ts'
import { startWorld } from './world.ts'
import type { World } from './world.ts'

/** Prices of an offer by which it can be told from those of the world. */
export const PRICE = { total_price: 20_000, tax: 2_000, accommodation_tax: 400 }

/** One world for the tests of a file, what a search of its first hotel finds, and lists that close by themselves. */
export function groundOfResults() {
  let ground: { world: World; answer: SearchAnswer } | undefined
  let open: OpenResults[] = []
  const get = () => {
    assert.ok(ground)
    return ground
  }
  before(async () => {
    const world = await startWorld()
    ground = { world, answer: await searchOf(world) }
  })
  after(() => get().world.stop())
  beforeEach(() => get().world.clearAnswers())
  afterEach(() => {
    for (const one of open) one.close()
    open = []
  })

  const results: typeof openResults = async (...input) => {
    const opened = await openResults(...input)
    open.push(opened)
    return opened
  }
  return {
    world: () => get().world,
    answer: () => get().answer,
    results,
    withOffers: (room: Partial<Room>, ...plans: Partial<RoomPlan>[]) => withOffers(get().answer, room, ...plans),
  }
}

export function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  assert.ok(item)
  return item
}
