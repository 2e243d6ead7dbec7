import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'

import { emailOutbox } from '../../../demo-host/provider/db/schema/mail.ts'
import { HOTEL, moneyOf, openChanging } from '../helpers/changing.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const ACCOUNT = {
  bank: { en: 'Kokoku Bank' },
  branch: { en: 'Hikone branch' },
  kind: 'ordinary',
  number: '0012525',
  holder: 'HOTEL',
}

describe('a stay whose bank transfer does not come', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('ends at a hotel that takes no more bookings as anywhere else, and its guest is told', async () => {
    const { orm } = world.database
    const at = await openChanging(world)
    const settings = { payment_options: ['bank_transfer'], bank_transfer: { days: 30, account: ACCOUNT } }
    await orm.execute(
      sql`update hotel set settings = settings || ${JSON.stringify(settings)}::jsonb where id = ${HOTEL}`,
    )
    await orm.execute(sql`update hotel_plan set payment_methods = '{bank_transfer}' where hotel_id = ${HOTEL}`)
    const before = await at.stock()
    const { reservation_number: number } = await at.book('bank_transfer')
    const past = new Date(world.clock.now() - 1).toISOString()
    await orm.execute(sql`update reservation set pay_by = ${past} where number = ${number}`)
    await orm.execute(sql`update hotel set active = false where id = ${HOTEL}`)
    await world.provider.jobs.sweep()

    const { row } = await moneyOf(world, number)
    assert.deepEqual([row.status, row.cancel_reason], ['cancelled', 'not_paid'])
    assert.deepEqual(await at.stock(), before)
    const letters = await orm.select().from(emailOutbox).where(eq(emailOutbox.reservation_id, row.id))
    assert.ok(letters.some(({ template }) => template === 'cancellation'))
  })
})
