import { useAtomValue } from 'jotai'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { dateRange } from '../../../lib/format.ts'
import { stayLength } from '../../../lib/stay-length.ts'
import { usePointName } from '../../../state/settings/point-name.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { ChangeSum } from '../../../ui/money/change-sum.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { next } from '../../../ui/icons/signs.ts'
import css from '../../../ui/styles/base/change.css'
import { Money } from '../../../ui/money/money.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { sumAtom } from './sum.ts'
import { wishAtom, wishedStay } from './wish.ts'
import { SEPARATOR } from '../../../ui/separator.ts'

/** The stay as it is beside the stay as it would be, and what that means in money (MANAGE-035). */
export function Comparison({ reservation }: { reservation: Reservation }) {
  useStylesheet(css)
  const t = useText()
  const locale = useLocale()
  const sum = useAtomValue(sumAtom)
  const wish = useAtomValue(wishAtom)(reservation.reservation_number)
  const pointName = usePointName('changing.points')
  const stay = wishedStay(reservation, wish)
  const { checkin_date, checkout_date, rooms, total, currency, payment } = reservation
  if (!stay) return <p className="soft">{t('changing.same')}</p>
  return (
    <div className="stack wide" aria-live="polite" aria-busy={sum.kind === 'asking'}>
      <div className="before-after">
        <Side
          label={t('changing.now')}
          stay={{ checkin_date, checkout_date, rooms: rooms.length }}
          amount={total.total_price}
          reservation={reservation}
        />
        <Icon of={next} />
        <Side
          label={t('changing.after')}
          stay={{ ...stay, rooms: stay.rooms.length }}
          amount={sum.kind === 'ready' ? sum.sum.after : null}
          reservation={reservation}
        />
      </div>
      {sum.kind === 'ready' && <ChangeSum sum={sum.sum} payment={payment} {...{ currency, pointName, locale, t }} />}
    </div>
  )
}

type SideProps = {
  label: string
  stay: { checkin_date: string; checkout_date: string; rooms: number }
  /** Null while it is being asked. */
  amount: number | null
  reservation: Reservation
}

function Side({ label, stay, amount, reservation }: SideProps) {
  const t = useText()
  const locale = useLocale()
  const { checkin_date: checkin, checkout_date: checkout } = stay
  const hasRooms = reservation.rooms.length > 1
  return (
    <div className="stack tight">
      <span className="tiny soft">{label}</span>
      <b>{dateRange(checkin, checkout, locale)}</b>
      <span className="small">
        {stayLength(t, checkin, checkout)}
        {hasRooms && (
          <>
            {SEPARATOR}
            {t('core.rooms', { n: stay.rooms })}
          </>
        )}
      </span>
      <span className="small soft">
        {amount === null ? (
          <Skeleton width="88px" />
        ) : (
          <Money amount={amount} currency={reservation.currency} locale={locale} />
        )}
      </span>
    </div>
  )
}
