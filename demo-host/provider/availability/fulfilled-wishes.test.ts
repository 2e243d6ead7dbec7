import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { WishId } from '../../../shared/model/search/stay-wishes.ts'
import type { Room, RoomPlan } from '../../../shared/model/search/room.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { fulfilledWishes } from './fulfilled-wishes.ts'

const LOCALIZER = { locale: 'en', bookLanguages: ['en'], api: 'https://api.example', reader: 'en' } as const
const CATALOG = { hotel: { settings: { room_search_filters: [] }, descriptions: {} } } as unknown as HotelCatalog // what wishes read of it
const ROOM: Partial<Room> = { room_type_name: 'Kura', description: '', beds: [], facilities: [], filters: [], is_smoking: false, max_people: 2 } // prettier-ignore
const PLAN: Partial<RoomPlan> = { room_plan_name: 'Stay', description: '', meals: [], cancellation_free_deadline: null }
type Given = { room?: object; plan?: object; guests?: number; isCheapest?: boolean; isDearest?: boolean }

function fulfils(wish: WishId, { room = {}, plan = {}, guests = 2, isCheapest = false, isDearest = false }: Given) {
  const offered = { room: { ...ROOM, ...room } as Room, plan: { ...PLAN, ...plan } as RoomPlan } // what is offered, as far as a wish asks
  return fulfilledWishes(CATALOG, { ...offered, guests, isCheapest, isDearest }, LOCALIZER).includes(wish)
}
const bed = (bed_type: string, bed_count = 1) => ({ bed_type, bed_count })

/** By its fields: what fulfils a wish, and what nearly does. */
const FACTS: [wish: WishId, yes: Given, no: Given][] = [
  ['breakfast', { plan: { meals: ['breakfast', 'dinner'] } }, { plan: { meals: ['dinner'] } }],
  ['dinner', { plan: { meals: ['breakfast', 'dinner'] } }, { plan: { meals: ['breakfast'] } }],
  ['roomOnly', {}, { plan: { meals: ['lunch'] } }],
  ['smoking', { room: { is_smoking: true } }, {}],
  ['nonSmoking', {}, { room: { is_smoking: true } }],
  ['wifi', { room: { facilities: ['private_bath', 'wifi'] } }, { room: { facilities: ['private_bath'] } }],
  ['privateBath', { room: { facilities: ['private_bath'] } }, { room: { facilities: ['wifi'] } }],
  ['freeCancellation', { plan: { cancellation_free_deadline: '2026-12-01T00:00:00Z' } }, {}],
  [
    'twinBeds',
    { room: { beds: [bed('sofa'), bed('single', 2)] } },
    { room: { beds: [bed('single'), bed('double', 2)] } },
  ],
  ['doubleBed', { room: { beds: [bed('single'), bed('queen')] } }, { room: { beds: [bed('single', 2)] } }],
  ['japaneseRoom', { room: { beds: [bed('single'), bed('futon', 2)] } }, { room: { beds: [bed('double')] } }],
  ['family', { room: { max_people: 5 }, guests: 5 }, { room: { max_people: 4 }, guests: 5 }],
  ['family', { room: { max_people: 4 }, guests: 2 }, { room: { max_people: 3 }, guests: 2 }],
  ['cheap', { isCheapest: true }, { isDearest: true }],
  ['luxury', { isDearest: true }, { isCheapest: true }],
]

describe('what a room under a plan fulfils of a wish', () => {
  for (const [wish, yes, no] of FACTS)
    it(`by its fields, and not by what is near: ${wish}, ${JSON.stringify(yes)}`, () => {
      assert.equal(fulfils(wish, yes), true)
      assert.equal(fulfils(wish, no), false)
    })
})
