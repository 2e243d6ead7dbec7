import type { OrganizationStay } from '../../../../shared/model/person/organization-account.ts'
import { displayDate } from '../../../../locales/display-date.ts'
import { stayLength } from '../../../lib/stay-length.ts'
import { useScreenLink } from '../../../state/navigation/screen-link.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Link } from '../../../ui/controls/link.tsx'
import { Label } from '../../../ui/messages/label.tsx'
import type { LabelKind } from '../../../ui/messages/label.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { SEPARATOR } from '../../../ui/separator.ts'

const STATUSES = {
  payment_pending: { kind: 'warn', label: 'corporate.statusPending' },
  done: { kind: 'good', label: 'corporate.statusBooked' },
  cancelled: { kind: 'plain', label: 'corporate.statusCancelled' },
  completed: { kind: 'plain', label: 'corporate.statusCompleted' },
} as const satisfies Record<OrganizationStay['status'], { kind: LabelKind; label: string }>

/** One line of the list: who travels, where and when. All of it leads to the stay itself (CORP-003). */
export function CompanyStay({ stay }: { stay: OrganizationStay }) {
  const t = useText()
  const locale = useLocale()
  const { checkin_date: checkin, checkout_date: checkout, hotel } = stay
  const { kind, label } = STATUSES[stay.status]
  const link = useScreenLink({
    to: 'review',
    params: { confirmationNumber: stay.reservation_number },
    query: { code: hotel.code, hotelId: String(hotel.hotel_id) },
  })
  const rooms = [...new Set(stay.rooms.map(({ room_type_name }) => room_type_name))].join(SEPARATOR)
  return (
    <li>
      <Link className="company-stay" {...link}>
        <span className="stack tight">
          <b>
            <bdi>{stay.guest_name}</bdi>
          </b>
          <span className="small">
            {hotel.name}
            {SEPARATOR}
            {rooms}
          </span>
          <span className="small soft">
            <time dateTime={checkin}>
              {t('core.dateRange', { from: displayDate(checkin), to: displayDate(checkout) })}
            </time>
            {SEPARATOR}
            {stayLength(t, checkin, checkout)}
          </span>
        </span>
        <span className="company-stay-end">
          <Label kind={kind}>{t(label)}</Label>
          <b>
            <Money amount={stay.total_price} currency={stay.currency} locale={locale} />
          </b>
          <bdi className="tiny soft" translate="no">
            {stay.reservation_number}
          </bdi>
        </span>
      </Link>
    </li>
  )
}
