import type { Translate } from '../../../locales/texts.ts'
import { LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Hotel } from './hotel-catalog.ts'

/** The parts of Japan, each up to its last prefecture in the order of the national code. */
const AREAS = [
  ['hokkaido', 1],
  ['tohoku', 7],
  ['kanto', 14],
  ['chubu', 23],
  ['kansai', 30],
  ['chugoku', 35],
  ['shikoku', 39],
  ['kyushu', 47],
] as const

/** The part of the country a guest would look in; abroad the country itself, which is what the guest looks for there. */
export function areaOf({ prefecture, address }: Hotel, locale: Locale, t: Translate): string {
  const area = prefecture === null ? undefined : AREAS.find(([, last]) => prefecture <= last)
  if (area) return t(`answers.area_${area[0]}`)
  return new Intl.DisplayNames(LOCALES[locale].intl, { type: 'region' }).of(address.country) ?? address.country
}
