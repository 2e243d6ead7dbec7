import { useAtomValue, useSetAtom } from 'jotai'

import type { Reservation } from '../../../../../shared/model/stay/reservation.ts'
import { telHref } from '../../../../../shared/tel-href.ts'
import { goAtom } from '../../../../state/navigation/navigation.ts'
import { useText } from '../../../../state/settings/texts.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { edit, phone as phoneIcon } from '../../../../ui/icons/booking.ts'
import { Link } from '../../../../ui/controls/link.tsx'
import { bookedCredentialsAtom } from '../booked.ts'

/** Where the stay is changed or cancelled, and whom to ask about everything else. */
export function BookedChanges({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const go = useSetAtom(goAtom)
  const proof = useAtomValue(bookedCredentialsAtom)
  const { name, phone_number: phone } = reservation.hotel
  const review = () =>
    go({
      to: 'review',
      params: { confirmationNumber: reservation.reservation_number },
      query: { hotelId: String(reservation.hotelId) },
      state: proof,
    })
  return (
    <section className="stack line booked-next">
      <h2 className="part">{t('booked.changeTitle')}</h2>
      <p className="small soft">{t('booked.changeText', { hotel: name })}</p>
      <div className="row wrap">
        <Button size="small" icon={edit} onClick={review}>
          {t('booked.change')}
        </Button>
        {phone && (
          <Link
            button="other"
            size="small"
            icon={phoneIcon}
            href={telHref(phone)}
            aria-label={`${t('checkout.call')} ${phone}`}
          >
            <bdi dir="ltr" translate="no">
              {phone}
            </bdi>
          </Link>
        )}
      </div>
    </section>
  )
}
