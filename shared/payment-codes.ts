// The names alone, which the settings are checked with at the start; what each of them means is payments.ts.

export const PAYMENT_TYPE_CODES = [
  'on_site',
  'credit_card',
  'on_site_credit_card_required',
  'deferred_payment',
  'credit_card_international',
  'credit_card_full',
  'credit_card_deposit',
  'bank_transfer',
  'pre_paid',
  'amazon_pay',
  'credit_card_krw_domestic',
  'credit_card_krw_international',
  'twd_credit_card',
  'twd_credit_card_deposit',
] as const
export type PaymentType = (typeof PAYMENT_TYPE_CODES)[number]

/** What a card can be, its aliases left aside (AMB-68). */
export const CARD_KINDS = ['visa', 'master', 'jcb', 'amex', 'diners'] as const

export const GATEWAY_IDS = [
  'gmo',
  'gmo-paypal',
  'paygent',
  'paygent-paypal',
  'tappay',
  'paypal',
  'payment_hub',
  'adyen_gmo',
  'adyen_gmo_paypal',
] as const
export type GatewayId = (typeof GATEWAY_IDS)[number]
