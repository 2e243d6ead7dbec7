import { useAtomValue } from 'jotai'
import { mask, string, type } from 'superstruct'

import { lenient } from '../../../../shared/model/wire.ts'
import { telHref } from '../../../../shared/tel-href.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { loadedSettingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'

/** Of the settings of the checkout, which come with it, this alone. */
const contact = type({ phone_number: lenient(string(), '') })

/** Somebody to ask; nothing where the hotel has given no number. Before a start it is what the document knows. */
export function HotelPhone() {
  const t = useText()
  const { attributes } = useAtomValue(environmentAtom)
  const phone = mask(useAtomValue(loadedSettingsAtom) ?? {}, contact).phone_number || attributes.phone
  if (!phone) return null
  return (
    <p className="small">
      {t('detail.askHotel')}{' '}
      <a href={telHref(phone)}>
        <bdi dir="ltr">{phone}</bdi>
      </a>
    </p>
  )
}
