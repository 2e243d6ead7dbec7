import type { Reservation } from '../../../shared/model/reservation.ts'
import { settlementOf } from '../../../shared/rules/cancelling.ts'
import { usePhotoWords } from '../../state/settings/photo-words.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Bill } from '../../ui/money/bill.tsx'
import type { BillLine } from '../../ui/money/bill.tsx'
import { Money } from '../../ui/money/money.tsx'
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
  const sum = useSum(reservation)
  const { payment, total } = reservation
  const { charged } = payment
  const lines: BillLine[] = [
    { id: 'paid', label: <Paid reservation={reservation} />, amount: sum(payment.paid) },
    ...(charged ? [{ id: 'charged', label: t('booked.charged'), amount: sum(charged.amount, charged.currency) }] : []),
    { id: 'due', label: t('manage.dueAtHotel'), amount: sum(payment.due_at_hotel) },
  ]
  return <Bill lines={lines} total={{ label: t('common.total'), amount: sum(total.total_price) }} />
}

function CancelledBill({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const sum = useSum(reservation)
  const { payment, total, currency, refund } = reservation
  const fee = total.cancellation?.fee ?? 0
  // What came back no longer counts as paid, but it was.
  const cameBack = refund?.status === 'done' && refund.currency === currency ? refund.amount : 0
  const paid = payment.paid + cameBack
  const { due } = settlementOf(fee, paid)
  const lines: (BillLine | false)[] = [
    paid > 0 && { id: 'paid', label: <Paid reservation={reservation} />, amount: sum(paid) },
    refund !== null && {
      id: 'refund',
      label: t(refund.status === 'done' ? 'manage.refunded' : 'manage.refunding'),
      amount: sum(refund.amount, refund.currency),
    },
    due > 0 && { id: 'due', label: t('manage.dueAtHotel'), amount: sum(due) },
  ]
  return (
    <Bill lines={lines.filter((line) => line !== false)} total={{ label: t('manage.feeKept'), amount: sum(fee) }} />
  )
}

function Paid({ reservation: { payment } }: { reservation: Reservation }) {
  const t = useText()
  const { card } = payment
  return (
    <>
      {t('manage.paid')}
      {card && payment.transaction_status === 'captured' && (
        <>
          {' · '}
          <bdi dir="ltr" translate="no">
            {card.brand.toUpperCase()} {card.last4}
          </bdi>
        </>
      )}
    </>
  )
}

function useSum({ currency }: Reservation) {
  const locale = useLocale()
  return (amount: number, of = currency) => <Money amount={amount} currency={of} locale={locale} />
}
