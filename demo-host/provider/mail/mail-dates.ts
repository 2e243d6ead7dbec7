import { LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { dates } from '../../../shared/rules/formatters.ts'

/** Spec: a date that stands as a value is YYYY/MM/DD, with the weekday in words beside it. */
export function day(date: string, locale: Locale): string {
  const weekday = dates(LOCALES[locale].intl, { weekday: 'short' })
  return `${date.replaceAll('-', '/')} (${weekday.format(new Date(`${date}T00:00:00Z`))})`
}

/** The same with the time, on the hotel's clock. */
export function at(moment: { date: string; minutes: number }, locale: Locale): string {
  const [hours, minutes] = [Math.floor(moment.minutes / 60), moment.minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${day(moment.date, locale)} ${hours}:${minutes}`
}
