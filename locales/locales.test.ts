import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import type { ErrorTextKey } from '../shared/errors.ts'
import { LOCALES, LOCALE_CODES } from '../shared/locales.ts'
import type { Locale } from '../shared/locales.ts'
import type { FieldErrorKey } from '../shared/rules/person/names.ts'
import type { PartyErrorKey } from '../shared/rules/party/party.ts'
import { loadTranslate } from './load.ts'
import type { PartName } from './locale-file.ts'
import { LOCALE_FILES } from './table.ts'
import { PLURALS } from './text.ts'
import type { Texts } from './text.ts'
import type { TextKey } from './texts.ts'

const run = promisify(execFile)

// Every key a rule or a table of shared names has a text: this line does not compile otherwise.
export type KeysOfShared = [ErrorTextKey | FieldErrorKey | PartyErrorKey] extends [TextKey] ? true : never
const keysOfSharedHaveTexts: KeysOfShared = true

const PARTS = Object.keys((await LOCALE_FILES.en()).parts) as PartName[] // Object.keys forgets the names it lists
const textOf = async (locale: Locale, part: PartName): Promise<Texts> =>
  (await (await LOCALE_FILES[locale]()).parts[part]()).text

async function complaints(fixture: string): Promise<Map<string, string>> {
  const path = `test/fixtures/${fixture}.ts`
  const flags =
    '--noEmit --strict --target ES2022 --module ESNext --moduleResolution Bundler --skipLibCheck --types node'
  const options = [...flags.split(' '), '--allowImportingTsExtensions', '--ignoreConfig', path]
  const output = await run('node_modules/.bin/tsc', options).then(
    ({ stdout }) => stdout,
    (failed: { stdout: string }) => failed.stdout,
  )
  const lines = readFileSync(path, 'utf8').split('\n')
  const found = new Map<string, string>()
  for (const match of output.matchAll(/^(\S+?)\((\d+),\d+\): (error.*)$/gm)) {
    assert.equal(match[1], path, `the fixture, and nothing else, is wrong: ${match[0]}`)
    const above = lines.slice(0, Number(match[2])).findLast((line) => line.startsWith('export const '))
    found.set(above?.split(' ')[2] ?? '', match[3] ?? '')
  }
  return found
}

describe('a text in another language', () => {
  it('does not compile when a key, a variable or a plural form is missing or too many [L10N-014]', async () => {
    const found = await complaints('bad-locale')
    assert.deepEqual(
      [...found.keys()],
      ['missingKey', 'extraKey', 'missingVariable', 'misspeltVariable', 'wrongPlural', 'missingPlural', 'plainPlural'],
    )
    assert.match(found.get('missingKey') ?? '', /open/)
  })

  it('is asked for by a key that exists, with the variables it names', async () => {
    const found = await complaints('bad-text-key')
    assert.deepEqual(
      [...found.keys()],
      ['unknownKey', 'unknownPart', 'missingValue', 'missingValues', 'extraValue', 'wrongNumber'],
    )
  })

  it('exists for every key of shared', () => assert.equal(keysOfSharedHaveTexts, true))
})

/** In English a prefecture is called what it is sent as. */
const NAMES = 'prefectures'

/** What companies and things are called everywhere. */
const PROPER_NAMES = /Wi-Fi|Agoda|Booking\.com|Expedia|Jalan|Rakuten Travel|Amazon Pay/g

describe('the eight languages', () => {
  it('have the plural forms their own rules give for whole numbers', () => {
    for (const locale of LOCALE_CODES) {
      const rules = new Intl.PluralRules(LOCALES[locale].intl)
      const used = new Set(Array.from({ length: 1_001 }, (_, n) => rules.select(n)))
      assert.deepEqual([...used].sort(), [...PLURALS[locale]].sort(), locale)
    }
  })

  it('name the days of a week as Intl does, Sunday first', async () => {
    const SUNDAY = Date.UTC(2026, 10, 1)
    for (const locale of LOCALE_CODES) {
      const names = new Intl.DateTimeFormat(LOCALES[locale].intl, { weekday: 'short', timeZone: 'UTC' })
      const week = Array.from({ length: 7 }, (_, day) => names.format(SUNDAY + day * 86_400_000))
      assert.equal((await textOf(locale, 'core')).weekdays, week.join(' '), locale)
    }
  })

  it('write every number as Intl does', async () => {
    const NUMBERS = [...Array.from({ length: 1_002 }, (_, n) => n), 1.5, 12_345, 9_999_999, -1, -1_000]
    for (const locale of LOCALE_CODES) {
      const [t, numbers] = [await loadTranslate(locale, ['party']), new Intl.NumberFormat(LOCALES[locale].intl)]
      for (const number of NUMBERS)
        assert.ok(t('party.room', { number }).includes(numbers.format(number)), `${number} in ${locale}`)
    }
  })

  it('say who they are', async () => {
    for (const locale of LOCALE_CODES) {
      const { code, name, direction } = await LOCALE_FILES[locale]()
      assert.deepEqual([code, name, direction], [locale, LOCALES[locale].name, LOCALES[locale].direction])
    }
  })

  for (const part of PARTS) {
    it(`hold the same keys and no empty text in ${part}`, async () => {
      const english = await textOf('en', part)
      for (const locale of LOCALE_CODES) {
        const text = await textOf(locale, part)
        assert.deepEqual(Object.keys(text).sort(), Object.keys(english).sort(), `${locale} ${part}`)
        for (const [key, entry] of Object.entries(text)) {
          for (const words of typeof entry === 'string' ? [entry] : Object.values(entry)) {
            assert.ok(words.trim() !== '' && (words !== key || part === NAMES), `${locale} ${part}.${key}`)
            assert.doesNotMatch(words, /[<>]|!$/, `${locale} ${part}.${key}`)
          }
        }
      }
    })
  }

  // Indonesian has taken words of hotels over from English; these seven have not.
  for (const locale of LOCALE_CODES.filter((code) => code !== 'en' && code !== 'id'))
    it(`are no English where they say something: ${locale}${locale === 'ar' ? ' [L10N-017]' : ''}`, async () => {
      for (const part of PARTS.filter((one) => one !== NAMES)) {
        const english = await textOf('en', part)
        for (const [key, entry] of Object.entries(await textOf(locale, part))) {
          if (JSON.stringify(entry) !== JSON.stringify(english[key])) continue
          const said = JSON.stringify(Object.values(typeof entry === 'string' ? [entry] : entry))
          assert.doesNotMatch(
            said.replaceAll(/\{\{\w+\}\}/g, '').replaceAll(PROPER_NAMES, ''),
            /\p{L}{2}/u,
            `${part}.${key}`,
          )
        }
      }
    })

  it('ask for the terms in the words of the specification in Japanese', async () => {
    const text = await textOf('ja', 'errors')
    assert.equal(text.termsRequired, '利用規約に合意してください。')
  })
})
