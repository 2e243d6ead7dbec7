import { atom } from 'jotai'

import { questions } from '../../../../shared/contract/questions.ts'
import type { Answered, GivenAnswers, Question } from '../../../../shared/model/stay/question.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { asFailure } from '../../../lib/failure.ts'
import { idempotentSaveFor } from '../../../state/idempotent-save.ts'
import type { IdempotentSave } from '../../../state/idempotent-save.ts'
import { notifyAtom } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { questionError, questionKey } from '../../../state/messages/failures.ts'
import { keepAskedAtom, laterGivenAtom, laterSheet } from '../../../state/questions/afterwards.ts'
import { toAnswer, toGiven, withNumbers } from '../../../state/questions/answered.ts'
import { atomForVisitor } from '../../../state/session/visitor.ts'
import { reviewCredentialsAtom } from '../../../state/reservation/review-credentials.ts'
import { loadReviewAtom } from '../../../state/reservation/review.ts'
import { savingRefusal } from './refusal.ts'
import type { Saving } from './refusal.ts'

export const savingAnswersAtom = atomForVisitor<Saving>({ kind: 'idle' })
type Body = { version: number; answers: Answered[] }
const attemptAtom = atomForVisitor<IdempotentSave<Body> | null>(null)

/** What the form was filled with: an answer that is still this very one was not written over. */
const filledAtom = atomForVisitor<GivenAnswers>({})

/** What was answered stands in the form; what was written over it stays. */
export const fillAnswersAtom = atom(null, (get, set, { rooms }: Reservation, answered: readonly Question[]) => {
  const [before, given] = [get(filledAtom), get(laterGivenAtom)]
  const filled = Object.fromEntries(answered.map((one) => [questionKey(one), toGiven(one.answer ?? {}, rooms)]))
  const written = Object.entries(given).filter(([key, answer]) => answer !== before[key])
  set(filledAtom, filled)
  set(laterGivenAtom, { ...filled, ...Object.fromEntries(written) })
})

/** The answers that are others now. */
const writtenAtom = atom((get) => (answered: readonly Question[]): Question[] => {
  const [filled, given] = [get(filledAtom), get(laterGivenAtom)]
  return answered.filter((one) => given[questionKey(one)] !== filled[questionKey(one)])
})

export const forgetAnswersAtom = atom(null, (get, set, answered: readonly Question[]) => {
  const keys = new Set(answered.map(questionKey))
  set(laterGivenAtom, Object.fromEntries(Object.entries(get(laterGivenAtom)).filter(([key]) => !keys.has(key))))
  set(filledAtom, {})
  set(laterSheet.faultAtom, null)
  set(savingAnswersAtom, { kind: 'idle' })
})

/** True once they are saved, or there was nothing to save. An empty answer is sent, too: it takes back what was said. */
export const saveAnswersAtom = atom(
  null,
  async (get, set, reservation: Reservation, answered: readonly Question[]): Promise<boolean> => {
    const { rooms, reservation_number: number, hotelId, version } = reservation
    const adults = rooms.map(({ party }) => party.adults)
    if (get(savingAnswersAtom).kind === 'busy' || !set(laterSheet.checkAtom, answered, adults)) return false
    const given = get(laterGivenAtom)
    const answers = get(writtenAtom)(answered).map((question) => ({
      id: question.id,
      ownable_type: question.ownable_type,
      answer: withNumbers(toAnswer(given[questionKey(question)] ?? {}), rooms),
    }))
    if (answers.length === 0) {
      set(forgetAnswersAtom, answered)
      return true
    }
    const { api, newId } = get(environmentAtom)
    const attempt = idempotentSaveFor(get(attemptAtom), number, { version, answers }, newId)
    set(attemptAtom, attempt)
    set(savingAnswersAtom, { kind: 'busy' })
    try {
      const input = { hotelId, reservationId: number, query: get(reviewCredentialsAtom) ?? {}, body: attempt.body }
      const { data } = await api(questions.change, input, { key: attempt.key })
      set(attemptAtom, null)
      set(keepAskedAtom, number, data)
      set(forgetAnswersAtom, answered)
      set(notifyAtom, { id: 'edited', message: { key: 'manage.answersSaved' } })
    } catch (error) {
      const failure = asFailure(error)
      if (failure.kind !== 'unknown') set(attemptAtom, null)
      const fault = questionError(failure)
      set(laterSheet.faultAtom, fault)
      set(savingAnswersAtom, fault ? { kind: 'idle' } : savingRefusal(failure))
      return false
    }
    // Another version of the stay: whatever is changed next is laid beside this one.
    await set(loadReviewAtom)
    return true
  },
)
