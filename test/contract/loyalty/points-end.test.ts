import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'

import { pointLot } from '../../../demo-host/provider/db/schema/wallet.ts'
import { DAY_MS, MINUTE_MS } from '../../../shared/constants.ts'
import { wallet } from '../../../shared/contract/wallet.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { zonedTime } from '../../../shared/rules/days/zones.ts'
import { openGuest } from '../helpers/guest.ts'
import { bookAs } from '../helpers/member-stays.ts'
import { newMember, signIn } from '../helpers/members.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const HOTEL = 1
const ZONE = 'Asia/Tokyo'

describe('points that a stay has brought', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('can be spent to the end of the day they are said to end on, and not on the next', async () => {
    const { id, email } = await newMember(world)
    const guest = await openGuest(world)
    await bookAs(guest, await signIn(guest, email), HOTEL, 'brings-points')
    const sweepAt = async (moment: number) => {
      world.clock.set(moment)
      await world.provider.jobs.sweep()
    }
    // Some seconds after the midnight from which they are owed, as the scheduled jobs come to it.
    await sweepAt(Date.parse(zonedTime(ZONE, '2026-11-29', 0)) + 3_000)
    const [lot] = await world.database.orm.select().from(pointLot).where(eq(pointLot.member_id, id))
    assert.ok(lot?.expires_at && lot.remaining > 0)

    const points = async () => {
      const who = await signIn(await openGuest(world), email)
      return (await who.send(wallet.points, { hotelId: HOTEL })).body.data
    }
    world.clock.set(lot.expires_at.getTime() - 10 * DAY_MS)
    const [{ date } = { date: '' }] = (await points()).expiring
    assert.equal(date, '2027-11-29')
    await sweepAt(Date.parse(zonedTime(ZONE, addDays(date, 1), 0)) - MINUTE_MS)
    assert.equal((await points()).total_point, lot.remaining)
    await sweepAt(Date.parse(zonedTime(ZONE, addDays(date, 1), 0)))
    assert.equal((await points()).total_point, 0)
  })
})
