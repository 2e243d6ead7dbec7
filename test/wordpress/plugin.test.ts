import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { runProgram } from '../../demo-host/wordpress/boot/child.ts'
import { pluginFiles, pluginSource, pluginTexts } from '../../demo-host/wordpress/plugin/plugin-files.ts'
import { differences } from '../../demo-host/wordpress/plugin/translations.ts'
import { ATTRIBUTES, MODES, parseLocale, VIEWS } from '../../shared/element.ts'
import type { AttributeRow } from '../../shared/element.ts'
import { LOCALES } from '../../shared/locales.ts'

const FOLDER = join(import.meta.dirname, '../../demo-host/wordpress/booking-widget')

/** What the plugin's table of attributes says, without a WordPress around it. */
const php = (code: string): unknown =>
  JSON.parse(
    runProgram('php', [
      '-r',
      `define('ABSPATH', '/'); require '${FOLDER}/includes/attributes.php'; echo json_encode(${code});`,
    ]),
  )

describe('the plugin and the element', () => {
  it('know the same attributes in the same spellings, and the same languages, modes and views', () => {
    const rows: [string, AttributeRow<unknown>][] = Object.entries(ATTRIBUTES)
    const known = Object.fromEntries(rows.map(([name, { also = [] }]) => [name, [...also]]))
    assert.deepEqual(php(`array_map(fn($row) => $row['also'], BookingWidget\\ATTRIBUTES)`), known)
    assert.deepEqual(php('array_keys(BookingWidget\\LOCALES)'), Object.keys(LOCALES))
    assert.deepEqual(php('BookingWidget\\MODES'), [...MODES])
    for (const view of VIEWS)
      assert.equal(php(`preg_match(BookingWidget\\ATTRIBUTES['view']['pattern'], '${view}')`), 1)
  })

  it('read a shortcode alike, in each spelling of each attribute', () => {
    const rows: [string, AttributeRow<unknown>][] = Object.entries(ATTRIBUTES)
    for (const [name, { also = [] }] of rows)
      for (const written of [name, ...also].flatMap((one) => [one, one.replaceAll('-', '_'), one.toUpperCase()]))
        assert.equal(php(`BookingWidget\\attribute_named('${written}')`), name, written)
  })

  it('let a flag through only where it is read the same', () => {
    const rows: [string, AttributeRow<unknown>][] = Object.entries(ATTRIBUTES)
    for (const [name, { default: otherwise, parse }] of rows)
      for (const [written, meant] of otherwise === false
        ? ([
            ['true', true],
            ['1', true],
            ['false', false],
            ['0', false],
          ] as const)
        : []) {
        // prettier-ignore
        const isWritten = php(`preg_match(BookingWidget\\ATTRIBUTES['${name}']['pattern'], '${written}')`) === 1
        assert.equal(isWritten ? parse(written) : otherwise, meant, `${name}="${written}"`)
      }
  })

  it('read a locale of WordPress as the same language', () => {
    const locales = [
      'ja',
      'ko_KR',
      'zh_CN',
      'zh_SG',
      'zh_TW',
      'zh_HK',
      'id_ID',
      'th',
      'ar',
      'en_GB',
      'en_US',
      'de_DE',
      'ast',
    ]
    for (const locale of locales)
      assert.equal(php(`BookingWidget\\widget_locale('${locale}')`), parseLocale(locale) ?? '', locale)
    assert.equal(php(`BookingWidget\\widget_locale('ary')`), 'ar')
  })

  it('add the source to every query that has none', () => {
    const cases = {
      '': 'source=wordpress',
      'nights=2': 'source=wordpress&nights=2',
      '?nights=2': 'source=wordpress&nights=2',
      'nights=2&source=newsletter': 'nights=2&source=newsletter',
      'utm_source=mail': 'source=wordpress&utm_source=mail',
    }
    for (const [query, wanted] of Object.entries(cases))
      assert.equal(php(`BookingWidget\\with_source('${query}')`), wanted)
  })
})

describe('the plugin’s translations', () => {
  const source = pluginSource()
  const texts = pluginTexts(source)
  const languages = [...source.keys()].filter((path) => path.endsWith('.po'))

  it('are there in every language of the widget but its own', () => {
    const codes = languages.map((path) => parseLocale(/-(\w+)\.po$/.exec(path)?.[1] ?? ''))
    assert.deepEqual(
      codes.toSorted(),
      Object.keys(LOCALES)
        .filter((code) => code !== 'en')
        .toSorted(),
    )
  })

  for (const path of languages)
    it(`say everything and nothing more: ${path}`, () => {
      assert.deepEqual(differences(texts, String(source.get(path))), { missing: [], unused: [] })
    })

  it('find every text that is spoken', () => {
    const spoken = [...source].filter(([path]) => /\.(php|js)$/.test(path)).map(([, text]) => String(text))
    const calls = spoken.flatMap((text) => [...text.matchAll(/\b(?:__|_e|_n|_x|esc_\w+__|esc_\w+_e)\(/g)])
    const found = texts.length - 2 - 5 // the header and block.json
    assert.equal(found, calls.length)
  })

  it('come with a template for further languages', () => {
    assert.match(
      String(pluginFiles().get('languages/booking-widget.pot')),
      /msgctxt "block title"\nmsgid "Booking"\nmsgstr ""/,
    )
  })
})

describe('the plugin’s header', () => {
  it('names the versions it is written for and its licence', () => {
    const header = readFileSync(join(FOLDER, 'booking-widget.php'), 'utf8')
    for (const line of [
      'Requires at least: 6.1',
      'Tested up to:      7.1',
      'Requires PHP:      7.4',
      'Text Domain:       booking-widget',
    ])
      assert.ok(header.includes(line), line)
    assert.match(header, /License: +MIT/)
  })
})
