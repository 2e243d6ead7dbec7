import type { RoomPlan } from '../../../../shared/model/search/room.ts'
import type { Criteria } from '../../../../shared/rules/link/criteria.ts'
import { offerTotal } from '../../../../shared/rules/money/money.ts'
import type { PolicyOf, PolicyStay } from './policy-terms.tsx'

/** Whose terms to ask for; a plan without a policy has none (DETAIL-007). */
export const policyOf = (plan: RoomPlan): PolicyOf | null =>
  plan.cancellation_policy_id === null ? null : { roomPlanCodes: [plan.room_plan_code] }

/** The stay a plan was priced for: in an undated search its own, the cheapest there is. */
export const stayOf = (plan: RoomPlan, { checkin, is_undated }: Criteria): PolicyStay => ({
  checkin: is_undated ? (plan.lowest_stay?.checkin_date ?? null) : checkin,
  total: offerTotal(plan.price),
})
