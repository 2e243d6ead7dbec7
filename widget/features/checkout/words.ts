import type { Locale } from '../../../shared/locales.ts'
import { PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { PaymentTypeRow } from '../../../shared/payments.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import type { TextKey, Translate } from '../../lib/i18n.ts'
import { isFamilyFirst } from '../../lib/name-order.ts'

/** What a guest is called: by the family name where that is polite. */
export const calledName = (guest: { first_name: string; last_name: string }, locale: Locale): string =>
  isFamilyFirst(locale) ? guest.last_name : guest.first_name

/** The last button says what pressing it does to the money. `sum` is what leaves the card now, or 0. */
export function payWords(t: Translate, type: PaymentType | null, sum: string | 0, isFree: boolean): string {
  if (type === null || isFree) return t('checkout.book')
  const row: PaymentTypeRow = PAYMENT_TYPES[type]
  if (row.charged === 'all') return t('checkout.payAndBook', { sum })
  if (row.charged === 'deposit') return sum ? t('checkout.depositAndBook', { sum }) : t('checkout.book')
  if (row.card) return t('checkout.guaranteeAndBook')
  return t(type === 'on_site' ? 'checkout.bookPayAtHotel' : 'checkout.bookPayLater')
}

type PlainKey = Extract<TextKey, `checkout.${string}`>
type MethodWords = { name: PlainKey; note: PlainKey }
const CARD = { name: 'checkout.card', note: 'checkout.cardNote' } as const
const DEPOSIT = { name: 'checkout.cardDeposit', note: 'checkout.cardDepositNote' } as const
const INTERNATIONAL = { name: 'checkout.cardInternational', note: 'checkout.cardNote' } as const

export const METHOD_WORDS = {
  on_site: { name: 'checkout.onSite', note: 'checkout.onSiteNote' },
  credit_card: CARD,
  on_site_credit_card_required: { name: 'checkout.cardGuarantee', note: 'checkout.cardGuaranteeNote' },
  deferred_payment: { name: 'checkout.deferred', note: 'checkout.deferredNote' },
  credit_card_international: INTERNATIONAL,
  credit_card_full: CARD,
  credit_card_deposit: DEPOSIT,
  bank_transfer: { name: 'checkout.bankTransfer', note: 'checkout.bankTransferNote' },
  pre_paid: { name: 'checkout.prePaid', note: 'checkout.prePaidNote' },
  amazon_pay: { name: 'checkout.amazonPay', note: 'checkout.cardNote' },
  credit_card_krw_domestic: { name: 'checkout.cardKorean', note: 'checkout.cardNote' },
  credit_card_krw_international: INTERNATIONAL,
  twd_credit_card: CARD,
  twd_credit_card_deposit: DEPOSIT,
} as const satisfies Record<PaymentType, MethodWords>
