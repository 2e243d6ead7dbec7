import { ERRORS } from '../../../shared/errors.ts'
import type { CardKind } from '../../../shared/payments.ts'

/** What the bank does with a test card: pays, asks the guest first, or refuses with a code of the error catalogue. */
export type TestOutcome = { kind: 'pays' } | { kind: 'asks' } | { kind: 'refuses'; code: number }
export type TestCard = { number: string; brand: CardKind; outcome: TestOutcome; meaning: string }

const pays: TestOutcome = { kind: 'pays' }
const asks: TestOutcome = { kind: 'asks' }
const refuses = ({ code }: { code: number }): TestOutcome => ({ kind: 'refuses', code })

/** The last four digits of a refused card are its error code. Only these numbers are taken: no real card ever comes in. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4000000000024242', brand: 'visa', outcome: pays, meaning: 'Paid at once' },
  { number: '5200000000034444', brand: 'master', outcome: pays, meaning: 'Paid at once' },
  { number: '3530000000063530', brand: 'jcb', outcome: pays, meaning: 'Paid at once' },
  { number: '340000000073782', brand: 'amex', outcome: pays, meaning: 'Paid at once' },
  { number: '36000000063600', brand: 'diners', outcome: pays, meaning: 'Paid at once' },
  { number: '4000000000003220', brand: 'visa', outcome: asks, meaning: 'The bank asks first (3-D Secure)' },
  { number: '5200000000053220', brand: 'master', outcome: asks, meaning: 'The bank asks first (3-D Secure)' },
  { number: '3530000000013220', brand: 'jcb', outcome: asks, meaning: 'The bank asks first (3-D Secure)' },
  { number: '340000000073220', brand: 'amex', outcome: asks, meaning: 'The bank asks first (3-D Secure)' },
  {
    number: '4000000000053001',
    brand: 'visa',
    outcome: refuses(ERRORS.paymentTimedOut),
    meaning: 'Time-out, nothing charged',
  },
  { number: '4000000000043002', brand: 'visa', outcome: refuses(ERRORS.paymentFailed), meaning: 'Payment failed' },
  { number: '4000000000033003', brand: 'visa', outcome: refuses(ERRORS.cardUnusable), meaning: 'Card cannot be used' },
  { number: '4000000000023004', brand: 'visa', outcome: refuses(ERRORS.cardNumberWrong), meaning: 'Wrong card number' },
  { number: '4000000000013005', brand: 'visa', outcome: refuses(ERRORS.cardExpired), meaning: 'Wrong expiry' },
  {
    number: '4000000000003006',
    brand: 'visa',
    outcome: refuses(ERRORS.threeDSecureFailed),
    meaning: '3-D Secure failed',
  },
  {
    number: '4000000000093007',
    brand: 'visa',
    outcome: refuses(ERRORS.cardNotAccepted),
    meaning: 'Card invalid or not accepted',
  },
  {
    number: '4000000000083008',
    brand: 'visa',
    outcome: refuses(ERRORS.threeDSecureCancelled),
    meaning: '3-D Secure cancelled',
  },
  {
    number: '4000000000073009',
    brand: 'visa',
    outcome: refuses(ERRORS.threeDSecureSuspended),
    meaning: '3-D Secure suspended after repeated requests',
  },
  {
    number: '4000000000033011',
    brand: 'visa',
    outcome: refuses(ERRORS.gatewayTimedOut),
    meaning: 'Time-out, nothing charged',
  },
  {
    number: '4000000000013013',
    brand: 'visa',
    outcome: refuses(ERRORS.reservationBusy),
    meaning: 'Being updated elsewhere',
  },
  {
    number: '4000000000083016',
    brand: 'visa',
    outcome: refuses(ERRORS.changeBeingPaid),
    meaning: 'Payment issue, try again in five minutes',
  },
  {
    number: '4000000000013203',
    brand: 'visa',
    outcome: refuses(ERRORS.paymentNotProcessed),
    meaning: 'General processing error',
  },
  {
    number: '4000000000003204',
    brand: 'visa',
    outcome: refuses(ERRORS.cardDeclined),
    meaning: 'Payment failed, use another card',
  },
  {
    number: '4000000000093205',
    brand: 'visa',
    outcome: refuses(ERRORS.cardUnsupported),
    meaning: 'Card cannot be used',
  },
  {
    number: '4000000000033250',
    brand: 'visa',
    outcome: refuses(ERRORS.threeDSecureRejected),
    meaning: '3-D Secure failed',
  },
  {
    number: '4000000000023251',
    brand: 'visa',
    outcome: refuses(ERRORS.gatewayError),
    meaning: 'General processing error',
  },
  {
    number: '4000000000013252',
    brand: 'visa',
    outcome: refuses(ERRORS.threeDSecureUnsupported),
    meaning: 'Card without 3-D Secure',
  },
]

export const lastFour = (number: string) => number.slice(-4)

export const testCard = (number: string) => TEST_CARDS.find((card) => card.number === number)

/** A stored card is known by brand and last four digits, which are unique in the table. */
export const testCardBy = (brand: string, last4: string) =>
  TEST_CARDS.find((card) => card.brand === brand && lastFour(card.number) === last4)
