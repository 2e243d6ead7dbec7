import type { PlainDate } from './dates.ts'
import { compareMoments } from '../change/policy.ts'
import type { LocalMoment } from '../change/policy.ts'

/** The days of a stay with the times agreed for them, HH:MM of the hotel's clock; an empty one is not known. */
export type AgreedTimes = {
  checkin_date: PlainDate
  checkout_date: PlainDate
  check_in_from: string
  check_out_time: string
}

const DAY_MINUTES = 24 * 60
const NOON = DAY_MINUTES / 2

/**
 * When a stay begins and ends on the hotel's clock: its end lies after its beginning (CONF-016). A day's use whose times
 * contradict one another, as those of a night do, is the whole day, and `isKnown` is false: then no time is told.
 */
export function stayTimes(agreed: AgreedTimes): { from: LocalMoment; until: LocalMoment; isKnown: boolean } {
  const { checkin_date, checkout_date, check_in_from, check_out_time } = agreed
  const from = { date: checkin_date, minutes: minutesOf(check_in_from) }
  const until = { date: checkout_date, minutes: minutesOf(check_out_time) }
  if (compareMoments(from, until) < 0) return { from, until, isKnown: true }
  return { from: { ...from, minutes: 0 }, until: { ...until, minutes: DAY_MINUTES }, isKnown: false }
}

function minutesOf(time: string): number {
  if (!/^\d{1,2}:\d{2}/.test(time)) return NOON
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
