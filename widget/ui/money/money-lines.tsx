import type { Locale } from '../../../shared/locales.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { WireMoneyLine } from '../../../shared/model/stay/money-line.ts'
import { isMoneyKind } from '../../../shared/rules/money/stay-money.ts'
import type { Translate } from '../../lib/i18n.ts'
import { displayDate } from '../../../locales/display-date.ts'
import type { BillLine } from './bill.tsx'
import { MoneyPair } from './money-pair.tsx'

type Words = { t: Translate; locale: Locale }

/** What was paid, came back and is open, as lines of a bill; `hotels` is the hotel's currency. */
export const moneyLines = (lines: readonly WireMoneyLine[], hotels: Currency, { t, locale }: Words): BillLine[] =>
  lines.flatMap(({ kind, amount, currency, by, until, hotel }, at) => {
    if (!isMoneyKind(kind)) return []
    const what = t(`booked.${kind}`)
    const beside = hotel === null ? null : { amount: hotel, currency: hotels }
    return [
      {
        id: `${kind} ${at}`,
        label: by ? t('booked.by', { what, by }) : until ? t('booked.until', { what, date: displayDate(until) }) : what,
        amount: <MoneyPair sum={{ amount, currency }} beside={beside} locale={locale} />,
      },
    ]
  })
