import { POINTS_CREDITED_DAYS } from '../../../../../shared/constants.ts'
import type { Reservation } from '../../../../../shared/model/stay/reservation.ts'
import { number } from '../../../../lib/format.ts'
import { usePointName } from '../../../../state/settings/point-name.ts'
import { useLocale, useText } from '../../../../state/settings/texts.ts'

/** What the stay brings, and when (CONF-004). */
export function PointsEarned({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const locale = useLocale()
  const name = usePointName('spending.points')
  return (
    <div className="stack tight points-earned">
      <p>
        <b>{t('spending.earned', { name, n: number(reservation.points_earned, locale) })}</b>
      </p>
      <p className="tiny faint">{t('spending.credited', { name, n: POINTS_CREDITED_DAYS })}</p>
    </div>
  )
}
