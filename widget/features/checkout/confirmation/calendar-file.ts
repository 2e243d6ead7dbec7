import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import * as rules from '../../../../shared/rules/days/calendar-file.ts'
import type { CalendarStay } from '../../../../shared/rules/days/calendar-file.ts'
import { stayTimes } from '../../../../shared/rules/days/stay-times.ts'
import { instantOf } from '../../../../shared/rules/days/zones.ts'
import { fileNameOf, saveFile } from '../../../lib/save-file.ts'

dayjs.extend(utc)

/** The stay as a file for the guest's calendar. */
export const calendarFile = (stay: CalendarStay): string =>
  rules.calendarFile(stay, (time) => dayjs.utc(time).format('YYYYMMDD[T]HHmmss[Z]'))

/** Beginning and end of a stay in milliseconds, as the mail's file has them. */
export function momentsOf(stay: Reservation, zone: string): Pick<CalendarStay, 'from' | 'to'> {
  const { from, until } = stayTimes({ ...stay, check_in_from: stay.check_in_range.from })
  return { from: instantOf(zone, from.date, from.minutes), to: instantOf(zone, until.date, until.minutes) }
}

export function saveCalendarFile(view: Window, stay: CalendarStay): void {
  const file = new Blob([calendarFile(stay)], { type: 'text/calendar;charset=utf-8' })
  saveFile(view, file, `${fileNameOf(stay.number)}.ics`)
}
