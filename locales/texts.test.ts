import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import bidiFactory from 'bidi-js'

import { LOCALE_CODES, LOCALES } from '../shared/locales.ts'
import type { Locale } from '../shared/locales.ts'
import { loadTranslate } from './load.ts'
import type { PartName } from './locale-file.ts'
import { LOCALE_FILES } from './table.ts'

const bidi = bidiFactory()
/** One of each plural form. */
const COUNTS = [0, 1, 2, 3, 11, 100]
type Plain = (key: string, values: Record<string, string | number>) => string

/** Every text of a language that has places for words, by its key. */
async function withPlaces(locale: Locale) {
  const file = await LOCALE_FILES[locale]()
  const parts = Object.keys(file.parts) as PartName[] // Object.keys forgets the names it lists
  const t = (await loadTranslate(locale, parts)) as unknown as Plain // keys of a table, all of them given
  const found: { key: string; places: string[] }[] = []
  for (const part of parts)
    for (const [name, entry] of Object.entries((await file.parts[part]()).text)) {
      const template = typeof entry === 'string' ? entry : Object.values(entry).join(' ')
      const places = [...template.matchAll(/{{(\w+)}}/g)].map(([, place = '']) => place)
      if (places.some((place) => place !== 'n')) found.push({ key: `${part}.${name}`, places })
    }
  return { t, found }
}

/** Whether the sign stands in a run from right to left, by the algorithm that browsers lay lines with (UAX 9). */
const isFromRight = (text: string, at: number) => (bidi.getEmbeddingLevels(text, 'rtl').levels[at] ?? 0) % 2 === 1

describe('a value in a text that is read from right to left', () => {
  for (const locale of LOCALE_CODES.filter((one) => LOCALES[one].direction === 'rtl'))
    it(`goes its own way in every text: names from the left, what is a text itself from the right (${locale})`, async () => {
      const { t, found } = await withPlaces(locale)
      const party = t('core.party', { adults: t('core.adults', { n: 2 }), children: t('core.children', { n: 3 }) })
      const comma = party.indexOf('،')
      assert.ok(comma > 0, party)
      assert.ok(found.length > 300, String(found.length))
      for (const { key, places } of found)
        for (const n of COUNTS) {
          const filled = (value: string) =>
            t(key, Object.fromEntries(places.map((place) => [place, place === 'n' ? n : value])))
          const [nested, named] = [filled(party), filled('Inn (24)')]
          const at = nested.indexOf(party)
          if (at >= 0) assert.ok(isFromRight(nested, at + comma), `${key}: ${nested}`)
          const inn = named.indexOf('Inn')
          if (inn >= 0) assert.ok(!isFromRight(named, inn + 'Inn '.length), `${key}: ${named}`)
        }
    })

  for (const locale of LOCALE_CODES.filter((one) => LOCALES[one].direction === 'rtl'))
    it(`has a plus before its number and a percent sign after it, whatever stands before them (${locale})`, async () => {
      const signed: string[] = []
      for (const load of Object.values((await LOCALE_FILES[locale]()).parts))
        for (const entry of Object.values((await load()).text))
          for (const template of typeof entry === 'string' ? [entry] : Object.values(entry)) {
            // Numbers are not isolated; what else a text names is.
            const text = template.replaceAll(/{{\w+}}%/g, '50%').replaceAll(/{{\w+}}/g, '\u2068Inn\u2069')
            for (const { index } of text.matchAll(/[+\u2212](?=\d)|(?<=\d)%/g)) {
              signed.push(text)
              assert.ok(!isFromRight(text, index), text)
            }
          }
      assert.ok(signed.length > 3, String(signed))
    })
})

describe('a value in a Thai text', () => {
  /** Begins with a number and ends in Thai, whatever the hotel. */
  const OF_OURS = ['{{rooms}}ส']

  it('stands apart from Thai letters: names of hotels, places, points and guests are mostly Latin, and so are numbers', async () => {
    const { parts } = await LOCALE_FILES.th()
    const touching: string[] = []
    for (const load of Object.values(parts))
      for (const entry of Object.values((await load()).text))
        for (const template of typeof entry === 'string' ? [entry] : Object.values(entry))
          touching.push(...(template.match(/\p{Script=Thai}\{\{\w+\}\}|\{\{\w+\}\}\p{Script=Thai}/gu) ?? []))
    assert.deepEqual(touching, OF_OURS)
  })
})
