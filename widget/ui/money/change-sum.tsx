import type { Locale } from '../../../shared/locales.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { ChangeSum as Sum } from '../../../shared/model/stay/changed-room.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { dueKindOf } from '../../../shared/rules/money/stay-money.ts'
import { number } from '../../lib/format.ts'
import type { Translate } from '../../lib/i18n.ts'
import css from '../styles/base/change.css'
import { Money } from './money.tsx'
import { backTo } from './back-to.ts'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type ChangeSumProps = {
  sum: Sum
  currency: Currency
  /** How the stay is paid, which says who gets what is left. */
  payment: Pick<Reservation['payment'], 'type' | 'lines'>
  /** What the hotel calls its points. */
  pointName: string
  locale: Locale
  t: Translate
}

/** What a change means in money: one sum the guest can act on, and when it is paid or comes back. */
export function ChangeSum({ sum, currency, payment, pointName, locale, t }: ChangeSumProps) {
  useStylesheet(css)
  const money = (amount: number) => <Money amount={amount} currency={currency} locale={locale} />
  const points = (key: 'changing.pointsKept' | 'changing.pointsBack', amount: number) =>
    amount > 0 && (
      <div>
        <dt>{t(key, { name: pointName })}</dt>
        <dd>
          <bdi translate="no">{number(amount, locale)}</bdi>
        </dd>
      </div>
    )
  const saved = sum.before - sum.after
  return (
    <div className="settled">
      <dl>
        <div className="larger">
          <dt>
            {sum.refund > 0
              ? t('manage.back')
              : t(saved < 0 ? 'changing.more' : saved > 0 ? 'changing.less' : 'changing.samePrice')}
          </dt>
          <dd>{money(sum.refund > 0 ? sum.refund : Math.abs(saved))}</dd>
        </div>
        {sum.due_at_hotel > 0 && (
          <div>
            <dt>{t(`booked.${dueKindOf(payment.type)}`)}</dt>
            <dd>{money(sum.due_at_hotel)}</dd>
          </div>
        )}
        {sum.points && (
          <>
            {points('changing.pointsKept', sum.points.selected_spending_point)}
            {points('changing.pointsBack', sum.points.adjust_point)}
          </>
        )}
      </dl>
      {sum.refund > 0 && <p className="small soft">{backTo(payment.lines, t)}</p>}
    </div>
  )
}
