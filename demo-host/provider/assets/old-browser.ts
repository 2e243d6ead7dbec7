import { readFileSync } from 'node:fs'

import { loadTranslate } from '../../../locales/load.ts'
import { OLDEST_BROWSERS } from '../../../shared/constants.ts'
import { LOCALE_CODES, LOCALES } from '../../../shared/locales.ts'
import { compressed } from './build.ts'
import type { BuiltFile } from './build.ts'

const SOURCE = new URL('old-browser.js', import.meta.url)

/** The check for browsers that cannot read the widget (A11Y-010), with its words in every language. */
export async function oldBrowserCheck(): Promise<BuiltFile> {
  const words = await Promise.all(
    LOCALE_CODES.map(async (code) => {
      const t = await loadTranslate(code, ['core', 'document'])
      const { tag, direction } = LOCALES[code]
      return [code, { tag, direction, warning: t('document.oldBrowser'), dismiss: t('core.dismiss') }]
    }),
  )
  // A function, so that no $ in a text is taken for a group.
  const text = readFileSync(SOURCE, 'utf8')
    .replace('__OLDEST__', () => JSON.stringify(OLDEST_BROWSERS))
    .replace('__WORDS__', () => JSON.stringify(Object.fromEntries(words)))
  return compressed(text)
}
