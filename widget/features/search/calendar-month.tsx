import { useAtomValue } from 'jotai'
import { memo } from 'react'

import { firstWeekday } from '../../../shared/locales.ts'
import type { InventoryDay } from '../../../shared/model/room.ts'
import { addDays, weekday as weekdayOf } from '../../../shared/rules/dates.ts'
import { monthDays } from '../../../shared/rules/months.ts'
import type { Month } from '../../../shared/rules/months.ts'
import { times } from '../../../shared/rules/times.ts'
import { briefAmount, dayInFull, money, monthHeading } from '../../lib/format.ts'
import { weekday } from '../../lib/intl.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { monthAtom } from './months.ts'
import type { Stay } from './months.ts'

type MonthProps = { month: Month; today: string; stay: Stay | null; at: string; onChoose: (day: string) => void }

const SUNDAY = 0
const SATURDAY = 6

export function CalendarMonth({ month, today, stay, at, onChoose }: MonthProps) {
  const locale = useLocale()
  const prices = useAtomValue(monthAtom)(month)
  const { currency } = useAtomValue(settingsAtom)
  const days = monthDays(month)
  const first = firstWeekday(locale)
  const before = (weekdayOf(days[0] ?? today) - first + 7) % 7
  const facts = prices.kind === 'ready' ? prices.days : new Map<string, InventoryDay>()
  const lowest = lowestOf(facts, today)
  const week = times(7, (index) => addDays(days[0] ?? today, index - before))
  return (
    <div className="month" role="group" aria-label={monthHeading(`${month}-01`, locale)}>
      <h3>{monthHeading(`${month}-01`, locale)}</h3>
      <div className="weekdays" aria-hidden="true">
        {week.map((day) => (
          <span
            key={day}
            className={weekdayOf(day) === SUNDAY ? 'sun' : weekdayOf(day) === SATURDAY ? 'sat' : undefined}
          >
            {weekday(day, locale)}
          </span>
        ))}
      </div>
      <div className="days">
        {days.map((day, index) => (
          <Day
            key={day}
            {...{ day, currency, onChoose }}
            fact={facts.get(day) ?? null}
            column={index === 0 ? before + 1 : undefined}
            isLoading={prices.kind === 'loading'}
            isLowest={lowest !== null && facts.get(day)?.lowest_price === lowest}
            isPast={day < today}
            isToday={day === today}
            isFocus={day === at}
            part={partOf(day, stay)}
            isEnding={stay !== null && stay.to === null && day > stay.from}
            isRanged={stay?.to !== null}
          />
        ))}
      </div>
    </div>
  )
}

function lowestOf(facts: Map<string, InventoryDay>, today: string): number | null {
  const asked = [...facts.values()].filter(
    (day) => day.date >= today && day.status !== 'full' && day.status !== 'closed',
  )
  const prices = asked.map((day) => day.lowest_price).filter((price) => price !== null)
  return prices.length ? Math.min(...prices) : null
}

type StayPart = 'from' | 'to' | 'within' | null
function partOf(day: string, stay: Stay | null): StayPart {
  if (!stay) return null
  if (day === stay.from) return 'from'
  if (stay.to === null) return null
  if (day === stay.to) return 'to'
  return day > stay.from && day < stay.to ? 'within' : null
}

type DayProps = {
  day: string
  fact: InventoryDay | null
  currency: Parameters<typeof money>[1]
  column: number | undefined
  isLoading: boolean
  isLowest: boolean
  isPast: boolean
  isToday: boolean
  isFocus: boolean
  part: StayPart
  /** A check-in is chosen and this day comes after it: it may be the check-out, however full its own night is. */
  isEnding: boolean
  isRanged: boolean
  onChoose: (day: string) => void
}

const Day = memo(function Day(props: DayProps) {
  const { day, fact, currency, column, isLoading, isLowest, isPast, isToday, isFocus, part, isEnding, isRanged } = props
  const t = useText()
  const locale = useLocale()
  const isFull = fact?.status === 'full' || fact?.status === 'closed'
  const isOutOnly = fact?.closed_to_arrival === true && !isFull
  const cannotStart = isPast || (!isEnding && (isFull || isOutOnly))
  const price = fact?.lowest_price ?? null
  const name = [
    dayInFull(day, locale),
    isPast
      ? t('panels.cellPast')
      : isFull
        ? t('panels.cellFull')
        : price !== null && t('panels.cellFrom', { price: money(price, currency, locale) }),
    !isPast && fact?.status === 'few' && t('panels.cellFew'),
    !isPast && isOutOnly && t('panels.cellOut'),
    fact && fact.min_stay > 1 && t('panels.minStay', { n: fact.min_stay }),
    fact?.holiday,
    part === 'from' && t('panels.cellIn'),
    part === 'to' && t('panels.cellOutChosen'),
    part === 'within' && t('panels.cellWithin'),
  ]
  const weekdayClass = weekdayOf(day) === SUNDAY ? 'sun' : weekdayOf(day) === SATURDAY ? 'sat' : undefined
  return (
    <button
      type="button"
      data-day={day}
      className={classNames(
        'day',
        weekdayClass,
        fact?.holiday && 'holiday',
        isPast && 'past',
        isFull && 'full',
        !isPast && fact?.status === 'few' && 'few',
        isOutOnly && 'out-only',
        isLowest && 'low',
        isToday && 'today',
        part,
        isRanged && 'ranged',
      )}
      ref={(button) => button?.style.setProperty('grid-column-start', column === undefined ? 'auto' : String(column))}
      tabIndex={isFocus ? 0 : -1}
      aria-label={name.filter(Boolean).join(', ')}
      aria-pressed={part !== null}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={cannotStart || undefined}
      onClick={() => !cannotStart && props.onChoose(day)}
    >
      <b>{Number(day.slice(8))}</b>
      {isLoading && !isPast ? (
        <span className="bone" />
      ) : (
        <small>
          {isPast ? '' : isFull ? t('panels.full') : price !== null ? briefAmount(price, currency, locale) : ''}
        </small>
      )}
    </button>
  )
})
