import { addDays, weekday } from '../../../shared/rules/days/dates.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { draw } from '../scenes/draw.ts'
import type { HotelSpec } from '../hotels/hotel-spec.ts'
import type { PlanSpec, RoomSpec } from '../hotels/specs.ts'

export const WORLD_DAYS = 400
/** Nights from the world's first day on which something is always as tests and tours expect it. */
const STAGED = {
  /** The third room type has nothing free, so that "next free" has something to show. */
  thirdRoomFull: [0, 13],
  /** The whole hotel is full. */
  hotelFull: [25, 25],
  /** The first two room types are always free. */
  firstRoomsFree: [0, 24],
} as const satisfies Record<string, readonly [from: number, to: number]>

const [SUNDAY, FRIDAY, SATURDAY] = [0, 5, 6]
const WEEKDAY_PERCENT: Partial<Record<number, number>> = { [SUNDAY]: 94, [FRIDAY]: 108, [SATURDAY]: 126 }
const HOLIDAYS: readonly [from: string, to: string, percent: number][] = [
  ['01-01', '01-03', 160],
  ['04-29', '05-05', 148],
  ['08-11', '08-16', 138],
  ['12-29', '12-31', 155],
]
/** Of the guests of a room: one pays more for the room alone, each further one less. */
const PER_HEAD_PERCENT = [135, 100, 93, 88, 85, 83] as const
const PER_ROOM_PERCENT = [88, 100, 126, 150, 172, 192] as const
const [FULL_CHANCE, FEW_CHANCE] = [0.07, 0.22]

export type Free = { night: PlainDate; room: number; total: number }
export type Rate = {
  night: PlainDate
  room: number
  plan: number
  rates: number[]
  minNights: number
  closedToArrival: boolean
}

const isStaged = (name: keyof typeof STAGED, day: number) => day >= STAGED[name][0] && day <= STAGED[name][1]

const holidayPercent = (night: PlainDate) => {
  const day = night.slice(5)
  return HOLIDAYS.find(([from, to]) => day >= from && day <= to)?.[2] ?? null
}

/** Percent of the base price a night costs: season, holidays, weekend, and a little weather. */
export function nightPercent(hotel: HotelSpec, night: PlainDate): number {
  const season = hotel.months[Number(night.slice(5, 7)) - 1] ?? 100
  const days = holidayPercent(night) ?? WEEKDAY_PERCENT[weekday(night)] ?? 100
  const weather = 96 + Math.floor(draw(hotel.code, night) * 9)
  return (season * days * weather) / 10_000
}

/** Rooms of a type that the hotel gives the widget in a night. Nothing is sold yet: what is missing was sold elsewhere. */
export function seededRooms(hotel: HotelSpec, room: RoomSpec, index: number, night: PlainDate, day: number): number {
  if (isStaged('hotelFull', day)) return 0
  if (index === 2 && isStaged('thirdRoomFull', day)) return 0
  const isBusy = holidayPercent(night) !== null || weekday(night) === SATURDAY
  const chance = draw(hotel.code, room.code, night) / (isBusy ? 2 : 1)
  const isKeptFree = index < 2 && isStaged('firstRoomsFree', day)
  if (!isKeptFree && chance < FULL_CHANCE) return 0
  if (chance < FEW_CHANCE) return Math.min(room.rooms, 1 + Math.floor(draw(hotel.code, night, room.code) * 2))
  return Math.max(isKeptFree ? 2 : 1, Math.round(room.rooms * (0.4 + 0.6 * chance)))
}

/** The rates of a room under a plan, for one adult, two, and so on; a multiple of the hotel's step. */
export function seededRates(hotel: HotelSpec, room: RoomSpec, plan: PlanSpec, percent: number): number[] {
  const forTwo = (hotel.base_gross * room.factor * plan.percent * percent) / 10_000
  const meal = (hotel.base_gross * plan.mealPercent) / 200
  return Array.from({ length: room.adults }, (_, index) => {
    const adults = index + 1
    const gross =
      plan.charge === 'per_head'
        ? (forTwo / 2) * ((PER_HEAD_PERCENT[index] ?? 83) / 100) + meal
        : forTwo * ((PER_ROOM_PERCENT[index] ?? 192) / 100) + meal * adults
    return Math.round(gross / hotel.step) * hotel.step
  })
}

/** A plan's own shortest stay; two nights over the holidays, where meals are cooked. */
export function shortestStay(plan: PlanSpec, night: PlainDate): number {
  const overHolidays = holidayPercent(night) !== null && plan.meals.includes('dinner') ? 2 : 1
  return Math.max(plan.minNights ?? 1, overHolidays)
}

/** Nobody arrives on New Year's Eve for dinner, nor on a Sunday at the beginning of a long stay. */
export function isClosedToArrival(plan: PlanSpec, night: PlainDate): boolean {
  if (plan.minNights) return weekday(night) === SUNDAY
  return night.endsWith('-12-31') && plan.meals.includes('dinner')
}

export const worldNights = (start: PlainDate): PlainDate[] =>
  Array.from({ length: WORLD_DAYS }, (_, day) => addDays(start, day))
