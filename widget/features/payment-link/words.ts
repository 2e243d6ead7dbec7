import type { LinkStatus } from '../../../shared/rules/payment-link.ts'
import { NOT_CAPTURABLE, NOT_UPDATABLE } from '../../../shared/rules/payment-link.ts'
import { localTime } from '../../../shared/rules/dates.ts'
import { displayDate } from '../../lib/intl.ts'
import type { TextKey } from '../../lib/i18n.ts'

/** Specification 8.3, "Payment-link page": what is told of a card that was refused. Any other code is one of the others. */
const TEXTS: Partial<Record<number, TextKey>> = {
  1000: 'payLink.badSyntax',
  3003: 'errors.3003',
  3004: 'payLink.badNumber',
  3005: 'payLink.badYear',
  3007: 'errors.3007',
  [NOT_UPDATABLE]: 'errors.3200',
  [NOT_CAPTURABLE]: 'errors.3201',
  3205: 'errors.3205',
  3252: 'errors.3252',
}
export const textOfCode = (code: number | null): TextKey =>
  (code === null ? undefined : TEXTS[code]) ?? 'payLink.others'

/** No card changes it: the link itself cannot be paid. */
export const isOver = (code: number | null): boolean => code === NOT_UPDATABLE || code === NOT_CAPTURABLE

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

/** Specification 4, "Payment-link outcomes". */
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
