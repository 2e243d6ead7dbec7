import { DAY_MS, MINUTE_MS } from '../../constants.ts'
import { dayNumber, localTime, twoDigits } from './dates.ts'
import type { PlainDate } from './dates.ts'

/** The moment at which a place's clock shows this. A time its daylight-saving change leaves out is taken an hour later. */
export function instantOf(zone: string, date: PlainDate, minutes: number): number {
  const wanted = dayNumber(date) * DAY_MS + minutes * MINUTE_MS
  const shown = (instant: number): number => {
    const local = localTime(zone, instant)
    return dayNumber(local.date) * DAY_MS + local.minutes * MINUTE_MS
  }
  const offset = (instant: number): number => shown(instant) - instant
  const first = wanted - offset(wanted)
  if (shown(first) === wanted) return first
  const second = wanted - offset(first)
  return shown(second) === wanted ? second : Math.max(first, second)
}

/** 2026-11-16T18:00:00+09:00: times on the wire carry their zone. */
export function zonedTime(zone: string, date: PlainDate, minutes: number): string {
  const instant = instantOf(zone, date, minutes)
  const local = localTime(zone, instant)
  const offset = Math.round((dayNumber(local.date) * DAY_MS + local.minutes * MINUTE_MS - instant) / MINUTE_MS)
  const clock = (value: number) => `${twoDigits(Math.floor(value / 60))}:${twoDigits(value % 60)}`
  return `${local.date}T${clock(local.minutes)}:00${offset < 0 ? '-' : '+'}${clock(Math.abs(offset))}`
}
