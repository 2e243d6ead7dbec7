import { atom } from 'jotai'

import { bookLocale } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { asFailure } from '../../lib/failure.ts'
import { environmentAtom } from '../environment.ts'
import { showLaterAtom } from '../messages/lazy-failures.ts'
import { askSettingsAtom, hotelCodeAtom, loadedSettingsAtom } from './settings.ts'
import { localeAtom, showLocaleAtom } from './texts.ts'

export const changeLocaleAtom = atom(null, async (get, set, locale: Locale) => {
  const settings = get(loadedSettingsAtom)
  const chosen = bookLocale(locale, settings?.book_languages)
  try {
    await set(showLocaleAtom, chosen)
  } catch (error) {
    return set(showLaterAtom, asFailure(error))
  }
  get(environmentAtom).storage.write('locale', chosen)
  if (settings) await set(renewSettingsAtom)
})

/** The hotel's own words in the language now shown; without them the ones that are there stay. */
export const renewSettingsAtom = atom(null, async (get, set) => {
  const [locale, code] = [get(localeAtom), get(hotelCodeAtom)]
  const settings = await set(askSettingsAtom, code).catch(() => null)
  if (settings && get(localeAtom) === locale && get(hotelCodeAtom) === code) set(loadedSettingsAtom, settings)
})
