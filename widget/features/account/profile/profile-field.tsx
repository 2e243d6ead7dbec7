import { useAtomValue, useSetAtom } from 'jotai'

import { FREE_TEXT_CHARACTERS } from '../../../../shared/constants.ts'
import { GENDERS } from '../../../../shared/model/person/member.ts'
import type { Profile } from '../../../../shared/model/person/member.ts'
import { PREFECTURES } from '../../../../shared/prefectures.ts'
import type { ProfileField } from '../../../../shared/rules/person/profile.ts'
import { countryChoices } from '../../../lib/countries.ts'
import type { TextKey, Translate } from '../../../lib/i18n.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { GUEST_ROWS } from '../../../ui/fields/guest-rows.ts'
import type { GuestRow } from '../../../ui/fields/guest-rows.ts'
import { Select } from '../../../ui/controls/select.tsx'
import type { SelectOption } from '../../../ui/controls/select.tsx'
import { profileErrorsAtom, typedProfileAtom, typeProfileAtom } from './profile-state.ts'

type Row = Omit<GuestRow, 'kind' | 'most' | 'asks'> & {
  label: TextKey
  kind?: GuestRow['kind'] | 'date'
  most?: number
  isRequired?: true
}

const ROWS: Record<ProfileField, Row> = {
  ...GUEST_ROWS,
  last_name: { ...GUEST_ROWS.last_name, isRequired: true },
  first_name: { ...GUEST_ROWS.first_name, isRequired: true },
  dob: { label: 'account.birthDate', fills: 'bday', kind: 'date' },
  gender: { label: 'account.gender', fills: 'sex' },
  occupation: { label: 'account.occupation', fills: 'organization-title' },
  receipt_title: { label: 'guest.receiptTitle', fills: 'off' },
  receipt_unicode: { label: 'guest.receiptUnicode', fills: 'off', latin: true, most: 8 },
}

const GENDER_WORDS = { female: 'account.female', male: 'account.male', other: 'account.otherGender' } as const

/** What is chosen and not typed; a prefecture only of an address in Japan. */
function choicesOf(t: Translate, field: ProfileField, locale: Locale, isInJapan: boolean): SelectOption[] | null {
  if (field === 'gender') return GENDERS.map((value) => ({ value, label: t(GENDER_WORDS[value]) }))
  if (field === 'nationality') return countryChoices(locale)
  if (field === 'prefecture_or_state' && isInJapan)
    return PREFECTURES.map((value) => ({ value, label: t(`prefectures.${value}`) }))
  return null
}

type LineProps = { field: ProfileField; profile: Profile; isOpen: boolean }

/** One line of the form. */
export function ProfileFieldLine({ field, profile, isOpen }: LineProps) {
  const t = useText()
  const locale = useLocale()
  const typed = useAtomValue(typedProfileAtom)
  const wrong = useAtomValue(profileErrorsAtom)[field]
  const type = useSetAtom(typeProfileAtom)
  const { label, fills, kind = 'text', most = FREE_TEXT_CHARACTERS, latin, isRequired } = ROWS[field]
  const valueOf = (name: ProfileField) => typed[name] ?? profile[name] ?? ''
  const control = {
    label: formatMessage(t, { key: label }),
    name: field,
    value: valueOf(field),
    autoComplete: fills,
    error: wrong && formatMessage(t, { key: wrong }),
    onChange: (event: { currentTarget: { value: string } }) => type(field, event.currentTarget.value),
    ...(isRequired ? { required: true } : { optional: t('common.optional') }),
  }
  const nationality = valueOf('nationality')
  const isInJapan = nationality ? nationality === 'JP' : locale === 'ja'
  const choices = choicesOf(t, field, locale, isInJapan)
  // A word of before that is none of the choices stays what it is.
  const isChoice = choices?.some(({ value }) => value === control.value) || control.value === ''
  if (choices && isChoice)
    return <Select {...control} choices={choices} empty={t('account.notSaid')} disabled={!isOpen} />
  return <Field {...control} type={kind} latin={latin} maxLength={most} readOnly={!isOpen} />
}
