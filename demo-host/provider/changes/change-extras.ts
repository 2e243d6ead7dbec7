import { extraKey } from '../../../shared/model/stay/extra.ts'
import type { ChosenExtra } from '../../../shared/model/stay/extra.ts'
import type { Orm } from '../db/orm.ts'
import type { PlannedExtra } from '../db/schema/change.ts'
import type { reservationExtra } from '../db/schema/extra.ts'
import { nightsOf } from '../inventory/rate-calendar.ts'
import { includedExtras, leftOn } from '../extras/extras.ts'
import { priceExtras, refusedExtra } from '../extras/extras-choice.ts'
import type { ExtraLine } from '../extras/extras-choice.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import type { Stay } from '../inventory/availability-rules.ts'

type BookedExtra = typeof reservationExtra.$inferSelect
type Booked = { extras: readonly BookedExtra[]; rooms: readonly { room_plan_code: string }[] }
type Choice = Stay & { rooms: readonly { room_plan_code: string }[]; extras?: readonly ChosenExtra[] | undefined }

/** The extras of a changed stay: no more of one than was booked keeps its price and its place; the rest is bought now. */
export async function changedExtras(
  tx: Orm,
  catalog: HotelCatalog,
  { extras: booked, rooms: held }: Booked,
  { extras: wanted, ...stay }: Choice,
  now: number,
): Promise<PlannedExtra[]> {
  const nights = nightsOf(stay)
  const [before, after] = [held, stay.rooms].map((rooms) => rooms.map(({ room_plan_code }) => room_plan_code))
  // What a new plan contains is not paid for beside it (EXTRA-009).
  const contained = includedExtras(catalog, after?.filter((code) => !before?.includes(code)) ?? [])
  const fitting = booked.filter(
    ({ extra_id, date, state }) =>
      state !== 'released' && !contained.has(extra_id) && (date === null || nights.includes(date)),
  )
  if (!wanted) return fitting.map((line) => asBooked(line, line.quantity))

  const chosen = wanted.filter(({ quantity }) => quantity > 0)
  const bookedAs = (one: Parameters<typeof extraKey>[0]) => fitting.find((line) => extraKey(line) === extraKey(one))
  const kept = chosen.flatMap((one) => {
    const line = bookedAs(one)
    return line && one.quantity <= line.quantity
      ? [{ ...asBooked(line, one.quantity), answer: answerOf(one, line) }]
      : []
  })
  const fresh = chosen.filter((one) => one.quantity > (bookedAs(one)?.quantity ?? 0))
  const { lines, short } = await priceExtras(tx, catalog, { ...stay, extras: fresh }, now)
  // What the booking has of it is there for it again.
  const ours = (line: ExtraLine) => bookedAs(line)?.quantity ?? 0
  const missing = short.find((line) => (leftOn(line.row, line.day) ?? Infinity) + ours(line) < line.quantity)
  if (missing) throw refusedExtra('short', missing.extra_id)
  return [...kept, ...[...lines, ...short].map(asBought)]
}

/** What is asked about it costs nothing, and may be answered anew. */
const answerOf = ({ answer }: ChosenExtra, booked: BookedExtra): string | null =>
  answer === undefined ? booked.answer : answer.trim() || null

function asBooked(line: BookedExtra, quantity: number): PlannedExtra {
  const { extra_id, names, date, delivered_at, unit_gross, unit_net, questions, answer, stock_date } = line
  return { extra_id, names, date, delivered_at, quantity, unit_gross, unit_net, questions, answer, stock_date }
}

const asBought = ({ row, day, ...line }: ExtraLine): PlannedExtra => ({
  ...line,
  names: row.names,
  questions: row.questions,
  stock_date: typeof row.days.get(day)?.total === 'number' ? day : null,
})
