import type { ListedReservation } from '../../../../shared/model/stay/listed-reservation.ts'
import { partyTotals } from '../../../../shared/rules/party/party-totals.ts'
import { dayAndTime, deadline } from '../../../lib/format.ts'
import { displayDate } from '../../../../locales/display-date.ts'
import { partyWords } from '../../../lib/party-words.ts'
import { stayLength } from '../../../lib/stay-length.ts'
import { usePhotoWords } from '../../../state/settings/photo-words.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { check, clock } from '../../../ui/icons/signs.ts'
import { Label } from '../../../ui/messages/label.tsx'
import type { LabelKind } from '../../../ui/messages/label.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { Say } from '../../../ui/messages/say.tsx'
import { MoveLink } from './move-link.tsx'
import { SEPARATOR } from '../../../ui/separator.ts'

const STATUSES = {
  payment_pending: { kind: 'warn', label: 'account.stayPending' },
  done: { kind: 'good', label: 'account.stayBooked' },
  cancelled: { kind: 'plain', label: 'account.stayCancelled' },
  completed: { kind: 'plain', label: 'account.stayCompleted' },
} as const satisfies Record<ListedReservation['status'], { kind: LabelKind; label: string }>

type StayProps = { stay: ListedReservation; isFirst: boolean }

/** A stay of the list; its button leads to all of it. The bank's question is the one thing that cannot wait. */
export function StayRow({ stay, isFirst }: StayProps) {
  const t = useText()
  const locale = useLocale()
  const { kind, label } = STATUSES[stay.status]
  const isPending = stay.status === 'payment_pending'
  const params = { confirmationNumber: stay.reservation_number }
  return (
    <li className="stay" part="stay">
      <Photo
        alt=""
        aspect="3 / 2"
        eager={isFirst}
        words={usePhotoWords()}
        {...(stay.photo && { url: stay.photo.url })}
      />
      <div className="stack tight">
        <span className="row wrap">
          <Label kind={kind}>{t(label)}</Label>
          <bdi className="tiny soft" translate="no">
            {stay.reservation_number}
          </bdi>
        </span>
        <StayWords stay={stay} />
        {stay.cancellation_free_deadline && (
          <Say kind="good" icon={check} tiny>
            {t('account.freeUntil', { moment: deadline(stay.cancellation_free_deadline, locale, stay.time_zone) })}
          </Say>
        )}
        {stay.payment_expires_at && (
          <Say kind="warn" icon={clock} tiny>
            {t('account.confirmUntil', { moment: dayAndTime(stay.payment_expires_at, locale, stay.time_zone) })}
          </Say>
        )}
      </div>
      <div className="stay-end">
        <b>
          <Money amount={stay.total_price} currency={stay.currency} locale={locale} />
        </b>
        <MoveLink
          look={isPending ? 'main' : 'other'}
          target={
            isPending
              ? { to: 'confirmation', params, query: { code: stay.hotel.code, email: stay.email } }
              : { to: 'review', params, query: { code: stay.hotel.code, hotelId: String(stay.hotel.hotel_id) } }
          }
        >
          {t(isPending ? 'account.confirmNow' : 'account.seeStay')}
          <span className="unseen"> {stay.reservation_number}</span>
        </MoveLink>
      </div>
    </li>
  )
}

function StayWords({ stay }: { stay: ListedReservation }) {
  const t = useText()
  const { checkin_date: checkin, checkout_date: checkout } = stay
  const totals = partyTotals(stay.rooms.map(({ party }) => party))
  const names = [...new Set(stay.rooms.map(({ room_type_name }) => room_type_name))]
  return (
    <>
      <h2 className="part">{names.join(SEPARATOR)}</h2>
      <span className="small">{stay.hotel.name}</span>
      <span className="small">
        <time dateTime={checkin}>{t('core.dateRange', { from: displayDate(checkin), to: displayDate(checkout) })}</time>
        {SEPARATOR}
        {stayLength(t, checkin, checkout)}
      </span>
      <span className="small soft">{partyWords(t, totals)}</span>
    </>
  )
}
