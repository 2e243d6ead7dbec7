import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'

import { readWords, STEPS } from '../test-steps.mjs'
import { ENTRIES, SCREENS } from './areas.mjs'
import { affectedBy, changedFiles, leftOut } from './changed.mjs'

const ANYWHERE = [
  'test/journeys/booking/book-on-site.test.ts',
  'test/journeys/lottery/entrant.test.ts',
  'test/pictures/pictures.test.ts',
  'test/browser/modes.test.ts',
  'test/hosts/hosts.test.ts',
]
const LOTTERY = ['test/journeys/lottery/entrant.test.ts', 'test/journeys/accessibility/screens.test.ts']

describe('a run of what has changed', () => {
  const cases: { changed: string; runs: readonly string[]; not: readonly string[] }[] = [
    { changed: 'widget/ui/layout/page-title.tsx', runs: [...ANYWHERE, 'test/wordpress/guest.test.ts'], not: [] },
    { changed: 'loader/element.ts', runs: ANYWHERE, not: [] },
    {
      changed: 'widget/features/lottery/entry.tsx',
      runs: LOTTERY,
      not: ['test/journeys/booking/book-on-site.test.ts', 'test/journeys/manage/changing.test.ts'],
    },
    {
      changed: 'scripts/build/short-keys.mjs',
      runs: [...ANYWHERE, 'scripts/build/short-keys.test.ts'],
      not: ['shared/errors.test.ts'],
    },
    {
      changed: 'demo-host/provider/mail/mail.ts',
      runs: ['demo-host/provider/mail/mail.test.ts', 'test/journeys/booking/book-on-site.test.ts'],
      not: ['shared/errors.test.ts', 'widget/lib/format.test.ts'],
    },
    {
      changed: 'demo-host/wordpress/booking-widget/booking-widget.php',
      runs: ['test/wordpress/guest.test.ts'],
      not: [...ANYWHERE, 'shared/errors.test.ts'],
    },
    { changed: 'docs/deploy/nginx.conf', runs: ['test/operating/deploy.test.ts'], not: ANYWHERE },
    {
      changed: 'demo-host/pages/site.css',
      runs: ['test/journeys/embedding/site.test.ts'],
      not: ['shared/errors.test.ts'],
    },
    { changed: 'docs/contributing.md', runs: [], not: [...ANYWHERE, 'shared/errors.test.ts'] },
    {
      changed: 'test/journeys/manage/changing.test.ts',
      runs: ['test/journeys/manage/changing.test.ts'],
      not: ['test/journeys/manage/manage.test.ts'],
    },
  ]
  for (const { changed, runs, not } of cases)
    it(`takes what ${changed} can reach, and always the rules`, () => {
      assert.ok([changed, ...runs, ...not].every((file) => existsSync(file)))
      const { isAffected, everythingFor } = affectedBy([changed])
      assert.equal(everythingFor, null)
      assert.deepEqual(
        [...runs, 'test/rules/imports.test.ts'].filter((file) => !isAffected(file)),
        [],
      )
      assert.deepEqual(not.filter(isAffected), [])
    })

  for (const changed of [
    'package-lock.json',
    'scripts/node-tests/worker.ts',
    'widget/features/gone.tsx',
    'tsconfig.json',
  ])
    it(`is a whole one for ${changed}, and says so`, () => {
      const { isAffected, everythingFor } = affectedBy(['docs/contributing.md', changed])
      assert.equal(everythingFor, changed)
      assert.ok(isAffected('shared/errors.test.ts'))
    })

  it('is a whole one where git cannot tell', () => assert.ok(affectedBy(null).isAffected('shared/errors.test.ts')))

  it('says by folder what it does without', () => {
    const files = [
      'test/journeys/a/b.test.ts',
      'test/journeys/c/d.test.ts',
      'shared/errors.test.ts',
      'locales/a.test.ts',
    ]
    assert.deepEqual(
      leftOut(files, (file) => /\/d|errors/.test(file)),
      ['test/journeys 1 of 2', 'locales/a.test.ts 1 of 1'],
    )
  })

  it('begins with files that are there', () => {
    for (const entry of ENTRIES) assert.ok(existsSync(entry), entry)
    for (const { files } of SCREENS)
      assert.ok(existsSync(String(files).replaceAll(/[\\^]|^\/|\/$/g, '')), String(files))
  })
})

describe('the words of npm test', () => {
  const cases = [
    { words: [], read: { named: [], isChanged: false } },
    { words: ['unit'], read: { named: ['unit'], isChanged: false } },
    { words: ['--changed'], read: { named: [], isChanged: true, since: undefined } },
    { words: ['--changed', 'HEAD~3'], read: { named: [], isChanged: true, since: 'HEAD~3' } },
    { words: ['--changed', 'unit'], read: { named: ['unit'], isChanged: true, since: undefined } },
    { words: ['lint', '--changed', 'v1', 'unit'], read: { named: ['lint', 'unit'], isChanged: true, since: 'v1' } },
  ]
  for (const { words, read } of cases)
    it(`${words.join(' ') || 'none'}: a step is a step, and what is none is the commit`, () => {
      assert.deepEqual(readWords(words), read)
      for (const name of read.named) assert.ok(Object.hasOwn(STEPS, name))
    })

  it('name no commit that git does not know', () =>
    assert.throws(() => changedFiles('no-such-commit'), /no-such-commit/))
})
