import type { Currency } from '../../../shared/currencies.ts'
import type { Locale } from '../../../shared/locales.ts'
import { money } from '../../lib/format.ts'

type MoneyProps = { amount: number; currency: Currency; locale: Locale }

/** One left-to-right island that never breaks. amount is in minor units. */
export function Money({ amount, currency, locale }: MoneyProps) {
  return (
    <bdi dir="ltr" className="money">
      {money(amount, currency, locale)}
    </bdi>
  )
}
