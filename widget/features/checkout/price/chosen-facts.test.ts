import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { payingWorld } from '../../../../test/lib/paying.ts'
import { until } from '../../../../test/lib/until.ts'
import { selectionAtom } from '../../../state/search/selection.ts'

describe('what is known of a chosen room', () => {
  const { open } = payingWorld()

  it('travels with its price and its booking: all eleven facts [RESULT-015]', async () => {
    const { store, page, sent, press, sees, posts } = await open('on_site', { ways: 1 })
    const [line] = store.get(selectionAtom)
    assert.ok(line)
    const { room, plan } = line
    const compared = { ota: 'agoda', total_price: 99_000, scrape_id: 'agoda-118' } as const
    const discount = { discount_type: 'special', discount_amount: 1, target: 'all', promotion_id: 77, starts_on: null, ends_on: null } as const // prettier-ignore
    const found = { ...plan, brr_prices: [{ ota: 'jalan', total_price: 98_000 } as const, compared], discounts: [discount] } // prettier-ignore
    page.act(() => store.set(selectionAtom, [{ ...line, plan: found, type: 'plans', couponCode: 'WELCOME10' }]))
    const facts = {
      room_type_code: room.room_type_code,
      room_plan_code: plan.room_plan_code,
      quantity: 1,
      party: { adults: 2, children: 0 },
      type: 'plans',
      sale_price: plan.price.total_price,
      tax: plan.price.tax,
      scrape_ids: ['agoda-118'],
      promotion_id: 77,
      coupon_code: 'WELCOME10',
    }
    const asked = () => sent.findLast(({ path }) => path.endsWith('/rooms/price'))?.query.get('rooms') ?? '[]'
    await until(() => asked().includes('agoda-118'), asked)
    assert.deepEqual(JSON.parse(asked()), [facts])
    assert.ok(facts.sale_price > facts.tax && facts.tax > 0)
    await press('Book, pay at the hotel')
    await sees('We look forward to welcoming you')
    const rooms = posts()[0]?.body?.rooms as object[] // the body of a booking
    assert.deepEqual(
      rooms.map((one) => ({ ...one, guest: undefined })),
      [{ ...facts, guest: undefined }],
    )
  })
})
