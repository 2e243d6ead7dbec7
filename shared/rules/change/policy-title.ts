import type { Policy } from './policy.ts'

/** The title of a cancellation policy, told by its lines; n counts days before the arrival, minutes are the hotel's clock. */
export type PolicyTitle =
  | { kind: 'free' }
  /** Until the end of that day. */
  | { kind: 'until_day'; n: number }
  /** Until a time of it; n 0 is the day of arrival. */
  | { kind: 'until_time'; n: number; minutes: number }
  /** From the moment of booking on. */
  | { kind: 'fee'; percent: number }
  | { kind: 'none' }

/** Further ahead than anything can be booked: a fee of that day stands from the beginning. */
const ALWAYS_DAYS = 730
const WHOLE = 100

export function policyTitle({
  cancellation_policy_parts: parts,
}: Pick<Policy, 'cancellation_policy_parts'>): PolicyTitle {
  const [first] = parts
    .filter(({ percentage_of_cost: percent }) => percent > 0)
    .toSorted((a, b) => b.days_before - a.days_before || (a.hours_after ?? 0) - (b.hours_after ?? 0))
  if (!first) return { kind: 'free' }
  const { days_before: n, hours_after: hours, percentage_of_cost: percent } = first
  if (n >= ALWAYS_DAYS) return percent === WHOLE ? { kind: 'none' } : { kind: 'fee', percent }
  // What ends at midnight ends with the day before.
  return hours ? { kind: 'until_time', n, minutes: hours * 60 } : { kind: 'until_day', n: n + 1 }
}

/**
 * A hotel's own title stands where it promises nothing: one that names a number or a refund could contradict the lines below
 * it, which are what is charged.
 */
export const promisesNothing = (title: string): boolean =>
  title.trim() !== '' &&
  !/[\p{N}%％٪]|前日|当日|當日|無料|返金|免[费費]|退款|무료|환불|당일|전날|free|refund|gratis|kembali|ฟรี|คืนเงิน|مجان|استرداد/iu.test(
    title,
  )
