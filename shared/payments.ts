import type { Currency } from './currencies.ts'
import { ONLINE_CAP_JPY } from './constants.ts'
import type { CARD_KINDS, GatewayId, PaymentType } from './payment-codes.ts'

/** What is charged while booking: everything, a part, or nothing. */
export type ChargedNow = 'all' | 'deposit' | 'nothing'

export type PaymentTypeRow = {
  /** A card number is asked for. */
  card: boolean
  charged: ChargedNow
  /** The method exists in this currency only. */
  currency?: Currency
  /** The guest leaves for another page and comes back. */
  redirect?: true
  /** The gateway's form also asks for birth date and two PIN digits (Korean domestic cards, AMB-69). */
  koreanDomestic?: true
}

export const PAYMENT_TYPES = {
  on_site: { card: false, charged: 'nothing' },
  credit_card: { card: true, charged: 'all' },
  on_site_credit_card_required: { card: true, charged: 'nothing' },
  deferred_payment: { card: false, charged: 'nothing' },
  credit_card_international: { card: true, charged: 'all' },
  credit_card_full: { card: true, charged: 'all' },
  credit_card_deposit: { card: true, charged: 'deposit' },
  bank_transfer: { card: false, charged: 'nothing' },
  pre_paid: { card: false, charged: 'nothing' },
  amazon_pay: { card: false, charged: 'all', redirect: true },
  credit_card_krw_domestic: { card: true, charged: 'all', currency: 'KRW', koreanDomestic: true },
  credit_card_krw_international: { card: true, charged: 'all', currency: 'KRW' },
  twd_credit_card: { card: true, charged: 'all', currency: 'TWD' },
  twd_credit_card_deposit: { card: true, charged: 'deposit', currency: 'TWD' },
} as const satisfies Record<PaymentType, PaymentTypeRow>

export function isPaymentType(value: unknown): value is PaymentType {
  return typeof value === 'string' && Object.hasOwn(PAYMENT_TYPES, value)
}

export function isOnlineCard(type: PaymentType): boolean {
  const row: PaymentTypeRow = PAYMENT_TYPES[type]
  return row.card && row.charged !== 'nothing'
}

/** Money is taken online while booking, from a card or through a wallet. */
export function isPaidOnline(type: PaymentType): boolean {
  return needsGateway(type) && PAYMENT_TYPES[type].charged !== 'nothing'
}

/** A card to charge or to keep as a guarantee is taken by the gateway's own fields. */
export function needsGateway(type: PaymentType): boolean {
  const row: PaymentTypeRow = PAYMENT_TYPES[type]
  return row.card || row.redirect === true
}

export function isKoreanDomestic(type: PaymentType): boolean {
  const row: PaymentTypeRow = PAYMENT_TYPES[type]
  return row.koreanDomestic === true
}

/** Aliases have the rules of the brand they name (AMB-68); mark is what stands beside the card field. */
export type CardBrandRow = { is: CardKind; mark: string; capped: boolean }
export type CardKind = (typeof CARD_KINDS)[number]

const VISA: CardBrandRow = { is: 'visa', mark: 'VISA', capped: true }
const MASTER: CardBrandRow = { is: 'master', mark: 'Mastercard', capped: true }

export const CARD_BRANDS = {
  visa: VISA,
  ponta_visa: VISA,
  master: MASTER,
  mastercard: MASTER,
  amex: { is: 'amex', mark: 'American Express', capped: false },
  jcb: { is: 'jcb', mark: 'JCB', capped: false },
  diners: { is: 'diners', mark: 'Diners Club', capped: false },
} as const satisfies Record<string, CardBrandRow>

export type CardBrand = keyof typeof CARD_BRANDS

export function isCardBrand(value: unknown): value is CardBrand {
  return typeof value === 'string' && Object.hasOwn(CARD_BRANDS, value)
}

// PAY-049: visa and master pay in the selected currency; jcb, amex and diners only once it is switched to the hotel's.
const ACCEPTED_NORMALLY: readonly CardKind[] = ['visa', 'master']

