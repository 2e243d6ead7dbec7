import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { receipt } from '../../../demo-host/provider/db/schema/receipt.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { personalDataOfStay } from '../../../shared/contract/personal-data.ts'
import { DAY_MS } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { paidStay } from '../helpers/examples.ts'
import { openGuest, written } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1

describe('a receipt that is asked for while its stay is being erased', () => {
  let world: World
  before(async () => void (world = await openWorld()))
  after(() => world.close())

  it('is not written: no name comes back after it has been emptied (guarantee S32)', async () => {
    const { orm } = world.database
    const number = await paidStay(world, await openGuest(world), HOTEL)
    const [row] = await orm.select().from(reservation).where(eq(reservation.number, number))
    assert.ok(row)
    world.clock.advance(2 * DAY_MS)
    const guest = await openGuest(world)
    const at = { hotelId: HOTEL, reservationId: number }
    const { url } = written(managing.receipt, { ...at, query: { email: row.email, name: 'Kanaria', locale: 'en' } })
    const headers = { origin: ORIGINS.widget, [HEADERS.clientSession]: await guest.token() }
    const [erased, asked] = await orm.transaction(async (tx) => {
      await tx.select().from(reservation).where(eq(reservation.id, row.id)).for('update')
      const erasing = guest.send(personalDataOfStay.erase, { ...at, query: { email: row.email } })
      await waitForSessions(orm, 1)
      const asking = world.fetch(url, { headers })
      await waitForSessions(orm, 2)
      return [{ erasing }, { asking }] // they wait for this transaction
    })
    assert.equal((await erased.erasing).status, 200)
    assert.equal((await asked.asking).status, 404)
    assert.equal(await orm.$count(receipt, eq(receipt.reservation_id, row.id)), 0)
  })
})
