import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { parseAst } from 'rollup/parseAst'

import { english } from '../../locales/en.ts'
import { LOCALE_FILES } from '../../locales/table.ts'
import { LOCALE_CODES } from '../../shared/locales.ts'
import { shortKeys } from './short-keys.mjs'

const built = (source: string, id: string) => shortKeys.transform.call({ parse: parseAst }, source, id)?.code ?? source

type Words = Readonly<Record<string, unknown>>
/** As a part of a locale stands when TypeScript is gone. */
const asModule = (words: Words) => {
  const rows = Object.entries(words).map(
    ([name, text]) => `${/^\d/.test(name) ? `'${name}'` : name}: ${JSON.stringify(text)}`,
  )
  return `export const text = ({${rows.join()}})`
}
const fromModule = async (code: string): Promise<Words> =>
  ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { text: Words }).text
const fileOf = (part: string) => part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const parts = Object.entries(english.parts)

describe('names of texts in the build', () => {
  for (const locale of LOCALE_CODES)
    it(`lead to the words they led to before: ${locale}`, async () => {
      const file = await LOCALE_FILES[locale]()
      for (const [part] of parts) {
        const words = (await file.parts[part as keyof typeof file.parts]()).text as Words
        const after = await fromModule(built(asModule(words), `/locales/${locale}/${fileOf(part)}.ts`))
        assert.equal(Object.keys(after).length, Object.keys(words).length, part)
        for (const [name, text] of Object.entries(words)) {
          const asked = /"\w+\.(\w+)"/.exec(built(`t("${part}.${name}")`, '/widget/a.tsx'))?.[1] ?? ''
          assert.deepEqual(after[asked], text, `${part}.${name}`)
        }
      }
    })

  it('are letters for nearly all, and whole where they are put together', () => {
    const source = 't("results.sortLow"), t("core.close"), t("prefectures.tokyo"), t("errors.3006")'
    const code = built(source, '/widget/a.tsx')
    assert.match(code, /^t\("results\.[a-zA-Z]{1,2}"\), t\("core\.[a-zA-Z]{1,2}"\), /)
    assert.match(code, /t\("prefectures\.tokyo"\), t\("errors\.3006"\)$/)
  })

  it('are the same wherever they are asked for', () => {
    const places = ['/widget/a.tsx', '/shared/a.ts', '/loader/a.ts', '/locales/a.ts']
    assert.equal(new Set(places.map((id) => built('t("core.close")', id))).size, 1)
  })

  it('cannot be put together where they have become letters', () => {
    assert.throws(() => built('t(`results.sort${order}`)', '/widget/a.tsx'), /results\.sort/)
    assert.doesNotThrow(() => built('t(`prefectures.${value}`)', '/widget/a.tsx'))
  })

  it('leave packages and files of other places alone', () => {
    for (const id of ['/node_modules/x/widget/a.js', '/demo-host/pages/a.ts'])
      assert.equal(built('t("results.sortLow")', id), 't("results.sortLow")')
  })
})
