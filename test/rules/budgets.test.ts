import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import {
  BOOKING_MODULES,
  closure,
  gzipOf,
  loaderGzip,
  manifest,
  pageGzip,
  recommenderGzip,
  START_MODULES,
  total,
} from '../lib/sizes.ts'

/**
 * Bytes of gzip that no change may go beyond; raising one is a change to be reviewed. The goals are 3 kB for the loader
 * 38 kB for the first search bar and 120 kB for a whole booking (npm run bench prints how far they are): until they hold,
 * these only go down.
 */
const LOADER = 3_072
/** The goal is 38 * 1024. Raised for members (22 more routes, secrets of the address, the places of the menu and of the guards), for finding and managing a booking, for seven addresses that letters lead to, for the place of update mode, and for the currency of a stay that is paid for anew. */
const FIRST_SEARCH_BAR = 47_150
/** The goal is 120 * 1024; the complete results page and checkout took it beyond, the places of points and vouchers, and files cut smaller since the review of a stay shares them, its guest and its questions too, and what paying for a booked stay shares with paying for a new one. */
const WHOLE_BOOKING = 144_100
const RECOMMENDER_ALONE = 23 * 1024

describe('what a guest downloads', () => {
  it(`is a loader of at most ${LOADER} bytes`, () => {
    assert.ok(loaderGzip() <= LOADER, `loader.js is ${loaderGzip()} bytes of gzip`)
  })

  it(`is at most ${FIRST_SEARCH_BAR} bytes until the search bar stands`, () => {
    const files = closure(START_MODULES)
    const bytes = loaderGzip() + pageGzip() + total(files)
    assert.ok(
      bytes <= FIRST_SEARCH_BAR,
      `${bytes} bytes of gzip: ${files.map((file) => `${file} ${gzipOf(file)}`).join(', ')}`,
    )
  })

  it(`is at most ${WHOLE_BOOKING} bytes for a whole booking`, () => {
    const files = closure(BOOKING_MODULES)
    const bytes = loaderGzip() + pageGzip() + total(files)
    assert.ok(
      bytes <= WHOLE_BOOKING,
      `${bytes} bytes of gzip: ${files.map((file) => `${file} ${gzipOf(file)}`).join(', ')}`,
    )
  })

  it(`is at most ${RECOMMENDER_ALONE} bytes for recommendations alone, beside the loader`, () => {
    assert.ok(recommenderGzip() <= RECOMMENDER_ALONE, `${recommenderGzip()} bytes of gzip`)
  })

  it('has a hash in the name of every file that is kept for ever', () => {
    const plain = Object.keys(manifest().files).filter((file) => !/-[0-9a-f]{8}\.js$/.test(file))
    assert.deepEqual(plain, [])
  })
})
