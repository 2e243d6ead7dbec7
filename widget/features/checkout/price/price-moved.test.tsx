import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { editWorld } from '../../../../demo-host/controls/world-edits.ts'
import type { Calculation } from '../../../../shared/contract/rooms.ts'
import { PRICE_FIELDS } from '../../../../shared/model/search/price.ts'
import type { Price } from '../../../../shared/model/search/price.ts'
import { add, money } from '../../../../shared/rules/money/money.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { HOTEL, openCheckout, STAY, TARO } from '../../../../test/lib/widget/open-checkout.tsx'
import { until } from '../../../../test/lib/until.ts'
import { dateRange } from '../../../lib/format.ts'
import { chooseCurrencyAtom } from '../../../state/settings/currency.ts'
import { routeAtom } from '../../../state/navigation/navigation.ts'
import { selectionAtom } from '../../../state/search/selection.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { calculationAtom } from './calculation-state.ts'
import { guestFormAtom } from '../details/form.ts'

const yen = (amount: number) => money({ amount, currency: 'JPY' }, 'en')

describe('the stay and its price beside the form', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('are the hotel, the dates, the nights, the rooms, the party, the price lines and the policy that were chosen [GUEST-022]', async () => {
    const { page, store, sees } = await openCheckout(world, 'on_site', { lines: 2 })
    await sees('Taxes')
    const [summary] = page.all('.summary')
    const shown = summary?.textContent ?? ''
    const lines = store.get(selectionAtom)
    const parts = [
      store.get(settingsAtom).hotel_name,
      dateRange(STAY.checkin, STAY.checkout, 'en'),
      '2 nights',
      '4 adults',
      ...lines.flatMap(({ room, plan }) => [room.room_type_name, plan.room_plan_name]),
    ]
    for (const part of parts) assert.ok(part && shown.includes(part), `${part} in ${shown}`)
    assert.match(shown, /Free cancellation until/)
    const state = store.get(calculationAtom)
    assert.ok(state.kind === 'ready')
    assert.ok(shown.includes(`Total${yen(state.calculation.data.total.total_price)}`))
    assert.equal(summary?.querySelectorAll('.price-bill > dl.bill > div').length, 4)
    // Of a bill that changes only the total is said.
    const live = [...(summary?.querySelectorAll('[aria-live]') ?? [])]
    assert.deepEqual(live.map((part) => part.className), ['sum']) // prettier-ignore
  })

  type Line = { label: string; amount: number }
  const read = (text: string) => Number(text.replace('\u2212', '-').replaceAll(/[^\d-]/g, ''))
  async function billOf(change: (answer: Calculation) => Calculation) {
    const { page, store, spoil, sees } = await openCheckout(world, 'on_site')
    spoil(async (send, { path }) => {
      const answer = await send()
      if (!path.endsWith('/rooms/price')) return answer
      return Response.json(change((await answer.json()) as Calculation)) // from our own server
    })
    store.set(chooseCurrencyAtom, 'EUR')
    await sees('Offer of the booking site')
    const [bill, ...others] = page.all('.summary .price-bill dl.bill')
    const linesIn = (list: HTMLElement | undefined): Line[] =>
      [...(list?.querySelectorAll(':scope > div') ?? [])].map((line) => ({
        label: line.querySelector('dt')?.textContent ?? '',
        amount: read(line.querySelector('dd bdi')?.textContent ?? ''),
      }))
    return { lines: linesIn(bill), below: others.flatMap(linesIn) }
  }

  const TOTAL: Partial<Price> = {
    total_price: 60_000,
    room_price_without_tax: 55_000,
    tax: 5_000,
    accommodation_tax: 400,
    extra_price_without_tax: 3_000,
    total_extra_price: 3_300,
    promotion_discount_amount: 900,
    brr_discount_amount: 70,
    total_special_discount: 1_000,
    coupon_discount_amount: 300,
    voucher_coupon_discount_amount: 500,
    spending_point_value: 110,
    deposit_amount: 20_000,
    remain_amount: 40_000,
  }
  const priced = ({ data, meta }: Calculation): Calculation => ({
    data: {
      ...data,
      total: { ...ZERO, ...TOTAL, cancellation: { fee: 0 } } as Price, // every field is there
      rooms: data.rooms.map((room) => ({
        ...room,
        discounts: [
          { discount_type: 'payment', discount_amount: 200 },
          { discount_type: 'creansmaerd', discount_amount: 100 },
        ],
      })),
    },
    meta: { ...meta, mcp_currency: null },
  })
  const ZERO = Object.fromEntries(PRICE_FIELDS.map((field) => [field, 0]))

  it('have a line for each amount and origin of a discount, none for what is zero, and the sum [GUEST-023] [COUPON-014] [EXTRA-008] [VOUCHER-008]', async () => {
    const { lines, below } = await billOf(priced)
    const amountOf = (label: string) => lines.filter((line) => line.label === label).map(({ amount }) => amount)
    const wanted: [string, number][] = [
      ['Best rate discount', -70],
      // Four origins: the hotel's own, the way of paying, the booking site, and the coupon.
      ['Promotion', -600],
      ['For this way of paying', -200],
      ['Offer of the booking site', -100],
      ['Coupon', -300],
      ['Special offer', -30],
      ['Voucher', -500],
      ['Points', -110],
      ['Extras', 3_000],
      ['Taxes', 5_000],
      ['Accommodation tax', 400],
      ['Total', 60_000],
    ]
    for (const [label, amount] of wanted) assert.deepEqual(amountOf(label), [amount], label)
    assert.equal(add(...lines.filter(({ label }) => label !== 'Total').map(({ amount }) => amount)), 60_000)
    assert.equal(lines.length, wanted.length + 1)
    const at = (label: string) => below.find((line) => line.label === label)?.amount
    assert.deepEqual([at('Deposit, paid now'), at('To pay at the hotel')], [20_000, 40_000])
    assert.equal(at('Rooms without tax'), 55_000)

    const bare = (answer: Calculation): Calculation => {
      const { data, meta } = priced(answer)
      return {
        data: { ...data, total: { ...data.total, voucher_coupon_discount_amount: 0, accommodation_tax: 0 } },
        meta,
      }
    }
    const labels = (await billOf(bare)).lines.map(({ label }) => label)
    assert.equal(labels.includes('Voucher') || labels.includes('Accommodation tax'), false)
  })

  const change = (code: string, percent: number) =>
    editWorld(world.database, world.clock, {
      kind: 'change_price',
      hotel: HOTEL.code,
      room_plan_code: code,
      percent,
      from: STAY.checkin,
      to: STAY.checkout,
    })

  for (const [what, percent, back] of [
    ['dearer', 120, 83],
    ['cheaper', 80, 125],
  ] as const)
    it(`is told with the old and the new sum when it became ${what} before the booking, and the guest decides [GUEST-025]`, async () => {
      const { store, press, sees, posts, text } = await openCheckout(world, 'on_site')
      const code = store.get(selectionAtom)[0]?.plan.room_plan_code ?? ''
      await press('Continue to payment')
      await sees('Taxes')
      const sum = () => {
        const state = store.get(calculationAtom)
        return state.kind === 'ready' ? state.calculation.data.total.total_price : 0
      }
      await until(() => sum() > 0, 'a price')
      const before = sum()
      await change(code, percent)
      await press('Book, pay at the hotel')
      await sees(/The price is now ¥[\d,]+, (up|down) from/)
      const now = sum()
      assert.ok(percent > 100 ? now > before : now < before)
      assert.ok(text().includes(`${yen(now)}, ${percent > 100 ? 'up' : 'down'} from ${yen(before)}.`))
      assert.equal(store.get(guestFormAtom).email, TARO.email)
      await change(code, back)
      if (percent > 100) {
        // Not at this price: the results, where there are others.
        await press('Choose another room')
        await until(() => store.get(routeAtom).id === 'result', 'the results')
        assert.equal(posts().length, 1)
      } else {
        await press('Book, pay at the hotel')
        await sees(/The price is now/)
        await press('Book, pay at the hotel')
        await sees('We look forward to welcoming you')
      }
    })
})
