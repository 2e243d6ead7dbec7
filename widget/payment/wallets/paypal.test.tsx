import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { reservation } from '../../../demo-host/provider/db/schema/booking.ts'
import { chargeTable } from '../../../demo-host/simulators/gateway/schema.ts'
import { assertCarries, BY_CARD, challengeOf, HOTORI, payingWorld, toPayment } from '../../../test/lib/paying.ts'
import type { Sent } from '../../../test/lib/paying.ts'
import { payAtom } from '../../features/checkout/pay/new-stay.ts'

describe('PayPal', () => {
  const { world, open, lastPayment, setPayment } = payingWorld()
  const CALLS = ['client_credential', 'order', 'validate_credit_card']
  async function toPaypal() {
    await setPayment('hotori', { payment_gateway_setting: 'gmo-paypal' })
    const checkout = await open('credit_card', BY_CARD)
    await toPayment(checkout)
    return checkout
  }
  const asked = (sent: Sent[]) => sent.filter(({ path }) => path.includes('/paypal_payments/'))

  it('is asked for a key, an order and whether it stands, and takes the money once approved [CALL-061] [CALL-062] [CALL-063] [CALL-142]', async () => {
    const checkout = await toPaypal()
    const { press, sent, total, posts, sees } = checkout
    await press('Pay with PayPal')
    const paying = await challengeOf(checkout)
    const calls = asked(sent)
    assert.deepEqual(
      calls.map(({ method, path }) => `${method} ${path}`),
      CALLS.map((name) => `POST /hotels/${HOTORI.id}/paypal_payments/${name}`),
    )
    calls.forEach((call) => assertCarries(call))
    const [key, order, check] = calls.map(({ body }) => body ?? {})
    const agreed = { payment_type: 'credit_card', amount: total, currency: 'JPY' }
    assert.deepEqual(key, { amount: total, currency: 'JPY' })
    for (const body of [order, check]) {
      const { payment_type, amount, currency, quote_id, return_url } = Object(body)
      assert.deepEqual({ payment_type, amount, currency }, agreed)
      assert.ok(quote_id && URL.canParse(return_url))
    }
    assert.ok(order?.client_token && check?.order_id)
    assert.deepEqual(Object(posts()[0]?.body?.payment).paypal, { order_id: check.order_id })
    await world().decide(paying.url ?? '', 'approve')
    await sees('We look forward to welcoming you')
    const paid = await lastPayment()
    assert.deepEqual([paid?.gateway, paid?.captured_gross], ['paypal', total])
  })

  for (const name of CALLS)
    it(`without an answer to ${name} takes nothing, says so, and pays on another press [CALL-061] [CALL-062] [CALL-063]`, async () => {
      const checkout = await toPaypal()
      const { press, spoil, sees, posts } = checkout
      spoil((send, { path }) =>
        path.endsWith(`/paypal_payments/${name}`) ? Promise.resolve(new Response('{}', { status: 500 })) : send(),
      )
      await press('Pay with PayPal')
      await sees('Something went wrong')
      assert.equal(posts().length, 0)
      spoil((send) => send())
      await press('Pay with PayPal')
      await challengeOf(checkout)
      assert.equal(posts().length, 1)
    })

  it('that refuses the order says why, and nothing was booked [CALL-063] [CALL-142]', async () => {
    const count = await world().database.orm.$count(reservation)
    const { press, spoil, sees } = await toPaypal()
    spoil((send, { path }) =>
      path.endsWith('validate_credit_card')
        ? Promise.resolve(Response.json({ data: { valid: false, brand: 'paypal', code: 3007 } }))
        : send(),
    )
    await press('Pay with PayPal')
    await sees('This card is not valid or not accepted here')
    assert.equal(await world().database.orm.$count(reservation), count)
  })

  it('cancelled there ends on the failure page without a charge [CALL-142]', async () => {
    const checkout = await toPaypal()
    const { press, sees } = checkout
    await press('Pay with PayPal')
    const paying = await challengeOf(checkout)
    await world().decide(paying.url ?? '', 'cancel')
    await sees('You have not been charged')
    const charged = await world().database.orm.select().from(chargeTable).where(eq(chargeTable.gateway, 'paypal'))
    assert.equal(charged.findLast(({ state }) => state === 'cancelled')?.captured_amount, 0)
  })

  it('alone is named as itself, and the one button pays by it', async () => {
    await setPayment('hotori', { payment_gateway_setting: 'paypal' })
    const checkout = await open('credit_card', BY_CARD)
    await checkout.press('Continue to payment')
    await checkout.sees('Pay with PayPal')
    assert.deepEqual(checkout.page.all('.card-place'), [])
    assert.equal(checkout.page.all('.methods label').filter(({ textContent }) => textContent?.includes('PayPal')).length, 1) // prettier-ignore
    await checkout.store.set(payAtom)
    assert.ok(Object(checkout.posts()[0]?.body?.payment).paypal)
    await setPayment('hotori', { payment_gateway_setting: 'payment_hub' })
  })
})
