import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import type { RoomPlan } from '../../../../shared/model/search/room.ts'
import { offerTotal } from '../../../../shared/rules/money/money.ts'

type Compared = { isBooked: boolean; difference: number }

/** Whether a plan is the one that is booked, and what it costs more than the booked room, taxes included; less is below zero. */
export function bookedDifference(
  { room_plan_code, price }: Pick<RoomPlan, 'room_plan_code' | 'price'>,
  rooms: readonly Pick<Reservation['rooms'][number], 'room_plan_code' | 'total_price'>[],
): Compared {
  const [booked, ...others] = rooms
  return {
    isBooked: rooms.some((room) => room.room_plan_code === room_plan_code),
    // Of several rooms nobody knows which one it would take the place of.
    difference: booked && others.length === 0 ? offerTotal(price) - booked.total_price : 0,
  }
}
