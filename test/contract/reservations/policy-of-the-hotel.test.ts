import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { MIGRATIONS } from '../../../demo-host/provider/db/migrations.ts'
import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import { firstRoom, openGuest } from '../helpers/guest.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const [HOTEL, OTHER] = [1, 2]
const POLICY_OF_OTHER = `(select min(id) from cancellation_policy where hotel_id = ${OTHER})`

/** What is sold has its fees: a plan is cancelled by a policy of its own hotel. */
describe('the cancellation policy of a plan', () => {
  let world: World
  beforeEach(async () => (world = await openWorld()))
  afterEach(() => world.close())

  const run = (statement: string) => world.database.orm.execute(sql.raw(statement))
  const strayed = () =>
    run(`update hotel_plan set cancellation_policy_id = ${POLICY_OF_OTHER} where hotel_id = ${HOTEL}`)

  it('is one of its hotel, or the database refuses the plan', async () => {
    await assert.rejects(strayed())
  })

  it('is copied from the hotel it was borrowed from where an older database has such plans, and they are sold', async () => {
    await run('alter table hotel_plan drop constraint hotel_plan_policy_in_hotel')
    await run('alter table cancellation_policy drop constraint cancellation_policy_in_hotel')
    await run(`alter table hotel_plan add constraint hotel_plan_cancellation_policy_id_cancellation_policy_id_fk
      foreign key (cancellation_policy_id) references cancellation_policy (id)`)
    await strayed()
    const guest = await openGuest(world)
    const book = async (key: string) => {
      const room = await firstRoom(guest, HOTEL, 'on_site')
      return guest.book(HOTEL, await guest.booking(HOTEL, 'on_site', [room]), key)
    }
    assert.equal((await book('before-the-migration')).status, 500)

    const text = readFileSync(join(MIGRATIONS.migrationsFolder, '0026_policy_of_the_hotel.sql'), 'utf8')
    for (const statement of text.split('--> statement-breakpoint')) await run(statement)

    const plans = await rowsOf(
      world.database.orm,
      sql`select distinct c.hotel_id from hotel_plan p join cancellation_policy c on c.id = p.cancellation_policy_id
        where p.hotel_id = ${HOTEL}`,
    )
    assert.deepEqual(plans, [{ hotel_id: HOTEL }])
    assert.equal((await book('after-the-migration')).status, 201)
    const parts = (policy: string) =>
      rowsOf(
        world.database.orm,
        sql.raw(`select days_before, hours_after, percentage_of_cost from cancellation_policy_part
          where policy_id = ${policy} order by 1, 2`),
      )
    const ofPlans = `(select min(cancellation_policy_id) from hotel_plan where hotel_id = ${HOTEL})`
    assert.deepEqual(await parts(ofPlans), await parts(POLICY_OF_OTHER))
  })
})
