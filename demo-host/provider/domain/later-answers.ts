import type { Answered, Question } from '../../../shared/model/question.ts'
import type { Context } from '../http/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservationEvent } from '../db/schema/booking.ts'
import {
  answeredQuestions,
  checked,
  keepAnswers,
  openQuestions,
  refuseAnswer,
  roomsOf,
  shownQuestions,
} from './answers.ts'
import type { Checked } from './answers.ts'
import { dropUnusedFiles, nameInAddress } from './attachments.ts'
import { refuseBarred, refuseStale } from './change-bars.ts'
import type { House } from './house.ts'
import { memberOf } from './member-at.ts'
import { nextVersion } from './next-version.ts'
import { doOnce, onceFor } from './once.ts'
import { lockReservation } from './proven-reservation.ts'
import type { ReservationRow } from './proven-reservation.ts'
import { reservationBy } from './questions.ts'
import type { QuestionRow } from './questions.ts'

const INVALID = 1000

/** POST …/additional_questions: what was open is answered; the stay itself stays as it was. */
export async function answerOpen(
  house: House,
  row: ReservationRow,
  given: readonly Answered[],
  context: Context,
): Promise<Question[]> {
  const asking = reservationBy(memberOf(context, house.hotel))
  const once = onceFor(context, `POST ${row.number}/additional_questions`)
  await doOnce(context, once, async (tx) => {
    const locked = await lockReservation(tx, row.id)
    await refuseBarred(tx, house.hotel, locked, context, 'answer')
    const asked = await openQuestions(tx, house, locked, asking)
    const answers = await checkedLater(tx, house, locked, asked, given)
    if (answers.length === 0) return
    await keepAnswers(tx, answers, row.id, context)
    await tx.insert(reservationEvent).values({
      reservation_id: row.id,
      at: new Date(context.clock.now()),
      kind: 'answered',
      actor: 'guest',
      details: { questions: idsOf(answers) },
    })
  })
  return shownQuestions(house, row, context, asking)
}

/** PUT …/batch_update: another version, so that nobody overwrites what they did not see. */
export async function changeAnswers(
  house: House,
  row: ReservationRow,
  { version, answers: given }: { version: number; answers: readonly Answered[] },
  context: Context,
): Promise<Question[]> {
  const once = onceFor(context, `PUT ${row.number}/additional_questions`)
  await doOnce(context, once, async (tx) => {
    const locked = await lockReservation(tx, row.id)
    await refuseBarred(tx, house.hotel, locked, context, 'change_answers')
    refuseStale(locked, version)
    const asked = (await answeredQuestions(tx, locked)).map(({ question }) => question)
    const answers = await checkedLater(tx, house, locked, asked, given)
    if (answers.length === 0) return
    await keepAnswers(tx, answers, row.id, context)
    await dropUnusedFiles(tx, row.id, await filesOf(tx, locked))
    await nextVersion(tx, locked, {}, { kind: 'answers_changed', details: { questions: idsOf(answers) } }, context)
  })
  return shownQuestions(house, row, context, reservationBy(memberOf(context, house.hotel)))
}

const idsOf = (answers: Checked) => answers.map(({ row }) => row.id)

/** Right by the rule the form asks, of what was asked, and by the rooms of this reservation. */
async function checkedLater(
  tx: Orm,
  { hotel }: House,
  row: ReservationRow,
  asked: readonly QuestionRow[],
  given: readonly Answered[],
): Promise<Checked> {
  const rooms = await roomsOf(tx, row.id)
  for (const { id, answer } of given) {
    const strange = answer.rooms?.find((room, at) => room.reservation_hotel_room_id !== rooms[at]?.id)
    if (strange) throw refuseAnswer({ id, hotel_id: hotel.id }, INVALID, 'unknownRoom')
  }
  // Only these: what else was asked need not be said again.
  const wanted = asked.filter(({ id }) => given.some((one) => one.id === id))
  const adults = rooms.map((room) => room.adults)
  return checked(wanted, given, adults, row)
}

/** The names of all files that any answer has. */
async function filesOf(tx: Orm, row: ReservationRow): Promise<string[]> {
  const said = await answeredQuestions(tx, row)
  return said.flatMap(({ answer }) => answer.remote_attachments_urls ?? []).map(nameInAddress)
}
