import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Room, RoomPlan } from '../../model/search/room.ts'
import { CHANNELS } from '../../model/search/room.ts'
import { isOffered, mostRooms, offeredRooms } from './offered.ts'
import type { OfferedQuery } from './offered.ts'

const ASKING: OfferedQuery = { rooms: 1, isTiersMode: true, takesAny: false, isPackage: false }
const PLAN = { sale_limit: null, plan_stock_count: null, channel: 'all' }
type Plan = Pick<RoomPlan, 'sale_limit' | 'plan_stock_count' | 'channel'>

describe('what is offered', () => {
  const CASES: [what: string, room_count: number, plan: Partial<Plan>, asking: Partial<OfferedQuery>, is: boolean][] = [
    ['more than the limit of a sale', 9, { sale_limit: 2, plan_stock_count: 5 }, { rooms: 3 }, false],
    ['as many as the limit of a sale', 9, { sale_limit: 2, plan_stock_count: 5 }, { rooms: 2 }, true],
    ['more than the stock of the plan', 9, { sale_limit: 8, plan_stock_count: 5 }, { rooms: 6 }, false],
    ['no limit of a sale, as many as the stock', 9, { plan_stock_count: 5 }, { rooms: 5 }, true],
    ['no limit of a sale, more than rooms', 4, { plan_stock_count: 5 }, { rooms: 5 }, false],
    ['no limits at all', 9, {}, { rooms: 9 }, true],
    ['more than rooms, sold-out rooms too', 1, {}, { rooms: 2, takesAny: true }, true],
    ['more than rooms, children by age', 1, {}, { rooms: 2, isTiersMode: false }, true],
    ['more than rooms, children by tier', 1, {}, { rooms: 2 }, false],
  ]
  for (const [what, room_count, plan, asking, is] of CASES)
    it(`is ${is ? '' : 'not '}a plan for ${what} [RESULT-010] [RESULT-011]`, () => {
      assert.equal(isOffered({ room_count }, { ...PLAN, ...plan }, { ...ASKING, ...asking }), is)
    })

  it('is what the channel sells here, and the flight plans with a flight only [RESULT-026]', () => {
    const shown = (isPackage: boolean) =>
      [...CHANNELS, 'resortHub', ''].filter((channel) =>
        isOffered({ room_count: 1 }, { ...PLAN, channel }, { ...ASKING, isPackage }),
      )
    assert.deepEqual(shown(false), ['all', 'officialWebsite', 'tripla'])
    assert.deepEqual(shown(true), ['wbf'])
  })

  it('keeps a room that is sold out, and none whose every plan is left out', () => {
    const room = (room_type_code: string, room_plan: Plan[]) => ({ room_type_code, room_count: 2, room_plan }) as Room // what the rule looks at
    const kept = offeredRooms(
      [room('sold out', []), room('elsewhere', [{ ...PLAN, channel: 'resortHub' }]), room('here', [PLAN])],
      ASKING,
    )
    assert.deepEqual(
      kept.map((one) => one.room_type_code),
      ['sold out', 'here'],
    )
  })

  it('can be had as often as rooms, the limit of a sale and the stock of the plan allow', () => {
    const most = (room_count: number, limits: Partial<Plan>) => mostRooms({ room_count }, { ...PLAN, ...limits })
    assert.equal(most(5, {}), 5)
    assert.equal(most(5, { sale_limit: 2, plan_stock_count: 3 }), 2)
    assert.equal(most(5, { sale_limit: 9, plan_stock_count: 1 }), 1)
    assert.equal(most(0, {}), 0)
  })
})
