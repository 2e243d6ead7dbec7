import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { usePhotoWords } from '../../state/settings/photo-words.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Bill } from '../../ui/money/bill.tsx'
import { Money } from '../../ui/money/money.tsx'
import { moneyLines } from '../../ui/money/money-lines.tsx'
import { MoneyPair } from '../../ui/money/money-pair.tsx'
import { Photo } from '../../ui/layout/photo.tsx'
import { Summary } from '../../ui/money/summary.tsx'

/** The money of the stay; once it is cancelled, what it cost and what comes back. */
export function StayBill({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const words = usePhotoWords()
  const photo = reservation.rooms[0]?.photos[0]
  return (
    <Summary
      title={t('manage.yourStay')}
      photo={photo && <Photo url={photo.url} alt={photo.alt} words={words} />}
      className="stay-bill"
    >
      {reservation.status === 'cancelled' ? (
        <CancelledBill reservation={reservation} />
      ) : (
        <StandingBill reservation={reservation} />
      )}
    </Summary>
  )
}

function StandingBill({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const locale = useLocale()
  const { payment, total, currency } = reservation
  const hotels = { amount: total.total_price, currency }
  // In the currency that moved (CONF-007).
  const { charged } = payment
  const cents = charged && total.mcp_total_price?.cents
  const second = charged && cents !== undefined ? { amount: cents, currency: charged.currency } : null
  return (
    <Bill
      lines={moneyLines(payment.lines, currency, { t, locale })}
      total={{
        label: t('common.total'),
        amount: <MoneyPair sum={second ?? hotels} beside={second && hotels} locale={locale} />,
      }}
    />
  )
}

function CancelledBill({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const locale = useLocale()
  const { payment, total, currency } = reservation
  return (
    <Bill
      lines={moneyLines(payment.lines, currency, { t, locale })}
      total={{
        label: t('manage.feeKept'),
        amount: <Money amount={total.cancellation.fee} currency={currency} locale={locale} />,
      }}
    />
  )
}
