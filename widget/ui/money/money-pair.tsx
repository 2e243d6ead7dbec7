import type { Locale } from '../../../shared/locales.ts'
import type { Sum } from '../../../shared/rules/money.ts'
import css from './money-pair.css'
import { Money } from './money.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'

type MoneyPairProps = { sum: Sum; beside: Sum | null; locale: Locale }

/** An amount, and below it the same in another currency where there is one. */
export function MoneyPair({ sum, beside, locale }: MoneyPairProps) {
  useStylesheet(css)
  if (!beside || beside.currency === sum.currency) return <Money {...sum} locale={locale} />
  return (
    <span className="money-pair">
      <Money {...sum} locale={locale} />{' '}
      <span className="beside">
        <Money {...beside} locale={locale} />
      </span>
    </span>
  )
}
