import { useAtomValue } from 'jotai'

import type { Reservation, RoomGuest } from '../../../../shared/model/reservation.ts'
import { CARD_BRANDS, isCardBrand } from '../../../../shared/payments.ts'
import { fullName } from '../../../lib/name-order.ts'
import { partyWords } from '../../../lib/party-words.ts'
import { linkerAtom } from '../../../state/analytics/attribution.ts'
import { Lazy } from '../../../state/lazy.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import type { BillLine } from '../../../ui/money/bill.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { Summary } from '../../../ui/money/summary.tsx'
import { ExtraLinesPlace } from '../extras/extras-place.tsx'
import { PriceBill } from '../price/price-bill.tsx'
import { EarnedPlace } from '../spending/spending-place.tsx'

const loadMore = () => import('./booked/more.tsx').then(({ BookedMore }) => BookedMore)
const WORDS = ['booked'] as const

/** Rooms and bill of a booked stay; what is for its guest to keep (points, codes for the desk) is left out while it is paid for. */
export function BookedSummary({ reservation, isBrief = false }: { reservation: Reservation; isBrief?: boolean }) {
  const t = useText()
  const link = useAtomValue(linkerAtom)
  const photo = reservation.rooms[0]?.photos[0]
  const { hotel } = reservation
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
      <ExtraLinesPlace extras={reservation.extras} currency={reservation.currency} />
      <BookedBill reservation={reservation} />
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

function BookedBill({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const locale = useLocale()
  const { payment, total, currency } = reservation
  const sum = (amount: number) => <Money {...{ amount, currency, locale }} />
  const cardName =
    payment.card && t('checkout.cardName', { brand: markOf(payment.card.brand), last4: payment.card.last4 })
  const paid: BillLine[] = [
    {
      id: 'paid',
      label: cardName && payment.paid > 0 ? t('checkout.paidWith', { card: cardName }) : t('checkout.paidNow'),
      amount: sum(payment.paid),
    },
    { id: 'due', label: t('checkout.dueAtHotel'), amount: sum(payment.due_at_hotel) },
  ]
  return (
    <div className="stack">
      <PriceBill
        price={total}
        discounts={reservation.discounts}
        currency={currency}
        second={reservation.mcp_currency}
      />
      <dl className="bill line">
        {paid.map((line) => (
          <div key={line.id}>
            <dt>{line.label}</dt>
            <dd>{line.amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const markOf = (brand: string) => (isCardBrand(brand) ? CARD_BRANDS[brand].mark : brand)
