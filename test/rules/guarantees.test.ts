import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { guaranteePage, guarantees, writtenGuaranteePage } from '../../scripts/generate/generate-guarantees.ts'

const ROWS = 73

describe('the guarantees', () => {
  const all = guarantees()

  it('are as many as there are, each once', () => {
    assert.equal(all.length, ROWS)
    assert.equal(new Set(all.map(({ id }) => id)).size, ROWS)
  })

  it('have each a test whose title names them', () =>
    assert.deepEqual(
      all.filter(({ witnesses }) => witnesses.length === 0).map(({ id }) => id),
      [],
    ))

  it('stand with their tests in docs/guarantee-tests.md as they are: npm run generate', () =>
    assert.equal(writtenGuaranteePage(), guaranteePage()))
})
