import assert from 'node:assert/strict'
import { after, afterEach, before } from 'node:test'

import { desc, isNotNull, sql } from 'drizzle-orm'

import { payment } from '../../demo-host/provider/db/schema/money.ts'
import { editWorld } from '../../demo-host/controls/world-edits.ts'
import { HEADERS } from '../../shared/headers.ts'
import type { PaymentType } from '../../shared/payment-codes.ts'
import { calculationAtom, shownCalculation } from '../../widget/features/checkout/price/calculation-state.ts'
import { cardFieldsAtom } from '../../widget/payment/card.ts'
import { paymentAtom } from '../../widget/payment/attempt.ts'
import type { TextKey } from '../../widget/lib/i18n.ts'
import { formatMessage } from '../../widget/state/messages/messages.ts'
import { environmentAtom } from '../../widget/state/environment.ts'
import { loadPartsAtom, localeAtom } from '../../widget/state/settings/texts.ts'
import { openWorld } from '../contract/helpers/world.ts'
import type { World } from '../contract/helpers/world.ts'
import { openCheckout } from './widget/open-checkout.tsx'
import { until } from './until.ts'

export const HOTORI = { id: 10, code: 'hotori' }
/** A house where every way of paying is taken, and a plan of it that a card alone pays. */
export const BY_CARD = { hotel: HOTORI, plan: 'card-only' }
export const PAYS = '4000000000024242'
export const ASKS = '4000000000003220'

export type Checkout = Awaited<ReturnType<typeof openCheckout>>
export type Sent = Checkout['sent'][number]

/** One world with rooms enough for the tests of a describe; their screens are left when they end. */
export function payingWorld() {
  let opened: World | undefined
  const world = () => opened ?? assert.fail('before() opens it')
  const screens: Checkout[] = []
  before(async () => {
    opened = await openWorld()
    await opened.database.orm.execute(sql`update inventory_day set total = 90`)
  })
  after(() => world().close())
  // A screen that still waits for somebody would go on asking.
  afterEach(() => screens.splice(0).forEach(({ page }) => page.leave()))
  return {
    world,
    async open(type: PaymentType, options: Parameters<typeof openCheckout>[2] = {}) {
      const checkout = await openCheckout(world(), type, options)
      screens.push(checkout)
      const { store } = checkout
      await store.set(loadPartsAtom, ['errors', 'codes', 'paying', 'wallets'])
      const total = () => shownCalculation(store.get(calculationAtom))?.data.total.total_price
      await until(() => total() !== undefined, 'the price')
      return { ...checkout, total: total() ?? NaN }
    },
    async lastPayment() {
      const newest = [desc(payment.created_at), desc(payment.id)]
      return (
        await world()
          .database.orm.select()
          .from(payment)
          .where(isNotNull(payment.reservation_id))
          .orderBy(...newest)
      )[0]
    },
    setPayment: (hotel: string, change: object) =>
      editWorld(world().database, world().clock, { kind: 'set_payment', hotel, ...change }),
  }
}

export async function toPayment({ store, press, sees }: Checkout) {
  await press('Continue to payment')
  await sees('How would you like to pay?')
  await until(() => store.get(cardFieldsAtom) !== null, 'card fields')
}

/** A guest at the payment step, with a card in the fields. */
export async function openWithCard(world: World, number = PAYS) {
  const checkout = await openCheckout(world, 'credit_card')
  await toPayment(checkout)
  checkout.card(number)
  return checkout
}

/** The gateway asks before it takes anything: a bank about a card, a wallet about an order. */
export async function challengeOf({ store }: Checkout) {
  await until(() => store.get(paymentAtom).kind === 'challenge', 'the question')
  const asked = store.get(paymentAtom)
  assert.ok(asked.kind === 'challenge')
  return asked.challenge
}

export async function toBank(checkout: Checkout) {
  await toPayment(checkout)
  checkout.card(ASKS)
  await checkout.press(/^Pay/)
  await checkout.sees('Your bank needs to confirm it is you')
  return challengeOf(checkout)
}

export const wordsIn = ({ store }: Checkout, key: TextKey, values = {}) =>
  formatMessage(store.get(environmentAtom).i18n.t(store.get(localeAtom)), { key, values })

/** CALL-002 to CALL-008: what every call after the start carries. */
export function assertCarries({ headers }: Sent, locale = 'en') {
  assert.match(headers.get(HEADERS.tracingId) ?? '', /^[\da-f-]{36}$/)
  assert.match(headers.get(HEADERS.appVersion) ?? '', /^\d+\.\d+\.\d+/)
  assert.equal(headers.get(HEADERS.locale), locale)
  assert.ok(headers.get(HEADERS.clientSession))
}
