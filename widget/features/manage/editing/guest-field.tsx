import { useAtomValue, useSetAtom } from 'jotai'

import type { Guest, Reservation } from '../../../../shared/model/stay/reservation.ts'
import { PREFECTURES } from '../../../../shared/prefectures.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { countryChoices } from '../../../lib/countries.ts'
import type { Translate } from '../../../lib/i18n.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { GUEST_ROWS } from '../../../ui/fields/guest-rows.ts'
import type { GuestRow } from '../../../ui/fields/guest-rows.ts'
import { Select } from '../../../ui/controls/select.tsx'
import type { SelectOption } from '../../../ui/controls/select.tsx'
import { guestFieldErrorsAtom, guestInfoAtom, guestValuesAtom, typeGuestAtom } from './guests.ts'

export type EditedField = Exclude<keyof Guest, 'email'>

type Chosen = { choices: SelectOption[]; label?: string; empty: string }

/** What is chosen and not typed: the country, and the prefecture of an address in Japan. */
function chosenOf(t: Translate, field: EditedField, nationality: string, locale: Locale): Chosen | null {
  if (field === 'nationality') return { choices: countryChoices(locale), empty: t('checkout.chooseCountry') }
  const isInJapan = nationality ? nationality === 'JP' : locale === 'ja'
  if (field !== 'prefecture_or_state' || !isInJapan) return null
  const choices = PREFECTURES.map((value) => ({ value, label: t(`prefectures.${value}`) }))
  return { choices, label: t('guest.prefecture'), empty: t('guest.choosePrefecture') }
}

type GuestFieldProps = { name: EditedField; reservation: Reservation }

/** One line of the form; nothing where the hotel does not ask for it. */
export function GuestField({ name, reservation }: GuestFieldProps) {
  const t = useText()
  const locale = useLocale()
  const values = useAtomValue(guestValuesAtom)(reservation)
  const wrong = useAtomValue(guestFieldErrorsAtom)[name]
  const info = useAtomValue(guestInfoAtom)
  const type = useSetAtom(typeGuestAtom)
  const row: GuestRow = GUEST_ROWS[name]
  const requirement = row.asks ? info[row.asks] : 'required'
  if (requirement === 'do_not_ask') return null

  const mayBeEmpty = requirement === 'optional' || name === 'building_name_and_number'
  const control = {
    label: formatMessage(t, { key: GUEST_ROWS[name].label }),
    name,
    value: values[name] ?? '',
    autoComplete: row.fills,
    required: !mayBeEmpty,
    optional: mayBeEmpty && t('common.optional'),
    error: wrong && formatMessage(t, { key: wrong }),
    onChange: (event: { currentTarget: { value: string } }) =>
      type(reservation.reservation_number, name, event.currentTarget.value),
  }
  const chosen = chosenOf(t, name, values.nationality ?? '', locale)
  // A word of before that is none of the choices stays what it is.
  const isChoice = control.value === '' || chosen?.choices.some(({ value }) => value === control.value)
  if (chosen && isChoice) return <Select {...control} {...chosen} label={chosen.label ?? control.label} />
  return <Field {...control} type={row.kind ?? 'text'} latin={row.latin} maxLength={row.most} />
}
