import { ERRORS } from '../../../shared/errors.ts'
import type { Locale } from '../../../shared/locales.ts'
import { fitChildren } from '../../../shared/rules/party/party.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import type { Coupon } from '../loyalty/coupons.ts'
import { businessDate } from '../kernel/hotel-time.ts'
import type { HotelCatalog, RoomType } from '../hotels/hotel-catalog.ts'
import { priceStay } from './pricing.ts'
import { reductionsFor } from './promotions.ts'
import { checkParties } from '../inventory/party-limits.ts'
import { ApiError, missing } from '../kernel/api-error.ts'
import {
  checkStay,
  findRoomPlan,
  fits,
  freeRooms,
  isOnSale,
  opensOn,
  planRefusal,
  planStock,
  ratesOf,
} from '../inventory/availability-rules.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import type { PricedLine } from './totals.ts'

export type Selection = Stay & { rooms: readonly SelectedRoom[] }
export type PricingContext = {
  locale: Locale
  now: number
  paymentType: PaymentType | null
  /** A member of the hotel's own brand. */
  isMember: boolean
  /** The organization whose account asks; null: none. */
  organizationId: number | null
  coupon?: Coupon | null
}

/** Every selected line, priced; refused as a whole when one of them cannot be had. */
export function calculate(
  catalog: HotelCatalog,
  inventory: RatesAndInventory,
  selection: Selection,
  asking: PricingContext,
): PricedLine[] {
  checkStay(catalog.hotel, selection, asking.now)
  if (selection.rooms.length === 0 || selection.rooms.some(({ quantity }) => quantity < 1))
    throw new ApiError(ERRORS.invalidRequest, 'No room is selected')

  const lines = selection.rooms.map((room) => priceLine(catalog, inventory, selection, room, asking))
  const short = shortages(catalog, inventory, selection).find(({ code }) => code !== null)
  if (short) throw soldOut(short.room_plan_code)
  return lines
}

export const soldOut = (roomPlanCode: string | null) =>
  new ApiError(ERRORS.soldOut, 'This room is no longer available on these dates', {
    ...(roomPlanCode !== null && { details: { room_plan_code: roomPlanCode } }),
  })

/** RESULT-009: such a plan is shown with its day, and nobody can have it before. */
const notYet = (room_plan_code: string, booking_start_date: string) =>
  new ApiError(ERRORS.invalidRequest, `This plan can be booked from ${booking_start_date}`, {
    details: { reason: 'booking_not_open', room_plan_code, booking_start_date },
  })

function priceLine(
  catalog: HotelCatalog,
  inventory: RatesAndInventory,
  selection: Selection,
  room: SelectedRoom,
  asking: PricingContext,
): PricedLine {
  const found = findRoomPlan(catalog, room.room_plan_code)
  if (!found || found.type.code !== room.room_type_code) throw missing('There is no such room')
  // A secret plan is found by its code alone; whoever names it was told.
  const refusal = planRefusal(catalog.hotel, found.plan, { ...asking, mode: 'secret' })
  if (refusal) throw refusal

  const { roomPlan, plan, type } = found
  const opens = opensOn(catalog.hotel, plan, asking.now)
  if (opens !== null) throw notYet(roomPlan.code, opens)
  checkParties(catalog, [room.party])
  const party = fitChildren([room.party], catalog.hotel.kids_setting).party[0] ?? room.party
  if (!fits(type, roomPlan, party)) throw new ApiError(ERRORS.invalidRequest, 'The room does not take this party')
  if (!isOnSale(catalog.hotel, plan, selection, asking.now)) throw soldOut(roomPlan.code)
  const rates = ratesOf(inventory, roomPlan, selection)
  if (!rates) throw soldOut(roomPlan.code)

  const today = businessDate(catalog.hotel, asking.now)
  const { locale, paymentType, isMember, coupon = null } = asking
  const occasion = { stay: selection, today, locale, paymentType, isMember, coupon }
  const price = priceStay(catalog, plan, rates, party, reductionsFor(catalog, plan, occasion))
  if (!price) throw soldOut(roomPlan.code)
  return { type, roomPlan, plan, quantity: room.quantity, party, price }
}

export type Shortage = {
  room_type_code: string
  room_plan_code: string
  requested: number
  available_count: number
  code: number | null
}

/** Line by line what is left of it; earlier lines take from the same rooms first. */
export function shortages(catalog: HotelCatalog, inventory: RatesAndInventory, selection: Selection): Shortage[] {
  const taken = new Map<string, number>()
  const left = (key: string, stock: number) => Math.max(0, stock - (taken.get(key) ?? 0))
  const take = (key: string, rooms: number) => taken.set(key, (taken.get(key) ?? 0) + rooms)

  return selection.rooms.map(({ room_type_code, room_plan_code, quantity }) => {
    const found = findRoomPlan(catalog, room_plan_code)
    const rates = found && ratesOf(inventory, found.roomPlan, selection)
    const available =
      found && rates && found.type.code === room_type_code
        ? Math.min(
            left(typeKey(found.type), freeRooms(inventory, found.type, selection)),
            left(room_plan_code, Math.min(planStock(rates) ?? Infinity, found.roomPlan.sale_limit ?? Infinity)),
          )
        : 0
    if (found) take(typeKey(found.type), quantity)
    take(room_plan_code, quantity)
    return {
      room_type_code,
      room_plan_code,
      requested: quantity,
      available_count: available,
      code: available < quantity ? ERRORS.soldOut.code : null,
    }
  })
}

const typeKey = (type: RoomType): string => `type ${type.id}`
