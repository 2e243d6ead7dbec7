import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Charge } from '../gateways/messages.ts'
import { isOurs, outcomeOfAuthorization, outcomeOfCharge } from './outcomes.ts'
import type { Payment } from './outcomes.ts'

// What counts here of both; a row and a charge have more.
const PAYMENT = { id: 'pay-1', amount_gross: 96_200, currency: 'JPY', payment_type: 'credit_card' } as Payment
const CHARGE = { id: 'ch-1', reference: 'pay-1', amount: 96_200, currency: 'JPY', state: 'captured' } as Charge

describe('a charge of the gateway', () => {
  it('pays what was asked for: this payment, this sum, this currency', () => {
    assert.ok(isOurs(PAYMENT, CHARGE))
    assert.equal(outcomeOfCharge(PAYMENT, CHARGE)?.kind, 'paid')
  })

  const others: Record<string, Partial<Charge>> = {
    'one yen less': { amount: 96_199 },
    'one yen more': { amount: 96_201 },
    'as many dollars': { currency: 'USD' },
    'what another payment asked for': { reference: 'pay-2' },
  }
  for (const [what, change] of Object.entries(others))
    it(`pays nothing that is ${what} (guarantee S13)`, () => {
      assert.equal(isOurs(PAYMENT, { ...CHARGE, ...change }), false)
      assert.equal(outcomeOfCharge(PAYMENT, { ...CHARGE, ...change }), null)
    })

  it('that is held pays where it was to be held, and nothing where it was to be taken', () => {
    const held: Charge = { ...CHARGE, state: 'authorized' }
    assert.equal(outcomeOfCharge(PAYMENT, held), null)
    assert.equal(
      outcomeOfCharge({ ...PAYMENT, payment_type: 'on_site_credit_card_required' } as Payment, held)?.kind,
      'paid',
    )
  })

  const refused = (code: number) => outcomeOfAuthorization(PAYMENT, { kind: 'refused', code })
  it('that is refused for a reason nobody here knows did not pay, and is told so', () => {
    assert.deepEqual(
      [refused(3204), refused(91_827)].map((outcome) => outcome?.kind === 'refused' && outcome.code),
      [3204, 3002],
    )
    for (const [state, code] of [
      ['failed', 3002],
      ['cancelled', 3002],
    ] as const)
      // prettier-ignore
      assert.deepEqual(outcomeOfCharge(PAYMENT, { ...CHARGE, state, code: 91_827 }), {
        kind: 'refused',
        state,
        code,
        charge: { ...CHARGE, state, code: 91_827 },
      })
  })
})
