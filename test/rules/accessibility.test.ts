import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { CLAUSES } from '../../scripts/generate/accessibility-clauses.ts'
import { accessibilityPage, proofs, writtenAccessibilityPage } from '../../scripts/generate/generate-accessibility.ts'

/** Success criteria of WCAG 2.1, levels A and AA. */
const CRITERIA = 50

describe('the page about accessibility', () => {
  it('judges every clause of EN 301 549 that takes over a criterion of WCAG 2.1', () => {
    assert.equal(Object.keys(CLAUSES).length, CRITERIA)
    for (const [part, least] of [['1', 20], ['2', 17], ['3', 10], ['4', 3]] as const) assert.equal(Object.keys(CLAUSES).filter((clause) => clause.startsWith(`${part}.`)).length, least, part) // prettier-ignore
  })

  it('is proven by tests that name clauses there are, and none that do not concern a booking', () => {
    const all = proofs()
    assert.ok(all.length >= 20, `${all.length}`)
    for (const { title, clauses } of all)
      for (const clause of clauses) {
        const [, judgement] = CLAUSES[clause] ?? assert.fail(`${title} names ${clause}`)
        assert.ok(!('absent' in judgement), `${title} names ${clause}`)
      }
  })

  it('has a test for each of the clauses that guests fall over', () => {
    const named = new Set(proofs().flatMap(({ clauses }) => clauses))
    const open = ['1.1.1', '1.4.3', '1.4.10', '2.1.1', '2.1.2', '2.4.3', '2.4.7', '3.3.1', '4.1.2', '4.1.3']
    assert.deepEqual(open.filter((clause) => !named.has(clause)), []) // prettier-ignore
  })

  it('stands in docs/accessibility.md as it is: npm run generate', () =>
    assert.equal(writtenAccessibilityPage(), accessibilityPage()))
})
