import { MOST_NUMBER, WISH_TEXT_CHARACTERS } from '../../../shared/limits.ts'
import { foldText } from './fold-text.ts'
import { languagesOf } from './languages/languages.ts'
import { readBudget } from './read-budget.ts'
import { readNights, readRooms } from './read-counts.ts'
import { readDates } from './read-dates.ts'
import { readParty } from './read-party.ts'
import { readPlaces } from './read-places.ts'
import { readWishIds } from './read-wish-ids.ts'
import type { StayWishes, WishContext, WishReader } from './wish-reader.ts'

/** Some letters become several when they are folded. */
const MOST_FOLDED = WISH_TEXT_CHARACTERS * 2

/**
 * Reads a guest's sentence by the tables of languages/. What was read is blanked out for who reads next, so that the
 * "2" of "2 nights" is no guest. Nothing is guessed: what the tables do not know is not there.
 */
export const readWishesByRules: WishReader = async (text, context) => read(text, context)

function read(text: string, context: WishContext): StayWishes {
  const folded = foldText(text.slice(0, WISH_TEXT_CHARACTERS)).slice(0, MOST_FOLDED)
  const languages = languagesOf(folded, context.locale)
  const { places, rest: sentence } = readPlaces(folded, context.places, languages)
  const { rest: afterDates, ...dates } = readDates(sentence, context, languages)
  const { rest: afterBudget, budget, isPersonNight } = readBudget(afterDates, languages)
  const { rest: afterNights, ...counted } = readNights(afterBudget, languages)
  const { rest: afterRooms, ...rooms } = readRooms(afterNights, languages)
  const nights = dates.nights ?? counted.nights
  return {
    ...dates,
    ...(nights !== undefined && { nights }),
    ...readParty(afterRooms, languages),
    ...rooms,
    ...(budget && { budget: isPersonNight ? wholeStay(budget, nights ?? 1) : budget }),
    places,
    wishes: readWishIds(sentence, languages),
  }
}

/** A sum for each guest and night is so much more for each guest. */
const wholeStay = (budget: NonNullable<StayWishes['budget']>, nights: number) => ({
  ...budget,
  amount: Math.min(MOST_NUMBER, budget.amount * nights),
})
