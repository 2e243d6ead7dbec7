import { freeUntil } from '../../../shared/rules/policy.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import type { CancellationPolicy } from '../../../shared/model/room.ts'
import type { PolicySnapshot } from '../db/schema/booking.ts'
import { instantOf, iso } from '../kernel/hotel-time.ts'
import type { Hotel, Policy } from './hotel-catalog.ts'
import { langOf, localize } from '../kernel/texts.ts'
import type { Localizer } from '../kernel/texts.ts'

/** What a reservation keeps of its policy: fees never change afterwards. */
export function snapshotOf(policy: Policy): PolicySnapshot {
  return {
    id: policy.id,
    titles: policy.titles,
    cancellation_policy_parts: policy.parts.map(({ days_before, hours_after, percentage_of_cost }) => ({
      days_before,
      hours_after,
      percentage_of_cost,
    })),
    no_show_percentage_of_cost: policy.no_show_percentage_of_cost,
  }
}

/** The moment until which cancelling is free, in the future; null when it already costs something. */
export function freeDeadline(policy: PolicySnapshot, hotel: Hotel, checkin: PlainDate, now: number): string | null {
  // A policy without a fee is free until the day on which only the hotel itself can cancel (AMB-22).
  const moment = freeUntil(policy, checkin) ?? { date: checkin, minutes: 0 }
  const instant = instantOf(hotel.time_zone, moment)
  return instant > now ? iso(instant) : null
}

export function policyAnswer(
  policy: PolicySnapshot,
  roomPlanCodes: string[],
  cancelBefore: string | null,
  localizer: Localizer,
): CancellationPolicy {
  return {
    id: policy.id,
    room_plan_codes: roomPlanCodes,
    title: localize(policy.titles, localizer),
    lang: langOf(policy.titles, localizer),
    cancel_before_at: cancelBefore,
    cancellation_policy_parts: policy.cancellation_policy_parts,
    no_show_percentage_of_cost: policy.no_show_percentage_of_cost,
  }
}
