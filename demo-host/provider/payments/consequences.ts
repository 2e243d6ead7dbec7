import type { Orm } from '../db/orm.ts'
import type { Services } from '../kernel/context.ts'
import type { PaymentOutcome } from './outcomes.ts'
import type { PaymentContext } from './payment-standing.ts'

/** What is paid for: a new reservation, or a change of one. A payment link concludes by itself (payment-links/settle-link.ts). */
export type PaymentPurpose = 'stay' | 'change'

/** What an outcome moves beside the payment, inside the caller's transaction, with the payment's row locked. */
export type OutcomeEffect = (
  tx: Orm,
  services: Services,
  standing: PaymentContext,
  outcome: PaymentOutcome,
) => Promise<void>

/** Handed in where the provider is put together, so that paying knows nothing of the modules above it. */
export type Concluding = { consequences: Record<PaymentPurpose, OutcomeEffect> }

export const purposeOf = ({ change }: PaymentContext): PaymentPurpose => (change ? 'change' : 'stay')
