/* oxlint-disable unicorn/no-thenable -- then holds a word, never a function */
import { UPDATE_RETRY_MINUTES } from './constants.ts'

// Spec 8: where every server code is shown, where the guest lands, and what happened to the money.
// The words are errors.<code> in locales/<locale>/errors.ts.

/** Spec 3, error object: the eight places a failure can be shown. */
export const ERROR_SLOTS = [
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

const LOTTERY: ErrorRow = { slot: 'roomLottery', then: 'stay' }
const EXTRA: ErrorRow = { slot: 'guestForm', then: 'guestDetail', field: 'extra' }
const CARD: ErrorRow = { slot: 'reservation', then: 'payment', money: 'none' }
const BANK: ErrorRow = { slot: 'reservation', then: 'fail', money: 'none' }
const LANGUAGE: ErrorRow = { slot: 'reservation', then: 'guestDetail' }
const LINK: ErrorRow = { slot: 'global', then: 'stay' }
const UPDATE: ErrorRow = { slot: 'reservationWarning', then: 'stay' }
const UPDATE_LATER: ErrorRow = { ...UPDATE, values: { minutes: UPDATE_RETRY_MINUTES } }

export const ERRORS = {
  1000: { slot: 'global', then: 'stay' },
  1100: EXTRA,
  1101: EXTRA,
  1102: EXTRA,
  1103: EXTRA,
  1104: EXTRA,
  // AMB-05: about the room, unless the payload names an extra; see errorRow.
  1105: { slot: 'reservation', then: 'fail', money: 'refund', offer: 'search' },
  1106: EXTRA,
  1200: { slot: 'customFetch', then: 'stay', first: 'poll' },
  1250: { slot: 'customFetch', then: 'stay' },
  1251: { slot: 'guestForm', then: 'stay', field: 'upload' },
  1252: { slot: 'customFetch', then: 'stay' },
  1300: { slot: 'customFetch', then: 'stay', field: 'password' },
  1301: { slot: 'customFetch', then: 'stay', offer: 'forgotPassword' },
  1302: { slot: 'customFetch', then: 'stay', field: 'password' },
  1400: { slot: 'reservation', then: 'guestDetail', money: 'none', offer: 'signIn' },
  1401: { slot: 'customFetch', then: 'stay', offer: 'resendConfirmation' },
  1402: { slot: 'customFetch', then: 'stay', offer: 'signIn' },
  1403: { slot: 'customFetch', then: 'stay', offer: 'forgotPassword' },
  1500: { slot: 'guestForm', then: 'guestDetail', field: 'coupon' },
  1501: { slot: 'guestForm', then: 'guestDetail', field: 'coupon' },
  1600: { slot: 'customFetch', then: 'stay' },
  1903: { slot: 'searchResult', then: 'stay', field: 'dates', values: { n: 'reservable_period_months' } },
  2001: { slot: 'reservation', then: 'guestDetail', field: 'coupon' },
  2101: { slot: 'global', then: 'stay', general: true },
  2201: { slot: 'global', then: 'stay', general: true },
  2304: { slot: 'reservation', then: 'results', offer: 'refresh' },
  2401: {
    slot: 'guestForm',
    then: 'guestDetail',
    field: 'points',
    values: { balance: 'current_points', wanted: 'spending_points' },
  },
  3001: BANK,
  3002: BANK,
  3003: CARD,
  3004: { ...CARD, field: 'cardNumber' },
  3005: { ...CARD, field: 'cardExpiry' },
  3006: BANK,
  3007: CARD,
  3008: BANK,
  3009: BANK,
  3011: BANK,
  3013: UPDATE_LATER,
  3014: { ...UPDATE, offer: 'lookup' },
  3016: UPDATE_LATER,
  3200: LINK,
  3201: LINK,
  3202: { slot: 'reservation', then: 'guestDetail', field: 'points' },
  3203: { slot: 'reservation', then: 'fail', money: 'unknown' },
  3204: CARD,
  3205: CARD,
  3250: BANK,
  3251: { slot: 'reservation', then: 'fail', money: 'unknown' },
  3252: BANK,
  3401: { slot: 'global', then: 'signOut' },
  3402: { slot: 'global', then: 'signOut' },
  3403: { slot: 'global', then: 'stay' },
  3501: { slot: 'global', then: 'stay' },
  3502: { slot: 'reservation', then: 'guestDetail', field: 'points' },
  3503: { slot: 'global', then: 'stay' },
  3504: { slot: 'reservationWarning', then: 'stay', offer: 'pointHistory' },
  3601: { ...LANGUAGE, offer: 'japanese' },
  3602: { ...LANGUAGE, offer: 'otherLanguage' },
  3603: { ...LANGUAGE, offer: 'defaultLanguage' },
  3604: LANGUAGE,
  3704: { slot: 'guestForm', then: 'guestDetail', field: 'email' },
  3705: { slot: 'guestForm', then: 'guestDetail', field: 'email' },
  3750: { slot: 'searchResult', then: 'stay', field: 'dates' },
  3751: LOTTERY,
  3752: LOTTERY,
  3753: LOTTERY,
  3754: LOTTERY,
  3756: LOTTERY,
  3757: LOTTERY,
  3760: LOTTERY,
  3780: LINK,
  3781: LINK,
  3782: LINK,
  3783: LINK,
  4000: { slot: 'global', then: 'signIn', first: 'refreshClientSession' },
} as const satisfies Record<number, ErrorRow>

export type ErrorCode = keyof typeof ERRORS

export function isErrorCode(code: number): code is ErrorCode {
  return Object.hasOwn(ERRORS, code)
}

// A code we do not know is shown with the answer's own title, so it stays with what the guest was doing.
const UNKNOWN: ErrorRow = { slot: 'global', then: 'stay' }

export function errorRow(code: number | undefined, payload: ErrorPayload = {}): ErrorRow {
  if (code === undefined || !isErrorCode(code)) return UNKNOWN
  return code === 1105 && payload.extra_id !== undefined ? EXTRA : ERRORS[code]
}

type GeneralCode = { [Code in ErrorCode]: (typeof ERRORS)[Code] extends { general: true } ? Code : never }[ErrorCode]

function isGeneral(code: ErrorCode): code is GeneralCode {
  return errorRow(code).general === true
}

export type ErrorTextKey =
  | `errors.${Exclude<ErrorCode, GeneralCode>}`
  | 'errors.1105_extra'
  | 'errors.1903_unknown'
  | 'errors.2401_unknown'
  | 'errors.general'
  | (typeof REASON_TEXTS)[Reason]

/** Spec 8.3: situations the provider names beside a code, whose own words say more than those of the code. */
const REASON_TEXTS = {
  booking_not_open: 'errors.notYet',
  card_brand_mismatch: 'errors.cardBrandMismatch',
  payment_mix: 'errors.paymentMix',
  verification_failed: 'errors.verificationFailed',
  unknown_email: 'errors.unknownEmail',
  link_over: 'errors.linkOver',
  wrong_password: 'errors.wrongPassword',
} as const
type Reason = keyof typeof REASON_TEXTS
const isReason = (value: unknown): value is Reason => typeof value === 'string' && Object.hasOwn(REASON_TEXTS, value)

export type ErrorPayload = Readonly<Record<string, unknown>>
export type ErrorText = { key: ErrorTextKey; values: Record<string, string | number> }

/** The text of a code and what it names; null for an unknown one, which shows the title of the answer or else errors.general. */
export function errorText(code: number | undefined, payload: ErrorPayload = {}): ErrorText | null {
  if (code === undefined || !isErrorCode(code)) return null
  if (isReason(payload.reason)) return { key: REASON_TEXTS[payload.reason], values: {} }
  const row: ErrorRow = ERRORS[code]
  if (isGeneral(code)) return { key: 'errors.general', values: {} }
  if (code === 1105 && payload.extra_id !== undefined) return { key: 'errors.1105_extra', values: {} }
  const values: Record<string, string | number> = {}
  for (const [name, from] of Object.entries(row.values ?? {})) {
    const value = typeof from === 'number' ? from : payload[from]
    if (typeof value === 'number' || typeof value === 'string') values[name] = value
  }
  const known = Object.keys(row.values ?? {}).every((name) => name in values)
  if (!known && (code === 1903 || code === 2401)) return { key: `errors.${code}_unknown`, values: {} }
  return { key: `errors.${code}`, values }
}

export function errorTextKey(code: number | undefined, payload: ErrorPayload = {}): ErrorTextKey | null {
  return errorText(code, payload)?.key ?? null
}

// Spec 4 and 7.3: the reset codes of whoami that sign the guest out, and the one that falls back to a plain fetch.
export const RESET_CODES = {
  session_token_provided_but_not_found: { code: 3401, then: 'signOut' },
  session_found_but_brand_mismatched: { code: 3402, then: 'signOut' },
  session_already_spent: { code: 3403, then: 'askAgain' },
} as const

export type ResetCode = keyof typeof RESET_CODES
