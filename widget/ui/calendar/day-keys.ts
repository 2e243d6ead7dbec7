import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'

import { addDays, weekday } from '../../../shared/rules/days/dates.ts'
import { addMonthsToDate } from '../../../shared/rules/days/months.ts'

type Keys = {
  at: string
  /** No day beyond these is reached; high is null where nothing ends. */
  low: string
  high: string | null
  firstWeekday: number
  grid: RefObject<HTMLElement | null>
  move: (day: string) => void
}
type Around = { isShifted: boolean; toStart: number; firstWeekday: number }

const weekStart = (day: string, first: number) => addDays(day, -((weekday(day) - first + 7) % 7))

/** The keys of the ARIA date grid: days by arrows, weeks up and down, ends of the week as the language counts it, months and years. */
const MOVES: Record<string, (day: string, around: Around) => string> = {
  ArrowLeft: (day, { toStart }) => addDays(day, toStart),
  ArrowRight: (day, { toStart }) => addDays(day, -toStart),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day, { isShifted }) => addMonthsToDate(day, isShifted ? -12 : -1),
  PageDown: (day, { isShifted }) => addMonthsToDate(day, isShifted ? 12 : 1),
  Home: (day, { firstWeekday }) => weekStart(day, firstWeekday),
  End: (day, { firstWeekday }) => addDays(weekStart(day, firstWeekday), 6),
}

export function useDayKeys({ at, low, high, firstWeekday, grid, move }: Keys) {
  const wantsFocus = useRef(true)
  // Keys may come faster than days are drawn: each counts from where the one before it led.
  const now = useRef(at)
  useLayoutEffect(() => {
    now.current = at
  }, [at])
  useEffect(() => {
    // Only the last of them takes the focus: effects of days already left may still be waiting.
    if (!wantsFocus.current || at !== now.current) return
    wantsFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at, grid])

  return (event: KeyboardEvent<HTMLElement>) => {
    const step = Object.hasOwn(MOVES, event.key) ? MOVES[event.key] : undefined
    const isOnDay = event.target instanceof Element && event.target.closest('[data-day]') !== null
    if (!step || !isOnDay || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const isRightToLeft = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl'
    const wanted = step(now.current, { isShifted: event.shiftKey, toStart: isRightToLeft ? 1 : -1, firstWeekday })
    wantsFocus.current = true
    now.current = wanted < low ? low : high !== null && wanted > high ? high : wanted
    move(now.current)
  }
}
