import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, mock } from 'node:test'

import { loaderStamps } from '../demo-host/provider/assets/loader.ts'
import { readBuild } from '../demo-host/provider/assets/build.ts'
import { parseLocale } from '../shared/element.ts'
import { LOCALE_CODES, LOCALES } from '../shared/locales.ts'
import { SMALL_ORIGINS, smallBuild } from '../test/lib/small-build.ts'

const TAGS = [
  'zh',
  'zh-CN',
  'zh_Hans',
  'zh-TW',
  'zh-HK',
  'zh-MO',
  'zh-Hant-TW',
  'ja-JP',
  'EN-us',
  'fr',
  'thx',
  'i',
  '',
  'zhx',
]

describe('the lines of the loader', () => {
  let linesFor: (tags: readonly string[]) => string[]
  let folder: string

  /** As a server stamps them, whose build has a file of first words for each language. */
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'loader-lines-'))
    const build = readBuild(smallBuild(folder, '1.0.0', 'index-00000001.js', ''))
    for (const locale of LOCALE_CODES)
      build.files[`${locale}-00000001.js`] = { imports: [], modules: [`locales/${locale}/core.ts`] }
    const stamps = loaderStamps(build, SMALL_ORIGINS)
    const parse = mock.method(JSON, 'parse', () => stamps)
    ;({ linesFor } = await import('./lines.ts'))
    parse.mock.restore()
  })
  after(() => rm(folder, { recursive: true, force: true }))

  it('are there in every language of the widget, each its own', () => {
    const words = Object.values(LOCALES).map(({ tag }) => linesFor([tag]).slice(1, 4).join('|'))
    assert.equal(new Set(words).size, Object.keys(LOCALES).length)
  })

  it('are those of a browser in five languages alone, else English [L10N-005]', () => {
    const firsts = { 'ja-JP': 'ja', 'en-GB': 'en', 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant', 'zh-HK': 'zh-Hant', 'ko-KR': 'ko', fr: 'en', th: 'en', 'id-ID': 'en', ar: 'en' } // prettier-ignore
    for (const [tag, locale] of Object.entries(firsts)) {
      const said = linesFor(['', '', `${tag}~`])
      assert.deepEqual(said.slice(1), linesFor([locale]).slice(1), tag)
      assert.doesNotMatch(said[0] ?? '', /~/)
      // What the page or the element says is another matter.
      if (tag === 'th') assert.notDeepEqual(linesFor([tag, `${tag}~`]), said)
    }
  })

  it('are the same in a page that gave every list a function of its own', () => {
    const own = linesFor(['th'])
    const lists = Array.prototype as { each?: () => string }
    lists.each = () => ''
    try {
      assert.deepEqual(linesFor(['th']), own)
      assert.deepEqual(linesFor(['fr']), linesFor(['en']))
    } finally {
      delete lists.each
    }
  })

  it('are those of the first language there are words for, else English', () => {
    assert.deepEqual(linesFor(['fr-FR', 'zh-TW', 'ja']).slice(1), linesFor(['zh-Hant']).slice(1))
    assert.deepEqual(linesFor(['fr']), linesFor(['en']))
  })

  it('begin with nothing that another text could not hold, whatever a page says', () => {
    for (const tag of ['ja"}', 'zh-TW","x":"', 'zh"tw', 'en*'])
      assert.match(linesFor([tag])[0] ?? '', /^[a-z_-]+$/i, tag)
  })

  it('end with the file of the words that the app will ask for', () => {
    for (const [locale, { tag }] of Object.entries(LOCALES))
      assert.equal(linesFor(['fr', tag])[4], `${SMALL_ORIGINS.widget}/assets/${locale}-00000001.js`)
  })

  it('begin with the first language that the widget would be shown in', () => {
    for (const tag of [...LOCALE_CODES, ...TAGS])
      assert.equal(parseLocale(linesFor([tag, 'th'])[0] ?? ''), parseLocale(tag) ?? 'th', tag)
  })
})
