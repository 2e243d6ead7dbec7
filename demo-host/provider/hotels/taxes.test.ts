import { describe, it } from 'node:test'
import assert from 'node:assert/strict'

import type { TaxSpec } from '../db/schema/hotel.ts'
import type { TaxRule } from './hotel-catalog.ts'
import { containedTax, rulesOf, taxOnTop } from './taxes.ts'

const rule = (kind: TaxRule['kind'], valid_from: string, spec: TaxSpec): TaxRule => ({
  id: 1,
  hotel_id: 1,
  kind,
  names: {},
  valid_from,
  spec,
})
const RULES = [
  rule('consumption', '2014-04-01', { by: 'percentage', percentage: 8 }),
  rule('consumption', '2019-10-01', { by: 'percentage', percentage: 10 }),
  rule('bathing', '2000-01-01', { by: 'person_night', amount: 150, children_pay: false }),
  rule('accommodation', '2018-10-01', {
    by: 'person_night_bands',
    children_pay: true,
    bands: [
      { from_net: 50_000, amount: 1000 },
      { from_net: 0, amount: 200 },
      { from_net: 20_000, amount: 500 },
    ],
  }),
]

describe('the taxes of a night', () => {
  for (const [night, gross, tax] of [
    ['2019-09-30', 10_800, 800],
    ['2019-10-01', 11_000, 1000],
    ['2030-01-01', 10_000, 909],
    ['2030-01-01', 0, 0],
  ] as const) {
    it(`finds ${tax} in ${gross} on ${night}`, () => assert.equal(containedTax(gross, rulesOf(night, RULES)), tax))
  }

  for (const [net, heads, onTop] of [
    [39_998, { adults: 2, children: 0 }, 2 * 150 + 2 * 200],
    [40_000, { adults: 2, children: 0 }, 2 * 150 + 2 * 500],
    [100_000, { adults: 2, children: 0 }, 2 * 150 + 2 * 1000],
    [60_000, { adults: 2, children: 1 }, 2 * 150 + 3 * 500],
  ] as const) {
    it(`puts ${onTop} on top of ${net} for ${heads.adults} adults and ${heads.children} children`, () =>
      assert.equal(taxOnTop(net, heads, rulesOf('2030-01-01', RULES)), onTop))
  }
})
