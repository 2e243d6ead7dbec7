import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Request } from 'playwright'

import type { HotelSettings } from '../../../demo-host/provider/db/schema/hotel-settings.ts'
import type { GatewayId } from '../../../shared/payment-codes.ts'
import { BOOK, callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { world, guest } = journey()
const PAYPAL = { client_key: 'AX-real_client-1', environment: 'test' } as const
const ADYEN = { client_key: 'test_REALKEY', environment: 'test' } as const
const THEIRS = /^https:\/\/[\w.-]+\.(?:paypal|adyen)\.com$/

/** What PayPal's script does in this page: a button that asks for an order and says that the guest approved it. */
const PAYPAL_SCRIPT = `
  const { namespace } = document.currentScript.dataset
  window[namespace] = { Buttons: ({ createOrder, onApprove }) => ({
    async render(place) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'PayPal itself'
      button.onclick = async () => onApprove({ orderID: await createOrder({}, {}) }, {})
      place.append(button)
    },
    async close() {},
  }) }`
const ADYEN_SETUP = {
  expiresAt: '2027-01-01T00:00:00Z',
  amount: { value: 1, currency: 'JPY' },
  countryCode: 'JP',
  returnUrl: 'https://hotel.example/',
  configuration: {},
  paymentMethods: { paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'jcb'] }] },
}

/** A guest whose browser reaches stand-ins in the place of PayPal and Adyen; `asked` has what they were asked for. */
async function visitor() {
  const taro = await guest()
  const asked: URL[] = []
  const scripts: string[] = []
  taro.page.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (THEIRS.test(url.origin)) asked.push(url)
    if (/\/assets\/(?:paypal-script|adyen-card)-/.test(url.pathname)) scripts.push(url.pathname)
  })
  await taro.page.route(/^https:\/\/[\w.-]+\.paypal\.com\//, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PAYPAL_SCRIPT }),
  )
  await taro.page.route(/^https:\/\/[\w.-]+\.adyen\.com\//, (route) => {
    const { pathname } = new URL(route.request().url())
    const id = /\/sessions\/([^/]+)\/setup$/.exec(pathname)?.[1]
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    return id
      ? route.fulfill({ headers, json: { ...ADYEN_SETUP, id, sessionData: 'renewed' } })
      : route.fulfill({ headers, contentType: 'text/html', body: '<p>field</p>' })
  })
  return { taro, asked, scripts }
}

async function toPayment(taro: Guest, gateway: GatewayId, gateway_accounts: HotelSettings['gateway_accounts']) {
  await world().edit({
    kind: 'set_payment',
    hotel: 'shirotsuki',
    payment_gateway_setting: gateway,
    ...(gateway_accounts && { gateway_accounts }),
  })
  await world().advanceMinutes(1) // the documents' policy follows the settings within seconds
  await taro.openResults()
  await taro.choose(BOTH_WAYS)
  await taro.toDetails()
  await taro.introduce()
  await taro.toPayment()
  await taro.at.getByRole('radio', { name: new RegExp(`^${taro.t('checkout.card')}`) }).check()
}

describe('a hotel with an account of its own', () => {
  it('at PayPal has PayPal’s script with its key, and books the order that its guest approved there', async () => {
    const { taro, asked } = await visitor()
    const since = await world().lastCall()
    await toPayment(taro, 'gmo-paypal', { paypal: PAYPAL })
    const credential = taro.page.waitForResponse((response) => response.url().endsWith('/client_credential'))
    await taro.at.getByRole('button', { name: 'PayPal itself' }).click()
    assert.equal((await (await credential).json()).data.client_id, PAYPAL.client_key)
    await taro.page.waitForURL(`${world().origins.gateway}/**`)
    await taro.page.locator('button[value="approve"]').click()
    await taro.confirmed()

    const [script, ...more] = asked
    assert.ok(script && more.length === 0, String(asked))
    assert.equal(script.origin + script.pathname, 'https://www.sandbox.paypal.com/sdk/js')
    const { 'client-id': client, currency, locale } = Object.fromEntries(script.searchParams)
    assert.deepEqual([client, currency, locale], [PAYPAL.client_key, 'JPY', 'en_US'])
    assert.equal(await taro.page.evaluate(() => 'paypal' in window), false)
    const [booked] = await callsTo(world(), 'POST', BOOK, since)
    const [order] = await callsTo(world(), 'POST', /\/paypal_payments\/order$/, since)
    assert.ok(order)
    assert.match(Object(booked?.body).payment.paypal.order_id, /\S/)
    await taro.page.close()
  })

  it('at Adyen has Adyen’s fields in the session of this sum', async () => {
    const { taro, asked } = await visitor()
    const answered = taro.page.waitForResponse((response) => response.url().endsWith('/adyen/payment_session'))
    await toPayment(taro, 'adyen_gmo', { adyen_gmo: ADYEN })
    const { data } = await (await answered).json()
    assert.deepEqual([data.client_key, data.environment], [ADYEN.client_key, ADYEN.environment])
    // Its frames show themselves once Adyen's own page in them has answered.
    const field = taro.page.locator('.card-place iframe[title="Card number"]')
    await field.waitFor({ state: 'attached' })
    const frame = new URL(String(await field.getAttribute('src')))
    assert.equal(frame.origin, 'https://checkoutshopper-test.adyen.com')
    assert.ok(frame.pathname.includes(ADYEN.client_key))
    const setup = asked.find(({ pathname }) => pathname.endsWith(`/sessions/${data.id}/setup`))
    assert.equal(setup?.searchParams.get('clientKey'), ADYEN.client_key)
    await taro.page.close()
  })

  it('has none of them where it has no account', async () => {
    const { taro, asked, scripts } = await visitor()
    for (const gateway of ['gmo-paypal', 'adyen_gmo_paypal'] as const) {
      await toPayment(taro, gateway, {})
      await taro.cardFields()
      await taro.button(taro.t('wallets.payWith', { name: 'PayPal' })).waitFor()
    }
    assert.deepEqual([asked, scripts], [[], []])
    await taro.page.close()
  })
})
