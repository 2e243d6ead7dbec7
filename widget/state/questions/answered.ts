import type { Answer, Answered, Given, GivenAnswers, Question } from '../../../shared/model/stay/question.ts'
import { isEmptyAnswer, IS_PICTURE } from '../../../shared/rules/person/questions.ts'
import { questionKey } from '../messages/failures.ts'

// Between an answer on the screen and one on the wire.

/** As it is sent: without what is empty, and files by their addresses. */
export function toAnswer({ files = [], ...given }: Given): Answer {
  const { text, options, ...rest } = given
  return {
    ...rest,
    ...(text?.trim() && { text }),
    ...(options && options.length > 0 && { options }),
    ...(files.length > 0 && { remote_attachments_urls: files.map(({ url }) => url) }),
  }
}

/** What was said, and nothing of what was not. */
export function toAnswered(asked: readonly Question[], given: GivenAnswers): Answered[] {
  return asked.flatMap((question) => {
    const answer = toAnswer(given[questionKey(question)] ?? {})
    return isEmptyAnswer(answer) ? [] : [{ id: question.id, ownable_type: question.ownable_type, answer }]
  })
}

type Room = { reservation_hotel_room_id: number; party: { adults: number } }

/** Every room goes with its number (QUESTION-021). */
export const withNumbers = (answer: Answer, rooms: readonly Room[]): Answer => ({
  ...answer,
  ...(answer.rooms && {
    rooms: answer.rooms.map((room, at) => ({
      ...room,
      reservation_hotel_room_id: rooms[at]?.reservation_hotel_room_id,
    })),
  }),
})

/** What was answered, to be answered anew: files by their addresses alone, and rooms as they are booked now. */
export function toGiven({ remote_attachments_urls: urls = [], ...answer }: Answer, rooms: readonly Room[]): Given {
  return {
    ...answer,
    ...(urls.length > 0 && {
      files: urls.map((url) => ({
        id: url,
        url,
        mime: IS_PICTURE.test(url) ? 'image/*' : 'application/pdf',
        bytes: 0,
        name: '',
      })),
    }),
    ...(answer.rooms && {
      rooms: rooms.map(({ reservation_hotel_room_id: id, party: { adults } }) => {
        const said = answer.rooms?.find((room) => room.reservation_hotel_room_id === id && room.adults === adults)
        return said ?? { reservation_hotel_room_id: id, adults, men_count: 0, women_count: 0 }
      }),
    }),
  }
}
