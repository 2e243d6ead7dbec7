import { useAtomValue } from 'jotai'

import type { Reservation, RoomGuest } from '../../../../shared/model/stay/reservation.ts'
import { fullName } from '../../../lib/name-order.ts'
import { partyWords } from '../../../lib/party-words.ts'
import { linkerAtom } from '../../../state/analytics/attribution.ts'
import { Lazy } from '../../../state/lazy.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Link } from '../../../ui/controls/link.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { Summary } from '../../../ui/money/summary.tsx'
import { ExtraLinesPlace } from '../extras/extras-place.tsx'
import { PriceBill } from '../price/price-bill.tsx'
import { EarnedPlace } from '../spending/spending-place.tsx'

const loadMoney = () => import('./booked/told-money.tsx').then(({ BookedMoney }) => BookedMoney)
const loadMore = () => import('./booked/more.tsx').then(({ BookedMore }) => BookedMore)
const WORDS = ['booked'] as const

/** Rooms and bill of a booked stay; what is for its guest to keep (points, codes for the desk) is left out while it is paid for. */
export function BookedSummary({ reservation, isBrief = false }: { reservation: Reservation; isBrief?: boolean }) {
  const t = useText()
  const link = useAtomValue(linkerAtom)
  const photo = reservation.rooms[0]?.photos[0]
  const { hotel, currency, mcp_currency: second } = reservation
  const money = { currency, second, pays: reservation.payment.charged?.currency }
  return (
    <Summary title={t('checkout.yourStay')} photo={photo && <Photo url={photo.url} alt={photo.alt} />}>
      <div className="small">
        <b>
          {hotel.url ? (
            <Link outside href={link(hotel.url)}>
              {hotel.name}
            </Link>
          ) : (
            hotel.name
          )}
        </b>
        <br />
        <span className="soft">{hotel.full_address}</span>
        <br />
        <bdi dir="ltr" translate="no">
          {hotel.phone_number}
        </bdi>
      </div>
      <ul className="stack tight small">
        {reservation.rooms.map((room) => (
          <li key={room.reservation_hotel_room_id}>
            <b>{room.room_type_name}</b>
            <br />
            <span className="soft">{room.room_plan_name}</span>
            <br />
            <span className="soft">{partyWords(t, room.party)}</span>
            {room.guest && <RoomGuestName guest={room.guest} />}
          </li>
        ))}
      </ul>
      <ExtraLinesPlace extras={reservation.extras} {...money} />
      <PriceBill price={reservation.total} discounts={reservation.discounts} {...money} />
      <Lazy load={loadMoney} parts={WORDS} props={{ reservation }} />
      {!isBrief && <EarnedPlace reservation={reservation} />}
      {!isBrief && <Lazy load={loadMore} parts={WORDS} props={{ reservation }} />}
    </Summary>
  )
}

function RoomGuestName({ guest }: { guest: RoomGuest }) {
  const locale = useLocale()
  return (
    <>
      <br />
      <bdi translate="no">{fullName(guest, locale)}</bdi>
    </>
  )
}
