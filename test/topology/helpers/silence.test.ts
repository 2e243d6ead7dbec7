import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { longestSilence, p95 } from './silence.ts'
import type { Answer } from './traffic.ts'

const answer = (at: number, status = 201, ms = 10): Answer => ({
  at,
  ms,
  status,
  method: 'POST',
  url: '',
  retryAfter: null,
})

describe('what guests were not answered for', () => {
  it('is the longest time between two answers that were well, whatever came in between', () => {
    assert.equal(longestSilence([answer(100), answer(200), answer(300, 503), answer(700, 0), answer(900)], 0, 950), 700)
  })

  it('begins before the first and ends after the last of them', () => {
    assert.equal(longestSilence([answer(400), answer(500)], 0, 550), 400)
    assert.equal(longestSilence([answer(50), answer(100)], 0, 900), 800)
    assert.equal(longestSilence([answer(50, 503)], 0, 900), 900)
  })

  it('asks for the slowest twentieth of those that were well, and were asked for in that time', () => {
    const answers = Array.from({ length: 100 }, (_, ms) => answer(500 + ms, 201, ms))
    assert.equal(p95([...answers, answer(550, 503, 20), answer(550, 201, 400)], 300, 600), 95)
  })
})
