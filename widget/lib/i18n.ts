import type { PartName } from '../../locales/locale-file.ts'
import { LOCALE_FILES } from '../../locales/table.ts'
import { createTexts } from '../../locales/texts.ts'
import type { TextStore } from '../../locales/texts.ts'
import { isLocale } from '../../shared/locales.ts'
import type { Locale } from '../../shared/locales.ts'

export type { TextKey, Translate } from '../../locales/texts.ts'
export type { PartName } from '../../locales/locale-file.ts'

export type I18n = Pick<TextStore, 'has' | 't'> & {
  /** Fetches a part of a language once; a failed fetch may be asked for again. */
  load: (locale: Locale, part: PartName) => Promise<void>
}

/** The texts of one widget instance: only what was asked for is fetched, and nothing is shared with another instance. */
export function createI18n(): I18n {
  const texts = createTexts()
  const running = new Map<string, Promise<void>>()

  async function fetchPart(locale: Locale, part: PartName): Promise<void> {
    const file = await LOCALE_FILES[locale]()
    texts.add(locale, part, (await file.parts[part]()).text)
  }

  async function load(locale: Locale, part: PartName): Promise<void> {
    if (!isLocale(locale)) throw new RangeError(String(locale))
    if (texts.has(locale, part)) return
    const id = `${locale}/${part}`
    const started = running.get(id) ?? fetchPart(locale, part).finally(() => running.delete(id))
    running.set(id, started)
    await started
  }

  return { load, has: texts.has, t: texts.t }
}
