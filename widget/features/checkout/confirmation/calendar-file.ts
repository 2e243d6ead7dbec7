import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

import * as rules from '../../../../shared/rules/calendar-file.ts'
import type { CalendarStay } from '../../../../shared/rules/calendar-file.ts'
import { fileNameOf, saveFile } from '../../../lib/save-file.ts'

dayjs.extend(utc)

/** The stay as a file for the guest's calendar. */
export const calendarFile = (stay: CalendarStay): string =>
  rules.calendarFile(stay, (time) => dayjs.utc(time).format('YYYYMMDD[T]HHmmss[Z]'))

export function saveCalendarFile(view: Window, stay: CalendarStay): void {
  const file = new Blob([calendarFile(stay)], { type: 'text/calendar;charset=utf-8' })
  saveFile(view, file, `${fileNameOf(stay.number)}.ics`)
}
