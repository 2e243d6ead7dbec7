import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import * as rules from '../../../../shared/rules/days/calendar-file.ts'
import type { CalendarStay } from '../../../../shared/rules/days/calendar-file.ts'
import { stayTimes } from '../../../../shared/rules/days/stay-times.ts'
import { instantOf } from '../../../../shared/rules/days/zones.ts'
import type { Translate } from '../../../lib/i18n.ts'
import { fileNameOf, saveFile } from '../../../lib/files/save-file.ts'
import type { Environment } from '../../../state/environment.ts'

dayjs.extend(utc)

/** The stay as a file for the guest's calendar. */
export const calendarFile = (stay: CalendarStay): string =>
  rules.calendarFile(stay, (time) => dayjs.utc(time).format('YYYYMMDD[T]HHmmss[Z]'))

/** Beginning and end of a stay in milliseconds, as the mail's file has them. */
function momentsOf(stay: Reservation, zone: string): Pick<CalendarStay, 'from' | 'to'> {
  const { from, until } = stayTimes({ ...stay, check_in_from: stay.check_in_range.from })
  return { from: instantOf(zone, from.date, from.minutes), to: instantOf(zone, until.date, until.minutes) }
}

export function saveCalendarFile(
  { view, now }: Pick<Environment, 'view' | 'now'>,
  stay: Reservation,
  zone: string,
  t: Translate,
): void {
  const { reservation_number: number, version, hotel, cancellation_free_deadline: deadline } = stay
  const text = calendarFile({
    number,
    version,
    title: t('checkout.calendarStay', { hotel: hotel.name }),
    deadlineTitle: t('checkout.calendarDeadline', { hotel: hotel.name }),
    note: t('checkout.calendarNumber', { number }),
    place: hotel.full_address,
    url: hotel.url,
    ...momentsOf(stay, zone),
    deadline: deadline === null ? null : Date.parse(deadline),
    now: now(),
  })
  saveFile(view, new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${fileNameOf(number)}.ics`)
}
