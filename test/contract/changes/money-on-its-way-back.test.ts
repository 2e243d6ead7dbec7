import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { reservationChange } from '../../../demo-host/provider/db/schema/change.ts'
import { add } from '../../../shared/rules/money/money.ts'
import { settlementOf } from '../../../shared/rules/change/cancelling.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { moneyOf, openChanging } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { cutWires } from '../helpers/cut-wires.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const SHORTER = { checkout_date: '2026-12-10' }
const LONGER = { checkout_date: '2026-12-12' }
const ASKS_FIRST = '4000000000003220'

/** How money comes to be on its way back to a guest whose stay stands, while the gateway is away. */
const CAUSES = {
  'of a stay that became shorter': async ({ at, cut }) => {
    const booked = await at.book('credit_card')
    cut.add('before refund')
    const { sum } = await at.change(booked, SHORTER)
    return { number: booked.reservation_number, keeps: Number(sum?.after), comes: Number(sum?.refund) }
  },
  'of a change that was given up before the bank said yes': async ({ at, cut, world }) => {
    const booked = await at.book('credit_card')
    const { sum, answer } = await at.change(booked, { ...LONGER, payment: await at.byCard(ASKS_FIRST) })
    const { reservation_number: number } = booked
    const { row } = await moneyOf(world, number)
    const isOfStay = eq(reservationChange.reservation_id, row.id)
    await world.database.orm.update(reservationChange).set({ state: 'failed', hold_expires_at: null }).where(isOfStay)
    cut.add('before refund')
    await world.decide(answer.body.data.transaction?.challenge_url ?? '', 'approve')
    return { number, keeps: booked.total.total_price, comes: Number(sum?.charge) }
  },
} satisfies Record<
  string,
  (given: {
    at: Changing
    cut: ReturnType<typeof cutWires>['cut']
    world: World
  }) => Promise<{ number: string; keeps: number; comes: number }>
>

for (const [cause, make] of Object.entries(CAUSES))
  describe(`money on its way back ${cause}`, () => {
    let world: World
    let at: Changing
    const { cut, gateway } = cutWires()
    beforeEach(async () => {
      cut.clear()
      world = await openWorld({ gateway })
      at = await openChanging(world)
    })
    afterEach(() => world.close())

    const linesOf = ({ payment }: Reservation, kind: string) =>
      add(...payment.lines.filter((line) => line.kind === kind).map(({ hotel, amount }) => hotel ?? amount))

    it('is neither paid for the stay nor owed at the hotel', async () => {
      const { number, keeps, comes } = await make({ at, cut, world })
      assert.ok(comes > 0)
      const shown = await at.show(number)
      assert.deepEqual([shown.payment.paid, shown.payment.due_at_hotel], [keeps, 0])
      assert.deepEqual([linesOf(shown, 'paid'), linesOf(shown, 'coming_back')], [keeps + comes, comes])
    })

    it('pays for no later change of it', async () => {
      const { number, keeps } = await make({ at, cut, world })
      const { data } = (await at.price(await at.show(number), { checkout_date: '2026-12-13' })).body
      assert.equal(data.change?.charge, Number(data.change?.after) - keeps)
    })

    it('comes back once where the stay is cancelled meanwhile, which gives back what the guest was told', async () => {
      const { number, keeps, comes } = await make({ at, cut, world })
      const shown = await at.show(number)
      const told = settlementOf(shown.total.cancellation.fee, shown.payment.paid).refund
      assert.equal(told, keeps)
      const { status } = await at.cancel(shown)
      assert.equal(status, 200)
      cut.clear()
      await world.provider.jobs.sweep()
      await world.provider.jobs.sweep()
      const { left, paid } = await moneyOf(world, number)
      assert.equal(left, 0)
      assert.equal(add(...paid.map(({ refunded_gross }) => refunded_gross)), keeps + comes)
      for (const one of paid) assert.equal(one.refunded_gross, one.captured_gross)
      assert.equal((await at.show(number)).refund?.status, 'done')
    })
  })
