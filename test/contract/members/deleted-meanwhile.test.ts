import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { reservation, reservationEvent } from '../../../demo-host/provider/db/schema/booking.ts'
import { inventoryDay } from '../../../demo-host/provider/db/schema/catalogue.ts'
import { lotteryEntry, lotteryEvent } from '../../../demo-host/provider/db/schema/lottery.ts'
import type { Orm } from '../../../demo-host/provider/db/orm.ts'
import { ACCOUNT_DELETED } from '../../../demo-host/provider/members/deleting-account.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { waitForSessions } from '../../lib/database/waiting-sessions.ts'
import { firstRoom, openGuest } from '../helpers/guest.ts'
import { HOTEL, openEntrant, openLottery } from '../helpers/lottery.ts'
import type { Entrant } from '../helpers/lottery.ts'
import { PASSWORD } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

describe('an account that is deleted while something is made for it', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  /** The account is asked to go when the other call stands before what is locked. */
  async function whileMade<Answer>(who: Entrant, lock: (tx: Orm) => Promise<unknown>, make: () => Promise<Answer>) {
    const { orm } = world.database
    const under = await orm.transaction(async (tx) => {
      await lock(tx)
      const making = make()
      await waitForSessions(orm, 1)
      const leaving = who.send(accounts.cancel, { hotelId: HOTEL, body: { password: PASSWORD } })
      await Promise.race([leaving, waitForSessions(orm, 2)])
      return { making, leaving } // they wait for this transaction
    })
    assert.equal((await under.leaving).status, 201)
    return under.making
  }

  it('leaves the stay as a guest’s, which is forgotten with its end as those before it', async () => {
    const who = await openEntrant(world)
    const body = await who.guest.booking(HOTEL, 'on_site', [await firstRoom(who.guest, HOTEL, 'on_site')])
    const stock = (tx: Orm) => tx.select().from(inventoryDay).where(eq(inventoryDay.hotel_id, HOTEL)).for('update')
    const answer = await whileMade(who, stock, () => who.guest.book(HOTEL, body, 'deleted-meanwhile'))
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    const { orm } = world.database
    const [row] = await orm
      .select()
      .from(reservation)
      .where(eq(reservation.number, answer.body.data.reservation_number))
    assert.ok(row)
    assert.equal(row.member_id, null)
    const events = await orm.select().from(reservationEvent).where(eq(reservationEvent.reservation_id, row.id))
    assert.ok(events.some(({ kind }) => kind === ACCOUNT_DELETED))
  })

  it('takes the entry to a lottery along', async () => {
    const at = await openLottery(world, await openGuest(world))
    const who = await openEntrant(world)
    const event = (tx: Orm) => tx.select().from(lotteryEvent).where(eq(lotteryEvent.uuid, at.event.uuid)).for('update')
    const answer = await whileMade(who, event, () => who.enter(at))
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    const entries = await world.database.orm.select().from(lotteryEntry).where(eq(lotteryEntry.event_id, at.event.id))
    assert.deepEqual(
      entries.map(({ member_id, form, status }) => [member_id, form, status]),
      [[null, null, 'registration_cancelled']],
    )
  })
})
