import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ADAPTER_IDS } from '../../../shared/payments.ts'
import { openAllGateways } from '../gateways/registry.ts'
import { gatewayOf } from './gateway-choice.ts'

const secrets = { key: 'pk', api: 'sk', webhook: 'wh' }
const gateways = openAllGateways({ origin: 'http://gateway.test', secrets, clock: { now: () => 0 }, fetch })

describe('the gateway of a payment that was made', () => {
  for (const id of ADAPTER_IDS)
    it(`is ${id} where its row says so`, () => assert.equal(gatewayOf({ gateways }, { gateway: id }), gateways[id]))

  it('is the payment hub for rows of the first worlds', () =>
    assert.equal(gatewayOf({ gateways }, { gateway: 'simulator' }), gateways.payment_hub))

  for (const [name, has] of [
    ['unknown', gateways],
    ['payment_hub', { gmo: gateways.gmo }],
  ] as const)
    it(`is nobody where ${name} is not there: the money is not moved through another`, () =>
      assert.throws(() => gatewayOf({ gateways: has }, { gateway: name }), new RegExp(name)))
})
