import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import type { GatewayId } from '../../../shared/payment-codes.ts'
import { BOOK, callsTo } from '../helpers/calls.ts'
import { ASKS, BOTH_WAYS, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertNoCard, traces } from '../helpers/traces.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

async function toPayment(gateway: GatewayId, more: object = {}): Promise<Guest> {
  const hotel = 'shirotsuki'
  await world().edit({ kind: 'set_payment', hotel, payment_gateway_setting: gateway, ...more })
  const taro = await guest({ width: 390 })
  await taro.openResults()
  await taro.choose(BOTH_WAYS)
  await taro.toDetails()
  await taro.introduce()
  await taro.toPayment()
  return taro
}
const chargesOf = async (gateway: string) =>
  (await world().database.orm.select().from(chargeTable)).filter((each) => each.gateway === gateway)
const pathsSince = async (since: number) => (await world().calls(since)).map(({ method, path }) => `${method} ${path}`)

const CARDS: readonly { id: GatewayId; adapter: string; claims: string }[] = [
  { id: 'gmo', adapter: 'gmo', claims: '[PAY-020] [PAY-053]' },
  { id: 'paygent', adapter: 'paygent', claims: '[PAY-022]' },
  { id: 'tappay', adapter: 'tappay', claims: '[PAY-024]' },
  { id: 'adyen_gmo', adapter: 'adyen_gmo', claims: '[PAY-027] [CALL-064]' },
]

describe('a card', () => {
  for (const { id, adapter, claims } of CARDS)
    it(`goes to ${id} alone, which gives a token for it ${claims}`, async () => {
      const since = await world().lastCall()
      const taro = await toPayment(id)
      const printed: string[] = []
      taro.page.on('console', (message) => printed.push(message.text()))
      await taro.fillCard(ASKS)
      await taro.pay()
      await taro.answerBank('approve')
      await taro.confirmed()

      const [booked] = await callsTo(world(), 'POST', BOOK, since)
      const { card } = Object(booked?.body).payment
      assert.match(card.token, /^\[secret/)
      assert.equal(card.last4, '3220')
      assertNoCard(await traces(taro, since, printed), ASKS)
      assert.equal((await chargesOf(adapter)).at(-1)?.state, 'captured')
      if (id === 'adyen_gmo') assert.ok((await pathsSince(since)).includes('POST /hotels/1/adyen/payment_session'))
      await taro.page.close()
    })
})

const WALLETS: readonly { name: string; id: GatewayId; adapter: string; claims: string; more?: object }[] = [
  { name: 'PayPal', id: 'gmo-paypal', adapter: 'paypal', claims: '[PAY-021]' },
  { name: 'PayPal', id: 'paygent-paypal', adapter: 'paypal', claims: '[PAY-023]' },
  { name: 'PayPal', id: 'adyen_gmo_paypal', adapter: 'paypal', claims: '[PAY-028]' },
  { name: 'PayPal', id: 'paypal', adapter: 'paypal', claims: '[PAY-025]' },
]

/** Beside the card it stands with the card; where there is no card it is a way of its own. */
const toPaypal = (taro: Guest, id: GatewayId): Promise<unknown> =>
  id === 'paypal' ? taro.at.getByRole('radio', { name: 'PayPal' }).check() : taro.cardFields()

describe('PayPal', () => {
  for (const { name, id, adapter, claims } of WALLETS)
    it(`pays at ${id}, approved on a page of its own, and leads back ${claims}`, async () => {
      const since = await world().lastCall()
      const taro = await toPayment(id)
      await toPaypal(taro, id)
      await assertWell(taro, id)
      await taro.button(taro.t('wallets.payWith', { name })).click()
      await taro.page.waitForURL(`${world().origins.gateway}/**`)
      await taro.page.locator('button[value="approve"]').click()
      await taro.confirmed()
      const paths = (await pathsSince(since)).filter((path) => path.includes('paypal_payments'))
      assert.deepEqual(paths, [
        'POST /hotels/1/paypal_payments/client_credential',
        'POST /hotels/1/paypal_payments/order',
        'POST /hotels/1/paypal_payments/validate_credit_card',
      ])
      assert.equal((await chargesOf(adapter)).at(-1)?.state, 'captured')
      await taro.page.close()
    })

  it('takes nothing when the guest cancels there, and says so', async () => {
    const taro = await toPayment('gmo-paypal')
    await toPaypal(taro, 'gmo-paypal')
    await taro.button(taro.t('wallets.payWith', { name: 'PayPal' })).click()
    await taro.page.waitForURL(`${world().origins.gateway}/**`)
    await taro.page.locator('button[value="cancel"]').click()
    await taro.see(taro.t('errors.3008'))
    assert.equal((await chargesOf('paypal')).at(-1)?.state, 'cancelled')
    await taro.page.close()
  })
})

describe('Amazon Pay', () => {
  it('leads to its page and back to the confirmation [PAY-011]', async () => {
    const payment_options = ['on_site', 'amazon_pay']
    const taro = await toPayment('payment_hub', { payment_options })
    await taro.at.getByRole('radio', { name: taro.t('checkout.amazonPay') }).check()
    await taro.pay()
    await taro.page.waitForURL(`${world().origins.gateway}/**`)
    await taro.page.reload()
    await taro.page.locator('button[value="approve"]').click()
    await taro.confirmed()
    assert.equal((await chargesOf('amazon_pay')).at(-1)?.state, 'captured')
    await world().edit({ kind: 'set_payment', hotel: 'shirotsuki', payment_options: ['on_site', 'credit_card'] })
    await taro.page.close()
  })
})
