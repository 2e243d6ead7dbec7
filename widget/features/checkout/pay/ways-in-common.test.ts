import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { payingWorld } from '../../../../test/lib/paying.ts'
import type { PaymentType } from '../../../../shared/payment-codes.ts'
import { until } from '../../../../test/lib/until.ts'
import { selectionAtom } from '../../../state/search/selection.ts'

describe('the ways to pay for several rooms', () => {
  const { open } = payingWorld()

  /** What stands at the payment step, where the second room takes these ways. */
  async function ways(second: PaymentType[] | null) {
    const { page, store, press, sees } = await open('credit_card', { lines: 2 })
    const [one, other] = store.get(selectionAtom)
    assert.ok(one && other)
    if (second)
      page.act(() => store.set(selectionAtom, [one, { ...other, plan: { ...other.plan, payment_method: second } }]))
    await press('Continue to payment')
    await sees('How would you like to pay?')
    await until(() => page.all('.methods input[type="radio"]').length > 0, 'the ways')
    const names = ['Pay at the hotel', 'Credit card, now', 'Bank transfer']
    return names.filter((name) => page.all('.methods').some(({ textContent }) => textContent.includes(name)))
  }

  it('are those that all of them take [PAY-001]', async () => {
    assert.deepEqual(await ways(null), ['Pay at the hotel', 'Credit card, now'])
    assert.deepEqual(await ways(['credit_card']), ['Credit card, now'])
    assert.deepEqual(await ways(['credit_card', 'bank_transfer']), ['Credit card, now'])
  })
})
