import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { Failure } from '../../lib/failure.ts'
import { shownOf } from './failures.ts'
import { formatMessage } from './messages.ts'

/** As the specification lists them, written from it by hand. */
const CODES = readFileSync('test/rules/specified.tsv', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('error\t'))
  .map((line) => Number(line.split('\t')[1]))
const TITLE = 'Written by the server, in its own language'

describe('an error code of the specification', () => {
  for (const locale of LOCALE_CODES)
    it(`has words of our own: ${locale} [L10N-010]`, async () => {
      assert.ok(CODES.length > 70)
      const t = await loadTranslate(locale, ['errors', 'codes'])
      for (const code of CODES) {
        const failure = new Failure('refused', 422, { errors: [{ title: TITLE, details: { code, base: [{ code, error: TITLE }] } }] }) // prettier-ignore
        const { message } = shownOf(failure)
        const words = formatMessage(t, message)
        assert.notEqual(words.trim(), '', String(code))
        assert.ok(!words.includes(TITLE), `${code}: ${words}`)
        assert.ok(!words.includes(String(code)), `${code}: ${words}`)
        assert.doesNotMatch(words, /\b(?:errors|codes)\.\w|\{\{/, String(code))
      }
    })
})
