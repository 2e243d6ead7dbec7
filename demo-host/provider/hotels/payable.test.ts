import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { GatewayId } from '../../../shared/payment-codes.ts'
import { openGateways } from '../gateways/registry.ts'
import { isPayable } from './payable.ts'

const secrets = { key: 'pk', api: 'sk', webhook: 'wh' }
const having = (...ids: Parameters<typeof openGateways>[0]) =>
  openGateways(ids, { origin: 'http://gateway.test', secrets, clock: { now: () => 0 }, fetch })
const hotel = (payment_gateway_setting: GatewayId, second?: GatewayId) => ({
  payment_gateway_setting,
  ...(second && { mcp_payment_gateway_setting: second }),
})

describe('a way of paying is open', () => {
  const cases = [
    { name: 'at the hotel, without any gateway', of: hotel('gmo'), type: 'on_site', has: having(), open: true },
    { name: 'by card with its gateway', of: hotel('gmo'), type: 'credit_card', has: having('gmo'), open: true },
    {
      name: 'by card with the one of the second currency',
      of: hotel('gmo', 'paygent'),
      type: 'credit_card',
      has: having('paygent'),
      open: true,
    },
    {
      name: 'through PayPal where the card side is missing',
      of: hotel('gmo-paypal'),
      type: 'credit_card',
      has: having('paypal'),
      open: true,
    },
    {
      name: 'by card, but not with another gateway',
      of: hotel('gmo'),
      type: 'credit_card',
      has: having('paygent'),
      open: false,
    },
    {
      name: 'as a guarantee, but not without a gateway',
      of: hotel('gmo'),
      type: 'on_site_credit_card_required',
      has: having(),
      open: false,
    },
    {
      name: 'through Amazon, but not with a card gateway alone',
      of: hotel('gmo'),
      type: 'amazon_pay',
      has: having('gmo'),
      open: false,
    },
  ] as const
  for (const { name, of, type, has, open } of cases) it(name, () => assert.equal(isPayable(of, type, has), open))
})
