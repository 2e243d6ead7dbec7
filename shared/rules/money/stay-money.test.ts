import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { FEE, PAYEES, STATES } from '../../../test/contract/helpers/stay-cases.ts'
import { PAYMENT_TYPE_CODES } from '../../payment-codes.ts'
import { add } from './money.ts'
import { dueKindOf, dueLines, isDue, stayMoney } from './stay-money.ts'
import type { MoneyLine } from './stay-money.ts'

const DUE_BY = { desk: 'hotel_due', bank: 'transfer_due', later: 'later_due', beforehand: 'prepaid' } as const
const sumOf = (lines: readonly MoneyLine[], ...kinds: string[]) =>
  add(...lines.filter(({ kind }) => kinds.includes(kind)).map(({ hotel }) => hotel))

describe('the money of a stay', () => {
  for (const currency of ['JPY', 'USD'] as const)
    for (const [state, standing] of Object.entries(STATES))
      it(`adds up and goes to whom it is owed by every way of paying: ${state}, charged in ${currency}`, () => {
        for (const payment_type of PAYMENT_TYPE_CODES) {
          const facts = { ...standing(currency), payment_type, currency: 'JPY', pay_by: '2026-12-01' } as const
          const lines = stayMoney(facts)
          const open = sumOf(lines, 'hotel_due', 'transfer_due', 'later_due', 'prepaid', 'being_paid', 'fee_due')
          const kept = sumOf(lines, 'paid') - sumOf(lines, 'given_back', 'coming_back')
          const whole = facts.status === 'cancelled' ? FEE : facts.total
          assert.equal(kept + open, whole, `${payment_type}: ${JSON.stringify(lines)}`)
          for (const line of lines) {
            assert.ok(line.amount > 0)
            const isMoved = ['paid', 'given_back', 'coming_back'].includes(line.kind)
            assert.equal(line.currency, isMoved ? currency : 'JPY')
          }
          const due = lines.filter(({ kind }) => kind.endsWith('_due') || kind === 'prepaid').map(({ kind }) => kind)
          const wanted = facts.status === 'cancelled' ? 'fee_due' : DUE_BY[PAYEES[payment_type]]
          for (const kind of due) assert.equal(kind, wanted, payment_type)
        }
      })

  it('is a line for each payment, with its own card', () => {
    const standing = STATES['paid with two cards']('JPY')
    const lines = stayMoney({ ...standing, payment_type: 'credit_card', currency: 'JPY', pay_by: null })
    assert.deepEqual(
      lines.map(({ kind, by, amount }) => [kind, by, amount]),
      [
        ['paid', 'VISA 4242', 54_000],
        ['paid', 'JCB 3530', 6_000],
      ],
    )
  })

  it('says until when a transfer may come, and of nothing else', () => {
    for (const type of PAYMENT_TYPE_CODES) {
      const standing = STATES.unpaid()
      const [line] = stayMoney({ ...standing, payment_type: type, currency: 'JPY', pay_by: '2026-12-01' })
      assert.equal(line?.until, type === 'bank_transfer' ? '2026-12-01' : null, type)
      assert.equal(line?.kind, dueKindOf(type))
    }
  })

  it('forgives what is smaller than the smallest coin it was paid in', () => {
    // A cent is a yen and a half: 17,999 yen cannot be kept to the yen.
    const one = {
      by: null,
      currency: 'USD',
      asked: 40_000,
      asked_hotel: 60_000,
      captured: 40_000,
      refunded: 28_001,
    } as const
    const facts = {
      status: 'cancelled',
      payment_type: 'credit_card',
      currency: 'JPY',
      total: 60_000,
      waiting: 0,
    } as const
    const lines = stayMoney({ ...facts, fee: 18_000, pay_by: null, payments: [{ ...one, refunding: 0 }] })
    assert.deepEqual(lines.map(({ kind }) => kind), ['paid', 'given_back']) // prettier-ignore
  })

  it('comes back in parts that add up, however each is rounded: what has arrived first, then what is on its way', () => {
    // Three yen for two cents, so that every second part is half a yen over.
    const rate = { asked: 40_000, asked_hotel: 60_000 }
    const inYen = (cents: number) => Math.round((cents * 3) / 2)
    for (let refunded = 0; refunded <= 5; refunded++)
      for (let refunding = 0; refunding <= 5; refunding++) {
        const payment = { by: null, currency: 'USD', ...rate, captured: 40_000, refunded, refunding } as const
        const lines = stayMoney({ status: 'done', payment_type: 'credit_card', currency: 'JPY', total: 60_000, fee: 0, waiting: 0, pay_by: null, payments: [payment] }) // prettier-ignore
        const where = `${refunded} and ${refunding} cents`
        assert.equal(sumOf(lines, 'given_back'), inYen(refunded), where)
        assert.equal(sumOf(lines, 'given_back', 'coming_back'), inYen(refunded + refunding), where)
      }
  })

  it('is open where somebody waits for it, and not where it has moved', () => {
    const open = ['hotel_due', 'transfer_due', 'later_due', 'prepaid', 'being_paid', 'fee_due']
    for (const kind of open) assert.ok(isDue({ kind }), kind)
    for (const kind of ['paid', 'given_back', 'coming_back', '', 'toString']) assert.ok(!isDue({ kind }), kind)
    const facts = { ...STATES['paid with two cards']('JPY'), payment_type: 'on_site', currency: 'JPY', pay_by: null } as const // prettier-ignore
    assert.deepEqual(dueLines(stayMoney({ ...facts, total: facts.total + 500 })), [{ kind: 'hotel_due', amount: 500 }])
  })
})
