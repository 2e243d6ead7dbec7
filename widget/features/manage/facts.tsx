import type { UpdateSettings } from '../../../shared/model/stay/cancelling.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { partyTotals } from '../../../shared/rules/party/party-totals.ts'
import { dateAndWeekday } from '../../../locales/display-date.ts'
import { guestNames } from '../../lib/name-order.ts'
import { partyWords } from '../../lib/party-words.ts'
import { stayLength } from '../../lib/stay-length.ts'
import { Lazy } from '../../state/lazy.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { GuestsEdit } from './editing/guests-edit.tsx'
import { FactLine } from './fact-line.tsx'
import { SEPARATOR } from '../../ui/separator.ts'

/** What was booked, a ruled line each. */
export function ReservationFacts({
  reservation,
  updating,
}: {
  reservation: Reservation
  updating: UpdateSettings | null
}) {
  const t = useText()
  const { hotel, extras = [], coupon, voucher } = reservation
  return (
    <dl className="stay-facts">
      <FactLine label={t('manage.dates')}>
        <Dates reservation={reservation} />
      </FactLine>
      <FactLine label={t('manage.room')}>
        {reservation.rooms.map((room) => (
          <p key={room.reservation_hotel_room_id}>
            <b>{room.room_type_name}</b>
            <br />
            <span className="small soft">{room.room_plan_name}</span>
          </p>
        ))}
      </FactLine>
      <FactLine label={t('manage.guests')}>
        <Guests reservation={reservation} />
        <GuestsEdit {...{ reservation, updating }} />
      </FactLine>
      {extras.length > 0 && (
        <FactLine label={t('manage.extras')}>
          {extras.map((extra) => (
            <p key={`${extra.extra_id} ${extra.date} ${extra.delivered_at}`}>
              {extra.name} × {extra.quantity}
            </p>
          ))}
        </FactLine>
      )}
      {(coupon ?? voucher) && <Lazy load={loadCodes} props={{ reservation }} />}
      <FactLine label={t('manage.hotel')}>
        {hotel.name}
        <br />
        <span className="small soft">{hotel.full_address}</span>
      </FactLine>
    </dl>
  )
}

const loadCodes = () => import('./codes-line.tsx').then(({ CodesLine }) => CodesLine)

function Dates({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const { checkin_date: checkin, checkout_date: checkout, check_in_range: range, check_out_time: until } = reservation
  const isDayUse = checkin === checkout
  const from = range.from && (range.to ? t('common.timeRange', range) : range.from)
  return (
    <>
      <p>
        {isDayUse ? <Day date={checkin} /> : <Days from={checkin} to={checkout} />}
        <span className="soft">
          {SEPARATOR}
          {stayLength(t, checkin, checkout)}
        </span>
      </p>
      <p className="small soft">
        {from && `${t('common.checkIn')} ${from}`}
        {from && until && SEPARATOR}
        {until && `${t('common.checkOut')} ${t('common.untilTime', { time: until })}`}
      </p>
    </>
  )
}

/** Two days, with what the language writes around and between them. */
function Days({ from, to }: { from: string; to: string }) {
  const t = useText()
  const [before, between, after] = t('core.dateRange', { from: PLACE, to: PLACE }).split(PLACE)
  return (
    <>
      {before}
      <Day date={from} />
      {between}
      <Day date={to} />
      {after}
    </>
  )
}
const PLACE = '|'

function Day({ date }: { date: string }) {
  const t = useText()
  return <time dateTime={date}>{dateAndWeekday(date, t)}</time>
}

function Guests({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const locale = useLocale()
  const { phone } = reservation.guest
  return (
    <>
      <p>{partyWords(t, partyTotals(reservation.rooms.map(({ party }) => party)))}</p>
      {guestNames(reservation, locale).map((name) => (
        <p key={name} className="small soft">
          <bdi translate="no">{name}</bdi>
        </p>
      ))}
      {phone && (
        <p className="small soft">
          <bdi dir="ltr" translate="no">
            {phone}
          </bdi>
        </p>
      )}
    </>
  )
}
