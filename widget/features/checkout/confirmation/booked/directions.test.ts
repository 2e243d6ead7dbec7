import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { directionsTo } from './directions.ts'

const ADDRESS = '118 Moto-Hakone, Hakone & 250-0522'
const APPLE = 'https://maps.apple.com/'
const OTHERS = 'https://www.google.com/maps/dir/'

describe('the way to the hotel', () => {
  for (const [device, agent, base, name] of [
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', APPLE, 'daddr'],
    ['an iPad', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', APPLE, 'daddr'],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36', APPLE, 'daddr'],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile', OTHERS, 'destination'],
    ['a PC', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0', OTHERS, 'destination'],
  ] as const)
    it(`is asked of the map of ${device}, by the whole address`, () => {
      const url = new URL(directionsTo(ADDRESS, agent))
      assert.equal(url.origin + url.pathname, base)
      assert.equal(url.searchParams.get(name), ADDRESS)
    })
})
