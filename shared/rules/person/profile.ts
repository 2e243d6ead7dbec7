import type { Locale } from '../../locales.ts'
import type { Profile } from '../../model/person/member.ts'
import { isDate } from '../days/dates.ts'
import { memberNameError, normalizeMemberName } from './member-names.ts'
import * as names from './names.ts'
import type { FieldErrorKey } from './names.ts'

/** What is typed; what is ticked beside it has no rule. */
export type ProfileField = Exclude<keyof Profile, 'promotions_opt_in'>
export type ProfileErrorKey = FieldErrorKey | 'account.nameLetters' | 'account.dateWrong'

type Row = {
  rule: (value: string, locale: Locale) => ProfileErrorKey | null
  normalize?: (value: string, locale: Locale) => string
  isRequired?: true
}

const NAME_KEYS = { required: 'errors.required', tooLong: 'errors.tooLong' } as const

const name: Row = {
  isRequired: true,
  normalize: normalizeMemberName,
  rule(value, locale) {
    const fault = memberNameError(value, locale)
    if (fault === null) return null
    return fault === 'required' || fault === 'tooLong' ? NAME_KEYS[fault] : 'account.nameLetters'
  },
}
const kana: Row = { rule: names.kanaName, normalize: names.normalizeKana }
const words: Row = { rule: names.freeText, normalize: names.normalizeName }

// Declared in the order of the form, so that the first error is the first field.
const PROFILE_FIELDS: Record<ProfileField, Row> = {
  last_name: name,
  first_name: name,
  last_name_kana: kana,
  first_name_kana: kana,
  dob: { rule: (value) => (isDate(value) ? null : 'account.dateWrong') },
  gender: { rule: () => null },
  nationality: words,
  occupation: words,
  phone: { rule: names.phone, normalize: names.normalizePhone },
  postal_code: { rule: names.postcode, normalize: names.normalizePostcode },
  prefecture_or_state: words,
  street_address: words,
  building_name_and_number: words,
  receipt_title: words,
  receipt_unicode: { rule: names.receiptNumber },
}
export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS).filter((field): field is ProfileField =>
  Object.hasOwn(PROFILE_FIELDS, field),
)
export type TypedProfile = Partial<Record<ProfileField, string>>

/** One text key a wrong field among those that were changed. Names are needed; of the rest a member tells what they like. */
export function profileErrors(typed: TypedProfile, locale: Locale): Partial<Record<ProfileField, ProfileErrorKey>> {
  const errors: Partial<Record<ProfileField, ProfileErrorKey>> = {}
  for (const field of PROFILE_FIELD_NAMES) {
    const value = typed[field]
    const { rule, isRequired } = PROFILE_FIELDS[field]
    if (value === undefined || (!isRequired && value.trim() === '')) continue
    const error = rule(value, locale)
    if (error) errors[field] = error
  }
  return errors
}

/** As it is kept. */
export const normalizedField = (field: ProfileField, value: string, locale: Locale): string =>
  (PROFILE_FIELDS[field].normalize ?? ((text) => text.trim()))(value, locale)
