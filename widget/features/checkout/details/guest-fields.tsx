import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ReactNode } from 'react'

import type { TextKey } from '../../../lib/i18n.ts'
import { isFamilyFirst } from '../../../lib/name-order.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { Lazy } from '../../../state/lazy.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { GUEST_ROWS } from '../../../ui/fields/guest-rows.ts'
import type { GuestRow } from '../../../ui/fields/guest-rows.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { asksKanaAtom, guestFormAtom, isInJapanAtom, leaveFieldAtom, shownErrorsAtom, typeAtom } from './form.ts'
import type { GuestForm } from './form.ts'
import { checkoutSettingsAtom } from '../settings.ts'

/** Others come with the files of those who are asked for them. */
type Name = Exclude<keyof GuestForm, `${string}_kanji` | 'requests' | `receipt_${string}`>

const FIELDS = {
  ...GUEST_ROWS,
  email_again: { ...GUEST_ROWS.email, label: 'checkout.emailAgain' },
} as const satisfies Record<Name, GuestRow & { label: TextKey }>

const GUEST_WORDS = ['guest'] as const

/** The guest's own fields, as many as the hotel asks for, names in the order of the language. */
export function GuestFields() {
  const t = useText()
  const isFirst = isFamilyFirst(useLocale())
  const asksKana = useAtomValue(asksKanaAtom)
  const isNameFixed = !useAtomValue(checkoutSettingsAtom).guest_name_update_enabled
  const names: readonly Name[] = isFirst ? ['last_name', 'first_name'] : ['first_name', 'last_name']
  return (
    <div className="fields">
      {names.map((name) => (
        <GuestField key={name} name={name} />
      ))}
      <p className="tiny faint whole">{t(isNameFixed ? 'checkout.nameFixed' : 'checkout.nameHelp')}</p>
      {asksKana && <GuestField name="last_name_kana" />}
      {asksKana && <GuestField name="first_name_kana" />}
      <KanjiName />
      <GuestField name="email" help={t('checkout.emailHelp')} />
      <GuestField name="email_again" />
      <GuestField name="phone" help={t('checkout.phoneHelp')} />
      <CountryField />
      <Address />
    </div>
  )
}

const ADDRESS = ['postal_code', 'prefecture_or_state', 'street_address', 'building_name_and_number'] as const

/** A press away where the hotel can do without; there for whom it holds something, or something wrong. */
function Address() {
  const t = useText()
  const { postal_code, address } = useAtomValue(checkoutSettingsAtom).guest_info
  const form = useAtomValue(guestFormAtom)
  const wrong = useAtomValue(shownErrorsAtom)
  const [wanted, setWanted] = useState<boolean>()
  const asks = [postal_code, address]
  const isFolded = asks.includes('optional') && !asks.includes('required')
  const isIn = (of: Partial<Record<keyof GuestForm, unknown>>) => ADDRESS.some((name) => of[name])
  const isShown = isIn(wrong) || (wanted ?? isIn(form))
  return (
    <>
      {isFolded && (
        <p className="whole">
          <Button look="quiet" size="small" aria-expanded={isShown} onClick={() => setWanted(!isShown)}>
            {t('checkout.address')}
          </Button>
        </p>
      )}
      {(isShown || !isFolded) && (
        <>
          <GuestField name="postal_code" />
          <RegionField />
          <GuestField name="street_address" />
          <GuestField name="building_name_and_number" isAlwaysOptional />
        </>
      )}
    </>
  )
}

type FieldProps = { name: keyof GuestForm; label: string; row: GuestRow; help?: ReactNode; isAlwaysOptional?: boolean }

export function useField({ name, label, row }: FieldProps) {
  const value = useAtomValue(guestFormAtom)[name]
  const t = useText()
  const wrong = useAtomValue(shownErrorsAtom)[name]
  const requirement = useAtomValue(checkoutSettingsAtom).guest_info[row.asks ?? 'phone']
  const type = useSetAtom(typeAtom)
  const leave = useSetAtom(leaveFieldAtom)
  return {
    isAsked: row.asks === undefined || requirement !== 'do_not_ask',
    isOptional: row.asks !== undefined && requirement === 'optional',
    control: {
      label,
      name,
      value,
      autoComplete: row.fills,
      error: wrong && formatMessage(t, wrong),
      onBlur: () => leave(name, value),
      onChange: (event: { currentTarget: { value: string } }) => type(name, event.currentTarget.value),
    },
  }
}

/** One line of the form; nothing where the hotel does not ask for it. */
export function WordField(props: FieldProps) {
  const t = useText()
  const { row, help, isAlwaysOptional = false } = props
  const { isAsked, isOptional, control } = useField(props)
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

type GuestFieldProps = { name: Name; help?: ReactNode; isAlwaysOptional?: boolean }

function GuestField(props: GuestFieldProps) {
  const t = useText()
  const { label, ...row } = FIELDS[props.name]
  return <WordField {...props} label={t(label)} row={row} />
}

/** Japan has a list of prefectures, every other country its own words (GUEST-016). */
function RegionField() {
  const isInJapan = useAtomValue(isInJapanAtom)
  const isAsked = useAtomValue(checkoutSettingsAtom).guest_info.address !== 'do_not_ask'
  if (!isInJapan || !isAsked) return <GuestField name="prefecture_or_state" />
  return <Lazy load={loadPrefectures} parts={PREFECTURE_WORDS} props={{ row: FIELDS.prefecture_or_state }} />
}
const loadPrefectures = () => import('./guest/prefecture-field.tsx').then((file) => file.PrefectureField)
const PREFECTURE_WORDS = ['guest', 'prefectures'] as const

/** The name in Chinese characters, where the hotel wants it. */
function KanjiName() {
  const isAsked = useAtomValue(checkoutSettingsAtom).guest_info.kanji_name !== 'do_not_ask'
  return isAsked && <Lazy load={loadKanji} parts={GUEST_WORDS} props={{}} />
}
const loadKanji = () => import('./guest/kanji-name.tsx').then((file) => file.KanjiName)

/** More than two hundred of them, where the hotel wants to know. */
function CountryField() {
  const isAsked = useAtomValue(checkoutSettingsAtom).guest_info.nationality !== 'do_not_ask'
  return isAsked && <Lazy load={loadCountries} parts={COUNTRY_WORDS} props={{ row: FIELDS.nationality }} />
}
const loadCountries = () => import('./guest/country-field.tsx').then((file) => file.CountryField)
const COUNTRY_WORDS = ['checkout', 'common'] as const
