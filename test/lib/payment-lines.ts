import type { TransactionStatus } from '../../shared/model/stay/reservation.ts'
import type { PaymentType } from '../../shared/payment-codes.ts'

/** What a guest reads in English about every way of paying in every state, written down once more. */
const WAYS: Record<PaymentType, string> = {
  on_site: 'At the hotel',
  credit_card: 'Credit card',
  on_site_credit_card_required: 'At the hotel, card as guarantee',
  deferred_payment: 'Later, by invoice',
  credit_card_international: 'International credit card',
  credit_card_full: 'Credit card',
  credit_card_deposit: 'Deposit by credit card',
  bank_transfer: 'Bank transfer',
  pre_paid: 'Prepaid',
  amazon_pay: 'Amazon Pay',
  credit_card_krw_domestic: 'Korean credit card',
  credit_card_krw_international: 'International credit card',
  twd_credit_card: 'Credit card',
  twd_credit_card_deposit: 'Deposit by credit card',
}
const STATES: Record<TransactionStatus, string> = {
  pre_3d_secure: 'Waiting for the bank',
  capturing: 'Being charged',
  captured: 'Paid',
  failed: 'Not paid',
  cancelled: 'Payment cancelled',
  authorized: 'Held on the card',
}
/** A card that only guarantees, or no card at all: nothing was reserved. */
const GUARANTEE = 'Nothing charged'
const NOT_CHARGED: readonly PaymentType[] = [
  'on_site',
  'on_site_credit_card_required',
  'deferred_payment',
  'bank_transfer',
  'pre_paid',
]

export function paymentLine(type: PaymentType, state: TransactionStatus): string {
  const isGuarantee = state === 'authorized' && NOT_CHARGED.includes(type)
  return `${WAYS[type]}\u00a0· ${isGuarantee ? GUARANTEE : STATES[state]}`
}
