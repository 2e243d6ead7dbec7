/* oxlint-disable unicorn/no-thenable -- then holds a word, never a function */
import { UPDATE_RETRY_MINUTES } from './constants.ts'

// ERR-010 to ERR-110: where every server code is shown, where the guest lands, and what happened to the money.
// The words are codes.<code> in locales/<locale>/codes.ts, which comes with the first refusal; those of a row that says what
// became of the money are errors.<code> in locales/<locale>/errors.ts, which is there before anything is paid.

/** ERR-004: the eight places a failure can be shown. */
const ERROR_SLOTS = [
  'init',
  'searchResult',
  'roomLottery',
  'reservation',
  'reservationWarning',
  'global',
  'customFetch',
  'guestForm',
] as const
export type ErrorSlot = (typeof ERROR_SLOTS)[number]

/** Where the guest lands; stay leaves everything as it is. */
export type Then = 'stay' | 'payment' | 'fail' | 'guestDetail' | 'results' | 'search' | 'signIn' | 'signOut'

/** none: nothing was charged. refund: it comes back. unknown: the outcome must be asked for before anything is said. */
export type Money = 'none' | 'refund' | 'unknown'

/** The link or button that stands beside the text. */
export type Offer =
  | 'search'
  | 'signIn'
  | 'forgotPassword'
  | 'resendConfirmation'
  | 'refresh'
  | 'pointHistory'
  | 'lookup'
  | 'japanese'
  | 'otherLanguage'
  | 'defaultLanguage'

/** The control the text belongs to, when it is about one. */
export type ErrorField =
  'extra' | 'upload' | 'password' | 'coupon' | 'points' | 'cardNumber' | 'cardExpiry' | 'email' | 'dates'

/** What the api does by itself before anything is shown. */
export type First = 'refreshClientSession' | 'poll'

export type ErrorRow = {
  slot: ErrorSlot
  then: Then
  money?: Money
  offer?: Offer
  field?: ErrorField
  first?: First
  /** What the text names: a field of the payload, or a number of ours. */
  values?: Readonly<Record<string, string | number>>
  /** The guest's part in it is nil, so the general text is shown. */
  general?: true
}

/** `code` is the number on the wire; `status` that of our answer, where a refusal of ours names no other. */
type NamedRow = ErrorRow & { code: number; status?: number }

const LOTTERY: ErrorRow = { slot: 'roomLottery', then: 'stay' }
const EXTRA: ErrorRow = { slot: 'guestForm', then: 'guestDetail', field: 'extra' }
const CARD = { slot: 'reservation', then: 'payment', money: 'none' } as const satisfies ErrorRow
const BANK = { slot: 'reservation', then: 'fail', money: 'none' } as const satisfies ErrorRow
const LANGUAGE: ErrorRow = { slot: 'reservation', then: 'guestDetail' }
const LINK: ErrorRow = { slot: 'global', then: 'stay' }
const UPDATE: ErrorRow = { slot: 'reservationWarning', then: 'stay' }
const UPDATE_LATER: ErrorRow = { ...UPDATE, values: { minutes: UPDATE_RETRY_MINUTES } }

