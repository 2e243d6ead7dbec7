import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { GUARDS } from '../../scripts/guards/table.mjs'
import { ROOT } from './sources.ts'

describe('the table of guards', () => {
  for (const { guard, file, text, instead, test } of GUARDS)
    it(`names a check that stands where it says (guarantee B6): ${guard}`, () => {
      const source = readFileSync(join(ROOT, file), 'utf8')
      assert.equal(source.split(text).length, 2, `${file} does not hold this once: ${text}`)
      assert.notEqual(
        source.replace(text, () => instead),
        source,
      )
      assert.ok(existsSync(join(ROOT, test)), test)
    })
})
