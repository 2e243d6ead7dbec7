import type { TransferDue } from '../../../../shared/model/payment/paying.ts'
import { dateAndWeekday } from '../../../../locales/display-date.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Money } from '../../../ui/money/money.tsx'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'

type TransferAccountProps = { reservation: Reservation; due: TransferDue }
const KINDS = { ordinary: 'paying.accountOrdinary', current: 'paying.accountCurrent' } as const

/** After booking: where the money is to be sent, and until when (PAY-009). */
export function TransferAccount({ reservation, due }: TransferAccountProps) {
  const t = useText()
  const locale = useLocale()
  const { account, pay_by: last } = due
  const { currency, payment, reservation_number: number } = reservation
  const lines = [
    [t('paying.accountSum'), <Money key="sum" {...{ amount: payment.due_at_hotel, currency, locale }} />],
    [t('paying.accountBy'), dateAndWeekday(last, t)],
    [t('paying.accountBank'), `${account.bank} ${account.branch}`],
    [t('paying.accountNumber'), `${t(KINDS[account.kind])} ${account.number}`],
    [t('paying.accountHolder'), account.holder],
  ] as const
  return (
    <section className="stack line">
      <h2>{t('paying.accountTitle')}</h2>
      <dl className="bill">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small soft">{t('paying.accountReference', { number })}</p>
      <p className="small soft">{t('paying.transferEnds')}</p>
    </section>
  )
}
