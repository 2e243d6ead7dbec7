import { CHANGE_ERRORS } from '../../../shared/rules/change/changing.ts'
import { UPDATE_BARS } from '../../../shared/rules/change/cancelling.ts'
import type { Failure } from '../../lib/failure.ts'
import type { Message } from '../messages/messages.ts'
import { shownOf } from '../messages/failures.ts'

const CODE_REASONS = {
  expired: 'changing.couponExpired',
  members: 'changing.couponMembers',
  voucher_dates: 'changing.voucherDates',
} as const
const ACCOUNTS = ['guest_booking', 'member_account', 'organization_account'] as const

/** Why nothing may be done with the stay, in words; a code without a finer reason has its own text. */
export function barTold(failure: Failure): Message {
  const { reason } = failure.payloads[0] ?? {}
  const bar = [...UPDATE_BARS, ...ACCOUNTS].find((each) => each === reason)
  return bar ? { key: `manage.${bar}` } : shownOf(failure).message
}

/** Why the new stay was not taken, in words. */
export function messageOf(failure: Failure): Message {
  const { reason, min_nights: n } = failure.payloads[0] ?? {}
  if (reason === 'min_nights' && typeof n === 'number') return { key: 'changing.min_nights', values: { n } }
  if (reason === 'price_changed') return { key: 'changing.priceMoved' }
  if (reason === 'expired' || reason === 'members' || reason === 'voucher_dates') return { key: CODE_REASONS[reason] }
  const fault = CHANGE_ERRORS.find((each) => each === reason)
  if (fault && fault !== 'min_nights') return { key: `changing.${fault}` }
  return barTold(failure)
}
