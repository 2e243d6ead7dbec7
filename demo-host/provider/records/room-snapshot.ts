import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { reservationNight, reservationRoom } from '../db/schema/booking.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { snapshotOf } from '../hotels/policies.ts'
import { rulesOf } from '../hotels/taxes.ts'
import type { PricedLine } from '../pricing/totals.ts'

type Room = typeof reservationRoom.$inferSelect
type Night = typeof reservationNight.$inferInsert

/** What is sold as it stands today: copies of everything about it that must not change afterwards. */
export function roomSnapshot(
  { policies, tax_rules }: HotelCatalog,
  { type, plan, roomPlan }: Pick<PricedLine, 'type' | 'plan' | 'roomPlan'>,
  checkin_date: PlainDate,
) {
  const policy = policies.find(({ id }) => id === plan.cancellation_policy_id)
  if (!policy) throw new Error(`Plan ${plan.code} has no cancellation policy`)
  return {
    room_type_id: type.id,
    room_plan_id: roomPlan.id,
    room_type_code: type.code,
    room_type_names: type.names,
    room_plan_code: roomPlan.code,
    room_plan_names: plan.names,
    photos: type.photos,
    meals: plan.meals,
    policy: snapshotOf(policy),
    taxes: [...rulesOf(checkin_date, tax_rules)],
  }
}

/** The nights of one room, which are what its stock is counted by. */
export const nightRows = (
  { id, room_type_id, room_plan_id, price }: Pick<Room, 'id' | 'room_type_id' | 'room_plan_id' | 'price'>,
  hotel_id: number,
  state: Night['state'],
): Night[] =>
  price.nights.map((night) => ({
    reservation_room_id: id,
    hotel_id,
    night: night.date,
    room_type_id,
    room_plan_id,
    price_gross: night.price + night.tax,
    state,
  }))
