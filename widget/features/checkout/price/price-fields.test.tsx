import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import type { Calculation } from '../../../../shared/contract/rooms.ts'
import { PRICE_FIELDS } from '../../../../shared/model/search/price.ts'
import type { Price, PriceField, RoomPrice } from '../../../../shared/model/search/price.ts'
import { money } from '../../../../shared/rules/money/money.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openCheckout } from '../../../../test/lib/widget/open-checkout.tsx'
import { chooseCurrencyAtom } from '../../../state/settings/currency.ts'

/** Every field has an amount of its own, so an amount says which field it is. */
const AMOUNTS: Record<PriceField, number> = {
  accommodation_tax: 307,
  brr_discount_amount: 1_103,
  coupon_discount_amount: 2_011,
  deposit_amount: 15_013,
  discounted_price: 71_017,
  extra_price_without_tax: 4_019,
  original_price: 83_023,
  original_price_with_tax: 91_027,
  promotion_discount_amount: 3_037,
  remain_amount: 45_041,
  room_price_without_tax: 64_043,
  total_special_discount: 9_049,
  spending_point_value: 1_511,
  tax: 6_053,
  total_extra_price: 4_421,
  total_price: 60_054,
  total_price_before_point_discount: 61_565,
  total_price_without_tax: 53_067,
  voucher_coupon_discount_amount: 5_077,
}
const FEE = 30_083
/** Not a rate of anything: what is shown was read, not computed. */
const inDollars = (amount: number) => amount * 3 + 1

const yen = (amount: number) => money({ amount, currency: 'JPY' }, 'en')
const dollars = (amount: number) => money({ amount, currency: 'USD' }, 'en')

const price = (isConverted: boolean): Price => ({
  ...AMOUNTS,
  ...(isConverted &&
    Object.fromEntries(PRICE_FIELDS.map((field) => [`mcp_${field}`, { cents: inDollars(AMOUNTS[field]) }]))),
  cancellation: { fee: FEE, ...(isConverted && { mcp_fee: { cents: inDollars(FEE) } }) },
})

/** Where each field stands: the words beside its amount, and whether it is taken off. */
const PLACES: Record<PriceField | 'fee', [label: string, less?: 'less']> = {
  brr_discount_amount: ['Best rate discount', 'less'],
  promotion_discount_amount: ['Promotion', 'less'],
  coupon_discount_amount: ['Coupon', 'less'],
  voucher_coupon_discount_amount: ['Voucher', 'less'],
  spending_point_value: ['Points', 'less'],
  extra_price_without_tax: ['Extras'],
  tax: ['Taxes'],
  accommodation_tax: ['Accommodation tax'],
  total_price: ['Total'],
  deposit_amount: ['Deposit, paid now'],
  remain_amount: ['To pay at the hotel'],
  original_price_with_tax: ['Before discounts'],
  original_price: ['Before discounts, without tax'],
  total_special_discount: ['All offers together'],
  discounted_price: ['After discounts'],
  room_price_without_tax: ['Rooms without tax'],
  total_extra_price: ['Extras with tax'],
  total_price_without_tax: ['Total without tax'],
  total_price_before_point_discount: ['Total before Points'],
  fee: ['Fee if you cancelled now'],
}

