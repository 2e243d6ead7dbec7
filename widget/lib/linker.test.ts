import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { linked } from './linker.ts'

const DOMAINS = ['hotel.example', 'inn.example']
const TRACKING = { utm_source: 'mail', gclid: 'g 1' }

describe('a link to another site of the hotel', () => {
  it('carries how the guest came', () => {
    assert.equal(
      linked('https://hotel.example/a', DOMAINS, TRACKING),
      'https://hotel.example/a?utm_source=mail&gclid=g+1',
    )
    assert.equal(
      linked('https://www.inn.example/?x=1#top', DOMAINS, TRACKING),
      'https://www.inn.example/?x=1&utm_source=mail&gclid=g+1#top',
    )
  })

  it('keeps what it says itself', () => {
    const href = linked('https://hotel.example/?utm_source=own', DOMAINS, TRACKING)
    assert.equal(href, 'https://hotel.example/?utm_source=own&gclid=g+1')
  })

  it('stays to the letter when there is nothing to carry', () => {
    assert.equal(linked('https://hotel.example', DOMAINS, {}), 'https://hotel.example')
  })
})

describe('any other link', () => {
  it('stays as it is', () => {
    for (const href of [
      'https://other.example/',
      'https://nothotel.example/',
      'https://hotel.example.evil.example/',
      'https://hotel.example@evil.example/',
      'mailto:stay@hotel.example',
      'javascript:alert(1)',
      '/booking/result',
      '',
    ])
      assert.equal(linked(href, DOMAINS, TRACKING), href)
  })
})
