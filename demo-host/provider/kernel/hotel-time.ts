import { LRUCache } from 'lru-cache'

import { MINUTE_MS } from '../../../shared/constants.ts'
import { addDays, localTime, nights } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { LocalMoment } from '../../../shared/rules/change/policy.ts'

const DAY_MINUTES = 24 * 60

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

/** The instant at which a hotel's clock shows a moment. */
export function instantOf(zone: string, moment: LocalMoment): number {
  const key = `${zone} ${moment.date} ${moment.minutes}`
  const instant = instants.get(key) ?? instantIn(zone, moment)
  instants.set(key, instant)
  return instant
}

function instantIn(zone: string, moment: LocalMoment): number {
  const date = addDays(moment.date, Math.floor(moment.minutes / DAY_MINUTES))
  const wanted = moment.minutes % DAY_MINUTES
  let instant = Date.parse(`${date}T00:00:00Z`) + wanted * MINUTE_MS
  // Twice, because the first step may cross a daylight-saving change.
  for (let step = 0; step < 2; step++) {
    const shown = localTime(zone, instant)
    instant -= (nights(date, shown.date) * DAY_MINUTES + shown.minutes - wanted) * MINUTE_MS
  }
  return instant
}

export const iso = (instant: number): string => new Date(instant).toISOString()
