import type { WishBudget, WishId } from '../../../shared/model/search/stay-wishes.ts'

/** What a guest asked for in words. What was not said, or cannot be, is not there. */
export type StayWishes = {
  /** 'YYYY-MM-DD', today or later. */
  checkin?: string
  nights?: number
  adults?: number
  /** One age a child; a child whose age was not said is UNSAID_KID_AGE. */
  kidsAges?: readonly number[]
  rooms?: number
  /** At most so much, in the whole units that guests write (20000 yen, 150 dollars); no currency: the hotel's. */
  budget?: WishBudget
  /** Ids of `WishContext.places`, in the order in which they were named. */
  places: readonly string[]
  /** In the order of WISHES. */
  wishes: readonly WishId[]
}

export type WishContext = {
  /** The guest's language: it is tried first, and orders day and month. */
  locale: string
  /** The business date that "tomorrow" follows, 'YYYY-MM-DD'. */
  today: string
  places: readonly { id: string; names: readonly string[] }[]
}

/** The port: rules read here (read-wishes.ts), and a language model may elsewhere. It never rejects. */
export type WishReader = (text: string, context: WishContext) => Promise<StayWishes>

/** The age that most hotels of the product have a rate for, the first years of school. */
export const UNSAID_KID_AGE = 6
