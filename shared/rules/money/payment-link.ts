import { ERRORS } from '../../errors.ts'

/** The outcomes of a payment link (PAYLINK-003 to PAYLINK-008), and the states before one of them is reached. */
export const LINK_STATUSES = [
  'unpaid',
  'processing',
  'paid',
  'completed',
  'failed',
  'refunded',
  'cancelled',
  'expired',
] as const
export type LinkStatus = (typeof LINK_STATUSES)[number]

/**
 * What keeps a link from being paid; null: it may be. A refused card may be followed by another one. PAYLINK-013: not
 * updatable, because its money has moved; not capturable, because none may move any more.
 */
export const PAYING_REFUSED = {
  unpaid: null,
  failed: null,
  processing: ERRORS.paymentLinkNotUpdatable.code,
  paid: ERRORS.paymentLinkNotUpdatable.code,
  completed: ERRORS.paymentLinkNotUpdatable.code,
  refunded: ERRORS.paymentLinkNotUpdatable.code,
  cancelled: ERRORS.paymentLinkNotCapturable.code,
  expired: ERRORS.paymentLinkNotCapturable.code,
} as const satisfies Record<LinkStatus, number | null>

export const mayBePaid = (status: LinkStatus): boolean => PAYING_REFUSED[status] === null

/** What is known of a link; nothing of it says the status by itself, so that the two can never disagree. */
export type LinkFacts = {
  /** The hotel needs no more of it: it was paid in another way, or is withdrawn. */
  closedAs: 'completed' | 'cancelled' | null
  /** In milliseconds. */
  expiresAt: number
  /** Oldest first; sums in minor units. */
  payments: readonly { isOpen: boolean; captured: number; refunded: number }[]
}

/** Money that moved says more than the hotel's word, and that more than the clock. */
export function linkStatus({ closedAs, expiresAt, payments }: LinkFacts, now: number): LinkStatus {
  const taken = payments.find(({ captured }) => captured > 0)
  if (taken) {
    if (taken.refunded >= taken.captured) return 'refunded'
    return closedAs === 'completed' ? 'completed' : 'paid'
  }
  if (payments.some(({ isOpen }) => isOpen)) return 'processing'
  if (closedAs) return closedAs
  if (now >= expiresAt) return 'expired'
  return payments.length > 0 ? 'failed' : 'unpaid'
}
