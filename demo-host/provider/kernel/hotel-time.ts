import { LRUCache } from 'lru-cache'

import { MINUTE_MS } from '../../../shared/constants.ts'
import { addDays, localTime } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import * as zones from '../../../shared/rules/days/zones.ts'
import type { LocalMoment } from '../../../shared/rules/change/policy.ts'

/** 'HH:MM' as minutes; 26:00 is two o'clock of the next day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Today in the hotel: its zone, and until its late-night end still the day before. */
export function businessDate(hotel: { time_zone: string; business_day_ends: string }, now: number): PlainDate {
  const { date, minutes } = localNow(hotel.time_zone, now)
  return minutes < minutesOf(hotel.business_day_ends) ? addDays(date, -1) : date
}

/** A search asks for the same minute once for each plan, and to ask a formatter takes as long as to price an offer. */
const shown = new Map<string, { minute: number; moment: LocalMoment }>()

export function localNow(zone: string, now: number): LocalMoment {
  const minute = Math.floor(now / MINUTE_MS)
  const last = shown.get(zone)
  if (last?.minute === minute) return last.moment
  const moment = localTime(zone, now)
  shown.set(zone, { minute, moment })
  return moment
}

/** Each search of a stay asks for the same few deadlines again. */
const instants = new LRUCache<string, number>({ max: 1_000 })

/** The instant at which a hotel's clock shows a moment, as the widget knows it. */
export function instantOf(zone: string, moment: LocalMoment): number {
  const key = `${zone} ${moment.date} ${moment.minutes}`
  const instant = instants.get(key) ?? zones.instantOf(zone, moment.date, moment.minutes)
  instants.set(key, instant)
  return instant
}

export const iso = (instant: number): string => new Date(instant).toISOString()
