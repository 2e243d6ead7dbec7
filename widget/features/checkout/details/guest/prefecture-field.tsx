import { PREFECTURES, isPrefecture } from '../../../../../shared/prefectures.ts'
import { useText } from '../../../../state/settings/texts.ts'
import { Select } from '../../../../ui/controls/select.tsx'
import type { GuestRow } from '../../../../ui/fields/guest-rows.ts'
import { useField } from '../guest-fields.tsx'

/** The 47 prefectures in the order of their national code, in the guest's language. */
export function PrefectureField({ row }: { row: GuestRow }) {
  const t = useText()
  const { isOptional, control } = useField({ name: 'prefecture_or_state', label: t('guest.prefecture'), row })
  return (
    <Select
      {...control}
      value={isPrefecture(control.value) ? control.value : ''}
      choices={PREFECTURES.map((value) => ({ value, label: t(`prefectures.${value}`) }))}
      empty={t('guest.choosePrefecture')}
      required={!isOptional}
      optional={isOptional && t('common.optional')}
    />
  )
}
