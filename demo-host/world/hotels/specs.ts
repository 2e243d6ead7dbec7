import type { Meal } from '../../provider/db/schema/catalogue.ts'
import type { StoredScene, Translated } from '../../provider/db/schema/columns.ts'
import type { Bed } from '../../../shared/model/search/room.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { isLight, isMotif, sceneAlts, scenePlaceholder } from '../scenes/scenes.ts'

/** What a guest of the demonstration reads: a language that is missing does not compile. */
export type WholeText = Readonly<Record<Locale, string>>

/** Rows of the world's tables, before a hotel makes room types and plans of them. */
export type RoomSpec = {
  code: string
  names: WholeText
  descriptions: WholeText
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
  names: WholeText
  descriptions: WholeText
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

/** What it shows, told in every language; `alts` where a house says it otherwise. */
export function photo(name: string, alts?: Translated): StoredScene {
  const [motif = '', light = ''] = name.split('-')
  if (!isMotif(motif) || !isLight(light)) throw new Error(`There is no scene ${name}`)
  return {
    motif,
    light,
    width: 1_200,
    height: 800,
    alts: alts ?? sceneAlts(motif, light),
    placeholder: scenePlaceholder(light),
  }
}

/** A house shows each of its rooms in no less than six photographs, and itself in eight. */
export const PHOTOS_OF_ROOM = 6
export const PHOTOS_OF_HOTEL = 8
const AROUND_INN = ['bath-night', 'garden-dawn', 'breakfast-day', 'corridor-dusk', 'dinner-night', 'onsen-dusk', 'lobby-day', 'lake-dawn', 'inn-night'] // prettier-ignore
const AROUND_CITY = ['bath-day', 'city-night', 'breakfast-day', 'lobby-dusk', 'street-dusk', 'dinner-night', 'city-dawn', 'garden-day', 'corridor-night'] // prettier-ignore

/** What is named, then what surrounds it, none twice, until there are so many; each room begins elsewhere. */
export function album(own: readonly string[], least: number, turn = 0): StoredScene[] {
  const around = own.some((name) => /^(suite|city|twin)/.test(name)) ? AROUND_CITY : AROUND_INN
  const turned = around.map((_, at) => around[(at + turn) % around.length] ?? '')
  const names = [...new Set([...own, ...turned])]
  return names.slice(0, Math.max(least, own.length)).map((name) => photo(name))
}
