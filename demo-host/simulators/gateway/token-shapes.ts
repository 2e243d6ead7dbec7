import type { CardGateway } from '../../../shared/payments.ts'

/** How the script of each gateway hands over what it made of a card: every one has a shape of its own. */
export const SHAPES: Record<CardGateway, (token: string) => object> = {
  payment_hub: (token) => ({ token }),
  gmo: (token) => ({ resultCode: '000', tokenObject: { token: [token] } }),
  paygent: (token) => ({ result: '0000', tokenizedCardObject: { token } }),
  tappay: (prime) => ({ status: 0, card: { prime } }),
  adyen_gmo: (token) => ({ data: { paymentMethod: { type: 'scheme', storedPaymentMethodId: token } } }),
}
