import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { HANAKO } from '../../../../../test/contract/helpers/members.ts'
import { payingWorld } from '../../../../../test/lib/paying.ts'
import { until } from '../../../../../test/lib/until.ts'
import { criteriaAtom } from '../../../../state/search/search.ts'
import { calculationAtom, shownCalculation } from '../../price/calculation-state.ts'

describe('a voucher that the search came with', () => {
  const { open } = payingWorld()

  for (const [number, words, dates, claim] of [
    ['USED-4000', 'This voucher has already been used.', {}, '[VOUCHER-004]'],
    [
      'STAY-5000',
      'This voucher is not valid for these dates.',
      { checkin: '2026-12-30', checkout: '2027-01-01' },
      '[VOUCHER-007]',
    ],
  ] as const)
    it(`is refused with why, and takes nothing off: ${number} ${claim}`, async () => {
      const { store, page, sees, text } = await open('on_site', { member: HANAKO, ways: 1 })
      page.act(() => store.set(criteriaAtom, { ...store.get(criteriaAtom), ...dates, voucher_coupon_code: number }))
      await sees(`${words} The price is shown without it.`)
      const total = () => shownCalculation(store.get(calculationAtom))?.data.total
      await until(() => store.get(calculationAtom).kind === 'ready', 'the price')
      assert.equal(total()?.voucher_coupon_discount_amount, 0)
      assert.doesNotMatch(text(), /Do not use it|Voucher\u2212/)
    })
})
