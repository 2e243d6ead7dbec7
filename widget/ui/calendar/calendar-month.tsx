import { memo, useId } from 'react'

import { addDays, weekday as weekdayOf } from '../../../shared/rules/days/dates.ts'
import { monthDays, monthOf } from '../../../shared/rules/days/months.ts'
import type { Month } from '../../../shared/rules/days/months.ts'
import { canLeaveOn, endRefusal, minStaySpans, startRefusal } from '../../../shared/rules/days/stay-choice.ts'
import type { Choice, Choosing, DayFact, MonthFacts } from '../../../shared/rules/days/stay-choice.ts'
import { times } from '../../../shared/rules/times.ts'
import { dateRange, dayAndMonth, monthHeading } from '../../lib/format.ts'
import { weekdayName } from '../../../locales/display-date.ts'
import { day as written } from '../../lib/intl.ts'
import { Day, WEEKEND } from './calendar-day.tsx'
import type { CalendarWords, DayKind, DayProps, StayPart } from './calendar-day.tsx'
import { SEPARATOR } from '../separator.ts'

export type MonthProps = {
  month: Month
  facts: MonthFacts
  words: CalendarWords
  choosing: Choosing
  choice: Choice
  today: string
  /** The day that takes the focus, when it is one of this month. */
  at: string | null
  hasSigns: boolean
}

/** An empty place of the first week, still counted as one. */
const NO_DAY = '\u00a0'
const NOTHING: ReadonlyMap<string, DayFact> = new Map()

/** One month as a grid of weeks. It is drawn anew only when something in it is: an arrow key redraws the two days it touches. */
export const CalendarMonth = memo(function CalendarMonth(props: MonthProps) {
  const { month, facts, words, choosing, choice, today, at, hasSigns } = props
  const { locale, firstWeekday } = words
  const [title, notes] = [useId(), useId()]
  const known = typeof facts === 'string' ? NOTHING : facts
  const days = monthDays(month)
  const start = days[0] ?? today
  const before = (weekdayOf(start) - firstWeekday + 7) % 7
  const lowest = lowestOf(known, choosing)
  const dayProps = (day: string): DayProps => {
    const fact = known.get(day)
    const kind = kindOf(day, fact, choosing)
    return {
      day,
      words,
      kind,
      hasSigns,
      price: fact?.lowest_price ?? null,
      minStay: fact?.min_stay ?? 1,
      holiday: fact?.holiday ?? null,
      part: partOf(day, choice),
      isRanged: choice !== null && choice.to !== null,
      isOff: !isTaken(day, choice, choosing),
      canLeave: canLeaveOn(day, choosing),
      isLoading: facts === 'loading',
      isLowest: lowest !== null && fact?.lowest_price === lowest && (kind === 'free' || kind === 'few'),
      isToday: day === today,
      isFocus: day === at,
    }
  }
  return (
    <section className="month">
      <h3 id={title}>{monthHeading(start, locale)}</h3>
      <div role="grid" aria-labelledby={title} aria-describedby={notes} aria-multiselectable="true">
        <div role="row" className="week">
          {times(7, (index) => addDays(start, index - before)).map((day) => (
            <span
              key={day}
              role="columnheader"
              aria-label={written(day, locale, { weekday: 'long' })}
              className={WEEKEND[weekdayOf(day)]}
            >
              {weekdayName(day, words.t)}
            </span>
          ))}
        </div>
        {weeksOf(days, before, choosing.first).map((week) => (
          <div role="row" className="week" key={week.join()}>
            {week.map((day, column) =>
              day === null ? (
                <span key={column} role="gridcell">
                  {NO_DAY}
                </span>
              ) : (
                <Day key={day} {...dayProps(day)} />
              ),
            )}
          </div>
        ))}
      </div>
      <p className="tiny soft" id={notes}>
        <Notes known={known} words={words} choosing={choosing} month={month} />
      </p>
    </section>
  )
})

/** What its signs cannot say: minimum stays, holidays by name, and where the period ends. */
function Notes({
  known,
  words,
  choosing,
  month,
}: Pick<MonthProps, 'words' | 'choosing' | 'month'> & { known: typeof NOTHING }) {
  const { t, locale } = words
  const facts = [...known.values()]
  const open = facts.filter(({ date }) => date >= choosing.first)
  const end = choosing.last !== null && monthOf(choosing.last) === month ? choosing.last : null
  const lines = [
    ...minStaySpans(open).map(({ from, to, nights }) =>
      t('panels.daySays', { date: dateRange(from, to, locale), words: t('panels.minStay', { n: nights }) }),
    ),
    ...(end ? [t('panels.openUntil', { date: dayAndMonth(end, locale) })] : []),
  ]
  const holidays = facts.filter(({ holiday }) => holiday)
  return (
    <>
      {lines.join(SEPARATOR)}
      {lines.length > 0 && holidays.length > 0 && <br />}
      {holidays.map(({ date, holiday }, index) => (
        <span key={date}>
          {index > 0 && SEPARATOR}
          {dayAndMonth(date, locale)} <bdi>{holiday}</bdi>
        </span>
      ))}
    </>
  )
}

/** Weeks of seven places, empty before the first of the month; a week that is over takes no room from those that can be booked. */
function weeksOf(days: readonly string[], before: number, first: string): (string | null)[][] {
  const places = [...times(before, () => null), ...days]
  const weeks = times(Math.ceil(places.length / 7), (week) => places.slice(week * 7, week * 7 + 7))
  const coming = weeks.filter((week) => week.some((day) => day !== null && day >= first))
  return coming.length > 0 ? coming : weeks
}

function kindOf(day: string, fact: DayFact | undefined, choosing: Choosing): DayKind {
  const refusal = startRefusal(day, choosing)
  if (refusal !== null) return refusal === 'tooShort' ? 'closed' : refusal
  return fact?.status === 'few' ? 'few' : 'free'
}

function isTaken(day: string, choice: Choice, choosing: Choosing): boolean {
  if (choosing.nights === null && choice?.to === null && day > choice.from) {
    const refusal = endRefusal(choice.from, day, choosing)
    if (refusal !== 'beyond') return refusal === null
  }
  return startRefusal(day, choosing) === null
}

function partOf(day: string, choice: Choice): StayPart | null {
  if (!choice) return null
  if (day === choice.from) return choice.to === choice.from ? 'only' : 'from'
  if (choice.to === null) return null
  if (day === choice.to) return 'to'
  return day > choice.from && day < choice.to ? 'within' : null
}

function lowestOf(known: typeof NOTHING, choosing: Choosing): number | null {
  const prices = [...known.values()].flatMap(({ date, lowest_price }) =>
    lowest_price !== null && startRefusal(date, choosing) === null ? [lowest_price] : [],
  )
  return prices.length > 0 ? Math.min(...prices) : null
}
