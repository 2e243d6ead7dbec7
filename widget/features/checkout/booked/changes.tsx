import { useAtomValue } from 'jotai'

import type { Reservation } from '../../../../shared/model/reservation.ts'
import { linkerAtom } from '../../../state/attribution.ts'
import { useText } from '../../../state/texts.ts'
import { edit, phone as phoneIcon } from '../../../ui/icons/booking.ts'
import { Link } from '../../../ui/link.tsx'

/** Whom to ask for another date, or to cancel: the hotel, by its page and by telephone. */
export function BookedChanges({ hotel }: { hotel: Reservation['hotel'] }) {
  const t = useText()
  const link = useAtomValue(linkerAtom)
  const { name, url, phone_number: phone } = hotel
  return (
    <section className="stack line booked-next">
      <h2 className="part">{t('booked.changeTitle')}</h2>
      <p className="small soft">{t('booked.changeText', { hotel: name })}</p>
      <div className="row wrap">
        {url && (
          <Link outside button="other" size="small" icon={edit} href={link(url)}>
            {t('booked.change')}
          </Link>
        )}
        {phone && (
          <Link
            button="other"
            size="small"
            icon={phoneIcon}
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
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
