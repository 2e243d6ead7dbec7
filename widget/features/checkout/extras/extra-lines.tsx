import type { Currency } from '../../../../shared/currencies.ts'
import { extraKey } from '../../../../shared/model/stay/extra.ts'
import type { PricedExtra } from '../../../../shared/model/stay/extra.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { MoneyPair } from '../../../ui/money/money-pair.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import css from './extras.css'
import { sumIn } from './slots.ts'
import { useSlotWords } from './slot-stepper.tsx'

type ShownMoney = { currency: Currency; second: Currency | null; pays?: Currency | undefined }
export type LinesProps = ShownMoney & { extras: readonly PricedExtra[] }

/** Extras of a stay with their days, times, answers and prices: in the summary, and on the confirmation. */
export function ExtraLines({ extras, ...money }: LinesProps) {
  useStylesheet(css)
  const t = useText()
  return (
    <div className="stack tight small">
      <b>{t('extras.chosen')}</b>
      <ul className="stack tight extra-lines">
        {extras.map((line) => (
          <Line key={extraKey(line)} line={line} {...money} />
        ))}
      </ul>
    </div>
  )
}

function Line({ line, currency, second, pays }: ShownMoney & { line: PricedExtra }) {
  const t = useText()
  const locale = useLocale()
  const { name, lang, quantity, price: amount, question, answer } = line
  const words = useSlotWords(line)
  return (
    <li>
      <span>
        <span lang={ownLanguage(lang)}>{t('extras.many', { name, count: quantity })}</span>
        {words && <span className="soft"> {words}</span>}
        {answer && (
          <span className="soft answer">
            {question && <bdi lang={ownLanguage(lang)}>{question} </bdi>}
            <bdi>{answer}</bdi>
          </span>
        )}
      </span>
      <MoneyPair sum={{ amount, currency }} beside={sumIn(second, line.mcp_price)} {...{ pays, locale }} />
    </li>
  )
}
