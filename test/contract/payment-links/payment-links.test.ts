import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { PAY_BY_LINK_MS } from '../../../shared/constants.ts'
import { paymentLinks } from '../../../shared/contract/payment-links.ts'
import { LINK_STATUSES, PAYING_REFUSED } from '../../../shared/rules/money/payment-link.ts'
import { payment, paymentEntry } from '../../../demo-host/provider/db/schema/money.ts'
import { runHotelAction } from '../../../demo-host/controls/hotel-actions.ts'
import { SEEDED_LINKS } from '../../../demo-host/world/people/payment-links.ts'
import { openGuest } from '../helpers/guest.ts'
import type { Answered, ErrorBody, Guest } from '../helpers/guest.ts'
import { ASKS_FIRST, PAID_AT_ONCE, paidBy, payWith, REFUSED, sentLink, SUM } from '../helpers/links.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

let world: World
let guest: Guest
beforeEach(async () => {
  world = await openWorld()
  guest = await openGuest(world)
})
afterEach(() => world.close())

const codeOf = ({ body }: Answered<ErrorBody>) => body.errors[0]?.details.code
const show = async (paymentNumber: string) => (await guest.send(paymentLinks.show, { paymentNumber })).body.data
const attemptsOf = (number: string) =>
  world.database.orm.select().from(payment).where(eq(payment.payment_link_number, number))

async function chargesOf(number: string) {
  const rows = await attemptsOf(number)
  return rows.reduce((sum, { captured_gross, refunded_gross }) => sum + captured_gross - refunded_gross, 0)
}