describe('the bill beside the form', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  /** A guest whose calculations are the server's but for what the test changes. */
  async function opened(change: (answer: Calculation) => Calculation) {
    const checkout = await openCheckout(world, 'on_site')
    checkout.spoil(async (send, { path }) => {
      const answer = await send()
      if (!path.endsWith('/rooms/price')) return answer
      return Response.json(change((await answer.json()) as Calculation)) // from our own server
    })
    return checkout
  }
  type Page = Awaited<ReturnType<typeof opened>>['page']
  /** Each line of the summary: its words and its amounts. */
  const linesOf = (page: Page) =>
    page.all('.summary dl.bill > div').map((line) => ({
      label: line.querySelector('dt')?.textContent,
      amounts: [...line.querySelectorAll('bdi')].map(({ textContent }) => textContent),
    }))

  const cases = [
    ['the hotel’s currency', null],
    ['both currencies', 'USD'],
  ] as const
  for (const [name, second] of cases)
    it(`shows each of the twenty price fields at its place, in ${name} [CALL-030]`, async () => {
      const { page, store, sees } = await opened(({ data, meta }) => ({
        data: { ...data, total: price(second !== null) },
        meta: { ...meta, mcp_currency: second },
      }))
      store.set(chooseCurrencyAtom, second ?? 'EUR')
      await sees(yen(AMOUNTS.total_price))
      const lines = linesOf(page)
      for (const [field, [label, less]] of Object.entries(PLACES)) {
        const amount = field === 'fee' ? FEE : AMOUNTS[field as PriceField] // the keys of PLACES
        const sign = less ? -1 : 1
        const wanted = [yen(sign * amount), ...(second ? [dollars(sign * inDollars(amount))] : [])]
        const [found, other] = lines.filter((line) => line.label === label)
        assert.deepEqual([found?.amounts, other], [wanted, undefined], `${field} at ${label}`)
      }
      assert.equal(Object.keys(PLACES).length, 20)
    })

  it('writes the cents of a second currency as that currency is written [CUR-019]', async () => {
    const { store, sees } = await opened(({ data, meta }) => ({
      data: { ...data, total: { ...price(true), mcp_total_price: { cents: 12_345 } } },
      meta: { ...meta, mcp_currency: 'USD' },
    }))
    store.set(chooseCurrencyAtom, 'USD')
    await sees('$123.45')
  })

  it('adds up to the total in either currency', async () => {
    const { page, store, sees } = await opened(({ data, meta }) => ({
      data: { ...data, total: price(true) },
      meta: { ...meta, mcp_currency: 'USD' },
    }))
    store.set(chooseCurrencyAtom, 'USD')
    await sees(dollars(inDollars(AMOUNTS.total_price)))
    const read = (text: string | null | undefined) =>
      Number((text ?? '').replace('\u2212', '-').replaceAll(/[^\d-]/g, ''))
    const bill = page.all('.summary .price-bill > dl.bill')[0]
    const amounts = [...(bill?.querySelectorAll('div:not(.sum) dd') ?? [])].map((line) =>
      [...line.querySelectorAll('bdi')].map(({ textContent }) => read(textContent)),
    )
    const sums = [0, 1].map((at) => amounts.reduce((sum, line) => sum + (line[at] ?? NaN), 0))
    assert.deepEqual(sums, [AMOUNTS.total_price, inDollars(AMOUNTS.total_price)])
  })

  it('shows what was taken off a room, and its price with and without a membership [CALL-031]', async () => {
    const after = (amount: number) => ({
      total_price_after_discount: amount,
      total_price_after_discount_tax: 700,
      total_accommodation_tax: 30,
    })
    const extra: Partial<RoomPrice> = {
      discounts: [
        { discount_type: 'payment', discount_amount: 1_201 },
        { discount_type: 'creansmaerd', discount_amount: 2_203 },
      ],
      rounding_discount: 47,
      sign_in_discount: after(40_000),
      non_sign_in_discount: after(50_000),
    }
    const { page, sees, store } = await opened(({ data, meta }) => ({
      data: { ...data, rooms: data.rooms.map((room) => ({ ...room, ...extra })) },
      meta,
    }))
    store.set(chooseCurrencyAtom, 'USD') // another calculation, this time with the change
    await sees('Members')
    const lines = [...page.all('.summary .room-price dl > div')].map((line) => line.textContent)
    assert.deepEqual(lines, [
      `For this way of paying${yen(-1_201)}`,
      `Offer of the booking site${yen(-2_203)}`,
      `Rounded down${yen(-47)}`,
    ])
    const prices = page.all('.summary .room-price p').map(({ textContent }) => textContent)
    assert.deepEqual(prices, [`Members ${yen(40_730)}`, `Without membership ${yen(50_730)}`])
  })
})
