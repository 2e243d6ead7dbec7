import { useSetAtom } from 'jotai'

import type { OtaHotel, OtaRating } from '../../../shared/model/search/ota.ts'
import { dateRange } from '../../lib/format.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { pin } from '../../ui/icons/stay.ts'
import { Photo } from '../../ui/layout/photo.tsx'
import { useHotelLink } from './hotel-link.ts'
import { HotelOffer } from './hotel-offer.tsx'
import { writeOtaSearch } from './query.ts'
import type { OtaSearch } from './query.ts'
import { Rating } from './rating.tsx'
import { SEPARATOR } from '../../ui/separator.ts'

type CardProps = { hotel: OtaHotel; rating: OtaRating | undefined; search: OtaSearch; isFirst: boolean }

/** A hotel of the list; the whole card leads to its rooms for the same stay (OTA-003). */
export function HotelCard({ hotel, rating, search, isFirst }: CardProps) {
  const t = useText()
  const link = useHotelLink(hotel, search)
  const [photo] = hotel.hotel_photos
  const lang = ownLanguage(hotel.lang)
  return (
    <li className="ota-hotel" part="hotel">
      <Photo alt={photo?.alt ?? ''} {...(photo && { url: photo.url })} eager={isFirst} gone={hotel.offer === null} />
      <div className="ota-words">
        <h2>
          <Link {...link} className="ota-card-link">
            <bdi lang={lang} translate="no">
              {hotel.name}
            </bdi>
          </Link>
        </h2>
        <p className="ota-facts small">
          <span>
            <Icon of={pin} /> {hotel.place.name}
          </span>
          {rating && <Rating {...rating} />}
        </p>
        <p className="small soft">
          <bdi lang={lang}>{hotel.description}</bdi>
        </p>
        {hotel.wishes.length > 0 && (
          <p className="tiny soft">
            {hotel.wishes
              .slice(0, 4)
              .map((wish) => t(`ota.wish_${wish}`))
              .join(SEPARATOR)}
          </p>
        )}
        <div className="ota-offer">
          <HotelOffer hotel={hotel} search={search} />
        </div>
        {hotel.offer === null && <OtherDates hotel={hotel} search={search} />}
      </div>
    </li>
  )
}

/** Nothing for these dates: the next ones that look free (OTA-015). */
function OtherDates({ hotel, search }: Pick<CardProps, 'hotel' | 'search'>) {
  const t = useText()
  const locale = useLocale()
  const go = useSetAtom(goAtom)
  const next = hotel.next_available
  if (!next) return null
  const other = { ...search, checkin: next.checkin_date, page: 1 }
  return (
    <p className="ota-next small">
      {t('ota.nextFree', { dates: dateRange(next.checkin_date, next.checkout_date, locale) })}{' '}
      <Button size="small" onClick={() => go({ to: 'agencyHotels', query: writeOtaSearch(other) })}>
        {t('ota.showDates')}
        <span className="unseen"> {hotel.name}</span>
      </Button>
    </p>
  )
}
