import type { TaxNote } from '../../../../../shared/model/hotel/checkout-settings.ts'
import { dayInFull } from '../../../../lib/format.ts'
import { useLocale, useText } from '../../../../state/settings/texts.ts'
import { info } from '../../../../ui/icons/signs.ts'
import { Say } from '../../../../ui/messages/say.tsx'

export function TaxNoteLine({ note }: { note: TaxNote }) {
  const t = useText()
  const locale = useLocale()
  const { percentage, next_percentage: next, next_from: day } = note
  return (
    <Say tiny icon={info}>
      {t('price.taxNote', { percentage, next, day: dayInFull(day, locale) })}
    </Say>
  )
}
