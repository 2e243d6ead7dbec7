import type { Meal } from '../../provider/db/schema/catalogue.ts'
import type { StoredPhoto, Translated } from '../../provider/db/schema/columns.ts'
import type { Bed } from '../../../shared/model/room.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'

/** Rows of the world's tables, before a hotel makes room types and plans of them. */
export type RoomSpec = {
  code: string
  names: Translated
  descriptions: Translated
  /** Times the hotel's base price. */
  factor: number
  rooms: number
  people: readonly [min: number, max: number]
  adults: number
  size: number
  beds: readonly Bed[]
  facilities: readonly string[]
  filters: readonly string[]
  scenes: readonly string[]
}

export type PolicyCode = 'flexible' | 'standard' | 'strict'

export type PlanSpec = {
  code: string
  names: Translated
  descriptions: Translated
  meals: readonly Meal[]
  filters: readonly string[]
  /** Percent of the room's price. */
  percent: number
  /** Each guest's meals, in percent of the hotel's base price. */
  mealPercent: number
  charge: 'per_room' | 'per_head'
  policy: PolicyCode
  pays: 'both' | 'card' | 'on_site' | readonly PaymentType[]
  /** What of the price a deposit is. */
  depositPercentage?: number
  /** Sold to those who read the widget in certain languages only (AMB-06). */
  languages?: 'ja_only' | 'non_ja_only' | 'default_only'
  scene: string
  minNights?: number
  saleLimit?: number
  stock?: number
  deadlineDays?: number
  target?: 'secret' | 'brr' | 'member' | 'organization'
  /** Whose rate it is. */
  organization?: number
  promoCode?: string
  channel?: string
  isDayUse?: boolean
  /** Where they differ from the hotel's, as those of a day's use do: from, to, out. */
  times?: readonly [from: string, to: string, out: string]
  /** Bookings open so many days after the world's first. */
  opensInDays?: number
  /** Codes of the room types it is sold in; absent: all. */
  rooms?: readonly string[]
}

export const photo = (scene: string, alts: Translated): StoredPhoto => {
  const [motif = '', light = ''] = scene.split('-')
  return { motif, light, width: 1_200, height: 800, alts }
}
