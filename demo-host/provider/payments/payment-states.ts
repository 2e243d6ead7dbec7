import type { ChargeState } from '../gateways/messages.ts'
import type { TransactionStatus } from '../../../shared/model/stay/reservation.ts'

/** PAY-045: the six states of a transaction, and from which to which it may go (guarantee S12). */
const PAYMENT_STATES = {
  // The gateway was asked; where its answer got lost, it is asked again.
  capturing: ['pre_3d_secure', 'authorized', 'captured', 'failed', 'cancelled'],
  pre_3d_secure: ['authorized', 'captured', 'failed', 'cancelled'],
  authorized: ['captured', 'failed', 'cancelled'],
  // Money that was taken is given back by a refund of its own, not by rewriting what happened.
  captured: [],
  failed: [],
  cancelled: [],
} as const satisfies Record<TransactionStatus, readonly TransactionStatus[]>

export function mayBecome(from: TransactionStatus, to: TransactionStatus): boolean {
  const next: readonly TransactionStatus[] = PAYMENT_STATES[from]
  return next.includes(to)
}

export const isFinal = (status: TransactionStatus): boolean => PAYMENT_STATES[status].length === 0

/** What the widget does about a transaction that stands there. */
export const NEXT = {
  pre_3d_secure: 'wait',
  capturing: 'wait',
  authorized: 'done',
  captured: 'done',
  failed: 'failed',
  cancelled: 'failed',
} as const satisfies Record<TransactionStatus, 'wait' | 'done' | 'failed'>

/** What the gateway says of a charge, in the words of a transaction. */
export const OF_CHARGE = {
  pre_3d_secure: 'pre_3d_secure',
  authorized: 'authorized',
  captured: 'captured',
  failed: 'failed',
  cancelled: 'cancelled',
  // Captured and given back: for this booking it came to nothing.
  refunded: 'cancelled',
} as const satisfies Record<ChargeState, TransactionStatus>
