import { EMAIL_CHARACTERS, FREE_TEXT_CHARACTERS, NAME_CHARACTERS } from '../../constants.ts'
import { PHONE_CHARACTERS, POSTCODE_CHARACTERS } from '../../constants.ts'
import type { Guest, GuestInfo, Requirement } from '../../model/stay/reservation.ts'

// What a guest types about themselves: a rule answers with the key of a text, or null when all is well. The form and the
// server call the same ones; every value is capped before a pattern sees it (W17), and no pattern backtracks.

const FIELD_ERROR_KEYS = [
  'errors.required',
  'errors.tooLong',
  'errors.nameLatin',
  'errors.nameKana',
  'errors.nameUnsupported',
  'errors.emailInvalid',
  'errors.emailIncomplete',
  'errors.emailMismatch',
  'errors.phoneInvalid',
  'errors.postcodeInvalid',
  'guest.receiptNumberInvalid',
  'errors.termsRequired',
] as const
export type FieldErrorKey = (typeof FIELD_ERROR_KEYS)[number]
/** The provider names what is wrong with a field by the same keys. */
export const isFieldErrorKey = (key: string): key is FieldErrorKey => FIELD_ERROR_KEYS.some((one) => one === key)

type Rule = (value: string) => FieldErrorKey | null

const NAME_SIGNS = /^[\p{L}\p{M} '’ー・-]+$/u
const LATIN_NAME = /^[\p{Script=Latin}\p{M} '’-]+$/u
const HIRAGANA_NAME = /^[\u3041-\u3096\u309d\u309eー・ ]+$/u
const LETTER = /\p{L}/u
const EMAIL_LOCAL = /^[^\s@<>()[\]\\,;:"]+$/u
const EMAIL_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const PHONE = /^\+?\d{5,}$/
const POSTCODE = /^[a-z\d]+$/i
const RECEIPT_NUMBER = /^\d{8}$/

function length(value: string): number {
  return [...value].length
}

function capped(value: string, most: number): FieldErrorKey | null {
  return value.length > most * 2 || length(value) > most ? 'errors.tooLong' : null
}

/** Full-width letters become half-width, spaces are single. */
export function normalizeName(value: string): string {
  return value.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
}

/** Katakana, half-width included, becomes hiragana. */
export function normalizeKana(value: string): string {
  return normalizeName(value).replaceAll(/[\u30a1-\u30f6]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0x60))
}

export function normalizeEmail(value: string): string {
  return value.normalize('NFKC').trim()
}

/** Spaces, hyphens, dots and brackets are how people write; what is kept are digits and a leading plus. */
export function normalizePhone(value: string): string {
  return value.normalize('NFKC').replaceAll(/[\s().\u2010-\u2015\u2212ー-]/g, '')
}

export function normalizePostcode(value: string): string {
  return value.normalize('NFKC').replaceAll(/[\s\u2010-\u2015\u2212ー〒-]/g, '')
}

export const required: Rule = (value) => (value.trim() === '' ? 'errors.required' : null)

export const freeText: Rule = (value) => capped(value, FREE_TEXT_CHARACTERS)

/** AMB-26: Latin letters with spaces, hyphen, apostrophe and accents. */
export const guestName: Rule = (value) => {
  const tooLong = capped(value, NAME_CHARACTERS)
  if (tooLong) return tooLong
  const name = normalizeName(value)
  if (name === '') return 'errors.required'
  if (!NAME_SIGNS.test(name) || !LETTER.test(name)) return 'errors.nameUnsupported'
  return LATIN_NAME.test(name) ? null : 'errors.nameLatin'
}

/** GUEST-012: hiragana, or letters. */
export const kanaName: Rule = (value) => {
  const tooLong = capped(value, NAME_CHARACTERS)
  if (tooLong) return tooLong
  const name = normalizeKana(value)
  if (name === '') return 'errors.required'
  return LETTER.test(name) && (HIRAGANA_NAME.test(name) || LATIN_NAME.test(name)) ? null : 'errors.nameKana'
}

/** Of a name as it is written in Chinese characters, or in any others that names have. */
const writtenName: Rule = (value) => {
  const tooLong = capped(value, NAME_CHARACTERS)
  if (tooLong) return tooLong
  const name = normalizeName(value)
  if (name === '') return 'errors.required'
  return NAME_SIGNS.test(name) && LETTER.test(name) ? null : 'errors.nameUnsupported'
}

export const email: Rule = (value) => {
  const tooLong = capped(value, EMAIL_CHARACTERS)
  if (tooLong) return tooLong
  const address = normalizeEmail(value)
  if (address === '') return 'errors.required'
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
  if (at < 1 || length(local) > 64 || !EMAIL_LOCAL.test(local) || /^\.|\.\.|\.$/.test(local))
    return 'errors.emailInvalid'
  const labels = domain.split('.')
  if (domain === '' || labels.length < 2 || labels.at(-1) === '') return 'errors.emailIncomplete'
  const top = labels.at(-1) ?? ''
  return labels.every((label) => EMAIL_LABEL.test(label)) && length(top) > 1 && /\D/.test(top)
    ? null
    : 'errors.emailInvalid'
}

export function emailAgain(value: string, first: string): FieldErrorKey | null {
  return required(value) ?? (normalizeEmail(value) === normalizeEmail(first) ? null : 'errors.emailMismatch')
}

export const phone: Rule = (value) => {
  if (value.trim() === '') return 'errors.required'
  const number = normalizePhone(value.slice(0, PHONE_CHARACTERS * 3))
  return capped(number, PHONE_CHARACTERS) ?? (PHONE.test(number) ? null : 'errors.phoneInvalid')
}

export const postcode: Rule = (value) => {
  if (value.trim() === '') return 'errors.required'
  const code = normalizePostcode(value.slice(0, POSTCODE_CHARACTERS * 3))
  return capped(code, POSTCODE_CHARACTERS) ?? (POSTCODE.test(code) ? null : 'errors.postcodeInvalid')
}

/** GUEST-031: eight digits; who needs no number leaves it empty. */
export const receiptNumber: Rule = (value) => {
  const number = normalizePhone(value.slice(0, PHONE_CHARACTERS * 3))
  return number === '' || RECEIPT_NUMBER.test(number) ? null : 'guest.receiptNumberInvalid'
}

/** Free text with its line breaks, written one way, and without any other control sign. */
export const normalizeText = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim()

export const requests = (value: string, requirement: Requirement): FieldErrorKey | null =>
  requirement === 'do_not_ask' ? null : ((requirement === 'required' ? required(value) : null) ?? freeText(value))

export function terms(accepted: boolean): FieldErrorKey | null {
  return accepted ? null : 'errors.termsRequired'
}

const text: Rule = (value) => required(value) ?? freeText(value)

type GuestField = keyof Guest

// asks: the hotel's setting that decides whether the field is asked for; fields without one are always required.
const GUEST_FIELDS: Record<GuestField, { rule: Rule; asks?: keyof GuestInfo; normalize: (value: string) => string }> = {
  last_name: { rule: guestName, normalize: normalizeName },
  first_name: { rule: guestName, normalize: normalizeName },
  last_name_kana: { rule: kanaName, asks: 'kana_name', normalize: normalizeKana },
  first_name_kana: { rule: kanaName, asks: 'kana_name', normalize: normalizeKana },
  last_name_kanji: { rule: writtenName, asks: 'kanji_name', normalize: normalizeName },
  first_name_kanji: { rule: writtenName, asks: 'kanji_name', normalize: normalizeName },
  email: { rule: email, normalize: normalizeEmail },
  phone: { rule: phone, asks: 'phone', normalize: normalizePhone },
  nationality: { rule: text, asks: 'nationality', normalize: normalizeName },
  postal_code: { rule: postcode, asks: 'postal_code', normalize: normalizePostcode },
  prefecture_or_state: { rule: text, asks: 'address', normalize: normalizeName },
  street_address: { rule: text, asks: 'address', normalize: normalizeName },
  building_name_and_number: { rule: freeText, asks: 'address', normalize: normalizeName },
}

// Declared in the order of the form, so that the first error is the first field.
const GUEST_FIELD_NAMES = Object.keys(GUEST_FIELDS).filter((name): name is GuestField =>
  Object.hasOwn(GUEST_FIELDS, name),
)

/** One text key a wrong field, in the order of the form. A field the hotel does not ask for is not looked at. */
export function guestErrors(guest: Partial<Guest>, info: GuestInfo): Partial<Record<GuestField, FieldErrorKey>> {
  const errors: Partial<Record<GuestField, FieldErrorKey>> = {}
  for (const field of GUEST_FIELD_NAMES) {
    const { rule, asks } = GUEST_FIELDS[field]
    const requirement = asks ? info[asks] : 'required'
    const value = guest[field] ?? ''
    if (requirement === 'do_not_ask' || (requirement === 'optional' && value.trim() === '')) continue
    const error = rule(value)
    if (error) errors[field] = error
  }
  return errors
}

/** As it is sent: normalised, and without what the hotel does not ask for. */
export function normalizeGuest(guest: Guest, info: GuestInfo): Guest {
  const kept: Guest = { first_name: '', last_name: '', email: '' }
  for (const field of GUEST_FIELD_NAMES) {
    const { asks, normalize } = GUEST_FIELDS[field]
    const value = guest[field]
    if (value === undefined || (asks && info[asks] === 'do_not_ask')) continue
    kept[field] = normalize(value)
  }
  return kept
}
