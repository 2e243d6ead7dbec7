import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { guestNames } from '../../../lib/name-order.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'

/** For whom the stay is booked, which a change of dates and rooms leaves as it is. */
export function Guests({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const locale = useLocale()
  return (
    <section className="block">
      <h2>{t('manage.guests')}</h2>
      <div className="stack tight">
        {guestNames(reservation, locale).map((name) => (
          <p key={name}>
            <bdi>{name}</bdi>
          </p>
        ))}
        <p className="small soft">
          <bdi dir="ltr">{reservation.email}</bdi>
        </p>
      </div>
      <p className="small soft">{t('changing.guestsStay')}</p>
    </section>
  )
}
