import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { idsIn } from '../../scripts/results.mjs'
import { code, ROOT, sources } from './sources.ts'

const MOST_IDS = 4
const CALL_ID = /\bCALL-\d{3}\b/g
/** Of a test, or of a row that a loop makes one of. */
const TITLE = /\b(?:(?:it|test|describe)\(|title:)\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
/** A call is claimed where the widget makes it: what the provider answers is another thing. These need no widget. */
const NOT_ASKED: Record<string, string> = {
  'CALL-035': 'is about the table of the paths itself',
  'CALL-097': 'is a call the widget never makes: it reads the list of coupons and finds the one in it',
  'CALL-132': 'is about the schemas and their examples',
  'CALL-141': 'is about answers with fields missing',
}

const [header = '', ...rows] = readFileSync(join(ROOT, 'test/requirements.tsv'), 'utf8').trimEnd().split('\n')
const known = new Set(rows.map((row) => row.split('\t')[0]))

const tests = sources().filter(({ path }) => /\.test\.tsx?$/.test(path) && !path.startsWith('test/rules/'))
const titles = tests.flatMap(({ path, text }) =>
  [...text.matchAll(TITLE)].map((match) => ({ path, title: match[2] ?? '' })),
)

describe('the list of requirements', () => {
  it('has four columns and every id once', () => {
    assert.equal(header, 'id\tarea\trequirement\tacceptance')
    assert.deepEqual(
      rows.filter((row) => row.split('\t').length !== 4),
      [],
    )
    assert.equal(known.size, rows.length)
  })
})

describe('test titles', () => {
  it('name only requirements that exist', () => {
    const unknown = titles.filter(({ title }) => idsIn(title).some((id) => !known.has(id)))
    assert.deepEqual(unknown, [])
  })

  it(`name at most ${MOST_IDS} requirements each`, () => {
    assert.deepEqual(
      titles.filter(({ title }) => idsIn(title).length > MOST_IDS),
      [],
    )
  })

  it('claim a call where the widget makes it, and not from the provider’s answer alone', () => {
    // Some titles are put together from a row, so that any string of a test counts.
    const named = (isContract: boolean) =>
      new Set(tests.filter(({ path }) => path.startsWith('test/contract/') === isContract).flatMap(({ text }) => code(text).match(CALL_ID) ?? [])) // prettier-ignore
    const [answered, made] = [named(true), named(false)]
    const specified = [...readFileSync(join(ROOT, 'test/rules/specified.tsv'), 'utf8').matchAll(CALL_ID)].map(
      ([id]) => id,
    )
    const calls = new Set([...specified, ...answered])
    assert.deepEqual([...calls].filter((id) => !made.has(id)).toSorted(), Object.keys(NOT_ASKED))
  })

  it('say what is true, without "should"', () => {
    assert.deepEqual(
      titles.filter(({ title }) => /\bshould\b/i.test(title)),
      [],
    )
  })

  it('are read with their ids in every way of writing them', () => {
    assert.deepEqual(idsIn('a [EMB-001] b [L10N-002] [A11Y-003] c [not an id] [EMB-1]'), [
      'EMB-001',
      'L10N-002',
      'A11Y-003',
    ])
  })
})
