import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { firstRoom, openGuest } from '../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { createKeptByVersion } from '../kernel/kept-by-version.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { bindingQuote, QUOTE_MS } from './quotes.ts'

const [HOTEL, OTHER] = [1, 2]

describe('a quote', () => {
  let world: World
  let id: string
  let catalog: HotelCatalog
  before(async () => {
    world = await openWorld()
    const guest = await openGuest(world)
    id = (await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])).quote_id
    catalog = await loadHotelCatalog({ ...world, kept: createKeptByVersion() }, String(HOTEL))
  })
  after(() => world.close())

  const binds = async (at: number, { hotel } = catalog) =>
    (await bindingQuote(world.database.orm, { ...catalog, hotel }, id, at))?.id ?? null

  it('binds for half an hour, and not a millisecond longer (guarantee S9)', async () => {
    assert.equal(await binds(world.clock.now() + QUOTE_MS - 1), id)
    assert.equal(await binds(world.clock.now() + QUOTE_MS), null)
  })

  it('binds its own hotel alone (guarantee S9)', async () => {
    const other = await loadHotelCatalog({ ...world, kept: createKeptByVersion() }, String(OTHER))
    const hotel = { ...other.hotel, rate_version: catalog.hotel.rate_version }
    assert.equal(await binds(world.clock.now(), { ...catalog, hotel }), null)
  })

  it('binds until the prices are changed (guarantee S9)', async () => {
    const hotel = { ...catalog.hotel, rate_version: catalog.hotel.rate_version + 1 }
    assert.equal(await binds(world.clock.now(), { ...catalog, hotel }), null)
  })
})