describe('a payment link', () => {
  for (const status of LINK_STATUSES)
    it(`says that it is ${status}, and is paid only where that may be [PAYLINK-013]`, async () => {
      const { number } = SEEDED_LINKS[status]
      const link = await show(number)
      const refused = PAYING_REFUSED[status]
      assert.equal(link.status, status)
      assert.equal(link.qr !== null, refused === null)
      assert.equal(link.gateway !== null, refused === null || status === 'processing')
      const answer = await payWith(guest, number, await paidBy(world, PAID_AT_ONCE), `state-${status}`)
      if (refused === null) assert.deepEqual([answer.status, answer.body.data.link.status], [201, 'paid'])
      else assert.deepEqual([answer.status, codeOf(answer)], [409, refused])
      assert.equal(await chargesOf(number), await expectedOf(status))
    })

  /** What the hotel has of it afterwards. */
  const expectedOf = async (status: (typeof LINK_STATUSES)[number]) =>
    ['unpaid', 'failed', 'paid'].includes(status) ? (await show(SEEDED_LINKS[status].number)).amount : 0

  it('names what is paid for, the sum, the hotel and the dates of the money [PAYLINK-001] [PAYLINK-002]', async () => {
    const link = await show(SEEDED_LINKS.refunded.number)
    assert.match(link.subject, /boat/)
    assert.deepEqual([link.amount, link.currency], [24_000, 'JPY'])
    assert.ok(link.hotel.name && link.paid_at && link.refunded_at && link.refunded_at > link.paid_at)
  })

  it('is paid once, and its money stands in the ledger once [PAYLINK-003] [PAYLINK-004]', async () => {
    const number = await sentLink(world)
    const body = await paidBy(world, PAID_AT_ONCE)
    const first = await payWith(guest, number, body, 'pays-once-1')
    assert.deepEqual([first.status, first.body.data.transaction.next], [201, 'done'])
    assert.ok(first.body.data.link.paid_at)
    const again = await payWith(guest, number, body, 'pays-once-1')
    assert.deepEqual(again.body.data, first.body.data)
    const other = await payWith(guest, number, await paidBy(world, PAID_AT_ONCE), 'pays-once-2')
    assert.deepEqual([other.status, codeOf(other)], [409, 3200])
    const [attempt, ...more] = await attemptsOf(number)
    assert.ok(attempt && more.length === 0)
    const entries = await world.database.orm.select().from(paymentEntry).where(eq(paymentEntry.payment_id, attempt.id))
    assert.deepEqual(
      entries.map(({ kind, amount_gross }) => [kind, amount_gross]),
      [['captured', SUM]],
    )
  })

  it('takes the money of one of many who pay at once, and of one who presses often [PAYLINK-001]', async () => {
    const number = await sentLink(world)
    const guests = await Promise.all([1, 2, 3, 4].map(() => openGuest(world)))
    const answers = await Promise.all(
      guests.flatMap((each, index) =>
        [0, 1].map(async () => payWith(each, number, await paidBy(world, PAID_AT_ONCE), `race-of-${index}`)),
      ),
    )
    assert.equal(answers.filter(({ status }) => status === 201).length > 0, true)
    assert.ok(answers.every(({ status }) => [201, 409, 422].includes(status)))
    assert.equal(await chargesOf(number), SUM)
    assert.equal((await attemptsOf(number)).length, 1)
  })

  it('refuses the key with another card, and wants one at all', async () => {
    const number = await sentLink(world)
    await payWith(guest, number, await paidBy(world, PAID_AT_ONCE), 'same-key-1')
    const other = await payWith(guest, number, await paidBy(world, ASKS_FIRST), 'same-key-1')
    assert.equal(other.status, 422)
    const none = await guest.send(paymentLinks.pay, { paymentNumber: number, body: await paidBy(world, ASKS_FIRST) })
    assert.equal(none.status, 400)
  })

  it('lets the bank ask first, and is paid by a yes alone [PAYLINK-003]', async () => {
    const number = await sentLink(world)
    const asked = await payWith(guest, number, await paidBy(world, ASKS_FIRST), 'bank-asks-1')
    const { transaction, link } = asked.body.data
    assert.deepEqual([transaction.next, link.status], ['wait', 'processing'])
    assert.ok(transaction.challenge_url?.startsWith(ORIGINS.gateway))
    await world.decide(transaction.challenge_url ?? '', 'approve')
    const query = { transaction_id: transaction.id }
    const { data } = (await guest.send(paymentLinks.outcome, { paymentNumber: number, query })).body
    assert.deepEqual([data.transaction.next, data.link.status], ['done', 'paid'])
    assert.equal(await chargesOf(number), SUM)
  })

  for (const decision of ['fail', 'cancel'] as const)
    it(`charges nothing after the bank's question ended in ${decision}, and takes another card [PAYLINK-005]`, async () => {
      const number = await sentLink(world)
      const asked = await payWith(guest, number, await paidBy(world, ASKS_FIRST), 'ends-badly-1')
      const { transaction } = asked.body.data
      await world.decide(transaction.challenge_url ?? '', decision)
      const query = { transaction_id: transaction.id }
      const { data } = (await guest.send(paymentLinks.outcome, { paymentNumber: number, query })).body
      assert.deepEqual([data.transaction.next, data.link.status], ['failed', 'failed'])
      assert.equal(data.transaction.code, decision === 'fail' ? 3006 : 3008)
      const other = await payWith(guest, number, await paidBy(world, PAID_AT_ONCE), 'ends-well-1')
      assert.equal(other.body.data.link.status, 'paid')
      assert.equal(await chargesOf(number), SUM)
    })

  it('is given up by the guest who stops at the bank, and by nobody else [PAYLINK-005]', async () => {
    const number = await sentLink(world)
    const asked = await payWith(guest, number, await paidBy(world, ASKS_FIRST), 'stops-1234')
    const { id } = asked.body.data.transaction
    const body = { transaction_id: id, status: 'cancelled' as const }
    const elsewhere = await guest.send(paymentLinks.settle, { paymentNumber: await sentLink(world), body })
    const guessed = { ...body, transaction_id: 'guessed' }
    const stranger = await guest.send(paymentLinks.settle, { paymentNumber: number, body: guessed })
    assert.deepEqual([elsewhere.status, stranger.status], [404, 404])
    assert.equal((await show(number)).status, 'processing')
    const { data } = (await guest.send(paymentLinks.settle, { paymentNumber: number, body })).body
    assert.deepEqual([data.transaction.next, data.link.status], ['failed', 'failed'])
  })

  it('tells why a card was refused, charges nothing and stays open [PAYLINK-011]', async () => {
    const number = await sentLink(world)
    const refusals = [
      [await paidBy(world, REFUSED), 402, 3003],
      [await paidBy(world, '4000000000023004'), 402, 3004],
      [await paidBy(world, PAID_AT_ONCE, { expiry: '10/26' }), 422, 3005],
      [await paidBy(world, PAID_AT_ONCE, { expiry: 'soon' }), 422, 3005],
    ] as const
    for (const [index, [body, status, code]] of refusals.entries()) {
      const answer = await payWith(guest, number, body, `refused-${index}-x`)
      assert.deepEqual([answer.status, codeOf(answer)], [status, code])
      const again = await payWith(guest, number, body, `refused-${index}-x`)
      assert.deepEqual([again.status, codeOf(again)], [status, code])
    }
    assert.equal(await chargesOf(number), 0)
    assert.equal((await show(number)).status, 'failed')
  })

  it('takes no Visa for more than a million yen [PAYLINK-001]', async () => {
    const number = await sentLink(world, 1_000_001)
    assert.deepEqual((await show(number)).gateway?.brands, ['amex', 'jcb', 'diners'])
    const answer = await payWith(guest, number, await paidBy(world, PAID_AT_ONCE), 'too-much-1')
    assert.deepEqual([answer.status, codeOf(answer)], [422, 3007])
  })

  it('is good for one hour and not a millisecond longer [PAYLINK-010] [CONST-019]', async () => {
    const number = await sentLink(world)
    assert.equal(PAY_BY_LINK_MS, 3_600_000)
    world.clock.advance(PAY_BY_LINK_MS - 1)
    assert.equal((await show(number)).status, 'unpaid')
    world.clock.advance(1)
    assert.equal((await show(number)).status, 'expired')
    const answer = await payWith(guest, number, await paidBy(world, PAID_AT_ONCE), 'too-late-1')
    assert.deepEqual([answer.status, codeOf(answer)], [409, 3201])
  })

  it('that nobody sent is not found [PAYLINK-012]', async () => {
    const read = await guest.send(paymentLinks.show, { paymentNumber: 'nobody-sent-it' })
    const paid = await payWith(guest, 'nobody-sent-it', await paidBy(world, PAID_AT_ONCE), 'nobody-sent')
    assert.deepEqual([read.status, paid.status], [404, 404])
  })

  it('is closed by the hotel, unless its money is on the way [PAYLINK-006] [PAYLINK-008]', async () => {
    const close = (number: string, as: 'completed' | 'cancelled') =>
      runHotelAction({ ...world, origins: ORIGINS }, { kind: 'close_payment_link', number, as })
    const [withdrawn, settled] = [await sentLink(world), await sentLink(world)]
    assert.equal((await close(withdrawn, 'cancelled')).changed, 1)
    assert.equal((await close(settled, 'completed')).changed, 1)
    assert.deepEqual([(await show(withdrawn)).status, (await show(settled)).status], ['cancelled', 'completed'])
    assert.equal((await close(SEEDED_LINKS.processing.number, 'cancelled')).changed, 0)
    assert.equal((await close(SEEDED_LINKS.paid.number, 'cancelled')).changed, 0)
  })

  it('is refunded where the hotel gives the money back at the gateway [PAYLINK-007]', async () => {
    const number = await sentLink(world)
    const { id } = (await payWith(guest, number, await paidBy(world, PAID_AT_ONCE), 'comes-back-1')).body.data
      .transaction
    await world.gateways.payment_hub.refund({ reference: id, refund_reference: 'by-hand', amount: SUM })
    await guest.send(paymentLinks.outcome, { paymentNumber: number, query: { transaction_id: id } })
    const link = await show(number)
    assert.deepEqual([link.status, await chargesOf(number)], ['refunded', 0])
    assert.ok(link.refunded_at)
  })
})
