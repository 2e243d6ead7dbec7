import type { ReactNode } from 'react'

import type { OtaHotel } from '../../../shared/model/search/ota.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { Link } from '../../ui/controls/link.tsx'
import { Photo } from '../../ui/layout/photo.tsx'
import { useHotelLink } from './hotel-link.ts'
import { HotelOffer } from './hotel-offer.tsx'
import type { OtaSearch } from './query.ts'

type TileProps = { hotel: OtaHotel; search: OtaSearch; children?: ReactNode }

/** A hotel of a carousel, and below its place what else is to be said of it. */
export function HotelTile({ hotel, search, children }: TileProps) {
  const link = useHotelLink(hotel, search)
  const [photo] = hotel.hotel_photos
  return (
    <li className="ota-tile" part="hotel">
      <Photo alt={photo?.alt ?? ''} aspect="3 / 2" {...(photo && { url: photo.url })} gone={hotel.offer === null} />
      <h3>
        <Link {...link} className="ota-card-link">
          <bdi lang={ownLanguage(hotel.lang)} translate="no">
            {hotel.name}
          </bdi>
        </Link>
      </h3>
      <p className="small soft">{hotel.place.name}</p>
      {children}
      <div className="ota-offer">
        <HotelOffer hotel={hotel} search={search} align="start" />
      </div>
    </li>
  )
}
