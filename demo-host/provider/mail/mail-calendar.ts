import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { integer, nullable, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { loadTranslate } from '../../../locales/load.ts'
import type { Locale } from '../../../shared/locales.ts'
import { calendarFile } from '../../../shared/rules/days/calendar-file.ts'
import type { MailFile } from './email-content.ts'

dayjs.extend(utc)

/** The moments of a stay in milliseconds, as the hotel's clock had them when the mail was caused. */
export const stayMoments = object({
  from: integer(),
  to: integer(),
  /** The last moment to cancel for free; null: there is none to remember. */
  deadline: nullable(integer()),
  written_at: integer(),
  url: nullable(string()),
  /** Of the stay; a mail that waits since before it was kept has none. */
  version: optional(integer()),
})
export type StayMoments = Infer<typeof stayMoments>

type Stay = { reservation_number: string; hotel: { name: string; address: string } }

/** The stay for the guest's calendar, in the words of the confirmation page, which gives the same file. */
export async function stayFile({ reservation_number: number, hotel }: Stay, moments: StayMoments, locale: Locale) {
  const t = await loadTranslate(locale, ['checkout'])
  const content = calendarFile(
    {
      number,
      version: moments.version ?? 0,
      title: t('checkout.calendarStay', { hotel: hotel.name }),
      deadlineTitle: t('checkout.calendarDeadline', { hotel: hotel.name }),
      note: t('checkout.calendarNumber', { number }),
      place: hotel.address,
      url: moments.url,
      from: moments.from,
      to: moments.to,
      deadline: moments.deadline,
      now: moments.written_at,
    },
    (time) => dayjs.utc(time).format('YYYYMMDD[T]HHmmss[Z]'),
  )
  const filename = `${number.replaceAll(/[^\w-]/g, '')}.ics`
  // A file to keep, and no message between calendars: a method would have to stand in both, with an organizer (RFC 5545, 3.7.2).
  return { filename, content, contentType: 'text/calendar; charset=utf-8' } satisfies MailFile
}
