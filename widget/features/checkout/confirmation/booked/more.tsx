import type { ReactNode } from 'react'

import type { Reservation } from '../../../../../shared/model/stay/reservation.ts'
import { useLocale, useText } from '../../../../state/settings/texts.ts'
import { Money } from '../../../../ui/money/money.tsx'
import { MoneyPair } from '../../../../ui/money/money-pair.tsx'
import { ReservationQrCode } from './qr-code.tsx'
import { paymentWords } from './words.ts'

/** Below the bill: how booking and payment stand, the sums a bill leaves out, and the code for the desk. */
export function BookedMore({ reservation }: { reservation: Reservation }) {
  const code = reservation.status === 'done' ? reservation.qr_code : null
  return (
    <>
      <dl className="bill line">
        {useLines(reservation).map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className={id === 'payment' ? 'words' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {code && <ReservationQrCode code={code} />}
    </>
  )
}

type Line = { id: string; label: string; value: ReactNode }

function useLines(reservation: Reservation): Line[] {
  const t = useText()
  const locale = useLocale()
  const { status, payment, total, currency, mcp_currency: second } = reservation
  const { service_fee: fee, deposit_percentage: percent } = reservation
  const pair = (amount: number, cents: number | undefined) => (
    <MoneyPair
      sum={{ amount, currency }}
      beside={second === null || cents === undefined ? null : { amount: cents, currency: second }}
      locale={locale}
    />
  )
  const lines: (Line | false)[] = [
    { id: 'status', label: t('booked.status'), value: t(`booked.${status}`) },
    { id: 'payment', label: t('booked.payment'), value: paymentWords(t, payment) },
    percent !== null && {
      id: 'deposit',
      label: t('booked.deposit', { percent }),
      value: pair(total.deposit_amount, total.mcp_deposit_amount?.cents),
    },
    fee > 0 && { id: 'fee', label: t('booked.serviceFee'), value: <Money amount={fee} {...{ currency, locale }} /> },
    total.total_special_discount > 0 && {
      id: 'offers',
      label: t('checkout.billAllOffers'),
      value: pair(total.total_special_discount, total.mcp_total_special_discount?.cents),
    },
  ]
  return lines.filter((line) => line !== false)
}
