import assert from 'node:assert/strict'

import { paymentLinks } from '../../../shared/contract/payment-links.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { LinkPayment } from '../../../shared/model/payment/payment-link.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { giveToken } from '../../../demo-host/provider/kernel/tokens.ts'
import { runHotelAction } from '../../../demo-host/controls/hotel-actions.ts'
import type { Guest } from './guest.ts'
import { ORIGINS } from './world.ts'
import type { World } from './world.ts'

export const [PAID_AT_ONCE, ASKS_FIRST, REFUSED] = ['4000000000024242', '4000000000003220', '4000000000033003']
export const SUM = 18_000

/** A link of its own, as the hotel sends it. */
export async function sentLink(world: World, amount = SUM): Promise<string> {
  const { number } = await runHotelAction(
    { database: world.database, clock: world.clock, origins: ORIGINS },
    {
      kind: 'send_payment_link',
      hotel: 'shirotsuki',
      email: 'taro@example.com',
      locale: 'en',
      subject: 'Private boat',
      amount,
    },
  )
  assert.ok(number)
  return number
}

/** What the hosted fields give for a test card, and where its bank leads back to. */
export async function paidBy(world: World, number: string, more: Partial<LinkPayment['card']> = {}) {
  const card = { brand: 'visa' as const, last4: number.slice(-4), expiry: '12/30', holder: 'TARO YAMADA', ...more }
  return { card: { token: await world.cardToken(number), ...card }, return_url: `${ORIGINS.widget}/payments/x` }
}

export const payWith = (guest: Guest, paymentNumber: string, body: LinkPayment, key: string) =>
  guest.send(paymentLinks.pay, { paymentNumber, body }, { [HEADERS.idempotencyKey]: key })

/** One true input of each call behind the links of a hotel's letters, for the suite of the tables. */
export async function letterExamples(world: World, guest: Guest) {
  const asked = await payWith(guest, await sentLink(world), await paidBy(world, ASKS_FIRST), 'a-link-example')
  const { link, transaction } = asked.body.data
  const paymentNumber = link.number
  const attempt = { transaction_id: transaction.id }
  const deps = { clock: world.clock, ids: systemIds }
  const reader = { unsubscribe_token: await giveToken(world.database.orm, 'unsubscribe', { member_id: HANAKO }, deps) }
  return {
    'paymentLinks.show': { paymentNumber },
    // A link is paid once, so that each has its own.
    'paymentLinks.pay': async () => ({ paymentNumber: await sentLink(world), body: await paidBy(world, ASKS_FIRST) }),
    'paymentLinks.outcome': { paymentNumber, query: attempt },
    'paymentLinks.settle': { paymentNumber, body: { ...attempt, status: 'returned' } },
    'marketing.subscription': { query: reader },
    'marketing.unsubscribe': { body: reader },
  }
}
const HANAKO = 1001
