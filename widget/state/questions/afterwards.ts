import { atom } from 'jotai'

import { questions } from '../../../shared/contract/questions.ts'
import { PLACES } from '../../../shared/model/stay/question.ts'
import type { Answered, GivenAnswers, Question } from '../../../shared/model/stay/question.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { asFailure } from '../../lib/failure.ts'
import { idempotentSaveFor, isOutcomeUnknown } from '../idempotent-save.ts'
import type { IdempotentSave } from '../idempotent-save.ts'
import { notifyAtom } from '../messages/messages.ts'
import type { Shown } from '../messages/messages.ts'
import { environmentAtom } from '../environment.ts'
import { questionError, shownOf } from '../messages/failures.ts'
import type { QuestionError } from '../messages/failures.ts'
import { credentialsOf } from '../reservation/credentials.ts'
import { audienceAtom } from '../session/audience.ts'
import { atomForVisitor } from '../session/visitor.ts'
import { toAnswered, withNumbers } from './answered.ts'
import { answerSheet } from './sheet.ts'

// What a booked guest was asked, on the confirmation and on the review of the stay (CALL-047, CALL-069).

type Asked = { number: string; questions: readonly Question[] | null; failed: Shown | null }

const askedAtom = atomForVisitor<Asked>({ number: '', questions: null, failed: null })

/** What is answered and not sent yet; it survives every refusal and another language. */
export const laterGivenAtom = atomForVisitor<GivenAnswers>({})
export const laterSheet = answerSheet(laterGivenAtom, atom<QuestionError | null>(null))

/** As the reservation says, until the questions themselves have come; `failed`: why they did not. */
export const askedAfterwardsAtom = atom((get) => (reservation: Reservation) => {
  const { number, questions: found, failed } = get(askedAtom)
  const isOf = number === reservation.reservation_number
  return {
    questions: (isOf ? found : null) ?? reservation.additional_questions,
    failed: isOf ? failed : null,
  }
})

export const keepAskedAtom = atom(null, (_get, set, number: string, found: readonly Question[]) =>
  set(askedAtom, { number, questions: found, failed: null }),
)

/** Both places' questions for whoever asks; those of another reservation are forgotten, and what was written for it. */
export const loadAskedAtom = atom(null, async (get, set, reservation: Reservation, signal?: AbortSignal) => {
  const { reservation_number: number, hotelId } = reservation
  if (get(askedAtom).number !== number) {
    set(askedAtom, { number, questions: null, failed: null })
    set(laterGivenAtom, {})
    // A question of the hotel is asked of each of its stays.
    for (const { id } of get(laterSheet.uploadsAtom)) set(laterSheet.stopUploadAtom, id)
  }
  const q = { label_filters: [...get(audienceAtom), ...PLACES] }
  const query = { ...credentialsOf(get, number), q }
  try {
    const { data } = await get(environmentAtom).api(
      questions.ofReservation,
      { hotelId, reservationId: number, query },
      { signal },
    )
    set(keepAskedAtom, number, data)
  } catch (error) {
    const failure = asFailure(error)
    if (failure.kind === 'aborted' || get(askedAtom).number !== number) return
    set(askedAtom, (asked) => ({ ...asked, failed: shownOf(failure) }))
  }
})

const attemptAtom = atomForVisitor<IdempotentSave<{ answers: Answered[] }> | null>(null)

type SentLater = { kind: 'idle' } | { kind: 'sending' } | { kind: 'refused'; shown: Shown }
export const sentLaterAtom = atomForVisitor<SentLater>({ kind: 'idle' })

/** Answers what is asked only now. */
export const sendLaterAtom = atom(null, async (get, set, reservation: Reservation, open: readonly Question[]) => {
  const { rooms, reservation_number: reservationId, hotelId } = reservation
  const adults = rooms.map(({ party }) => party.adults)
  if (get(sentLaterAtom).kind === 'sending' || !set(laterSheet.checkAtom, open, adults)) return
  const answers = toAnswered(open, get(laterGivenAtom)).map((one) => ({
    ...one,
    answer: withNumbers(one.answer, rooms),
  }))
  if (answers.length === 0) return

  const { api, newId } = get(environmentAtom)
  const attempt = idempotentSaveFor(get(attemptAtom), reservationId, { answers }, newId)
  set(attemptAtom, attempt)
  set(sentLaterAtom, { kind: 'sending' })
  try {
    const input = { hotelId, reservationId, query: credentialsOf(get, reservationId) ?? {}, body: attempt.body }
    const { data } = await api(questions.add, input, { key: attempt.key })
    set(attemptAtom, null)
    set(sentLaterAtom, { kind: 'idle' })
    set(keepAskedAtom, reservationId, data)
    set(notifyAtom, { id: newId(), message: { key: 'questions.sent' } })
  } catch (error) {
    const failure = asFailure(error)
    const isLost = isOutcomeUnknown(failure)
    if (!isLost) set(attemptAtom, null)
    set(laterSheet.faultAtom, questionError(failure))
    const shown = shownOf(failure)
    set(sentLaterAtom, {
      kind: 'refused',
      shown: isLost ? { ...shown, message: { key: 'questions.sendUnknown' } } : shown,
    })
  }
})
