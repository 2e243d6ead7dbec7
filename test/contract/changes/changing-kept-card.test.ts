import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { MINUTE_MS } from '../../../shared/constants.ts'
import { wallet } from '../../../shared/contract/wallet.ts'
import type { Change } from '../../../shared/model/stay/changing.ts'
import { keptCardTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { changesOf, HOTEL, moneyOf, openChanging, proof, refusalOf } from '../helpers/changing.ts'
import type { Changes } from '../helpers/changing.ts'
import type { Guest } from '../helpers/guest.ts'
import { HANAKO, signIn } from '../helpers/members.ts'
import type { SignedInGuest } from '../helpers/members.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const SHORTER = { checkout_date: '2026-12-10' }
const LONGER = { checkout_date: '2026-12-12' }
const PAYS = '5200000000034444'
type Payment = NonNullable<Change['payment']>

describe('changing a stay by a card that is kept', () => {
  let world: World
  let guest: Guest
  let hanako: SignedInGuest
  let at: Changes
  beforeEach(async () => {
    world = await openWorld()
    ;({ guest } = await openChanging(world))
    hanako = await signIn(guest, HANAKO)
    at = changesOf(hanako, world, `${ORIGINS.widget}/return`)
  })
  afterEach(() => world.close())

  const cards = async (who = hanako) => (await who.send(wallet.cards, { hotelId: HOTEL })).body.data
  const vault = () => world.database.orm.$count(keptCardTable)

  /** The security code was just typed; what is sent of the card beside it is worth nothing. */
  async function byKept(brand: 'visa' | 'jcb' = 'visa'): Promise<Payment> {
    const body = JSON.stringify({ key: 'pk_test', kept: brand, cvc: '123' })
    const headers = { origin: ORIGINS.gateway, 'content-type': 'application/json' }
    const answer = await world.fetch(`${ORIGINS.gateway}/tokens`, { method: 'POST', headers, body })
    const { token } = (await answer.json()) as { token: string }
    const kept = (await cards()).find((card) => card.brand === brand)
    assert.ok(kept)
    return {
      type: 'credit_card',
      card: { token, brand: 'visa', last4: '0000', expiry: '12/30', holder: 'T' },
      saved_card_id: kept.id,
      return_url: `${ORIGINS.widget}/return`,
    }
  }
  const bookByKept = async () => at.book('credit_card', undefined, { payment: await byKept() })
  /** What the gateway has of each payment of a stay, the oldest first. */
  async function charges(number: string) {
    const { paid } = await moneyOf(world, number)
    return Promise.all(
      paid.map(async ({ id }) => {
        const answer = await world.gateways.payment_hub.fetch(id)
        assert.ok(answer.kind === 'charge')
        const { brand, last4, captured_amount, refunded_amount } = answer.charge
        return { card: `${brand} ${last4}`, taken: captured_amount, back: refunded_amount }
      }),
    )
  }

  it('charges it what a longer stay costs more, by its security code alone', async () => {
    const before = await vault()
    const booked = await bookByKept()
    const { sum, answer } = await at.change(booked, { ...LONGER, payment: await byKept('jcb') })
    assert.deepEqual([answer.status, answer.body.data.status], [200, 'done'], JSON.stringify(answer.body))
    assert.ok(sum && sum.charge > 0)
    assert.deepEqual(await charges(booked.reservation_number), [
      { card: 'visa 4242', taken: sum.before, back: 0 },
      { card: 'jcb 3530', taken: sum.charge, back: 0 },
    ])
    const { left, row } = await moneyOf(world, booked.reservation_number)
    assert.deepEqual([left, row.total_gross, row.checkout_date], [sum.after, sum.after, LONGER.checkout_date])
    assert.equal(await vault(), before, 'nothing is kept twice')
  })

  it('gives back to it what a shorter stay costs less', async () => {
    const booked = await bookByKept()
    const { sum, answer } = await at.change(booked, SHORTER)
    assert.equal(answer.body.data.status, 'done')
    assert.ok(sum && sum.refund > 0)
    assert.deepEqual(await charges(booked.reservation_number), [
      { card: 'visa 4242', taken: sum.before, back: sum.refund },
    ])
    assert.equal((await moneyOf(world, booked.reservation_number)).left, sum.after)
  })

  it('gives back to the last card first, and the rest to the one before, though it is removed since', async () => {
    const booked = await bookByKept()
    world.clock.advance(MINUTE_MS)
    const longer = await at.change(booked, { ...LONGER, payment: await byKept('jcb') })
    for (const { id } of await cards()) await hanako.send(wallet.removeCard, { hotelId: HOTEL, cardId: String(id) })
    const { sum } = await at.change(await at.show(booked.reservation_number), SHORTER)
    assert.ok(sum && longer.sum)
    const [first, second] = await charges(booked.reservation_number)
    assert.deepEqual(second, { card: 'jcb 3530', taken: longer.sum.charge, back: longer.sum.charge })
    assert.deepEqual([first?.card, first?.back], ['visa 4242', sum.refund - longer.sum.charge])
    assert.ok(first && first.back > 0)
    assert.equal((await moneyOf(world, booked.reservation_number)).left, sum.after)
  })

  it('keeps the card that paid the difference, where its owner wants that', async () => {
    const booked = await bookByKept()
    const { type, card, return_url } = await at.byCard(PAYS)
    const payment: Payment = { type, card: { ...card, brand: 'master' }, return_url, save_card: true }
    const { answer } = await at.change(booked, { ...LONGER, payment })
    assert.equal(answer.body.data.status, 'done')
    const [newest] = await cards()
    assert.deepEqual([newest?.brand, newest?.last4], ['master', PAYS.slice(-4)])
  })

  it('is refused with somebody else’s card, one that is removed, or another code, and the stay stands', async () => {
    const booked = await bookByKept()
    const stock = await at.stock()
    const theirs = await byKept()
    const taro = await signIn(guest, 'taro@example.com')
    const priced = await at.price(booked, LONGER)
    const { total_price } = priced.body.data.total
    const agreement = { ...proof, ...LONGER, version: booked.version, total_price }
    for (const who of [taro, guest]) {
      const { put } = changesOf(who, world, `${ORIGINS.widget}/return`)
      const refused = await put(booked.reservation_number, { ...agreement, payment: theirs })
      assert.equal(refusalOf(refused.body)?.code, 3007)
    }
    const ofJcb = { ...(await byKept('jcb')), saved_card_id: theirs.saved_card_id }
    const wrong = await at.put(booked.reservation_number, { ...agreement, payment: ofJcb })
    assert.deepEqual([wrong.status, refusalOf(wrong.body)?.code], [402, 3007])
    await hanako.send(wallet.removeCard, { hotelId: HOTEL, cardId: String(theirs.saved_card_id) })
    const removed = await at.put(booked.reservation_number, { ...agreement, payment: theirs })
    assert.deepEqual([removed.status, refusalOf(removed.body)?.code], [422, 3007])
    assert.deepEqual(await at.stock(), stock)
    const { row, left } = await moneyOf(world, booked.reservation_number)
    assert.deepEqual([row.checkout_date, row.version, left], [booked.checkout_date, booked.version, row.total_gross])
  })

  it('tells whoever asks again what was made of it, though the card is removed since', async () => {
    const booked = await bookByKept()
    const { body, answer } = await at.change(booked, { ...LONGER, payment: await byKept() }, 'kept-and-removed')
    for (const { id } of await cards()) await hanako.send(wallet.removeCard, { hotelId: HOTEL, cardId: String(id) })
    const again = await at.put(booked.reservation_number, body, 'kept-and-removed')
    assert.deepEqual([again.status, again.body.data], [200, answer.body.data])
    assert.equal((await charges(booked.reservation_number)).length, 2)
  })
})
