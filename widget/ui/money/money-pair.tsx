import type { Locale } from '../../../shared/locales.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { Sum } from '../../../shared/rules/money/money.ts'
import css from './money-pair.css'
import { Money } from './money.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type MoneyPairProps = {
  sum: Sum
  beside: Sum | null
  /** The one that is paid stands first. */
  pays?: Currency | undefined
  locale: Locale
}

/** An amount, and below it the same in another currency where there is one. */
export function MoneyPair({ sum, beside, pays, locale }: MoneyPairProps) {
  useStylesheet(css)
  if (!beside || beside.currency === sum.currency) return <Money {...sum} locale={locale} />
  const [first, second] = pays === beside.currency ? [beside, sum] : [sum, beside]
  return (
    <span className="money-pair">
      <Money {...first} locale={locale} />{' '}
      <span className="beside">
        <Money {...second} locale={locale} />
      </span>
    </span>
  )
}
