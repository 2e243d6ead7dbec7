import { weekday } from '../shared/rules/days/dates.ts'
import type { Translate } from './texts.ts'

/** L10N-011: dates that stand as values read YYYY/MM/DD in every language. */
export const displayDate = (date: string) => date.replaceAll('-', '/')

/**
 * Fri, 金, الجمعة: as Intl says it, but from our words, because the first formatter of a page takes some 50 ms of a
 * desktop's processor, and a search bar needs nothing else of it.
 */
export function weekdayName(date: string, t: Translate): string {
  return t('core.weekdays').split(' ')[weekday(date)] ?? ''
}

/** 2026/11/24 (Tue), as a date stands that a stay begins or ends with, or that something is due at. */
export const dateAndWeekday = (date: string, t: Translate) =>
  t('core.withWeekday', { date: displayDate(date), day: weekdayName(date, t) })
