import type { CancellationPolicy } from '../../../../shared/model/search/room.ts'
import { addDays, nights, twoDigits } from '../../../../shared/rules/days/dates.ts'
import { expandPolicy } from '../../../../shared/rules/change/policy.ts'
import type { LocalMoment, PolicyRange } from '../../../../shared/rules/change/policy.ts'
import type { Translate } from '../../../lib/i18n.ts'

/** Any day does for terms without a stay: only the days between count. */
const SOME_DAY = '2000-01-31'

export type PolicyLine = {
  range: PolicyRange
  /** When it holds, counted back from the arrival: "From 18:00, 1 day before". */
  when: string
}
type Policy = Pick<CancellationPolicy, 'cancellation_policy_parts' | 'no_show_percentage_of_cost'>

/** The terms as lines, from free to no-show; only changes are on the wire, so each line holds until the next begins. */
export function policyLines(policy: Policy, checkin: string | null, total: number, t: Translate): PolicyLine[] {
  const arrival = checkin ?? SOME_DAY
  return expandPolicy(policy, arrival, total).map((range) => ({ range, when: whenOf(range, arrival, t) }))
}

function whenOf(range: PolicyRange, arrival: string, t: Translate): string {
  switch (range.kind) {
    case 'free':
      return untilWords(range.until ?? { date: arrival, minutes: 0 }, arrival, t)
    case 'fee':
      return feeWords(range.from, range.until, arrival, t)
    case 'noShow':
      return t('detail.noShow')
    default:
      return range satisfies never
  }
}

const clock = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
/** A day within a sentence. */
const dayWords = (days: number, t: Translate) =>
  days > 0 ? t('detail.daysBefore', { n: days }) : t('detail.onSameDay')

function untilWords({ date, minutes }: LocalMoment, arrival: string, t: Translate): string {
  // What ends at midnight ends with the day before.
  if (minutes === 0) return t('detail.untilDay', { day: dayWords(nights(addDays(date, -1), arrival), t) })
  return t('detail.untilTime', { time: clock(minutes), day: dayWords(nights(date, arrival), t) })
}

function feeWords(from: LocalMoment, until: LocalMoment | null, arrival: string, t: Translate): string {
  const first = nights(from.date, arrival)
  const day = dayWords(first, t)
  if (from.minutes > 0) return t('detail.fromTime', { time: clock(from.minutes), day })
  if (!until) return first > 0 ? t('detail.fromDay', { day }) : t('detail.sameDay')
  if (until.date === from.date) return t('detail.dayUntil', { day, time: clock(until.minutes) })
  const last = nights(until.date, arrival) + (until.minutes > 0 ? 0 : 1)
  return first === last ? t('detail.daysBefore', { n: first }) : t('detail.daysRange', { from: first, to: last })
}
