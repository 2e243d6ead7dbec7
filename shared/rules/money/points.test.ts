import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { mostPoints, pointError } from './points.ts'

/** Hundreds from 200 on; a point is worth two. */
const RULES = { total_point: 1_000, spend_step: 100, spend_min: 200, point_value: 2 }

describe('points that are spent on a price', () => {
  const rows = [
    [0, 10_000, null],
    [200, 10_000, null],
    [1_000, 10_000, null],
    // To the last of the price, and no further.
    [500, 1_000, null],
    [500, 999, 'price'],
    [1_100, 10_000, 'balance'],
    [100, 10_000, 'minimum'],
    [250, 10_000, 'step'],
    [-100, 10_000, 'amount'],
    [100.5, 10_000, 'amount'],
  ] as const
  for (const [amount, price, wrong] of rows)
    it(`${amount} of 1,000 on ${price}: ${wrong ?? 'may be'}`, () =>
      assert.equal(pointError(amount, price, RULES), wrong))

  const most = [
    // As many as there are, as the price takes, in whole steps; nothing where that is below the least.
    [10_000, 1_000],
    [2_000, 1_000],
    [1_999, 900],
    [999, 400],
    [400, 200],
    [399, 0],
    [0, 0],
  ] as const
  for (const [price, points] of most)
    it(`at most ${points} on ${price}, and each number it allows is none too many`, () => {
      assert.equal(mostPoints(price, RULES), points)
      assert.equal(pointError(points, price, RULES), null)
      assert.notEqual(pointError(points + RULES.spend_step, price, RULES), null)
    })
})
