import { PAYMENT_TYPES, WALLET_NAMES } from '../../../../../shared/payments.ts'
import type { PaymentType } from '../../../../../shared/payment-codes.ts'
import type { Reservation, TransactionStatus } from '../../../../../shared/model/stay/reservation.ts'
import type { TextKey, Translate } from '../../../../lib/i18n.ts'

type BookedKey = Extract<TextKey, `booked.${string}`>

/** How the guest pays, said after the choice: nothing is "now" any more. */
const WAYS = {
  on_site: 'booked.onSite',
  credit_card: 'booked.card',
  on_site_credit_card_required: 'booked.cardGuarantee',
  deferred_payment: 'booked.deferred',
  credit_card_international: 'booked.cardInternational',
  credit_card_full: 'booked.card',
  credit_card_deposit: 'booked.cardDeposit',
  bank_transfer: 'booked.bankTransfer',
  pre_paid: 'booked.prePaid',
  amazon_pay: null,
  credit_card_krw_domestic: 'booked.cardKorean',
  credit_card_krw_international: 'booked.cardInternational',
  twd_credit_card: 'booked.card',
  twd_credit_card_deposit: 'booked.cardDeposit',
} as const satisfies Record<PaymentType, BookedKey | null>

const STATES = {
  pre_3d_secure: 'booked.waiting',
  capturing: 'booked.capturing',
  captured: 'booked.captured',
  failed: 'booked.failed',
  cancelled: 'booked.paymentCancelled',
  authorized: 'booked.authorized',
} as const satisfies Record<TransactionStatus, BookedKey>

/** A wallet has one name in all languages; a card that only guarantees is not charged (PAY-004). */
export function paymentWords(t: Translate, { type, transaction_status: state, wallet }: Paid): string {
  const way = wallet === null ? wayWords(t, type) : WALLET_NAMES[wallet]
  if (state === null) return way
  const isGuarantee = state === 'authorized' && PAYMENT_TYPES[type].charged === 'nothing'
  return t('booked.wayAndState', { way, state: t(isGuarantee ? 'booked.guarantee' : STATES[state]) })
}

const wayWords = (t: Translate, type: PaymentType): string => {
  const key = WAYS[type]
  return key === null ? WALLET_NAMES.amazon_pay : t(key)
}
type Paid = Pick<Reservation['payment'], 'type' | 'transaction_status' | 'wallet'>
