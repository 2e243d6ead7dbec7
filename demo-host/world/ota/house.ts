import type { OtaWish } from '../../../shared/wishes.ts'
import type { PlaceId } from './places.ts'

/** A house that only the agency sells; its rooms and plans are those of a hotel of the world, under another name. */
export type OtaHouse = {
  code: string
  names: { ja: string; en: string; ko?: string; zh_Hans?: string; zh_Hant?: string }
  descriptions: { ja: string; en: string; ko?: string; zh_Hans?: string; zh_Hant?: string }
  place: PlaceId
  /** Degrees from the middle of the place. */
  off: readonly [north: number, east: number]
  /** What rates are, in percent of those of the house whose rooms it has. */
  percent: number
  scenes: readonly string[]
  rating: number | null
  reviews: number
  wishes: readonly OtaWish[]
  /** Full on every night, so that there is one to be told of (OTA-015). */
  isFull?: boolean
}

export const house = (
  code: string,
  place: PlaceId,
  names: OtaHouse['names'],
  descriptions: OtaHouse['descriptions'],
  more: Pick<OtaHouse, 'percent' | 'scenes' | 'rating' | 'reviews' | 'wishes' | 'isFull'>,
  off: OtaHouse['off'],
): OtaHouse => ({ code, place, names, descriptions, off, ...more })
