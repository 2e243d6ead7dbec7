import calendar from '@holiday-jp/holiday_jp'

import type { Locale } from '../../../shared/locales.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import type { Hotel } from './hotel-catalog.ts'

const JAPAN = 'JP'
const NAMES: Readonly<Record<PlainDate, { name: string; name_en: string }>> = calendar.holidays

/** The public holiday a hotel in Japan has on this day; its names are Japanese and English. */
export function holidayOf({ address }: Pick<Hotel, 'address'>, date: PlainDate, locale: Locale): string | null {
  const found = address.country === JAPAN ? NAMES[date] : undefined
  if (!found) return null
  return locale === 'ja' ? found.name : found.name_en
}
