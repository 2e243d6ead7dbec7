import { partOf } from '../../bench/report.ts'
import type { Answer } from './traffic.ts'

const isWell = ({ status }: Answer) => status >= 200 && status < 300

/** The longest time between two answers that were well, or before the first and after the last of them. */
export function longestSilence(answered: readonly Answer[], from: number, to: number): number {
  const times = answered.filter((one) => isWell(one) && one.at >= from && one.at <= to).map(({ at }) => at)
  const ends = [from, ...times.toSorted((one, other) => one - other), to]
  return Math.max(...ends.slice(1).map((at, index) => at - (ends[index] ?? at)))
}

/** Of those that were asked for in this time, and that were well. */
export const p95 = (answered: readonly Answer[], from: number, to: number): number =>
  partOf(
    answered.filter((one) => isWell(one) && one.at - one.ms >= from && one.at <= to).map(({ ms }) => ms),
    0.95,
  )
