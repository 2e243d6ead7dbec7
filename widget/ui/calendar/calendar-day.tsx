import { memo } from 'react'

import type { Currency } from '../../../shared/currencies.ts'
import type { Locale } from '../../../shared/locales.ts'
import { weekday } from '../../../shared/rules/days/dates.ts'
import { dayInFull, money } from '../../lib/format.ts'
import type { TextKey, Translate } from '../../lib/i18n.ts'
import { classNames } from '../styles/class-names.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconShape } from '../icons/icon.tsx'
import { closed, few, free, full } from '../icons/calendar.ts'
import { briefAmount } from './brief-amount.ts'

/** What a calendar says its days in. */
export type CalendarWords = { t: Translate; locale: Locale; currency: Currency; firstWeekday: number }

export type DayKind = 'free' | 'few' | 'full' | 'closed' | 'outOnly' | 'outside'
export type StayPart = 'from' | 'to' | 'within' | 'only'

/** Plain values, so that a day is drawn anew only when something about it is new. */
export type DayProps = {
  day: string
  words: CalendarWords
  kind: DayKind
  price: number | null
  minStay: number
  holiday: string | null
  part: StayPart | null
  isRanged: boolean
  /** Pressing it would not choose it. */
  isOff: boolean
  canLeave: boolean
  isLoading: boolean
  isLowest: boolean
  isToday: boolean
  isFocus: boolean
  hasSigns: boolean
}

const KINDS = {
  free: { className: '', sign: free, word: null },
  few: { className: 'few', sign: few, word: 'panels.cellFew' },
  full: { className: 'full', sign: full, word: 'panels.legendFull' },
  closed: { className: 'closed', sign: closed, word: 'panels.legendClosed' },
  outOnly: { className: 'out-only', sign: free, word: 'panels.cellOut' },
  outside: { className: 'past', sign: null, word: 'panels.cellPast' },
} as const satisfies Record<DayKind, { className: string; sign: IconShape | null; word: TextKey | null }>
const PARTS = {
  from: 'panels.cellIn',
  to: 'panels.cellOutChosen',
  within: 'panels.cellWithin',
  only: 'panels.cellDay',
} as const satisfies Record<StayPart, TextKey>
export const WEEKEND: Record<number, string> = { 0: 'sun', 6: 'sat' }

export const Day = memo(function Day(props: DayProps) {
  const { day, words, kind, price, holiday, part, isOff, isLoading, isToday, isFocus, hasSigns } = props
  const row = KINDS[kind]
  return (
    <button
      type="button"
      role="gridcell"
      data-day={day}
      data-kind={kind}
      className={classNames(
        'day',
        WEEKEND[weekday(day)],
        holiday && 'holiday',
        row.className,
        props.isLowest && 'low',
        isToday && 'today',
        part === 'only' ? 'from' : part,
        props.isRanged && part !== 'only' && 'ranged',
      )}
      tabIndex={isFocus ? 0 : -1}
      aria-selected={part !== null}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isOff || undefined}
    >
      {/* No aria-label: what is seen, a number and a price without its sign, is no part of what is said. */}
      <span className="unseen">{nameOf(props)}</span>
      <b aria-hidden="true">{Number(day.slice(8))}</b>
      {isLoading && kind !== 'outside' ? (
        <span className="bone" />
      ) : (
        <>
          {hasSigns && row.sign && <Icon of={row.sign} className="sign" />}
          <small aria-hidden="true">
            {hasPrice(kind, price) ? briefAmount(price, words.currency, words.locale) : shortWord(props)}
          </small>
        </>
      )}
    </button>
  )
})

const hasPrice = (kind: DayKind, price: number | null): price is number =>
  price !== null && (kind === 'free' || kind === 'few' || kind === 'outOnly')

/** Stands where the price would be; a sign says it already. */
function shortWord({ kind, words, hasSigns }: DayProps): string {
  if (hasSigns) return ''
  return kind === 'full' ? words.t('panels.full') : kind === 'closed' ? '–' : ''
}

/** Friday 20 November 2026, from ¥32,400, few rooms left, selected as check-in. */
function nameOf({ day, words, kind, price, minStay, holiday, part, canLeave, hasSigns }: DayProps): string {
  const { t, locale, currency } = words
  const { word } = KINDS[kind]
  const isNamed = kind !== 'outside' && kind !== 'closed'
  return [
    dayInFull(day, locale),
    hasPrice(kind, price) && t('panels.cellFrom', { price: money(price, currency, locale) }),
    kind === 'free' && hasSigns && t('panels.legendFree'),
    kind === 'full' && canLeave ? t('panels.cellFull') : word && t(word),
    isNamed && minStay > 1 && t('panels.minStay', { n: minStay }),
    holiday,
    part && t(PARTS[part]),
  ]
    .filter(Boolean)
    .join(', ')
}
