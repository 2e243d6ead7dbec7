import { createTexts } from '../../locales/texts.ts'
import type { loadTranslate } from '../../locales/load.ts'
import type { PartName } from '../../locales/locale-file.ts'
import { LOCALE_FILES } from '../../locales/table.ts'
import type { Texts } from '../../locales/text.ts'

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' } // prettier-ignore
const LONGER = 0.4
/** The long brackets would make more than that of a shorter text. */
const LONG_BRACKETS_FROM = 25

/** A text as no language has it: two fifths longer, with accents, in brackets; variables stay. */
export function pseudo(text: string): string {
  const [open, close] = text.length < LONG_BRACKETS_FROM ? ['[', ']'] : ['[!!! ', ' !!!]']
  let more = Math.ceil(text.length * LONGER) - open.length - close.length
  const longer = text.replaceAll(/\{\{\w+\}\}|[aeiou]/gi, (found) => {
    const accent = ACCENTS[found]
    if (accent === undefined) return found
    return more-- > 0 ? accent + accent : accent
  })
  return open + longer + 'ñ'.repeat(Math.max(more, 0)) + close
}

/** Seven names that stand apart, as Intl writes them. */
const NAMES: string = 'weekdays'

const pseudoOf = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? key === NAMES
          ? text
          : pseudo(text)
        : Object.fromEntries(Object.entries(text).map(([form, words]) => [form, pseudo(words)])),
    ]),
  )

/** For a guest who reads them. */
export const loadPseudo: typeof loadTranslate = async (locale, parts) => {
  const texts = createTexts()
  const file = await LOCALE_FILES[locale]()
  const add = async (part: PartName) => texts.add(locale, part, pseudoOf((await file.parts[part]()).text))
  await Promise.all(parts.map(add))
  return texts.t(locale)
}

/** Every text of the English files. */
export async function englishTexts(): Promise<Set<string>> {
  const { parts } = await LOCALE_FILES.en()
  const all = await Promise.all(Object.values(parts).map(async (load) => (await load()).text))
  return new Set(all.flatMap((texts: Texts) => Object.entries(texts).flatMap(([key, text]) => (key === NAMES ? [] : typeof text === 'string' ? text : Object.values(text))))) // prettier-ignore
}
