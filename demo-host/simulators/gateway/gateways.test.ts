import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ADAPTER_IDS, WALLETS } from '../../../shared/payments.ts'
import type { AdapterId } from '../../../shared/payments.ts'
import { TOKEN_PREFIX } from './tokens.ts'
import { openGateway } from '../../../test/lib/gateway-simulator.ts'

const [PAYS, ASKS] = ['4000000000024242', '4000000000003220']
const isWallet = (id: AdapterId) => WALLETS.some((wallet) => wallet === id)

describe('every gateway', () => {
  let world: Awaited<ReturnType<typeof openGateway>>
  before(async () => {
    world = await openGateway()
  })
  after(() => world.close())

  /** A payment of this gateway's own: a token of its form, or an order. */
  async function payment(id: AdapterId, number: string, more = {}) {
    const asked = await world.payment(PAYS, more)
    const order = { reference: `order-${asked.reference}`, amount: asked.amount, currency: asked.currency }
    const made = await world.gateways[id].order(order)
    assert.equal(made.kind, 'order')
    if (made.kind !== 'order') throw new Error('no order')
    if (isWallet(id)) return { ...asked, token: made.id }
    const { token } = (await world.tokenise(number, { gateway: id, session: made.session_data })).json()
    return { ...asked, token }
  }
  const stateOf = async (id: AdapterId, reference: string) => {
    const found = await world.gateways[id].fetch(reference)
    return found.kind === 'charge' ? [found.charge.state, found.charge.code] : [found.kind]
  }

  for (const id of ADAPTER_IDS)
    describe(id, () => {
      const gateway = () => world.gateways[id]

      it('charges once when the guest approves, and gives back once', async () => {
        const asked = await payment(id, ASKS)
        if (id !== 'amazon_pay') assert.ok(asked.token.startsWith(TOKEN_PREFIX[id]), asked.token)
        const answers = [await gateway().authorize(asked), await gateway().authorize(asked)]
        assert.deepEqual(
          answers.map(({ kind }) => kind),
          ['challenge', 'challenge'],
        )
        const [answer] = answers
        assert.ok(answer?.kind === 'challenge')
        assert.deepEqual(await stateOf(id, asked.reference), ['pre_3d_secure', null])
        assert.equal((await world.decide(answer.url, 'approve')).statusCode, 200)
        assert.deepEqual(await stateOf(id, asked.reference), ['captured', null])
        const back = { reference: asked.reference, refund_reference: `back-${asked.reference}`, amount: asked.amount }
        for (const again of [await gateway().refund(back), await gateway().refund(back)])
          assert.equal(again.kind === 'charge' && again.charge.refunded_amount, asked.amount)
        const event = world.received.find((each) => each.event.reference === asked.reference)
        assert.ok(event)
        assert.equal(gateway().verifyWebhook(event.header, event.body).kind, 'event')
      })

      const refusals = [
        ['cancel', 'cancelled', 3008],
        ['fail', 'failed', 3006],
      ] as const
      for (const [decision, state, code] of refusals)
        it(`takes nothing when the guest answers ${decision}`, async () => {
          const asked = await payment(id, ASKS)
          const answer = await gateway().authorize(asked)
          assert.ok(answer.kind === 'challenge')
          await world.decide(answer.url, decision)
          assert.deepEqual(await stateOf(id, asked.reference), [state, code])
        })

      it('holds without taking, takes, and lets go', async () => {
        for (const [end, state] of [
          ['capture', 'captured'],
          ['cancel', 'cancelled'],
        ] as const) {
          const asked = await payment(id, PAYS, { capture: false })
          const answer = await gateway().authorize(asked)
          if (answer.kind === 'challenge') await world.decide(answer.url, 'approve')
          assert.deepEqual(await stateOf(id, asked.reference), ['authorized', null])
          await gateway()[end]({ reference: asked.reference })
          assert.deepEqual(await stateOf(id, asked.reference), [state, null])
        }
      })

      it('takes no token of another gateway', async () => {
        const other = id === 'payment_hub' ? 'gmo' : 'payment_hub'
        // Amazon needs no token of ours: it makes its own order.
        if (id === 'amazon_pay') return
        const asked = await payment(other, PAYS)
        assert.deepEqual(await gateway().authorize(asked), { kind: 'refused', code: 3007 })
        assert.deepEqual(await stateOf(other, asked.reference), ['missing'])
      })
    })

  it('that agreed on an order pays that sum and no other, once', async () => {
    const asked = await payment('paypal', '')
    const dearer = { ...asked, amount: asked.amount + 1 }
    assert.deepEqual(await world.gateways.paypal.authorize(dearer), { kind: 'refused', code: 3007 })
    assert.equal((await world.gateways.paypal.authorize(asked)).kind, 'challenge')
    const order = await world.gateways.paypal.findOrder(asked.token)
    assert.equal(order.kind === 'order' && order.is_used, true)
    assert.deepEqual(await world.gateways.paypal.findOrder('pp_none'), { kind: 'missing' })
  })

  it('that works in sessions shows no form and takes no card without one', async () => {
    const { statusCode } = await world.server.inject('/fields?key=pk_test&gateway=adyen_gmo&session=forged.mark')
    const refused = await world.tokenise(PAYS, { gateway: 'adyen_gmo', session: 'forged.mark' })
    assert.deepEqual([statusCode, refused.statusCode], [403, 403])
  })
})
