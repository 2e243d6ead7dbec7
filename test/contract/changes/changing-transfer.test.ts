import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { MINUTE_MS } from '../../../shared/constants.ts'
import { HOTEL, moneyOf, openChanging } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const ASKS_FIRST = '4000000000003220'

describe('changing a stay whose bank transfer is waited for', () => {
  let world: World
  let at: Changing
  beforeEach(async () => {
    world = await openWorld()
    at = await openChanging(world)
    const { orm } = world.database
    const settings = {
      payment_options: ['bank_transfer', 'credit_card'],
      bank_transfer: { days: 30, account: ACCOUNT },
    }
    await orm.execute(
      sql`update hotel set settings = settings || ${JSON.stringify(settings)}::jsonb where id = ${HOTEL}`,
    )
    await orm.execute(
      sql`update hotel_plan set payment_methods = '{bank_transfer,credit_card}' where hotel_id = ${HOTEL}`,
    )
  })
  afterEach(() => world.close())

  /** The client's session lasts for less than the days of a transfer. */
  async function dueIn(number: string, ms: number) {
    const end = new Date(world.clock.now() + ms)
    await world.database.orm.execute(sql`update reservation set pay_by = ${end.toISOString()} where number = ${number}`)
  }

  it('keeps the rooms while the bank is asked about the card that pays instead, and no longer', async () => {
    const before = await at.stock()
    const [paid, unpaid] = [await at.book('bank_transfer'), await at.book('bank_transfer')]
    const asks = async (booked: typeof paid) => {
      await dueIn(booked.reservation_number, MINUTE_MS)
      const { answer } = await at.change(booked, { payment: await at.byCard(ASKS_FIRST) })
      assert.equal(answer.body.data.status, 'payment_pending')
      return answer.body.data.transaction?.challenge_url ?? ''
    }
    const question = await asks(paid)
    await asks(unpaid)
    world.clock.advance(2 * MINUTE_MS)
    await world.provider.jobs.sweep()
    await world.decide(question, 'approve')
    await world.provider.jobs.sweep()
    await world.outwait()
    await world.provider.jobs.sweep()

    const { row, left } = await moneyOf(world, paid.reservation_number)
    assert.deepEqual([row.status, row.payment_type, left], ['done', 'credit_card', row.total_gross])
    const other = await moneyOf(world, unpaid.reservation_number)
    assert.deepEqual([other.row.status, other.row.cancel_reason, other.left], ['cancelled', 'not_paid', 0])
    const nights = 3
    assert.equal((await at.stock()).rooms?.sold, Number(before.rooms?.sold) + nights)
  })

  it('wants the money before the new day of arrival, and never later than before', async () => {
    const booked = await at.book('bank_transfer')
    const dueOf = async () => (await at.show(booked.reservation_number)).payment.bank_transfer?.pay_by
    assert.equal(await dueOf(), '2026-12-01')
    const sooner = { checkin_date: '2026-11-18', checkout_date: '2026-11-20' }
    const { answer } = await at.change(booked, sooner)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    assert.equal(await dueOf(), '2026-11-17')
    const later = { checkin_date: '2026-12-20', checkout_date: '2026-12-22' }
    await at.change(await at.show(booked.reservation_number), later)
    assert.equal(await dueOf(), '2026-11-17')
  })
})

const ACCOUNT = {
  bank: { en: 'Kokoku Bank' },
  branch: { en: 'Hikone branch' },
  kind: 'ordinary',
  number: '0012525',
  holder: 'HOTEL',
}
