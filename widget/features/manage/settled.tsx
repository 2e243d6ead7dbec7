import { useAtomValue } from 'jotai'

import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { instantOf } from '../../../shared/rules/days/zones.ts'
import { dateRange, dayAndMonth, dayAndTime, money } from '../../lib/format.ts'
import { stayLength } from '../../lib/stay-length.ts'
import { usePointName } from '../../state/settings/point-name.ts'
import { isSignedInAtom } from '../../state/settings/settings.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { clock } from '../../ui/icons/signs.ts'
import { backTo } from '../../ui/money/back-to.ts'
import { Money } from '../../ui/money/money.tsx'
import { Say } from '../../ui/messages/say.tsx'
import changeCss from '../../ui/styles/base/change.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import type { settlement } from './settlement.ts'
import { SEPARATOR } from '../../ui/separator.ts'

type SettledProps = { reservation: Reservation; money: ReturnType<typeof settlement> }

/** Fee and refund as two numbers, how the money comes back, and when the fee next rises. */
export function Settled({ reservation, money: sums }: SettledProps) {
  useStylesheet(changeCss)
  const t = useText()
  const locale = useLocale()
  const { currency, payment, checkin_date: checkin, checkout_date: checkout } = reservation
  const { percent, refund } = sums
  return (
    <>
      <p className="small">
        <b>{[...new Set(reservation.rooms.map(({ room_type_name }) => room_type_name))].join(SEPARATOR)}</b>
        <br />
        <span className="soft">
          {dateRange(checkin, checkout, locale)}
          {SEPARATOR}
          {stayLength(t, checkin, checkout)}
        </span>
      </p>
      <div className="settled">
        <dl>
          <div>
            <dt>{percent === null ? t('manage.fee') : t('manage.feePercent', { percent })}</dt>
            <dd>
              <Money amount={sums.fee} currency={currency} locale={locale} />
            </dd>
          </div>
          {payment.paid > 0 && (
            <div className="larger">
              <dt>{t('manage.back')}</dt>
              <dd>
                <Money {...refund} locale={locale} />
              </dd>
            </div>
          )}
        </dl>
        <Ways reservation={reservation} money={sums} />
      </div>
      {sums.next && (
        <Say kind="warn" icon={clock}>
          <NextFee reservation={reservation} next={sums.next} />
        </Say>
      )}
    </>
  )
}

/** How it comes back, or how what is still owed is paid. */
function Ways({ reservation, money: { fee, refund, due } }: SettledProps) {
  const t = useText()
  const name = usePointName('manage.points')
  const isMember = useAtomValue(isSignedInAtom)
  const { payment, coupon, voucher, total } = reservation
  const isHeld = payment.transaction_status === 'authorized'
  const hasWallet = Boolean(coupon ?? voucher) || (isMember && (total.spending_point_value ?? 0) > 0)
  const lines = [
    refund.amount > 0 && backTo(payment.lines, t),
    isHeld && fee === 0 && t('manage.held'),
    due > 0 && t('manage.feeAtHotel'),
    hasWallet && t('manage.wallet', { name }),
  ].filter((line) => line !== false)
  return lines.map((line) => (
    <p key={line} className="small soft">
      {line}
    </p>
  ))
}

type NextFeeProps = { reservation: Reservation; next: NonNullable<SettledProps['money']['next']> }

function NextFee({ reservation: { hotel, currency }, next: { from, fee } }: NextFeeProps) {
  const t = useText()
  const locale = useLocale()
  const at = () => new Date(instantOf(hotel.time_zone, from.date, from.minutes)).toISOString()
  const when = from.minutes === 0 ? dayAndMonth(from.date, locale) : dayAndTime(at(), locale, hotel.time_zone)
  return t('manage.nextFee', { when, fee: money(fee, currency, locale) })
}
