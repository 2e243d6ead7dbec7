import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import type { Locale } from '../../../../shared/locales.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { dateRange } from '../../../lib/format.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { stayLength } from '../../../lib/stay-length.ts'
import { usePointName } from '../../../state/settings/point-name.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { ChangeSum } from '../../../ui/money/change-sum.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { next } from '../../../ui/icons/signs.ts'
import css from '../../../ui/styles/base/change.css'
import { Money } from '../../../ui/money/money.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { calculationAtom, shownCalculation } from '../price/calculation-state.ts'
import { linesAtom, stayAtom } from '../stay.ts'
import { isAsBookedAtom, isPaidAsBookedAtom } from './agreed.ts'

type StayChangeProps = { reservation: Reservation }

/** The stay as it is, the stay as it would be, and the difference in money (MANAGE-035). */
export function StayChange({ reservation }: StayChangeProps) {
  useStylesheet(css)
  const t = useText()
  const locale = useLocale()
  const state = useAtomValue(calculationAtom)
  const stay = useAtomValue(stayAtom)
  const lines = useAtomValue(linesAtom)
  const isAsBooked = useAtomValue(isAsBookedAtom)(reservation)
  const isPaidAsBooked = useAtomValue(isPaidAsBookedAtom)(reservation)
  const pointName = usePointName('changing.points')
  const shown = shownCalculation(state)?.data
  const { checkin_date: checkin, checkout_date: checkout, rooms, total, currency, payment } = reservation
  const money = (amount: number) => <Money amount={amount} currency={currency} locale={locale} />
  return (
    <section className="stack wide" aria-live="polite" aria-busy={state.kind === 'loading'}>
      <div className="before-after">
        <Side label={t('changing.now')} stay={{ checkin, checkout }} amount={money(total.total_price)}>
          {rooms.map((room) => (
            <RoomLine key={room.reservation_hotel_room_id} room={room.room_type_name} plan={room.room_plan_name} />
          ))}
        </Side>
        <Icon of={next} />
        <Side
          label={t('changing.after')}
          stay={stay}
          amount={shown ? money(shown.total.total_price) : <Skeleton width="88px" />}
        >
          {lines.map(({ room, plan, quantity }) => (
            <RoomLine
              key={plan.room_plan_code}
              room={
                quantity > 1 ? t('checkout.roomTimes', { room: room.room_type_name, n: quantity }) : room.room_type_name
              }
              plan={plan.room_plan_name}
              lang={room.lang}
            />
          ))}
        </Side>
      </div>
      {!isPaidAsBooked && <Banner kind="warn">{t('changing.otherPayment')}</Banner>}
      {isAsBooked && <Banner kind="plain">{t('changing.asBooked')}</Banner>}
      {shown?.change && !isAsBooked && (
        <ChangeSum sum={shown.change} payment={payment} {...{ currency, pointName, locale, t }} />
      )}
    </section>
  )
}

type SideProps = {
  label: string
  stay: { checkin: string; checkout: string }
  amount: ReactNode
  children: ReactNode
}

function Side({ label, stay: { checkin, checkout }, amount, children }: SideProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="stack tight">
      <span className="tiny soft">{label}</span>
      <b>{dateRange(checkin, checkout, locale)}</b>
      <span className="small">{stayLength(t, checkin, checkout)}</span>
      {children}
      <span>{amount}</span>
    </div>
  )
}

type RoomLineProps = { room: string; plan: string; lang?: Locale | null }

const RoomLine = ({ room, plan, lang = null }: RoomLineProps) => (
  <span className="small" lang={ownLanguage(lang)}>
    {room}
    <br />
    <span className="soft">{plan}</span>
  </span>
)
