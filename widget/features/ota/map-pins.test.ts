import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { PLACES } from '../../../demo-host/world/ota/places.ts'
import { pinsApart } from './map-pins.ts'
import type { Point } from './map-pins.ts'

const SHEET = { width: 360, height: 300, edge: 34, pin: 13 }
const between = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY)

function assertApart(pins: readonly Point[], what: string) {
  pins.forEach((one, at) => {
    const [x, y] = one
    assert.ok(x >= SHEET.edge && x <= SHEET.width - SHEET.edge, `${what}: ${x} stands on the sheet`)
    assert.ok(y >= SHEET.edge && y <= SHEET.height - SHEET.edge, `${what}: ${y} stands on the sheet`)
    for (const other of pins.slice(at + 1))
      assert.ok(between(one, other) >= 2 * SHEET.pin, `${what}: ${one} covers ${other}`)
  })
}

describe('the pins of a map', () => {
  it('stay where they are when none covers another', () => {
    const points: Point[] = [
      [100, 100],
      [140, 100],
      [100, 200],
    ]
    assert.deepEqual(pinsApart(points, SHEET), points)
  })

  it('never cover one another, however near their places are', () => {
    const same = Array.from({ length: PLACES.length }, (): Point => [180, 150])
    const corner = Array.from({ length: PLACES.length }, (): Point => [34, 34])
    const row = Array.from({ length: PLACES.length }, (_, at): Point => [60 + at * 7, 260])
    assertApart(pinsApart(same, SHEET), 'all at one spot')
    assertApart(pinsApart(corner, SHEET), 'all in a corner')
    assertApart(pinsApart(row, SHEET), 'all in a row')
  })
})
