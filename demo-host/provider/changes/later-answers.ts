import { ERRORS } from '../../../shared/errors.ts'
import type { Answered, Question } from '../../../shared/model/stay/question.ts'
import { labelledAs } from '../../../shared/rules/labels.ts'
import type { Context } from '../kernel/context.ts'
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
} from '../questions/answers.ts'
import type { Checked } from '../questions/answers.ts'
import { dropUnusedFiles, nameInAddress } from '../questions/attachments.ts'
import { refuseBarred, refuseStaleVersion } from './change-bars.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { memberOf } from '../members/member-at.ts'
import { nextVersion } from '../records/next-version.ts'
import { runOnce, idempotencyKeyFor } from '../kernel/idempotency.ts'
import { lockUnerased } from '../records/authorized-reservation.ts'
import type { ReservationRow } from '../records/authorized-reservation.ts'
import { reservationBy } from '../questions/questions.ts'
import type { QuestionRow } from '../questions/questions.ts'

const askerAt = (context: Context, { hotel }: HotelCatalog) =>
  labelledAs(memberOf(context, hotel), organizationOf(context, hotel))

/** POST …/additional_questions: what was open is answered; the stay itself stays as it was. */
export async function answerOpen(
  catalog: HotelCatalog,
  row: ReservationRow,
  given: readonly Answered[],
  context: Context,
): Promise<Question[]> {
  const asking = reservationBy(askerAt(context, catalog))
  const key = idempotencyKeyFor(context, `POST ${row.number}/additional_questions`)
  await runOnce(context, key, async (tx) => {
    const locked = await lockUnerased(tx, row.id)
    await refuseBarred(tx, catalog.hotel, locked, context, 'answer')
    const asked = await openQuestions(tx, catalog, locked, asking)
    const answers = await checkedLater(tx, catalog, locked, asked, given)
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
  return shownQuestions(catalog, row, context, asking)
}

/** PUT …/batch_update: another version, so that nobody overwrites what they did not see. */
export async function changeAnswers(
  catalog: HotelCatalog,
  row: ReservationRow,
  { version, answers: given }: { version: number; answers: readonly Answered[] },
  context: Context,
): Promise<Question[]> {
  const key = idempotencyKeyFor(context, `PUT ${row.number}/additional_questions`)
  await runOnce(context, key, async (tx) => {
    const locked = await lockUnerased(tx, row.id)
    await refuseBarred(tx, catalog.hotel, locked, context, 'change_answers')
    refuseStaleVersion(locked, version)
    const asked = (await answeredQuestions(tx, locked)).map(({ question }) => question)
    const answers = await checkedLater(tx, catalog, locked, asked, given)
    if (answers.length === 0) return
    await keepAnswers(tx, answers, row.id, context)
    await dropUnusedFiles(tx, row.id, await filesOf(tx, locked))
    await nextVersion(tx, locked, {}, { kind: 'answers_changed', details: { questions: idsOf(answers) } }, context)
  })
  return shownQuestions(catalog, row, context, reservationBy(askerAt(context, catalog)))
}

const idsOf = (answers: Checked) => answers.map(({ row }) => row.id)

/** Right by the rule the form asks, of what was asked, and by the rooms of this reservation. */
async function checkedLater(
  tx: Orm,
  { hotel }: HotelCatalog,
  row: ReservationRow,
  asked: readonly QuestionRow[],
  given: readonly Answered[],
): Promise<Checked> {
  const rooms = await roomsOf(tx, row.id)
  for (const { id, answer } of given) {
    const strange = answer.rooms?.find((room, at) => room.reservation_hotel_room_id !== rooms[at]?.id)
    if (strange) throw refuseAnswer({ id, hotel_id: hotel.id }, ERRORS.invalidRequest, 'unknownRoom')
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
