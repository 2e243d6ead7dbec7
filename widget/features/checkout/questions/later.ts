import { atom } from 'jotai'

import { questions } from '../../../../shared/contract/questions.ts'
import type { Question } from '../../../../shared/model/question.ts'
import type { Reservation } from '../../../../shared/model/reservation.ts'
import { asFailure } from '../../../lib/failure.ts'
import { tellAtom } from '../../../state/banner.ts'
import type { Shown } from '../../../state/banner.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { shownOf } from '../../../state/failures.ts'
import { bookedAtom, proofAtom } from '../booked.ts'
import { givenAtom, noteQuestionFaultAtom } from '../given-answers.ts'
import { checkTheseAtom, toAnswered } from './answers.ts'

type SentLater = { kind: 'idle' } | { kind: 'sending' } | { kind: 'refused'; shown: Shown }
export const sentLaterAtom = atom<SentLater>({ kind: 'idle' })

/** Answers what is asked on the confirmation; every room goes with its number (specification 3). */
export const sendLaterAtom = atom(null, async (get, set, reservation: Reservation, open: readonly Question[]) => {
  const { rooms, reservation_number: reservationId, hotelId } = reservation
  const adults = rooms.map(({ party }) => party.adults)
  if (get(sentLaterAtom).kind === 'sending' || !set(checkTheseAtom, open, adults)) return
  const answers = toAnswered(open, get(givenAtom)).map((one) => ({ ...one, answer: withNumbers(one.answer, rooms) }))
  if (answers.length === 0) return

  const { api, newId } = get(environmentAtom)
  set(sentLaterAtom, { kind: 'sending' })
  try {
    const input = { hotelId, reservationId, query: get(proofAtom) ?? {}, body: { answers } }
    const { data } = await api(questions.add, input)
    set(sentLaterAtom, { kind: 'idle' })
    set(bookedAtom, { kind: 'ready', reservation: { ...reservation, additional_questions: data } })
    set(tellAtom, { id: newId(), told: { key: 'questions.sent' } })
  } catch (error) {
    const failure = asFailure(error)
    set(noteQuestionFaultAtom, failure)
    set(sentLaterAtom, { kind: 'refused', shown: shownOf(failure) })
  }
})

type Answer = NonNullable<Question['answer']>

const withNumbers = (answer: Answer, rooms: Reservation['rooms']): Answer => ({
  ...answer,
  ...(answer.rooms && {
    rooms: answer.rooms.map((room, at) => ({
      ...room,
      reservation_hotel_room_id: rooms[at]?.reservation_hotel_room_id,
    })),
  }),
})
