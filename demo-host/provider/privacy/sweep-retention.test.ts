import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import { firstRoom, openGuest } from '../../../test/contract/helpers/guest.ts'
import type { Guest } from '../../../test/contract/helpers/guest.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { reservation, reservationEvent } from '../db/schema/booking.ts'
import { ACCOUNT_DELETED } from '../members/deleting-account.ts'
import { RETENTION } from './retention.ts'

const HOTEL = 1

describe('the end of personal data, where one stay cannot be erased', () => {
  let world: World
  let guest: Guest
  let stays: number[]
  beforeEach(async () => {
    world = await openWorld()
    guest = await openGuest(world)
    stays = [await booked('retained-1'), await booked('retained-2'), await booked('retained-3')]
    await world.database.orm.execute(sql`
      create function refuse_to_erase() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$`)
  })
  afterEach(() => world.close())

  async function booked(key: string): Promise<number> {
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    const number = (await guest.book(HOTEL, body, key)).body.data.reservation_number
    const [row] = await world.database.orm.select().from(reservation).where(eq(reservation.number, number))
    assert.ok(row)
    return row.id
  }
  const refuseToErase = (id: number) =>
    world.database.orm.execute(sql`create trigger refused before update on reservation for each row
      when (new.erased_at is not null and old.id = ${sql.raw(String(id))}) execute function refuse_to_erase()`)
  const erased = async () => {
    const rows = await world.database.orm.select().from(reservation)
    return stays.map((id) => rows.find((row) => row.id === id)?.erased_at !== null)
  }

  for (const [at, which] of ['first', 'second', 'third'].entries())
    it(`goes on with the others of its hotel: the ${which} of three`, async () => {
      await refuseToErase(stays[at] ?? 0)
      world.clock.advance((RETENTION.stay.days + 30) * DAY_MS)
      await world.provider.jobs.sweep()
      assert.deepEqual(await erased(), stays.map((_, each) => each !== at)) // prettier-ignore
    })

  it('goes on with those of other deleted accounts', async () => {
    const event = { at: new Date(world.clock.now()), kind: ACCOUNT_DELETED, actor: 'guest' } as const
    await world.database.orm.insert(reservationEvent).values(stays.map((id) => ({ ...event, reservation_id: id })))
    await refuseToErase(stays[0] ?? 0)
    world.clock.advance(30 * DAY_MS)
    await world.provider.jobs.sweep()
    assert.deepEqual(await erased(), [false, true, true])
  })

  it('goes on with the stays where reports and mails cannot be ended, and says that they cannot', async () => {
    await world.database.orm.execute(sql`alter table error_report rename to error_report_away`)
    world.clock.advance((RETENTION.stay.days + 30) * DAY_MS)
    await assert.rejects(world.provider.jobs.sweep(), ({ cause }: Error) =>
      /"error_report" does not/.test(String(cause)),
    )
    assert.deepEqual(await erased(), [true, true, true])
  })
})
