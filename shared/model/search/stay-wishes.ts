import { array, assign, enums, nullable, object, optional } from 'superstruct'
import type { Infer } from 'superstruct'

import { CURRENCY_CODES } from '../../currencies.ts'
import { MOST_NUMBER, WISH_TEXT_CHARACTERS } from '../../limits.ts'
import { cleanText, list, queryJson, whole, withStay } from '../input.ts'
import { partyRoom } from './party.ts'
import { searchCriteria } from './search.ts'
import { fromText, plainDate } from '../wire.ts'

/** What guests wish for beside a bed, as recommendations understand it (REC-002, OTA-002). */
export const WISHES = [
  'onsen',
  'privateBath',
  'breakfast',
  'dinner',
  'roomOnly',
  'nonSmoking',
  'smoking',
  'parking',
  'seaView',
  'view',
  'pets',
  'family',
  'quiet',
  'nearStation',
  'wifi',
  'pool',
  'kitchen',
  'accessible',
  'lateCheckout',
  'earlyCheckin',
  'spa',
  'gym',
  'shuttle',
  'freeCancellation',
  'twinBeds',
  'doubleBed',
  'japaneseRoom',
  'halal',
  'vegetarian',
  'laundry',
  'cheap',
  'luxury',
] as const
export type WishId = (typeof WISHES)[number]

/** At most so much, in whole units of the currency as guests write it; no currency: the hotel's. */
const wishBudget = object({
  amount: whole(1, MOST_NUMBER),
  currency: optional(enums(CURRENCY_CODES)),
  /** `person`: each guest, for the whole stay. */
  per: enums(['night', 'stay', 'person']),
})
export type WishBudget = Infer<typeof wishBudget>

const wishList = () => list(enums(WISHES), WISHES.length)

/** What a guest looks for, in a sentence, or chosen: the sentence says more, and what is chosen stays (REC-002). */
const wishQuery = object({
  text: optional(cleanText(WISH_TEXT_CHARACTERS)),
  wishes: optional(fromText(wishList(), (written) => written.split(',', WISHES.length + 1).filter(Boolean))),
  budget: optional(queryJson(wishBudget)),
})
/** The criteria of a search, and what a guest wishes for beside them. */
export const recommendationQuery = withStay(assign(searchCriteria, wishQuery))
export type RecommendationQuery = Infer<typeof recommendationQuery>

/** What of it was understood: null where nothing was said of it. */
export const understoodWishes = object({
  stay: nullable(object({ checkin_date: plainDate(), checkout_date: plainDate() })),
  rooms: nullable(array(partyRoom)),
  budget: nullable(wishBudget),
  wishes: array(enums(WISHES)),
})
export type UnderstoodWishes = Infer<typeof understoodWishes>
