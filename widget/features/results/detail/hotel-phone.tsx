import { useAtomValue } from 'jotai'
import { mask } from 'superstruct'

import { checkoutSettings } from '../../../../shared/model/checkout-settings.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'

/** Somebody to ask; nothing where the hotel has given no number. */
export function HotelPhone() {
  const t = useText()
  const { phone_number: phone } = mask(useAtomValue(settingsAtom), checkoutSettings)
  if (!phone) return null
  return (
    <p className="small">
      {t('detail.askHotel')}{' '}
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        <bdi dir="ltr">{phone}</bdi>
      </a>
    </p>
  )
}
