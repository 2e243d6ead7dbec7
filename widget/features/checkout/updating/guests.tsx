import type { Reservation } from '../../../../shared/model/reservation.ts'
import { isFamilyFirst } from '../../../lib/name-order.ts'
import { useLocale, useText } from '../../../state/texts.ts'

/** For whom the stay is booked, which a change of dates and rooms leaves as it is. */
export function Guests({ reservation: { guest, rooms, email } }: { reservation: Reservation }) {
  const t = useText()
  const isFamily = isFamilyFirst(useLocale())
  const names = [guest, ...rooms.flatMap((room) => room.guest ?? [])].map(({ first_name, last_name }) =>
    isFamily ? `${last_name} ${first_name}` : `${first_name} ${last_name}`,
  )
  return (
    <section className="block">
      <h2>{t('manage.guests')}</h2>
      <div className="stack tight">
        {[...new Set(names)].map((name) => (
          <p key={name}>
            <bdi>{name}</bdi>
          </p>
        ))}
        <p className="small soft">
          <bdi dir="ltr">{email}</bdi>
        </p>
      </div>
      <p className="small soft">{t('changing.guestsStay')}</p>
    </section>
  )
}
