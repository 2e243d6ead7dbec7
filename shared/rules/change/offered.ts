import type { Room, RoomPlan } from '../../model/search/room.ts'

export type OfferedQuery = {
  /** How many rooms the search is for. */
  rooms: number
  /** The hotel counts children by tier. */
  isTiersMode: boolean
  /** Sold-out rooms too, any dates, or by voucher: then nothing is held against the number of rooms. */
  takesAny: boolean
  /** Flight and hotel together. */
  isPackage: boolean
}

type Limits = Pick<RoomPlan, 'sale_limit' | 'plan_stock_count'>

/** Rooms of a plan that one booking can have; a limit that is not given is none (AMB-62). */
export const mostRooms = ({ room_count }: Pick<Room, 'room_count'>, plan: Limits): number =>
  Math.max(0, Math.min(room_count, plan.sale_limit ?? Infinity, plan.plan_stock_count ?? Infinity))

/** Of the channels of RESULT-026; what is sold through any other one is not for this page. */
const DIRECT: readonly string[] = ['all', 'officialWebsite', 'tripla']
const isSoldHere = (channel: string, isPackage: boolean) => (isPackage ? channel === 'wbf' : DIRECT.includes(channel))

/** RESULT-010 to RESULT-012: whether a plan of the answer is shown to who asked. */
export function isOffered(
  room: Pick<Room, 'room_count'>,
  plan: Limits & Pick<RoomPlan, 'channel'>,
  asking: OfferedQuery,
): boolean {
  if (!isSoldHere(plan.channel, asking.isPackage)) return false
  return !asking.isTiersMode || asking.takesAny || asking.rooms <= mostRooms(room, plan)
}

/** Rooms with the plans that are shown; one that had some and keeps none is not shown either. */
export function offeredRooms(rooms: readonly Room[], asking: OfferedQuery): Room[] {
  return rooms.flatMap((room) => {
    const room_plan = room.room_plan.filter((plan) => isOffered(room, plan, asking))
    if (room_plan.length === 0 && room.room_plan.length > 0) return []
    return [room_plan.length === room.room_plan.length ? room : { ...room, room_plan }]
  })
}
