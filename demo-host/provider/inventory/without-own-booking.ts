import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import type { RatesAndInventory } from './rate-calendar.ts'

type BookedRoom = { room_type_id: number; room_plan_id: number; price: { nights: readonly { date: PlainDate }[] } }

/** What a booking itself takes is free for it. */
export function withoutOwnBooking(inventory: RatesAndInventory, booked: readonly BookedRoom[]): RatesAndInventory {
  if (booked.length === 0) return inventory
  const ours = (of: (room: BookedRoom) => number, id: number, night: PlainDate) =>
    booked.filter((room) => of(room) === id && room.price.nights.some(({ date }) => date === night)).length
  return {
    ...inventory,
    free: (type, night) => inventory.free(type, night) + ours((room) => room.room_type_id, type, night),
    rate(plan, night) {
      const rate = inventory.rate(plan, night)
      if (!rate || rate.left === null) return rate
      return { ...rate, left: rate.left + ours((room) => room.room_plan_id, plan, night) }
    },
  }
}
