import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { HANAKO } from '../../../../../test/contract/helpers/members.ts'
import { payingWorld } from '../../../../../test/lib/paying.ts'
import type { Checkout } from '../../../../../test/lib/paying.ts'
import { until } from '../../../../../test/lib/until.ts'
import { criteriaAtom } from '../../../../state/search/search.ts'
import { calculationAtom, shownCalculation } from '../../price/calculation-state.ts'

/** Without a step for paying. */
const AT_DESK = { member: HANAKO, ways: 1 }

describe('a voucher that the search came with', () => {
  const { open } = payingWorld()

  const headed = (page: Checkout['page']) =>
    page.all('.block').find((block) => block.querySelector('h2')?.textContent === 'Voucher')

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
      const { store, page, sees, text } = await open('on_site', AT_DESK)
      page.act(() => store.set(criteriaAtom, { ...store.get(criteriaAtom), ...dates, voucher_coupon_code: number }))
      await sees(`${words} The price is shown without it.`)
      const total = () => shownCalculation(store.get(calculationAtom))?.data.total
      await until(() => store.get(calculationAtom).kind === 'ready', 'the price')
      assert.equal(total()?.voucher_coupon_discount_amount, 0)
      assert.doesNotMatch(text(), /Do not use it|Voucher\u2212/)
    })

  it('is one that a link names without saying that it searches by it [QUERY-064]', async () => {
    const { store, page, sees, sent } = await open('on_site', AT_DESK)
    page.act(() => store.set(criteriaAtom, { ...store.get(criteriaAtom), voucher_coupon_code: 'STAY-3000' }))
    await sees('Do not use it')
    const prices = sent.filter(({ path }) => path.endsWith('/rooms/price'))
    assert.equal(prices.at(-1)?.query.get('voucher_coupon_code'), 'STAY-3000')
    // Nor does a promotion code that is typed then take it away.
    page.act(() => store.set(criteriaAtom, { ...store.get(criteriaAtom), mode: 'secret', promo_code: 'TSUKIMI' }))
    await sees('Do not use it')
  })

  it('is taken off by the guest, and can be taken again where it stood', async () => {
    const { store, page, press, sees, sent } = await open('on_site', AT_DESK)
    page.act(() => store.set(criteriaAtom, { ...store.get(criteriaAtom), voucher_coupon_code: 'STAY-3000' }))
    const asked = () => sent.findLast(({ path }) => path.endsWith('/rooms/price'))?.query.get('voucher_coupon_code')
    await press('Do not use it')
    await until(() => asked() === null, 'a price without the voucher')
    await sees('Use STAY-3000')
    assert.equal(headed(page)?.textContent, 'VoucherUse STAY-3000')
    await press('Use STAY-3000')
    await until(() => asked() === 'STAY-3000', 'the price with the voucher')
    await sees('Do not use it')
  })

  it('stays in the price that is asked anew when an extra is chosen, and the new total is shown [GUEST-024]', async () => {
    const { store, page, sees, sent, text, total: plain } = await open('on_site', AT_DESK)
    page.act(() => store.set(criteriaAtom, { ...store.get(criteriaAtom), voucher_coupon_code: 'STAY-3000' }))
    await sees('Do not use it')
    const total = () => shownCalculation(store.get(calculationAtom))?.data.total.total_price
    await until(() => total() === plain - 3_000, () => `${total()} of ${plain}`) // prettier-ignore
    await until(() => page.all('li.extra').length > 0, 'the extras')
    page.press(page.named('button', 'Add: Flowers of the season in your room'))
    await until(() => total() === plain - 3_000 + 3_300, () => `${total()} of ${plain}`) // prettier-ignore
    await until(() => text().includes(`¥${(plain + 300).toLocaleString('en')}`), text)
    const asked = sent.findLast(({ path }) => path.endsWith('/rooms/price'))?.query
    assert.deepEqual(
      ['voucher_coupon_code', 'coupon_code', 'include_extra_out_of_stock'].map((name) => asked?.get(name)),
      ['STAY-3000', null, 'true'],
    )
    assert.match(asked?.get('extras') ?? '', /"quantity":1/)
  })

  it('gives way to a coupon when the guest says so, and comes back with its end [COUPON-001]', async () => {
    const { store, page, press, sees, sent } = await open('on_site', AT_DESK)
    page.act(() => store.set(criteriaAtom, { ...store.get(criteriaAtom), voucher_coupon_code: 'STAY-3000' }))
    await sees('Do not use it')
    const asked = () => sent.findLast(({ path }) => path.endsWith('/rooms/price'))?.query
    const codes = () => [asked()?.get('coupon_code'), asked()?.get('voucher_coupon_code')]
    const enter = async (code: string) => {
      const field = page.named('input', 'Coupon code') as HTMLInputElement // it is one
      field.value = code
      page.act(() => field.dispatchEvent(new page.view.Event('input', { bubbles: true }) as unknown as Event))
      await press('Use')
      await sees('A voucher or a coupon, not both')
      await sees(`STAY-3000 is in use. Replace it with ${code}?`)
      await press(`Use ${code}`)
    }
    await press('I have a coupon')
    await enter('NOBODYS')
    await until(() => page.all('.block .wrong [role=alert]').length > 0, 'the refusal')
    await until(() => codes().join() === ',STAY-3000', 'the price with the voucher')
    await sees('Do not use it')
    await enter('TWONIGHTS')
    await sees('Remove the coupon')
    assert.equal(headed(page), undefined)
    assert.deepEqual(codes(), ['TWONIGHTS', null])
    await press('Remove the coupon')
    await until(() => codes().join() === ',STAY-3000', 'the price with the voucher again')
    await sees('Do not use it')
  })
})
