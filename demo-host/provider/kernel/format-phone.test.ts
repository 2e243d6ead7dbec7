import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { telHref } from '../../../shared/tel-href.ts'
import { formatPhone } from './format-phone.ts'

/** From the national plans, as ITU-T E.123 writes them for callers from abroad. */
const SHOWN = [
  ['+81460000118', 'JP', '+81 460 00 0118', 'tel:+81460000118'],
  ['0460-00-0118', 'JP', '+81 460 00 0118', 'tel:+81460000118'],
  ['03-5321-1111', 'JP', '+81 3 5321 1111', 'tel:+81353211111'],
  ['02-730-5800', 'KR', '+82 2 730 5800', 'tel:+8227305800'],
  ['021 6329 1234', 'CN', '+86 21 6329 1234', 'tel:+862163291234'],
  ['02 659 9000', 'TH', '+66 2 659 9000', 'tel:+6626599000'],
  // A hotel that gives the number of its house abroad.
  ['+66 2 659 9000', 'JP', '+66 2 659 9000', 'tel:+6626599000'],
] as const

describe('a telephone number of a hotel', () => {
  for (const [typed, country, shown, href] of SHOWN)
    it(`${typed} in ${country} can be read and called from everywhere`, () => {
      assert.equal(formatPhone(typed, country), shown.replaceAll(' ', '\u00a0'))
      assert.equal(telHref(formatPhone(typed, country)), href)
    })

  it('stays as it was typed where no plan knows it, or the country is none', () => {
    for (const [typed, country] of [
      ['reception: dial 9', 'JP'],
      ['12', 'JP'],
      ['0460-00-0118', 'Japan'],
      ['', ''],
    ] as const)
      // prettier-ignore
      assert.equal(formatPhone(typed, country), typed)
  })
})
