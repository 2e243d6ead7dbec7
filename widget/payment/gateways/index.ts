import type { CardGateway } from '../../../shared/payments.ts'
import type { OpenCardFields } from '../card-fields.ts'

/** Only the gateway of the hotel is loaded. */
export const CARD_GATEWAYS: Record<CardGateway, () => Promise<OpenCardFields>> = {
  payment_hub: async () => (await import('../payment-hub.ts')).openPaymentHub,
  gmo: async () => (await import('./gmo.ts')).openGmo,
  paygent: async () => (await import('./paygent.ts')).openPaygent,
  tappay: async () => (await import('./tappay.ts')).openTappay,
  adyen_gmo: async () => (await import('./adyen.ts')).openAdyen,
}
