import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { editWorld } from '../../../demo-host/controls/world-edits.ts'
import { roomType } from '../../../demo-host/provider/db/schema/catalogue.ts'
import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { NAMED_HOUSES, seedOtaHouses } from '../../../demo-host/world/ota/seed-ota.ts'
import { ota } from '../../../shared/contract/ota.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { openGuest, PARTY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const SHIROTSUKI = 1
/** The last of them is the last day on which a stay can begin. */
const FULL = { from: '2026-11-26', to: '2026-12-01' }

describe('the next free stay', () => {
  let world: World
  let guest: Guest
  before(async () => {
    world = await openWorld()
    const { orm } = world.database
    await orm.transaction((tx) => seedOtaHouses(tx, NAMED_HOUSES))
    await orm.update(hotel).set({ reservable_period_months: 1 }).where(eq(hotel.id, SHIROTSUKI))
    const types = await orm.select().from(roomType).where(eq(roomType.hotel_id, SHIROTSUKI))
    for (const { code: room_type_code } of types)
      await editWorld(world.database, world.clock, { kind: 'sell_out', room_type_code, hotel: 'shirotsuki', ...FULL })
    guest = await openGuest(world)
  })
  after(() => world.close())

  const stay = (checkin_date: string, checkout_date: string) => ({ checkin_date, checkout_date, rooms: [PARTY] })
  const looked = async (of: ReturnType<typeof stay>) => {
    const query = { ...of, search_next_available_date_if_no_result: true, bookable: false }
    const { body } = await guest.send(rooms.search, { hotelId: SHIROTSUKI, query })
    return [body.data.rooms.map(({ next_available: next }) => next).find(Boolean) ?? null, body.meta.next_available]
  }
  const atAgency = async (of: ReturnType<typeof stay>) => {
    const { data, meta } = (await guest.send(ota.search, { query: { ...of, q: 'Shirotsuki' } })).body
    return [data[0]?.next_available, meta.available_entries]
  }

  it('is none that begins later than bookings are taken, at the hotel and at the agency', async () => {
    assert.deepEqual(await looked(stay('2026-11-27', '2026-11-28')), [null, null])
    assert.deepEqual(await atAgency(stay('2026-11-27', '2026-11-28')), [null, 0])
    // Nor has a stay after that a room, though its nights are free.
    assert.deepEqual(await atAgency(stay('2026-12-08', '2026-12-09')), [null, 0])
    assert.deepEqual(await atAgency(stay('2026-11-24', '2026-11-25')), [null, 1])
  })
})
