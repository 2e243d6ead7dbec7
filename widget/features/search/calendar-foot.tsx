import { nights } from '../../../shared/rules/days/dates.ts'
import { lowestSum } from '../../../shared/rules/days/stay-choice.ts'
import type { Choice, Choosing, Refusal, Stay } from '../../../shared/rules/days/stay-choice.ts'
import { dateRange, dayInSentence, money } from '../../lib/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { CalendarWords } from '../../ui/calendar/calendar-day.tsx'
import { refusalText } from '../../ui/calendar/stay-refusal.ts'

type FootProps = {
  words: CalendarWords
  choosing: Choosing
  choice: Choice
  refusal: Refusal | null
  /** The lowest prices of a brand's nights are of several hotels, so they make no sum. */
  hasSum: boolean
  onTake: (stay: Stay | null) => void
  onDone: () => void
}

/** What is chosen, or why it cannot be; it is said whenever it changes. */
export function CalendarFoot({ words, choosing, choice, refusal, hasSum, onTake, onDone }: FootProps) {
  const { t, locale, currency } = words
  const stay = choice && choice.to !== null ? { from: choice.from, to: choice.to } : null
  const lowest = stay && hasSum ? lowestSum(stay, choosing) : null
  const offer = refusal?.offer ?? null
  return (
    <>
      <div className="small" role="status">
        {refusal ? (
          <p>{refusalText(refusal, choosing, words)}</p>
        ) : stay ? (
          <p>
            <b>
              {stay.from === stay.to
                ? dayInSentence(stay.from, locale)
                : t('panels.chosen', {
                    range: dateRange(stay.from, stay.to, locale),
                    nights: t('core.nights', { n: nights(stay.from, stay.to) }),
                  })}
            </b>
          </p>
        ) : (
          <p>{choice ? t('panels.chooseOut') : t('panels.chooseIn')}</p>
        )}
        {!refusal && lowest !== null && (
          <p className="soft">{t('panels.fromInAll', { price: money(lowest, currency, locale) })}</p>
        )}
      </div>
      <span className="row">
        {offer ? (
          <Button size="small" onClick={() => onTake(offer)}>
            {t('panels.takeStay', { range: dateRange(offer.from, offer.to, locale) })}
          </Button>
        ) : (
          <Button look="quiet" size="small" onClick={() => onTake(null)}>
            {t('core.clear')}
          </Button>
        )}
        <Button look="main" size="small" onClick={onDone}>
          {t('core.done')}
        </Button>
      </span>
    </>
  )
}
