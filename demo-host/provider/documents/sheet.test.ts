import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { createSheet } from './sheet.ts'

/** A4 is 842 points high; 730 are left between margins of 56, and a line of letters of 10 takes 15. */
const LINES_OF_A_PAGE = 48

async function pagesOf(lines: number): Promise<number> {
  const sheet = createSheet({ locale: 'en', title: 'Receipt', author: 'Shirotsuki', at: new Date('2026-12-10') })
  for (let line = 1; line <= lines; line++) sheet.line({ text: `Night ${line}` })
  const file = (await sheet.end()).toString('latin1')
  return Number(/\/Type \/Pages[^>]*\/Count (\d+)/.exec(file)?.[1])
}

describe('a sheet', () => {
  for (const [lines, pages] of [
    [1, 1],
    [LINES_OF_A_PAGE, 1],
    [LINES_OF_A_PAGE + 1, 2],
    [2 * LINES_OF_A_PAGE, 2],
    [2 * LINES_OF_A_PAGE + 1, 3],
  ] as const)
    it(`has as many pages as its lines fill, and none sooner: ${lines} on ${pages}`, async () => {
      assert.equal(await pagesOf(lines), pages)
    })
})
