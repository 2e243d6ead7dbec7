import { atom } from 'jotai'
import type { Atom, WritableAtom } from 'jotai'
import { array, assign, is, object, optional, record, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { answer, fileAttachment } from '../../../shared/model/question.ts'
import type { Answered } from '../../../shared/model/question.ts'
import type { Failure } from '../../lib/failure.ts'
import type { Told } from '../../state/banner.ts'
import { shownOf } from '../../state/failures.ts'
import { atomForVisitor } from '../../state/visitor.ts'
import { checkoutSettingsAtom } from './settings.ts'

const given = assign(answer, object({ files: optional(array(fileAttachment)) }))
/** An answer on the screen: its files still have their names. */
export type Given = Infer<typeof given>
export type GivenAnswers = Readonly<Record<string, Given>>

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

export const questionKey = ({ id, ownable_type }: { id: number; ownable_type: string }) => `${ownable_type}/${id}`

/** What the server said about one question; gone as soon as the guest changes the answer. */
export const questionFaultAtom = atom<{ key: string; told: Told } | null>(null)

/** A refusal that names a question is told there. */
export const noteQuestionFaultAtom = atom(null, (_get, set, failure: Failure): boolean => {
  const { question_id: id, ownable_type: owner } = failure.payloads[0] ?? {}
  if (typeof id !== 'number' || typeof owner !== 'string') return false
  set(questionFaultAtom, { key: questionKey({ id, ownable_type: owner }), told: shownOf(failure).told })
  return true
})
