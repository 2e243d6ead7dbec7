import { ERRORS } from '../../../shared/errors.ts'
import type { LinkStatus } from '../../../shared/rules/money/payment-link.ts'
import { localTime } from '../../../shared/rules/days/dates.ts'
import { displayDate } from '../../../locales/display-date.ts'
import type { TextKey } from '../../lib/i18n.ts'

/** PAYLINK-011: what is told of a card that was refused. Any other code is one of the others. */
const TEXTS: Partial<Record<number, TextKey>> = {
  [ERRORS.invalidRequest.code]: 'payLink.badSyntax',
  [ERRORS.cardUnusable.code]: 'errors.3003',
  [ERRORS.cardNumberWrong.code]: 'payLink.badNumber',
  [ERRORS.cardExpired.code]: 'payLink.badYear',
  [ERRORS.cardNotAccepted.code]: 'errors.3007',
  [ERRORS.paymentLinkNotUpdatable.code]: 'codes.3200',
  [ERRORS.paymentLinkNotCapturable.code]: 'codes.3201',
  [ERRORS.cardUnsupported.code]: 'errors.3205',
  [ERRORS.threeDSecureUnsupported.code]: 'errors.3252',
}
export const textOfCode = (code: number | null): TextKey =>
  (code === null ? undefined : TEXTS[code]) ?? 'payLink.others'

/** No card changes it: the link itself cannot be paid. */
export const isOver = (code: number | null): boolean =>
  code === ERRORS.paymentLinkNotUpdatable.code || code === ERRORS.paymentLinkNotCapturable.code

type Words = {
  title:
    | 'payLink.processingTitle'
    | 'payLink.alreadyTitle'
    | 'payLink.completedTitle'
    | 'payLink.failedTitle'
    | 'payLink.refundedTitle'
    | 'payLink.cancelledTitle'
    | 'payLink.expiredTitle'
    | 'payLink.unpaid'
  text:
    | 'payLink.processingText'
    | 'payLink.alreadyText'
    | 'payLink.completedText'
    | 'payLink.failedText'
    | 'payLink.refundedText'
    | 'payLink.cancelledText'
    | 'payLink.expiredText'
    | null
}

/** What is said of each outcome (PAYLINK-003 to PAYLINK-008). */
export const OUTCOMES: Record<LinkStatus, Words> = {
  unpaid: { title: 'payLink.unpaid', text: null },
  processing: { title: 'payLink.processingTitle', text: 'payLink.processingText' },
  paid: { title: 'payLink.alreadyTitle', text: 'payLink.alreadyText' },
  completed: { title: 'payLink.completedTitle', text: 'payLink.completedText' },
  failed: { title: 'payLink.failedTitle', text: 'payLink.failedText' },
  refunded: { title: 'payLink.refundedTitle', text: 'payLink.refundedText' },
  cancelled: { title: 'payLink.cancelledTitle', text: 'payLink.cancelledText' },
  expired: { title: 'payLink.expiredTitle', text: 'payLink.expiredText' },
}

/** 2026/11/01 10:05, on the hotel's clock. */
export function momentText(moment: string, timeZone: string): string {
  const { date, minutes } = localTime(timeZone, Date.parse(moment))
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${displayDate(date)} ${time}`
}
