import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'

import { addDays, weekday } from '../../../shared/rules/dates.ts'
import { addMonthsToDate } from '../../../shared/rules/months.ts'

type Keys = {
  at: string
  /** No day before this one is reached. */
  today: string
  grid: RefObject<HTMLElement | null>
  move: (day: string) => void
}

/** The keys of the ARIA date grid: days by arrows, weeks up and down, month and year by page keys, ends of the week. */
const MOVES: Record<string, (day: string, event: { shiftKey: boolean; toStart: number }) => string> = {
  ArrowLeft: (day, { toStart }) => addDays(day, toStart),
  ArrowRight: (day, { toStart }) => addDays(day, -toStart),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day, { shiftKey }) => addMonthsToDate(day, shiftKey ? -12 : -1),
  PageDown: (day, { shiftKey }) => addMonthsToDate(day, shiftKey ? 12 : 1),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
}

export function useDayKeys({ at, today, grid, move }: Keys) {
  const wantsFocus = useRef(true)
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at, grid])

  return (event: KeyboardEvent<HTMLElement>) => {
    const step = Object.hasOwn(MOVES, event.key) ? MOVES[event.key] : undefined
    const from =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined
    if (!step || !from) return
    event.preventDefault()
    const isRightToLeft = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl'
    const wanted = step(from, { shiftKey: event.shiftKey, toStart: isRightToLeft ? 1 : -1 })
    wantsFocus.current = true
    move(wanted < today ? today : wanted)
  }
}