export const ERRORS = {
  invalidRequest: { code: 1000, status: 422, slot: 'global', then: 'stay' },
  extraNotFound: { code: 1100, status: 422, ...EXTRA },
  extraDeadlinePassed: { code: 1101, status: 409, ...EXTRA },
  extraQuantityInvalid: { code: 1102, status: 422, ...EXTRA },
  extraPriceChanged: { code: 1103, status: 409, ...EXTRA },
  extraLimitExceeded: { code: 1104, status: 422, ...EXTRA },
  // AMB-05: about the room, unless the payload names an extra; see errorRow.
  soldOut: { code: 1105, status: 409, slot: 'reservation', then: 'fail', money: 'refund', offer: 'search' },
  extraDiscontinued: { code: 1106, status: 409, ...EXTRA },
  jobUnfinished: { code: 1200, status: 202, slot: 'customFetch', then: 'stay', first: 'poll' },
  uploadExpired: { code: 1250, status: 422, slot: 'customFetch', then: 'stay' },
  uploadUnreadable: { code: 1251, status: 422, slot: 'guestForm', then: 'stay', field: 'upload' },
  downloadNotFound: { code: 1252, status: 404, slot: 'customFetch', then: 'stay' },
  passwordTooWeak: { code: 1300, status: 422, slot: 'customFetch', then: 'stay', field: 'password' },
  accountLocked: { code: 1301, status: 422, slot: 'customFetch', then: 'stay', offer: 'forgotPassword' },
  passwordAlreadyUsed: { code: 1302, status: 422, slot: 'customFetch', then: 'stay', field: 'password' },
  signInRequired: { code: 1400, status: 401, slot: 'reservation', then: 'guestDetail', money: 'none', offer: 'signIn' },
  confirmationExpired: { code: 1401, status: 422, slot: 'customFetch', then: 'stay', offer: 'resendConfirmation' },
  alreadyConfirmed: { code: 1402, status: 422, slot: 'customFetch', then: 'stay', offer: 'signIn' },
  passwordResetRequired: { code: 1403, status: 422, slot: 'customFetch', then: 'stay', offer: 'forgotPassword' },
  couponInvalid: { code: 1500, status: 422, slot: 'guestForm', then: 'guestDetail', field: 'coupon' },
  couponLimitReached: { code: 1501, status: 422, slot: 'guestForm', then: 'guestDetail', field: 'coupon' },
  downloadTooLarge: { code: 1600, status: 422, slot: 'customFetch', then: 'stay' },
  datesTooFarAhead: {
    code: 1903,
    status: 422,
    slot: 'searchResult',
    then: 'stay',
    field: 'dates',
    values: { n: 'reservable_period_months' },
  },
  couponNotForPlan: { code: 2001, status: 422, slot: 'reservation', then: 'guestDetail', field: 'coupon' },
  planCodeDuplicate: { code: 2101, slot: 'global', then: 'stay', general: true },
  roomTypeReserved: { code: 2201, slot: 'global', then: 'stay', general: true },
  priceChanged: { code: 2304, status: 409, slot: 'reservation', then: 'results', offer: 'refresh' },
  notEnoughPoints: {
    code: 2401,
    status: 422,
    slot: 'guestForm',
    then: 'guestDetail',
    field: 'points',
    values: { balance: 'current_points', wanted: 'spending_points' },
  },
  paymentTimedOut: { code: 3001, ...BANK },
  paymentFailed: { code: 3002, status: 402, ...BANK },
  cardUnusable: { code: 3003, ...CARD },
  cardNumberWrong: { code: 3004, ...CARD, field: 'cardNumber' },
  cardExpired: { code: 3005, status: 422, ...CARD, field: 'cardExpiry' },
  threeDSecureFailed: { code: 3006, ...BANK },
  cardNotAccepted: { code: 3007, status: 422, ...CARD },
  threeDSecureCancelled: { code: 3008, ...BANK },
  threeDSecureSuspended: { code: 3009, ...BANK },
  gatewayTimedOut: { code: 3011, ...BANK },
  reservationBusy: { code: 3013, status: 409, ...UPDATE_LATER },
  reservationChanged: { code: 3014, status: 409, ...UPDATE, offer: 'lookup' },
  changeBeingPaid: { code: 3016, status: 409, ...UPDATE_LATER },
  paymentLinkNotUpdatable: { code: 3200, status: 409, ...LINK },
  paymentLinkNotCapturable: { code: 3201, status: 409, ...LINK },
  pointBalanceUnavailable: { code: 3202, slot: 'reservation', then: 'guestDetail', field: 'points' },
  paymentNotProcessed: { code: 3203, status: 503, slot: 'reservation', then: 'fail', money: 'unknown' },
  cardDeclined: { code: 3204, ...CARD },
  cardUnsupported: { code: 3205, ...CARD },
  threeDSecureRejected: { code: 3250, ...BANK },
  gatewayError: { code: 3251, slot: 'reservation', then: 'fail', money: 'unknown' },
  threeDSecureUnsupported: { code: 3252, ...BANK },
  sessionNotFound: { code: 3401, status: 401, slot: 'global', then: 'signOut' },
  brandMismatch: { code: 3402, status: 401, slot: 'global', then: 'signOut' },
  tokenAlreadySpent: { code: 3403, status: 401, slot: 'global', then: 'stay' },
  memberSystemUnavailable: { code: 3501, status: 422, slot: 'global', then: 'stay' },
  memberPointsUnavailable: { code: 3502, slot: 'reservation', then: 'guestDetail', field: 'points' },
  memberSystemFailed: { code: 3503, status: 422, slot: 'global', then: 'stay' },
  pointsNotReturned: { code: 3504, slot: 'reservationWarning', then: 'stay', offer: 'pointHistory' },
  planJapaneseOnly: { code: 3601, status: 422, ...LANGUAGE, offer: 'japanese' },
  planNotInJapanese: { code: 3602, status: 422, ...LANGUAGE, offer: 'otherLanguage' },
  planDefaultLanguageOnly: { code: 3603, status: 422, ...LANGUAGE, offer: 'defaultLanguage' },
  planLanguageRestricted: { code: 3604, ...LANGUAGE },
  emailNotUsable: { code: 3704, status: 422, slot: 'guestForm', then: 'guestDetail', field: 'email' },
  emailUndeliverable: { code: 3705, status: 422, slot: 'guestForm', then: 'guestDetail', field: 'email' },
  lotteryDatesOnly: { code: 3750, status: 409, slot: 'searchResult', then: 'stay', field: 'dates' },
  lotteryNotOpen: { code: 3751, status: 409, ...LOTTERY },
  lotteryClosed: { code: 3752, status: 409, ...LOTTERY },
  lotteryNotFound: { code: 3753, status: 404, ...LOTTERY },
  lotteryOtherDates: { code: 3754, status: 422, ...LOTTERY },
  lotteryAlreadyEntered: { code: 3756, status: 409, ...LOTTERY },
  lotteryNotAllowed: { code: 3757, status: 403, ...LOTTERY },
  lotteryUnavailable: { code: 3760, status: 409, ...LOTTERY },
  linkExpired: { code: 3780, status: 410, ...LINK },
  linkInvalid: { code: 3781, status: 404, ...LINK },
  linkAlreadyUsed: { code: 3782, status: 409, ...LINK },
  linkOfOtherAccount: { code: 3783, status: 403, ...LINK },
  duplicateBooking: { code: 3900, status: 409, ...CARD }, // ours, in no catalogue of the specification (AMB-83)
  clientSessionExpired: { code: 4000, status: 401, slot: 'global', then: 'signIn', first: 'refreshClientSession' },
} as const satisfies Record<string, NamedRow>

