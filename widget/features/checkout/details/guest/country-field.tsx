import { useMemo } from 'react'

import { countryChoices } from '../../../../lib/countries.ts'
import { useLocale, useText } from '../../../../state/settings/texts.ts'
import { Select } from '../../../../ui/controls/select.tsx'
import type { GuestRow } from '../../../../ui/fields/guest-rows.ts'
import { useField } from '../guest-fields.tsx'

/** Every country in the guest's language. */
export function CountryField({ row }: { row: GuestRow }) {
  const t = useText()
  const locale = useLocale()
  const { isOptional, control } = useField({ name: 'nationality', label: t('checkout.nationality'), row })
  const choices = useMemo(() => countryChoices(locale), [locale])
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
