import type { Locale } from '../shared/locales.ts'
import type { PartName } from './locale-file.ts'
import { LOCALE_FILES } from './table.ts'
import { createTexts } from './texts.ts'
import type { Translate } from './texts.ts'

/** For the provider, which writes one mail in one language. */
export async function loadTranslate(locale: Locale, parts: readonly PartName[]): Promise<Translate> {
  const texts = createTexts()
  const file = await LOCALE_FILES[locale]()
  await Promise.all(parts.map(async (part) => texts.add(locale, part, (await file.parts[part]()).text)))
  return texts.t(locale)
}
