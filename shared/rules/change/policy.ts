import type { CancellationPolicy } from '../../model/search/room.ts'
import { addDays, compareDates } from '../days/dates.ts'
import type { PlainDate } from '../days/dates.ts'
import { percentOf } from '../money/money.ts'

// A policy lists only the days on which the fee changes: the fee of a day holds until the next listed one, and days
// before the first are free. hours_after moves the change from midnight to that hour of the day, in the hotel's time.

/** The hotel's clock: minutes after midnight of a plain date. */
export type LocalMoment = { date: PlainDate; minutes: number }

export type PolicyRange =
  | { kind: 'free'; until: LocalMoment | null }
  | { kind: 'fee'; from: LocalMoment; until: LocalMoment | null; percent: number; amount: number }
  | { kind: 'noShow'; percent: number; amount: number }

export type Policy = Pick<CancellationPolicy, 'cancellation_policy_parts' | 'no_show_percentage_of_cost'>
type Change = { from: LocalMoment; percent: number }

const HOUR_MINUTES = 60

/** Negative when a is earlier. */
export function compareMoments(a: LocalMoment, b: LocalMoment): number {
  return compareDates(a.date, b.date) || a.minutes - b.minutes
}

function changes(policy: Policy, checkin: PlainDate): Change[] {
  return policy.cancellation_policy_parts
    .map((part) => ({
      from: { date: addDays(checkin, -part.days_before), minutes: (part.hours_after ?? 0) * HOUR_MINUTES },
      percent: part.percentage_of_cost,
    }))
    .sort((a, b) => compareMoments(a.from, b.from))
    .filter((change, index, all) => change.percent !== (all[index - 1]?.percent ?? 0))
}

/** The policy as the guest reads it: moments and amounts, from free to no-show. */
export function expandPolicy(policy: Policy, checkin: PlainDate, total: number): PolicyRange[] {
  const rows = changes(policy, checkin)
  const fees = rows.map(({ from, percent }, index): PolicyRange => {
    const until = rows[index + 1]?.from ?? null
    return percent === 0
      ? { kind: 'free', until }
      : { kind: 'fee', from, until, percent, amount: percentOf(total, percent) }
  })
  const noShow = policy.no_show_percentage_of_cost
  const free: PolicyRange = { kind: 'free', until: rows[0]?.from ?? null }
  return [free, ...fees, { kind: 'noShow', percent: noShow, amount: percentOf(total, noShow) }]
}

/** The fee of cancelling at a moment of the hotel's clock. */
export function feeAt(
  policy: Policy,
  checkin: PlainDate,
  total: number,
  at: LocalMoment,
): { percent: number; amount: number } {
  const percent = changes(policy, checkin).findLast((change) => compareMoments(change.from, at) <= 0)?.percent ?? 0
  return { percent, amount: percentOf(total, percent) }
}

/** When the fee next rises, for "from 19 November the fee is …"; null when it stays as it is. */
export function nextFee(
  policy: Policy,
  checkin: PlainDate,
  total: number,
  at: LocalMoment,
): { from: LocalMoment; percent: number; amount: number } | null {
  const next = changes(policy, checkin).find((change) => compareMoments(change.from, at) > 0)
  return next ? { ...next, amount: percentOf(total, next.percent) } : null
}

/** Cancelling is free before this moment; null when it is never charged. */
export function freeUntil(policy: Policy, checkin: PlainDate): LocalMoment | null {
  return changes(policy, checkin)[0]?.from ?? null
}
