import type { CardKind } from '../../../shared/payments.ts'

/** Pure rules of a card, obeyed by the page that takes it and by the server that stores its token. */

export type CardField = 'number' | 'brand' | 'expiry' | 'cvc' | 'holder' | 'birth' | 'pin'
/** Text keys of what is wrong with a field. */
export type CardError =
  | 'required'
  | 'number'
  | 'brand'
  | 'brand_mismatch'
  | 'test_card_only'
  | 'expiry'
  | 'expired'
  | 'before_checkout'
  | 'cvc'
  | 'holder'
  | 'birth'
  | 'pin'

type BrandRow = { starts: RegExp; lengths: readonly number[]; gaps: readonly number[]; cvc: number }

/** First digits, lengths, where the number is parted while typing, and digits of the security code. */
export const BRANDS: Record<CardKind, BrandRow> = {
  amex: { starts: /^3[47]/, lengths: [15], gaps: [4, 10], cvc: 4 },
  diners: { starts: /^3(?:0[0-5]|[689])/, lengths: [14], gaps: [4, 10], cvc: 3 },
  jcb: { starts: /^35(?:2[89]|[3-8])/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
  visa: { starts: /^4/, lengths: [13, 16, 19], gaps: [4, 8, 12, 16], cvc: 3 },
  master: { starts: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
}
const BRAND_NAMES: readonly CardKind[] = ['amex', 'diners', 'jcb', 'visa', 'master']
const MAX_NUMBER_CHARACTERS = 40
const HOLDER_CHARACTERS = 60

export const isBrand = (value: string): value is CardKind => BRAND_NAMES.some((brand) => brand === value)

/** Full-width digits count as digits; spaces and dashes are how people read numbers. */
export const digitsOf = (text: string) => text.slice(0, MAX_NUMBER_CHARACTERS).normalize('NFKC').replace(/[\s-]/g, '')

export const cardBrandOf = (digits: string): CardKind | null =>
  BRAND_NAMES.find((brand) => BRANDS[brand].starts.test(digits)) ?? null

export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** `accepted` is what the hotel takes; empty means every brand. */
export function numberError(digits: string, accepted: readonly CardKind[] = []): CardError | null {
  if (digits === '') return 'required'
  const brand = cardBrandOf(digits)
  if (!/^\d+$/.test(digits) || brand === null) return 'number'
  if (!BRANDS[brand].lengths.includes(digits.length) || !passesLuhn(digits)) return 'number'
  return accepted.length > 0 && !accepted.includes(brand) ? 'brand' : null
}

/** PAY-037: the brand the guest chose must be the number's; nothing chosen leaves it to the number. */
export function brandError(chosen: string, brand: CardKind | null): CardError | null {
  return chosen === '' || brand === null || chosen === brand ? null : 'brand_mismatch'
}

/** YYMMDD: a day there is in one of the two centuries anybody alive was born in. */
export function birthError(text: string): CardError | null {
  const digits = digitsOf(text)
  if (digits === '') return 'required'
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? []
  return ['19', '20'].some((century) => isDay(`${century}${year}-${month}-${day}`)) ? null : 'birth'
}

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export function pinError(text: string): CardError | null {
  const digits = digitsOf(text)
  if (digits === '') return 'required'
  return /^\d\d$/.test(digits) ? null : 'pin'
}

export const domesticErrors = ({ birth, pin }: { birth: string; pin: string }): [CardField, CardError | null][] => [
  ['birth', birthError(birth)],
  ['pin', pinError(pin)],
]

export type ExpiryMonth = { year: number; month: number }

/** `MM/YY`, also `MMYY` and `MM / YYYY`. */
export function monthOf(text: string): ExpiryMonth | null {
  const [, month, year] = /^(\d{2})\/?(?:20)?(\d{2})$/.exec(digitsOf(text)) ?? []
  if (month === undefined || year === undefined) return null
  const found = { year: 2000 + Number(year), month: Number(month) }
  return found.month >= 1 && found.month <= 12 ? found : null
}

/** PAY-038: a card must be valid through the check-out date; `today` and `until` are 'YYYY-MM-DD'. */
export function expiryError(text: string, today: string, until?: string): CardError | null {
  if (text.trim() === '') return 'required'
  const month = monthOf(text)
  if (month === null) return 'expiry'
  const last = `${month.year}-${String(month.month).padStart(2, '0')}`
  if (last < today.slice(0, 7)) return 'expired'
  return until !== undefined && last < until.slice(0, 7) ? 'before_checkout' : null
}

export function cvcError(text: string, brand: CardKind | null): CardError | null {
  const digits = digitsOf(text)
  if (digits === '') return 'required'
  if (brand === null) return /^\d{3,4}$/.test(digits) ? null : 'cvc'
  return /^\d+$/.test(digits) && digits.length === BRANDS[brand].cvc ? null : 'cvc'
}

/** PAY-032: half-width Roman letters. */
export function holderError(text: string): CardError | null {
  if (text.trim() === '') return 'required'
  return text.length <= HOLDER_CHARACTERS && /^[A-Za-z][A-Za-z .'-]*$/.test(text.trim()) ? null : 'holder'
}

/** MM/YY, as it travels. */
export const expiryText = ({ year, month }: ExpiryMonth) =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
