import { atom } from 'jotai'
import type { Atom, WritableAtom } from 'jotai'
import { is, record, string } from 'superstruct'

import { given } from '../../../../shared/model/stay/question.ts'
import type { Answered, GivenAnswers } from '../../../../shared/model/stay/question.ts'
import type { Failure } from '../../../lib/failure.ts'
import { questionError } from '../../../state/messages/failures.ts'
import type { QuestionError } from '../../../state/messages/failures.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { checkoutSettingsAtom } from '../settings.ts'

/** What the guest answered, by question: it survives every refusal, the way back and a reload. */
export const givenAtom = atomForVisitor<GivenAnswers>({})
export const restoreGivenAtom = atom(null, (_get, set, kept: unknown) => {
  if (is(kept, record(string(), given))) set(givenAtom, kept)
})

/** What everything else knows of the part with the questions, which comes only where somebody asks some. */
type Part = { sent: Atom<Answered[]>; check: WritableAtom<null, [], boolean> }
export const questionPartAtom = atom<Part | null>(null)

export const asksAtom = atom((get): boolean => {
  const { hotel, brand } = get(checkoutSettingsAtom).additional_questions
  return hotel || brand
})

export const checkAnswersAtom = atom(null, (get, set): boolean => {
  const part = get(questionPartAtom)
  return part ? set(part.check) : true // what is not there yet the server asks for
})

export const sentAnswersAtom = atom((get): { additional_questions?: Answered[] } => {
  const part = get(questionPartAtom)
  const answers = part ? get(part.sent) : []
  return answers.length > 0 ? { additional_questions: answers } : {}
})

export const questionErrorAtom = atom<QuestionError | null>(null)

/** A refusal that names a question is told there. */
export const keepQuestionErrorAtom = atom(null, (_get, set, failure: Failure): boolean => {
  const fault = questionError(failure)
  if (fault) set(questionErrorAtom, fault)
  return fault !== null
})
