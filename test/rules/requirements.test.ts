import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { idsIn } from '../../scripts/results.mjs'
import { ROOT, sources } from './sources.ts'

const MOST_IDS = 4
const TITLE = /\b(?:it|test|describe)\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g

const [header = '', ...rows] = readFileSync(join(ROOT, 'test/requirements.tsv'), 'utf8').trimEnd().split('\n')
const known = new Set(rows.map((row) => row.split('\t')[0]))

const titles = sources()
  .filter(({ path }) => /\.test\.tsx?$/.test(path) && !path.startsWith('test/rules/'))
  .flatMap(({ path, text }) => [...text.matchAll(TITLE)].map((match) => ({ path, title: match[2] ?? '' })))

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