export type ErrorName = keyof typeof ERRORS
export type ErrorCode = (typeof ERRORS)[ErrorName]['code']

/** The row of a code from the wire; null for one we do not know. */
const errorOf = (code: number): ((typeof ERRORS)[ErrorName] & NamedRow) | null =>
  Object.values(ERRORS).find((row) => row.code === code) ?? null

export function isErrorCode(code: number): code is ErrorCode {
  return errorOf(code) !== null
}

// A code we do not know is shown with the answer's own title, so it stays with what the guest was doing.
const UNKNOWN: ErrorRow = { slot: 'global', then: 'stay' }

export function errorRow(code: number | undefined, payload: ErrorPayload = {}): ErrorRow {
  if (code === ERRORS.soldOut.code && payload.extra_id !== undefined) return EXTRA
  return (code === undefined ? null : errorOf(code)) ?? UNKNOWN
}

type GeneralCode = Extract<(typeof ERRORS)[ErrorName], { general: true }>['code']

function isGeneral(code: ErrorCode): code is GeneralCode {
  return errorRow(code).general === true
}

/** ERR-115: who loses the connection while paying reads what became of the money all the same. */
type MoneyCode = Extract<(typeof ERRORS)[ErrorName], { money: Money }>['code']
const saysMoney = (code: ErrorCode): code is MoneyCode => errorRow(code).money !== undefined

