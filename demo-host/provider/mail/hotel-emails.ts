import { enums, integer, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import type { Translate } from '../../../locales/texts.ts'
import { PAY_BY_LINK_HOURS } from '../../../shared/constants.ts'
import { CURRENCY_CODES } from '../../../shared/currencies.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localTime } from '../../../shared/rules/days/dates.ts'
import { money } from '../../../shared/rules/money/money.ts'
import { addressRows, emailHeader } from './email-header.ts'
import { dateAndTime } from './mail-dates.ts'
import type { EmailContent } from './email-content.ts'

// What a hotel writes of its own accord. What is for sale or to be paid stands in its own words.

export const paymentLinkMail = object({
  hotel: emailHeader,
  subject: string(),
  amount: integer(),
  currency: enums(CURRENCY_CODES),
  expires_at: string(),
  time_zone: string(),
  link: string(),
})
export type PaymentLinkMail = Infer<typeof paymentLinkMail>

export const offerMail = object({
  hotel: emailHeader,
  subject: string(),
  text: string(),
  link: string(),
  /** The way out, for this reader alone. */
  unsubscribe: string(),
  /** The same, which the mail reader goes by itself (RFC 8058); letters that were written before have none. */
  one_click: optional(string()),
})
export type OfferMail = Infer<typeof offerMail>

export function paymentLinkEmail(data: PaymentLinkMail, locale: Locale, t: Translate): EmailContent {
  const { hotel, subject, amount, currency, expires_at, time_zone, link } = data
  return {
    subject: t('hotelMail.linkSubject', { hotel: hotel.name, subject }),
    heading: hotel.name,
    paragraphs: [t('hotelMail.linkLead', { hotel: hotel.name })],
    rows: [
      { label: t('hotelMail.linkFor'), lines: [subject] },
      { label: t('hotelMail.linkAmount'), lines: [money({ amount, currency }, locale)] },
      {
        label: t('hotelMail.linkUntil'),
        lines: [dateAndTime(localTime(time_zone, Date.parse(expires_at)), t), t('mail.hotelTime')],
      },
      ...addressRows(hotel, t),
    ],
    action: { label: t('hotelMail.linkAction'), url: link, note: t('hotelMail.linkNote', { n: PAY_BY_LINK_HOURS }) },
    closing: t('hotelMail.linkAutomatic', { hotel: hotel.name }),
  }
}

export function offerEmail(data: OfferMail, t: Translate): EmailContent {
  const { hotel, subject, text, link, unsubscribe, one_click } = data
  return {
    subject: `${subject} · ${hotel.name}`,
    heading: hotel.name,
    paragraphs: [subject, ...text.split('\n')],
    rows: addressRows(hotel, t),
    action: { label: t('hotelMail.offerAction'), url: link, note: t('hotelMail.offerNote') },
    closing: t('hotelMail.offerReason', { hotel: hotel.name }),
    stop: { label: t('hotelMail.offerStop'), url: unsubscribe, oneClick: one_click },
  }
}
