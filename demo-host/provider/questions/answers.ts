import { asc, eq } from 'drizzle-orm'

import { OTA_SOURCE } from '../../../shared/constants.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { Answer, Answered, Question } from '../../../shared/model/stay/question.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { answerError } from '../../../shared/rules/person/questions.ts'
import { times } from '../../../shared/rules/times.ts'
import type { Context } from '../kernel/context.ts'
import type { Labelled } from '../../../shared/rules/labels.ts'
import type { Orm } from '../db/orm.ts'
import type { reservation } from '../db/schema/booking.ts'
import { reservationRoom } from '../db/schema/booking.ts'
import { additionalQuestion, questionAnswer } from '../db/schema/question.ts'
import { attachmentUrl, bindFiles, nameInAddress } from './attachments.ts'
import { bookedRooms } from '../records/booked-lines.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { loadQuestions, bookingBy, answerChoices, ownableOf, plansOf, questionOf, timesOf } from './questions.ts'
import type { QuestionFilter, QuestionRow, Times } from './questions.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { ApiErrorRow } from '../kernel/api-error.ts'
import { localizerOf } from '../kernel/texts.ts'

type Reservation = typeof reservation.$inferSelect
type Room = { id: number; adults: number }
export type Checked = { row: QuestionRow; answer: Answer }[]

/** The text of a refusal stands at the question it is about. */
export function refuseAnswer(
  { id, ...row }: Pick<QuestionRow, 'id' | 'hotel_id'>,
  error: ApiErrorRow,
  why: string,
): ApiError {
  return new ApiError(error, 'An answer cannot be taken', {
    details: { question_id: id, ownable_type: ownableOf(row), fault: why },
    base: [{ field: `additional_questions.${id}`, code: error.code, error: why }],
  })
}

/** Every answer of a booking, before anything is taken for it: asked at all, and right by the rule the form asks too. */
export async function checkedAnswers(
  tx: Orm,
  catalog: HotelCatalog,
  booking: Booking,
  asker: Labelled | null,
): Promise<Checked> {
  const { hotel } = catalog
  const plans = plansOf(
    catalog,
    booking.rooms.map((room) => room.room_plan_code),
  )
  const codes = plans.map(({ code }) => code)
  const adults = booking.rooms.flatMap(({ quantity, party }) => times(quantity, () => party.adults))
  const checkedBy = async (widget: QuestionFilter['widget']) => {
    const rows = await loadQuestions(tx, { hotel: hotel.id, brand: hotel.brand_id }, bookingBy(asker, widget), codes)
    return checked(rows, booking.additional_questions ?? [], adults, timesOf(hotel, plans[0]))
  }
  if (booking.source !== OTA_SOURCE) return checkedBy('book')
  // An agency's link to the hotel's own widget names the same source, and there the widget's are asked.
  return checkedBy('ota').catch((error: unknown) =>
    checkedBy('book').catch(() => {
      throw error
    }),
  )
}

/** Each of them by the rule the form asks too; one that is not among them was not asked. */
export function checked(
  rows: readonly QuestionRow[],
  given: readonly Answered[],
  adults: readonly number[],
  when: Times,
) {
  const stranger = given.find((one) => !rows.some((row) => isFor(row, one)))
  if (stranger)
    throw refuseAnswer(
      { ...stranger, hotel_id: stranger.ownable_type === 'Hotel' ? 0 : null },
      ERRORS.invalidRequest,
      'notAsked',
    )
  return rows.flatMap((row): Checked => {
    const answer = given.find((one) => isFor(row, one))?.answer
    const fault = answerError({ ...row, options: answerChoices(row, row.options, when) }, answer, { adults })
    if (fault) throw refuseAnswer(row, ERRORS.invalidRequest, fault)
    return answer && row.question_type !== 'notification' ? [{ row, answer }] : []
  })
}

const isFor = (row: QuestionRow, { id, ownable_type }: Answered) => row.id === id && ownableOf(row) === ownable_type

