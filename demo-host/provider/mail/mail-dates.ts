import { dateAndWeekday } from '../../../locales/display-date.ts'
import type { Translate } from '../../../locales/texts.ts'

/** 2026/11/24 (Tue) 18:00, on the hotel's clock. */
export function dateAndTime(moment: { date: string; minutes: number }, t: Translate): string {
  const [hours, minutes] = [Math.floor(moment.minutes / 60), moment.minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${dateAndWeekday(moment.date, t)} ${hours}:${minutes}`
}
