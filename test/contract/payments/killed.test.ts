import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import type { Gateway } from '../../../demo-host/provider/gateways/gateway.ts'
import { moneyOf, openChanging } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const FEWER = { checkout_date: '2026-12-10' }
const LONGER = { checkout_date: '2026-12-12' }
const PAYS = '4000000000024242'

type Step = { method: 'authorize' | 'refund'; when: 'before' | 'after' }

describe('a provider that is killed between its database and the payment gateway (guarantee S24)', () => {
  let world: World
  let at: Changing
  let killed: Step | null = null
  let hasDied = (): void => {}
  /** Nothing of the process goes on from there. */
  const death = () => {
    killed = null
    hasDied()
    return new Promise<never>(() => {})
  }
  const mortal = (real: Gateway): Gateway => {
    const dies = <Input, Answer>(method: Step['method'], ask: (input: Input) => Promise<Answer>) => {
      const is = (when: Step['when']) => killed?.method === method && killed.when === when
      return async (input: Input): Promise<Answer> => {
        if (is('before')) return death()
        const answer = await ask(input)
        return is('after') ? death() : answer
      }
    }
    return {
      ...real,
      authorize: dies('authorize', (input: Parameters<Gateway['authorize']>[0]) => real.authorize(input)),
      refund: dies('refund', (input: Parameters<Gateway['refund']>[0]) => real.refund(input)),
    }
  }
  beforeEach(async () => {
    world = await openWorld({ gateway: mortal })
    at = await openChanging(world)
  })
  afterEach(() => world.close())

  /** The guest's press, as far as it comes. */
  async function pressUntil(step: Step, press: () => Promise<unknown>) {
    killed = step
    const dead = new Promise<void>((resolve) => (hasDied = resolve))
    const alive = press().then(() => assert.fail('the step was not reached'))
    await Promise.race([dead, alive])
  }

  const cancel = (booked: Reservation) => at.cancel(booked)
  const CASES: readonly [
    name: string,
    method: Step['method'],
    type: 'on_site' | 'credit_card',
    press: (booked: Reservation) => Promise<unknown>,
  ][] = [
    ['paying now', 'authorize', 'on_site', async (booked) => at.change(booked, { payment: await at.byCard(PAYS) })],
    [
      'a longer stay',
      'authorize',
      'credit_card',
      async (booked) => at.change(booked, { ...LONGER, payment: await at.byCard(PAYS) }),
    ],
    ['a shorter stay', 'refund', 'credit_card', (booked) => at.change(booked, FEWER)],
    ['cancelling', 'refund', 'credit_card', cancel],
  ]
  for (const [name, method, type, press] of CASES)
    for (const when of ['before', 'after'] as const)
      it(`is settled by the next one: ${name}, ${when} the gateway was asked to ${method}`, async () => {
        const booked = await at.book(type, [await at.roomFor('credit_card')])
        const { reservation_number: number } = booked
        const stock = await at.stock()
        await pressUntil({ method, when }, () => press(booked))

        await world.outwait()
        await world.provider.jobs.sweep()

        const { row, left, changes } = await moneyOf(world, number)
        const isDone = method === 'refund' || when === 'after'
        const owed = row.status === 'cancelled' ? row.cancellation_fee_gross : row.total_gross
        const isPaid = type === 'credit_card' || isDone
        assert.equal(left, isPaid ? owed : 0)
        assert.equal(row.status, press === cancel ? 'cancelled' : 'done')
        assert.deepEqual(
          changes.map(({ state }) => state),
          press === cancel ? [] : [isDone ? 'applied' : 'failed'],
        )
        const after = await at.stock()
        assert.equal(after.rooms?.held, stock.rooms?.held)
        if (!isDone) assert.deepEqual(after, stock)
        // And the stay is nobody's hostage.
        if (row.status === 'done') assert.equal((await at.price(await at.show(number), FEWER)).status, 200)
      })
})
