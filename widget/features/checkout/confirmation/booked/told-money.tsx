import type { Reservation } from '../../../../../shared/model/stay/reservation.ts'
import { useLocale, useText } from '../../../../state/settings/texts.ts'
import { moneyLines } from '../../../../ui/money/money-lines.tsx'

/** Below the bill: each payment, what came back, and who gets what is open. */
export function BookedMoney({ reservation: { payment, currency } }: { reservation: Reservation }) {
  const t = useText()
  const locale = useLocale()
  const lines = moneyLines(payment.lines, currency, { t, locale })
  if (lines.length === 0) return null
  return (
    <dl className="bill line">
      {lines.map((line) => (
        <div key={line.id}>
          <dt>{line.label}</dt>
          <dd>{line.amount}</dd>
        </div>
      ))}
    </dl>
  )
}
