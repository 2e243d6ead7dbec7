import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { linkStatus, LINK_STATUSES, mayBePaid, PAYING_REFUSED } from './payment-link.ts'
import type { LinkFacts, LinkStatus } from './payment-link.ts'

const END = 1_000
const open = { isOpen: true, captured: 0, refunded: 0 }
const failed = { isOpen: false, captured: 0, refunded: 0 }
const paid = { isOpen: false, captured: 50, refunded: 0 }
const inPart = { ...paid, refunded: 49 }
const back = { ...paid, refunded: 50 }

type Case = [LinkStatus, string, Partial<LinkFacts>, now?: number]
const CASES: Case[] = [
  ['unpaid', 'a millisecond before its end', {}, END - 1],
  ['expired', 'at its end', {}, END],
  ['failed', 'after a refused card', { payments: [failed] }],
  ['expired', 'after a refused card, at its end', { payments: [failed] }, END],
  ['processing', 'while the bank asks', { payments: [failed, open] }],
  ['processing', 'while the bank asks past its end', { payments: [open] }, END + 1],
  ['paid', 'after the second card', { payments: [failed, paid] }],
  ['paid', 'long after its end', { payments: [paid] }, END * 9],
  ['paid', 'though withdrawn, because the money came', { payments: [paid], closedAs: 'cancelled' }],
  ['paid', 'with a part given back', { payments: [inPart] }],
  ['refunded', 'with all given back', { payments: [back] }],
  ['refunded', 'with all given back, whatever the hotel calls it', { payments: [back], closedAs: 'completed' }],
  ['completed', 'paid and settled', { payments: [paid], closedAs: 'completed' }],
  ['completed', 'settled in another way', { closedAs: 'completed' }, END + 1],
  ['cancelled', 'withdrawn', { closedAs: 'cancelled' }],
  ['cancelled', 'withdrawn after a refused card', { closedAs: 'cancelled', payments: [failed] }],
]

describe('the status of a payment link', () => {
  for (const [status, when, facts, now = 0] of CASES)
    it(`is ${status} ${when}`, () => {
      assert.equal(linkStatus({ closedAs: null, expiresAt: END, payments: [], ...facts }, now), status)
    })

  it('lets a card be tried before and after a refused one, and never beside or after a good one', () => {
    assert.deepEqual(LINK_STATUSES.filter(mayBePaid), ['unpaid', 'failed'])
    const capturable = LINK_STATUSES.filter((status) => PAYING_REFUSED[status] === 3201)
    assert.deepEqual(capturable, ['cancelled', 'expired'])
  })
})
