import type { CardGateway } from '../../../../shared/payments.ts'
import type { OpenCardFields } from './gateway.ts'

/** Only the gateway of the hotel is loaded; null: not offered by this widget. */
export const CARD_GATEWAYS: Record<CardGateway, (() => Promise<OpenCardFields>) | null> = {
  payment_hub: async () => (await import('./payment-hub.ts')).openPaymentHub,
  gmo: null,
  paygent: null,
  tappay: null,
  adyen_gmo: null,
}
