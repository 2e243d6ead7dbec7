import { atom } from 'jotai'

import { toAnswered } from '../../../state/questions/answered.ts'
import { answerSheet } from '../../../state/questions/sheet.ts'
import { givenAtom, questionErrorAtom } from './given-answers.ts'
import { partiesAtom } from '../stay.ts'
import { openQuestionsAtom } from './asked.ts'

/** What is answered while booking. */
export const bookingSheet = answerSheet(givenAtom, questionErrorAtom)

export const adultsAtom = atom((get) => get(partiesAtom).map(({ adults }) => adults))

/** What the booking says. */
export const sentAtom = atom((get) => toAnswered(get(openQuestionsAtom), get(givenAtom)))

export const checkAtom = atom(null, (get, set): boolean =>
  set(bookingSheet.checkAtom, get(openQuestionsAtom), get(adultsAtom)),
)
