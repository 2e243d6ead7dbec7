import type { Currency } from '../../../shared/currencies.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import type { MoneyFacts, PaymentFact } from '../../../shared/rules/money/stay-money.ts'

// Every stay a guest can have, as far as its money goes. Written out of the specification, not read from a table of ours.

/** Who gets what is not paid online (PAY-002 to PAY-015). */
export const PAYEES: Record<PaymentType, 'desk' | 'bank' | 'later' | 'beforehand'> = {
  on_site: 'desk',
  credit_card: 'desk',
  on_site_credit_card_required: 'desk',
  deferred_payment: 'later',
  credit_card_international: 'desk',
  credit_card_full: 'desk',
  credit_card_deposit: 'desk',
  bank_transfer: 'bank',
  pre_paid: 'beforehand',
  amazon_pay: 'desk',
  credit_card_krw_domestic: 'desk',
  credit_card_krw_international: 'desk',
  twd_credit_card: 'desk',
  twd_credit_card_deposit: 'desk',
}

const TOTAL = 60_000
/** Yen a dollar, so that a cent is a yen and a half. */
const RATE = 150
export const FEE = 18_000

type Standing = Pick<MoneyFacts, 'status' | 'total' | 'fee' | 'waiting' | 'payments'>

/** In the hotel's currency, or charged in the guest's: a hundred yen are 67 cents. */
function paid(
  currency: Currency,
  by: string,
  yen: number,
  back: { refunded?: number; refunding?: number } = {},
): PaymentFact {
  const own = (amount: number) => (currency === 'JPY' ? amount : Math.round((amount * 100) / RATE))
  return {
    by,
    currency,
    asked: own(yen),
    asked_hotel: currency === 'JPY' ? null : yen,
    captured: own(yen),
    refunded: own(back.refunded ?? 0),
    refunding: own(back.refunding ?? 0),
  }
}

export const STATES = {
  unpaid: () => ({ status: 'done', total: TOTAL, fee: 0, waiting: 0, payments: [] }),
  'at the bank': () => ({ status: 'payment_pending', total: TOTAL, fee: 0, waiting: TOTAL, payments: [] }),
  'partly paid': (at) => ({
    status: 'done',
    total: TOTAL,
    fee: 0,
    waiting: 0,
    payments: [paid(at, 'VISA 4242', 21_000)],
  }),
  paid: (at) => ({ status: 'done', total: TOTAL, fee: 0, waiting: 0, payments: [paid(at, 'VISA 4242', TOTAL)] }),
  'paid with two cards': (at) => ({
    status: 'done',
    total: TOTAL,
    fee: 0,
    waiting: 0,
    payments: [paid(at, 'VISA 4242', 54_000), paid(at, 'JCB 3530', 6_000)],
  }),
  'refunded in part': (at) => ({
    status: 'done',
    total: 45_000,
    fee: 0,
    waiting: 0,
    payments: [paid(at, 'VISA 4242', TOTAL, { refunded: 12_000, refunding: 3_000 })],
  }),
  'changed dearer': (at) => ({
    status: 'done',
    total: 69_000,
    fee: 0,
    waiting: 0,
    payments: [paid(at, 'PayPal', TOTAL)],
  }),
  'changed cheaper': (at) => ({
    status: 'done',
    total: 48_000,
    fee: 0,
    waiting: 0,
    payments: [paid(at, 'VISA 4242', TOTAL, { refunding: 12_000 })],
  }),
  cancelled: (at) => ({
    status: 'cancelled',
    total: TOTAL,
    fee: FEE,
    waiting: 0,
    payments: [paid(at, 'VISA 4242', TOTAL, { refunding: 42_000 })],
  }),
  'cancelled unpaid': () => ({ status: 'cancelled', total: TOTAL, fee: FEE, waiting: 0, payments: [] }),
} satisfies Record<string, (currency: Currency) => Standing>

/** A night as the hotel has it, a day's use with times of its own, and one that was saved with those of a night. */
export const TIMES = {
  night: {
    checkin_date: '2026-12-10',
    checkout_date: '2026-12-12',
    check_in_from: '15:00',
    check_in_to: '18:00',
    check_out_time: '11:00',
  },
  'day use': {
    checkin_date: '2026-12-10',
    checkout_date: '2026-12-10',
    check_in_from: '11:00',
    check_in_to: '13:00',
    check_out_time: '17:00',
  },
  'day use without its own times': {
    checkin_date: '2026-12-10',
    checkout_date: '2026-12-10',
    check_in_from: '15:00',
    check_in_to: '18:00',
    check_out_time: '11:00',
  },
} as const
