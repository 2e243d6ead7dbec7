import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { wallet } from '../../../shared/contract/wallet.ts'
import { coupon, couponUse } from '../../../demo-host/provider/db/schema/coupon.ts'
import { answersOfRace } from '../../lib/database/waiting-sessions.ts'
import { changesOf, HOTEL, openChanging, refusalOf } from '../helpers/changing.ts'
import type { Changes } from '../helpers/changing.ts'
import { HANAKO, signIn } from '../helpers/members.ts'
import type { SignedInGuest } from '../helpers/members.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const COUPON = 'WELCOME10'

describe('changing a stay that a wallet pays a part of', () => {
  let world: World
  let hanako: SignedInGuest
  let at: Changes
  beforeEach(async () => {
    world = await openWorld()
    const { guest } = await openChanging(world)
    hanako = await signIn(guest, HANAKO)
    at = changesOf(hanako, world, `${ORIGINS.widget}/return`)
  })
  afterEach(() => world.close())

  it('uses up the coupon of a member once, whichever of two stays it is entered for at the same time (guarantee S14)', async () => {
    const stays = [await at.book('on_site'), await at.book('on_site')]
    const { orm } = world.database
    const answers = await answersOfRace(orm, {
      hold: (tx) => tx.select().from(coupon).where(eq(coupon.code, COUPON)).for('update'),
      begin: () => stays.map(async (booked) => (await at.change(booked, { coupon_code: COUPON })).answer),
    })
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422])
    const refused = answers.find(({ status }) => status === 422)
    assert.equal(refused && refusalOf(refused.body)?.code, 1501)
    assert.equal(await orm.$count(couponUse), 1)
    const used = await hanako.send(wallet.coupon, { hotelId: HOTEL, code: COUPON })
    assert.equal(used.body.data.status, 'consumed')
  })

  it('stays within the nights its voucher is good for, and may be moved among them [VOUCHER-007]', async () => {
    const booked = await at.book('on_site', undefined, { voucher_coupon_code: 'STAY-5000' })
    const outside = await at.price(booked, { checkin_date: '2026-12-30', checkout_date: '2027-01-01' })
    assert.deepEqual([outside.status, refusalOf(outside.body)?.reason], [422, 'voucher_dates'])
    const { answer } = await at.change(booked, { checkin_date: '2026-12-15', checkout_date: '2026-12-17' })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    const { total, voucher } = await at.show(booked.reservation_number)
    assert.deepEqual([voucher?.number, total.voucher_coupon_discount_amount], ['STAY-5000', 5_000])
  })
})
