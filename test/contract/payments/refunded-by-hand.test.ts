import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { checkBooks } from '../../../demo-host/provider/books/check-books.ts'
import type { Gateway } from '../../../demo-host/provider/gateways/gateway.ts'
import { moneyOf, openChanging } from '../helpers/changing.ts'
import type { Changing } from '../helpers/changing.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const PART = 10_000

describe('money that a hotel gave back at its gateway by hand', () => {
  let world: World
  let at: Changing
  let gateway: Gateway
  beforeEach(async () => {
    world = await openWorld({ gateway: (real) => (gateway = real) })
    at = await openChanging(world)
  })
  afterEach(() => world.close())

  /** A paid stay of which the hotel gives so much back, or all of it. */
  async function givenBack(amount?: number) {
    const booked = await at.book('credit_card')
    const [paid] = (await moneyOf(world, booked.reservation_number)).paid
    assert.ok(paid)
    const answer = await gateway.refund({
      reference: paid.id,
      refund_reference: 'the-desk-1',
      amount: amount ?? paid.captured_gross,
    })
    assert.equal(answer.kind, 'charge')
    return { booked, whole: paid.captured_gross }
  }
  /** What the gateway has given back, what the product knows of it, and what of the stay's money is still on its way. */
  async function standing(number: string) {
    await world.provider.jobs.sweep()
    const [paid] = (await moneyOf(world, number)).paid
    assert.ok(paid)
    const answer = await gateway.fetch(paid.id)
    const given = answer.kind === 'charge' ? answer.charge.refunded_amount : null
    const { payment, refund } = await at.show(number)
    const waiting = payment.lines.filter(({ kind }) => kind === 'coming_back').length
    const broken = (await checkBooks(world.database.orm)).filter((check) => check.broken > 0)
    return { given, known: paid.refunded_gross, kept: payment.paid, waiting, refund, broken }
  }

  it('is not given back again: of a stay that is cancelled comes back what is left', async () => {
    const { booked, whole } = await givenBack(PART)
    const { body } = await at.cancel(booked)
    const refund = { amount: whole - PART, currency: 'JPY', status: 'done' }
    assert.deepEqual(body.data.refund, refund)
    const after = { given: whole, known: whole, kept: 0, waiting: 0, refund, broken: [] }
    assert.deepEqual(await standing(booked.reservation_number), after)
  })

  it('is all there was to give back', async () => {
    const { booked, whole } = await givenBack()
    assert.equal((await at.cancel(booked)).body.data.refund, null)
    const after = { given: whole, known: whole, kept: 0, waiting: 0, refund: null, broken: [] }
    assert.deepEqual(await standing(booked.reservation_number), after)
  })

  it('keeps nobody from what a shorter stay gives back where enough is left', async () => {
    const { booked, whole } = await givenBack(PART)
    const { sum } = await at.change(booked, { checkout_date: '2026-12-10' })
    assert.ok(sum && sum.refund > 0 && sum.refund <= whole - PART)
    const { given, known, waiting } = await standing(booked.reservation_number)
    assert.deepEqual([given, known, waiting], [sum.refund + PART, sum.refund, 0])
  })
})