/** With the booking, in its transaction: the rooms have their numbers now, and the files their owner. */
export async function keepAnswers(tx: Orm, answers: Checked, reservationId: number, context: Context): Promise<void> {
  if (answers.length === 0) return
  const rooms = await roomsOf(tx, reservationId)
  for (const { row, answer } of answers) {
    const files = (answer.remote_attachments_urls ?? []).map(nameInAddress)
    const isBound = await bindFiles(tx, files, reservationId, context)
    // 1250: a file that was never booked with is kept for an hour.
    if (!isBound) throw refuseAnswer(row, ERRORS.uploadExpired, 'fileGone')
    const kept = {
      ...answer,
      ...(answer.rooms && {
        rooms: answer.rooms.map((room, at) => ({ ...room, reservation_hotel_room_id: rooms[at]?.id })),
      }),
      ...(answer.remote_attachments_urls && { remote_attachments_urls: files }),
    }
    const values = {
      titles: row.titles,
      options: row.options,
      answer: kept,
      answered_at: new Date(context.clock.now()),
    }
    await tx
      .insert(questionAnswer)
      .values({ ...values, reservation_id: reservationId, question_id: row.id })
      .onConflictDoUpdate({ target: [questionAnswer.reservation_id, questionAnswer.question_id], set: values })
  }
}

export async function roomsOf(tx: Pick<Orm, 'select'>, reservationId: number): Promise<Room[]> {
  return (await bookedRooms(tx, reservationId)).map(({ id, party }) => ({ id, adults: party.adults }))
}

async function planCodes(orm: Reading, { id }: Reservation, catalog: HotelCatalog): Promise<string[]> {
  const found = await orm
    .select({ code: reservationRoom.room_plan_code })
    .from(reservationRoom)
    .where(eq(reservationRoom.reservation_id, id))
  return plansOf(
    catalog,
    found.map(({ code }) => code),
  ).map(({ code }) => code)
}

/** What a reservation was asked: everything answered, and what is still to be answered after booking. */
export async function shownQuestions(
  catalog: HotelCatalog,
  row: Reservation,
  context: Context,
  asking: QuestionFilter,
): Promise<Question[]> {
  const { orm } = context.database
  const said = await answeredQuestions(orm, row)
  const open = await openQuestions(orm, catalog, row, asking)
  const localizer = localizerOf(catalog.hotel, context)
  return [
    ...said.map(({ question, answer }) =>
      questionOf(question, row, localizer, { ...question, answer: withAddresses(answer, context) }),
    ),
    ...open.map((question) => questionOf(question, row, localizer)),
  ]
}

type Reading = Pick<Orm, 'select'>

/** In the order they were asked, in the words and with the options of then. */
export async function answeredQuestions(orm: Reading, { id }: Pick<Reservation, 'id'>) {
  const said = await orm
    .select()
    .from(questionAnswer)
    .innerJoin(additionalQuestion, eq(additionalQuestion.id, questionAnswer.question_id))
    .where(eq(questionAnswer.reservation_id, id))
    .orderBy(asc(additionalQuestion.hotel_id), asc(additionalQuestion.position), asc(additionalQuestion.id))
  return said.map(({ additional_question: row, question_answer: { titles, options, answer } }) => ({
    question: { ...row, titles, options },
    answer,
  }))
}

/** What is asked after booking and was not answered yet. */
export async function openQuestions(orm: Reading, catalog: HotelCatalog, row: Reservation, asking: QuestionFilter) {
  const owner = { hotel: catalog.hotel.id, brand: catalog.hotel.brand_id }
  const asked = await loadQuestions(orm, owner, asking, await planCodes(orm, row, catalog))
  const said = await answeredQuestions(orm, row)
  return asked.filter(
    ({ id, place }) => place === 'place_confirmation_screen' && !said.some(({ question }) => question.id === id),
  )
}

const withAddresses = (answer: Answer, context: Context): Answer => ({
  ...answer,
  ...(answer.remote_attachments_urls && {
    remote_attachments_urls: answer.remote_attachments_urls.map((name) => attachmentUrl(name, context)),
  }),
})