export type ErrorTextKey =
  | `errors.${MoneyCode}`
  | `codes.${Exclude<ErrorCode, GeneralCode | MoneyCode>}`
  | 'errors.1105_extra'
  | 'codes.1903_unknown'
  | 'codes.2401_unknown'
  | 'errors.general'
  | (typeof REASON_TEXTS)[Reason]

/** ERR-079 to ERR-099: situations the provider names beside a code, whose own words say more than those of the code. */
const REASON_TEXTS = {
  booking_not_open: 'errors.notYet',
  card_brand_mismatch: 'errors.cardBrandMismatch',
  payment_mix: 'errors.paymentMix',
  verification_failed: 'errors.verificationFailed',
  unknown_email: 'errors.unknownEmail',
  link_over: 'errors.linkOver',
  wrong_password: 'errors.wrongPassword',
  lottery_account: 'errors.lotteryAccount',
  lottery_deadline: 'errors.lotteryDeadline',
  lottery_nights: 'errors.lotteryNights',
  lottery_one_room: 'errors.lotteryOneRoom',
  incomplete_reservation: 'errors.lotteryIncomplete',
  price_changed: 'codes.2304_price',
  exchange_rate_updated: 'codes.2304_price',
} as const
type Reason = keyof typeof REASON_TEXTS
const isReason = (value: unknown): value is Reason => typeof value === 'string' && Object.hasOwn(REASON_TEXTS, value)

export type ErrorPayload = Readonly<Record<string, unknown>>
export type ErrorText = { key: ErrorTextKey; values: Record<string, string | number> }

/** The text of a code and what it names; null for an unknown one, which shows the title of the answer or else errors.general. */
export function errorText(code: number | undefined, payload: ErrorPayload = {}): ErrorText | null {
  if (code === undefined || !isErrorCode(code)) return null
  if (isReason(payload.reason)) return { key: REASON_TEXTS[payload.reason], values: {} }
  const row = errorRow(code)
  if (isGeneral(code)) return { key: 'errors.general', values: {} }
  if (code === ERRORS.soldOut.code && payload.extra_id !== undefined) return { key: 'errors.1105_extra', values: {} }
  const values: Record<string, string | number> = {}
  for (const [name, from] of Object.entries(row.values ?? {})) {
    const value = typeof from === 'number' ? from : payload[from]
    if (typeof value === 'number' || typeof value === 'string') values[name] = value
  }
  const known = Object.keys(row.values ?? {}).every((name) => name in values)
  if (!known && (code === ERRORS.datesTooFarAhead.code || code === ERRORS.notEnoughPoints.code))
    return { key: `codes.${code}_unknown`, values: {} }
  return { key: saysMoney(code) ? `errors.${code}` : `codes.${code}`, values }
}

export function errorTextKey(code: number | undefined, payload: ErrorPayload = {}): ErrorTextKey | null {
  return errorText(code, payload)?.key ?? null
}

// BOOT-011, BOOT-012, BOOT-014: the reset codes of whoami that sign the guest out, and the one that falls back to a plain fetch.
const RESET_CODES = {
  session_token_provided_but_not_found: { code: ERRORS.sessionNotFound.code, then: 'signOut' },
  session_found_but_brand_mismatched: { code: ERRORS.brandMismatch.code, then: 'signOut' },
  session_already_spent: { code: ERRORS.tokenAlreadySpent.code, then: 'askAgain' },
} as const

export type ResetCode = keyof typeof RESET_CODES
