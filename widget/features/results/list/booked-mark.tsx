import { useAtomValue } from 'jotai'

import type { RoomPlan } from '../../../../shared/model/search/room.ts'
import { money } from '../../../lib/format.ts'
import { reviewAtom } from '../../../state/reservation/review.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Label } from '../../../ui/messages/label.tsx'
import { bookedDifference } from './booked-difference.ts'

/** While a stay is changed: which plan it has now, and what each other one costs more or less than all that is booked. */
export function BookedMark({ plan }: { plan: RoomPlan }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const review = useAtomValue(reviewAtom)
  if (review.kind !== 'ready') return null
  const { isBooked, difference } = bookedDifference(plan, review.reservation.rooms)
  if (!isBooked && difference === 0) return null
  const shown = money(Math.abs(difference), currency, locale)
  return (
    <p className="row wrap">
      {isBooked && <Label kind="good">{t('detail.booked')}</Label>}
      {difference !== 0 && (
        <span className="small soft">
          {t(difference > 0 ? 'detail.costsMore' : 'detail.costsLess', { price: shown })}
        </span>
      )}
    </p>
  )
}
