import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

import { EMAIL_CHARACTERS, FREE_TEXT_CHARACTERS, NAME_CHARACTERS } from '../../../shared/constants.ts'
import type { Settings } from '../../../shared/model/settings.ts'
import type { TextKey } from '../../lib/i18n.ts'
import { say } from '../../state/banner.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { countryChoices } from './countries.ts'
import { asksKanaAtom, guestFormAtom, leaveFieldAtom, shownErrorsAtom, typeAtom } from './form.ts'
import type { GuestForm } from './form.ts'
import { isFamilyFirst } from './words.ts'

type Name = keyof GuestForm
type Row = {
  label: Extract<TextKey, `checkout.${string}`>
  /** What browsers and password managers fill it by. */
  fills: string
  kind?: 'text' | 'email' | 'tel'
  latin?: boolean
  most: number
  asks?: keyof Settings['guest_info']
}

const FIELDS = {
  last_name: { label: 'checkout.familyName', fills: 'family-name', most: NAME_CHARACTERS },
  first_name: { label: 'checkout.givenName', fills: 'given-name', most: NAME_CHARACTERS },
  last_name_kana: { label: 'checkout.familyKana', fills: 'off', most: NAME_CHARACTERS, asks: 'kana_name' },
  first_name_kana: { label: 'checkout.givenKana', fills: 'off', most: NAME_CHARACTERS, asks: 'kana_name' },
  email: { label: 'checkout.email', fills: 'email', kind: 'email', most: EMAIL_CHARACTERS },
  email_again: { label: 'checkout.emailAgain', fills: 'email', kind: 'email', most: EMAIL_CHARACTERS },
  phone: { label: 'checkout.phone', fills: 'tel', kind: 'tel', most: FREE_TEXT_CHARACTERS, asks: 'phone' },
  nationality: { label: 'checkout.nationality', fills: 'country', most: 2, asks: 'nationality' },
  postal_code: { label: 'checkout.postalCode', fills: 'postal-code', latin: true, most: 40, asks: 'postal_code' },
  prefecture_or_state: {
    label: 'checkout.region',
    fills: 'address-level1',
    most: FREE_TEXT_CHARACTERS,
    asks: 'address',
  },
  street_address: { label: 'checkout.street', fills: 'street-address', most: FREE_TEXT_CHARACTERS, asks: 'address' },
  building_name_and_number: {
    label: 'checkout.building',
    fills: 'address-line2',
    most: FREE_TEXT_CHARACTERS,
    asks: 'address',
  },
} as const satisfies Record<Name, Row>

/** The guest's own fields, as many as the hotel asks for, names in the order of the language. */
export function GuestFields() {
  const t = useText()
  const isFirst = isFamilyFirst(useLocale())
  const asksKana = useAtomValue(asksKanaAtom)
  const isNameFixed = !useAtomValue(settingsAtom).guest_name_update_enabled
  const names: readonly Name[] = isFirst ? ['last_name', 'first_name'] : ['first_name', 'last_name']
  return (
    <div className="fields">
      {names.map((name) => (
        <GuestField key={name} name={name} />
      ))}
      <p className="tiny faint whole">{t(isNameFixed ? 'checkout.nameFixed' : 'checkout.nameHelp')}</p>
      {asksKana && <GuestField name="last_name_kana" />}
      {asksKana && <GuestField name="first_name_kana" />}
      <GuestField name="email" help={t('checkout.emailHelp')} />
      <GuestField name="email_again" />
      <GuestField name="phone" help={t('checkout.phoneHelp')} />
      <CountryField />
      <GuestField name="postal_code" />
      <GuestField name="prefecture_or_state" />
      <GuestField name="street_address" />
      <GuestField name="building_name_and_number" isAlwaysOptional />
    </div>
  )
}

function useField(name: Name) {
  const t = useText()
  const row: Row = FIELDS[name]
  const value = useAtomValue(guestFormAtom)[name]
  const wrong = useAtomValue(shownErrorsAtom)[name]
  const requirement = useAtomValue(settingsAtom).guest_info[row.asks ?? 'phone']
  const type = useSetAtom(typeAtom)
  const leave = useSetAtom(leaveFieldAtom)
  return {
    row,
    isAsked: row.asks === undefined || requirement !== 'do_not_ask',
    isOptional: row.asks !== undefined && requirement === 'optional',
    control: {
      label: t(FIELDS[name].label),
      name,
      value,
      autoComplete: row.fills,
      error: wrong && say(t, wrong),
      onBlur: () => leave(name),
      onChange: (event: { currentTarget: { value: string } }) => type(name, event.currentTarget.value),
    },
  }
}

type GuestFieldProps = { name: Name; help?: ReactNode; isAlwaysOptional?: boolean }

function GuestField({ name, help, isAlwaysOptional = false }: GuestFieldProps) {
  const t = useText()
  const { row, isAsked, isOptional, control } = useField(name)
  if (!isAsked) return null
  const mayBeEmpty = isOptional || isAlwaysOptional
  return (
    <Field
      {...control}
      type={row.kind ?? 'text'}
      latin={row.latin}
      maxLength={row.most}
      required={!mayBeEmpty}
      optional={mayBeEmpty && t('common.optional')}
      help={help}
    />
  )
}

function CountryField() {
  const t = useText()
  const locale = useLocale()
  const { isAsked, isOptional, control } = useField('nationality')
  const choices = useMemo(() => countryChoices(locale), [locale])
  if (!isAsked) return null
  return (
    <Select
      {...control}
      choices={choices}
      empty={t('checkout.chooseCountry')}
      required={!isOptional}
      optional={isOptional && t('common.optional')}
    />
  )
}
