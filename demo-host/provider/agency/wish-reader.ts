import type { Locale } from '../../../shared/locales.ts'
import type { WishId } from '../../../shared/wishes.ts'

/** What somebody's words say about a stay; what they do not say is missing. */
export type StayWishes = {
  /** ISO date. */
  checkin?: string
  nights?: number
  adults?: number
  kidsAges?: readonly number[]
  rooms?: number
  /** Major units, as people say it. */
  budget?: { amount: number; currency?: string; per: 'night' | 'stay' | 'person' }
  /** Ids of the places of the context. */
  places: readonly string[]
  wishes: readonly WishId[]
}

export type WishContext = {
  locale: Locale
  /** ISO date, at the agency. */
  today: string
  places: readonly { id: string; names: readonly string[] }[]
}

/** Reads a guest's own words, in any of the eight languages. */
export type WishReader = (words: string, context: WishContext) => Promise<StayWishes>
