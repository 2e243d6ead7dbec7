import { Fragment, useEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'

import { addDays } from '../../../shared/rules/days/dates.ts'
import { addMonths, monthOf } from '../../../shared/rules/days/months.ts'
import type { Month } from '../../../shared/rules/days/months.ts'
import type { Choice, Choosing, MonthFacts } from '../../../shared/rules/days/stay-choice.ts'
import { times } from '../../../shared/rules/times.ts'
import { monthHeading } from '../../lib/format.ts'
import css from '../layout/skeleton.css'
import { Button } from '../controls/button.tsx'
import type { CalendarWords } from './calendar-day.tsx'
import { CalendarLegend } from './calendar-legend.tsx'
import { CalendarMonth } from './calendar-month.tsx'
import { useDayKeys } from './day-keys.ts'
import { back, next } from '../icons/signs.ts'
import look from '../styles/base/calendar.css'
import { RoundButton } from '../controls/round-button.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'
import { useSeen } from '../layout/use-seen.ts'

export type CalendarProps = {
  words: CalendarWords
  choosing: Choosing
  choice: Choice
  today: string
  /** The day that has the focus first. */
  start: string
  facts: (month: Month) => MonthFacts
  /** Asks for the facts of a month that comes into view. */
  load: (month: Month) => void
  onChoose: (day: string) => void
  /** Two months side by side that are turned; else months below each other, more of them as the guest scrolls. */
  isPair: boolean
  /** Each day shows what is left of it as a sign. */
  hasSigns?: boolean
  children?: ReactNode
}

/** A calendar after the ARIA date-picker dialog, extended to ranges: one day has the focus, arrows move it, Enter takes it. */
export function Calendar(props: CalendarProps) {
  useStylesheet(css)
  useStylesheet(look)
  const { words, choosing, choice, today, start, facts, load, onChoose, isPair, hasSigns = false, children } = props
  const { t, locale, firstWeekday } = words
  const low = choosing.first
  const high = choosing.last && addDays(choosing.last, choosing.nights === null ? 1 : 0)
  const [at, setAt] = useState(start < low ? low : high !== null && start > high ? high : start)
  const [first, setFirst] = useState<Month>(monthOf(at))
  const [count, setCount] = useState(2)
  const grid = useRef<HTMLDivElement>(null)
  const isLastMonth = (month: Month) => high !== null && month >= monthOf(high)

  const shown = times(isPair ? 2 : count, (index) => addMonths(first, index)).filter(
    (month, index) => isPair || index === 0 || high === null || month <= monthOf(high),
  )
  const last = shown.at(-1) ?? first
  const known = shown.map(facts)
  /** Of a server that knows no days, nothing is said of their prices. */
  const isTold = known.some((month) => Object(month).size !== 0) // a word, as 'failed', has none
  const heading = (month: Month) => monthHeading(`${month}-01`, locale)
  const [said, setSaid] = useState('')
  const turn = (to: Month) => {
    setFirst(to)
    setSaid(`${heading(to)} – ${heading(addMonths(to, 1))}`)
  }
  const more = () => setCount((before) => before + 1)
  const move = (day: string) => {
    const month = monthOf(day)
    if (month !== monthOf(at)) setSaid(heading(month))
    setAt(day)
    if (month < first) setFirst(month)
    else if (month > last && isPair) setFirst(addMonths(month, -1))
    else if (month > last) setCount(monthsBetween(first, month) + 1)
  }
  const onKeyDown = useDayKeys({ at, low, high, firstWeekday, grid, move })
  const onClick = ({ target }: MouseEvent) => {
    const day = target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined
    if (!day) return
    if (day >= low && (high === null || day <= high)) setAt(day)
    onChoose(day)
  }

  const key = shown.join()
  useEffect(() => {
    for (const month of key.split(',')) load(month)
  }, [key, load])
  const end = useRef<HTMLDivElement>(null)
  useSeen(end, !isPair && !isLastMonth(last), more)

  return (
    <div className={isPair ? 'calendar pair' : 'calendar'}>
      {isTold && children}
      <p className="unseen" role="status">
        {said}
      </p>
      <div className="months" ref={grid} onKeyDown={onKeyDown} onClick={onClick}>
        {isPair && (
          <div className="month-turn">
            <RoundButton
              plain
              icon={back}
              label={t('panels.earlier')}
              off={first <= monthOf(low)}
              onClick={() => turn(addMonths(first, -1))}
            />
            <RoundButton
              plain
              icon={next}
              label={t('panels.later')}
              off={isLastMonth(last)}
              onClick={() => turn(addMonths(first, 1))}
            />
          </div>
        )}
        {!isPair && first > monthOf(low) && (
          <Button size="small" onClick={() => (setFirst(addMonths(first, -1)), more())}>
            {t('panels.earlier')}
          </Button>
        )}
        {shown.map((month, index) => (
          <Fragment key={month}>
            <CalendarMonth
              {...{ month, words, choosing, choice, today, hasSigns }}
              facts={facts(month)}
              at={monthOf(at) === month ? at : null}
            />
            {/* Later months come as the guest scrolls, so that below them it would never be reached. */}
            {isTold && !isPair && index === 0 && <CalendarLegend t={t} hasSigns={hasSigns} />}
          </Fragment>
        ))}
        {!isPair && !isLastMonth(last) && (
          <div ref={end}>
            <Button size="small" onClick={more}>
              {t('panels.later')}
            </Button>
          </div>
        )}
      </div>
      {isTold && isPair && <CalendarLegend t={t} hasSigns={hasSigns} />}
      {known.includes('failed') && (
        <p className="small row wrap" role="status">
          {t('panels.calendarFailed')}
          <Button look="quiet" size="small" onClick={() => shown.forEach((month) => load(month))}>
            {t('core.tryAgain')}
          </Button>
        </p>
      )}
    </div>
  )
}

function monthsBetween(from: Month, to: Month): number {
  const months = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
  return months(to) - months(from)
}
