import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import type { Database } from '../db/open.ts'
import { memoryWorld } from '../../world/memory.ts'
import { countryOf, currencyOfCountry } from './countries.ts'

describe('where an address is', () => {
  let database: Database
  before(async () => {
    database = (await memoryWorld()).database
  })
  after(() => database.close())

  for (const [ip, country] of [
    ['192.0.2.0', 'DE'],
    ['192.0.2.255', 'DE'],
    ['192.0.3.0', null],
    ['::ffff:198.51.100.9', 'US'],
    ['203.0.113.1', 'TW'],
    ['2001:db8::1', 'AU'],
    ['127.0.0.1', null],
    ['nobody', null],
    ['', null],
  ] as const)
    it(`is ${country ?? 'unknown'} for ${ip || 'no address'}`, async () =>
      assert.equal(await countryOf(database.orm, ip), country))
})

describe('what is paid with', () => {
  for (const [country, currency] of [
    ['JP', 'JPY'],
    ['DE', 'EUR'],
    ['LI', 'CHF'],
    ['TW', 'TWD'],
    ['AQ', null],
    ['', null],
  ] as const)
    it(`in ${country || 'no country'} is ${currency ?? 'none of ours'}`, () =>
      assert.equal(currencyOfCountry(country), currency))
})
