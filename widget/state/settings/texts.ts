import { atom, useAtomValue } from 'jotai'

import type { Locale } from '../../../shared/locales.ts'
import type { PartName, Translate } from '../../lib/i18n.ts'
import { environmentAtom } from '../environment.ts'

/** The language shown. It changes only when its texts have arrived, so no screen ever shows a key. */
export const localeAtom = atom<Locale>('en')
const wantedLocaleAtom = atom<Locale | null>(null)
const partsAtom = atom<readonly PartName[]>([])
/** Until then there is nothing to say in any language. */
export const hasWordsAtom = atom((get) => get(partsAtom).includes('core'))

export const translateAtom = atom((get): Translate => {
  get(partsAtom) // texts that arrive later are new words for the same function
  return get(environmentAtom).i18n.t(get(localeAtom))
})

export const useText = (): Translate => useAtomValue(translateAtom)
export const useLocale = (): Locale => useAtomValue(localeAtom)

export const loadPartsAtom = atom(null, async (get, set, parts: readonly PartName[]) => {
  const { i18n } = get(environmentAtom)
  // Whoever changed the language meanwhile reads these words in the new one.
  for (let locale: Locale | null = null; locale !== get(localeAtom);) {
    locale = get(localeAtom)
    const wanted = locale
    await Promise.all(parts.map((part) => i18n.load(wanted, part)))
  }
  const known = get(partsAtom)
  const fresh = parts.filter((part) => !known.includes(part))
  if (fresh.length) set(partsAtom, [...known, ...fresh])
})

/** Loads every text in use in the new language, then shows it. */
export const showLocaleAtom = atom(null, async (get, set, locale: Locale) => {
  const { i18n } = get(environmentAtom)
  set(wantedLocaleAtom, locale)
  // Parts may arrive meanwhile, in the language of before.
  for (
    let missing = get(partsAtom);
    missing.length > 0;
    missing = get(partsAtom).filter((part) => !i18n.has(locale, part))
  )
    await Promise.all(missing.map((part) => i18n.load(locale, part)))
  // Of two quick choices the later one counts, whichever arrives first.
  if (get(wantedLocaleAtom) === locale) set(localeAtom, locale)
})