/** AMB-16: a card of these brands keeps the selected currency, any other choice pays in the hotel's. */
export function keepsCurrency(type: PaymentType, brand: CardBrand | null): boolean {
  return isOnlineCard(type) && brand !== null && ACCEPTED_NORMALLY.includes(CARD_BRANDS[brand].is)
}

/** AMB-37: strictly more than a million yen paid online now cannot go on Visa or Mastercard. */
export function overOnlineCap(paidNowInJpy: number, brand: CardBrand): boolean {
  return CARD_BRANDS[brand].capped && paidNowInJpy > ONLINE_CAP_JPY
}

/** In the order guests read them. */
export const KINDS: readonly CardKind[] = [...new Set(Object.values(CARD_BRANDS).map(({ is }) => is))]

/** As they travel in one text. */
export const kindsOf = (list: string): CardKind[] => KINDS.filter((kind) => list.split(',').includes(kind))

/** AMB-37: strictly more than a million yen paid now cannot go on Visa or Mastercard. Other currencies the server converts. */
export function acceptedKinds(paidNow: number, currency: Currency): CardKind[] {
  return KINDS.filter((kind) => !(currency === 'JPY' && CARD_BRANDS[kind].capped && paidNow > ONLINE_CAP_JPY))
}

/** card: whose hosted fields take the number. paypal: a PayPal button stands beside it. */
export type GatewayRow = { card: CardGateway | null; paypal: boolean }
export type CardGateway = NonNullable<(typeof GATEWAYS)[GatewayId]['card']>

/** Who keeps a member's cards, for those who want to pay again with a security code alone. */
export const KEEPS_CARDS = 'payment_hub'

export const GATEWAYS = {
  gmo: { card: 'gmo', paypal: false },
  'gmo-paypal': { card: 'gmo', paypal: true },
  paygent: { card: 'paygent', paypal: false },
  'paygent-paypal': { card: 'paygent', paypal: true },
  tappay: { card: 'tappay', paypal: false },
  paypal: { card: null, paypal: true },
  payment_hub: { card: 'payment_hub', paypal: false },
  adyen_gmo: { card: 'adyen_gmo', paypal: false },
  adyen_gmo_paypal: { card: 'adyen_gmo', paypal: true },
} as const satisfies Record<GatewayId, { card: string | null; paypal: boolean }>

/** Who takes the money of one payment: the card's gateway, or the wallet the guest leaves for. */
export const WALLETS = ['paypal', 'amazon_pay'] as const
export type Wallet = (typeof WALLETS)[number]
/** Names of companies: the same in every language. */
export const WALLET_NAMES: Record<Wallet, string> = { paypal: 'PayPal', amazon_pay: 'Amazon Pay' }
export type AdapterId = CardGateway | Wallet
// Asked for by the server alone, so the widget's bundle is told that leaving it out changes nothing.
export const ADAPTER_IDS: readonly AdapterId[] = /* @__PURE__ */ adapterIds()

function adapterIds(): AdapterId[] {
  const cards = Object.values(GATEWAYS).flatMap(({ card }) => card ?? [])
  return [...new Set([...cards, ...WALLETS])]
}

export function isAdapter(value: unknown): value is AdapterId {
  return ADAPTER_IDS.some((id) => id === value)
}

type GatewayChoice = { payment_gateway_setting: GatewayId | null; mcp_payment_gateway_setting?: GatewayId | null }

/** A stay shown in the second currency goes through the gateway the hotel has for it, where it has one (PAY-030). */
export function gatewayFor(settings: GatewayChoice, isSecondCurrency: boolean): GatewayId | null {
  return (isSecondCurrency && settings.mcp_payment_gateway_setting) || settings.payment_gateway_setting
}

/** AMB-46: a wallet of its own pays by itself, an order of PayPal by PayPal, every card by the gateway's card side. */
export function adapterFor(id: GatewayId, type: PaymentType, hasOrder: boolean): AdapterId | null {
  if (type === 'amazon_pay') return 'amazon_pay'
  const row: GatewayRow = GATEWAYS[id]
  return hasOrder ? (row.paypal ? 'paypal' : null) : row.card
}
