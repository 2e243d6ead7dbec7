import { dateAndWeekday } from '../../../locales/display-date.ts'
import type { Translate } from '../../../locales/texts.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import type { LocalMoment } from '../../../shared/rules/change/policy.ts'

/** 2026/11/24 (Tue) 18:00, on the hotel's clock. */
export function dateAndTime(moment: LocalMoment, t: Translate): string {
  const [hours, minutes] = [Math.floor(moment.minutes / 60), moment.minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${dateAndWeekday(moment.date, t)} ${hours}:${minutes}`
}

/** The last moment of something, as the widget writes it: what ends at midnight ends with the day before. */
export const deadline = ({ date, minutes }: LocalMoment, t: Translate): string =>
  dateAndTime(minutes === 0 ? { date: addDays(date, -1), minutes: 24 * 60 - 1 } : { date, minutes }, t)
