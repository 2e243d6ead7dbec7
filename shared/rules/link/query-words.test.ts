import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { groundOf } from '../../../test/lib/ground.ts'
import { defaultCriteria } from './criteria.ts'
import { readCriteria, readSearch } from './read-criteria.ts'

const HOTEL = groundOf()
const read = (query: string) => readCriteria(new URLSearchParams(query), HOTEL)
const search = (query: string) => readSearch(new URLSearchParams(query), HOTEL)

describe('a list in a link', () => {
  it('that is empty says nothing, and is no mistake', () => {
    for (const query of ['kids_tiers=[]', 'rooms=[]', 'kids_ages=[]', 'kids_ages=', 'rooms=%5B%5D&kids_tiers=%5B%5D']) {
      const { criteria, misread, kids } = search(query)
      assert.deepEqual([criteria.rooms, misread, kids], [defaultCriteria(HOTEL).rooms, [], null], query)
    }
  })

  it('may be written as JSON has it', () => {
    assert.deepEqual(read('kids_ages=[5,7]').rooms[0]?.kids_ages, [5, 7])
    assert.deepEqual(read('room_type_codes=["a","b"]').room_type_codes, ['a', 'b'])
  })
})
