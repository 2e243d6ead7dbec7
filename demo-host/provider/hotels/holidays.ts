import calendar from '@holiday-jp/holiday_jp'

import type { Locale } from '../../../shared/locales.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { JAPANESE_HOLIDAYS } from './holiday-names.ts'
import type { Hotel } from './hotel-catalog.ts'

const JAPAN = 'JP'
const DAYS: Readonly<Record<PlainDate, { name: string; name_en: string }>> = calendar.holidays
const [SUBSTITUTE, BETWEEN_HOLIDAYS] = ['振替休日', '国民の休日']

/** The calendar's package writes 秋分の日 振替休日 and 休日 for what the law names otherwise. */
const lawful = (name: string) =>
  name.endsWith(SUBSTITUTE) ? SUBSTITUTE : name.startsWith('休日') ? BETWEEN_HOLIDAYS : name

/** The public holiday a hotel in Japan has on this day. One that is newer than its names is Japanese, and English elsewhere. */
export function holidayOf({ address }: Pick<Hotel, 'address'>, date: PlainDate, locale: Locale): string | null {
  const found = address.country === JAPAN ? DAYS[date] : undefined
  if (!found) return null
  return JAPANESE_HOLIDAYS[lawful(found.name)]?.[locale] ?? (locale === 'ja' ? found.name : found.name_en)
}
