import { and, between, eq, inArray, sql } from 'drizzle-orm'
import { boolean, enums, integer, literal, max, min, object, optional, pattern, size, string, union } from 'superstruct'
import type { Infer } from 'superstruct'
import { CURRENCY_CODES } from '../../shared/currencies.ts'
import { refreshDayMinimum } from '../provider/db/day-minimum.ts'
import { writeStaffAudit } from '../provider/kernel/audit.ts'
import { reservation, reservationEvent } from '../provider/db/schema/booking.ts'
import { hotelPlan, inventoryDay, rateDay, roomPlan, roomType } from '../provider/db/schema/catalogue.ts'
import { hotel } from '../provider/db/schema/hotel.ts'
import { editExtra, extraEdit } from './extra-edits.ts'
import type { Database, Orm } from '../provider/db/open.ts'
import { checkEdit, editCheck } from './check-edit.ts'
import { domainEdit, editDomain } from './domain-edit.ts'
import { editMemberSettings, memberEdit } from './member-edit.ts'
import { editPayment, paymentEdit } from './payment-edit.ts'
import { changeRates, moveGuest } from './money-edits.ts'

const day = pattern(string(), /^\d{4}-\d{2}-\d{2}$/)
const code = size(string(), 1, 100)
const nights = { hotel: code, from: day, to: day }

/** What the hotel's staff would do in their own system; `to` is the last night it is for. */
export const worldEdit = union([
  object({ kind: literal('sell_out'), room_type_code: code, left: optional(max(min(integer(), 0), 100)), ...nights }),
  object({ kind: literal('close_plan'), hotel_plan_code: code, closed: boolean(), ...nights }),
  object({ kind: literal('change_price'), room_plan_code: code, percent: max(min(integer(), 1), 1_000), ...nights }),
  extraEdit,
  object({
    kind: literal('edit_reservation'),
    reservation_number: code,
    first_name: optional(code),
    last_name: optional(code),
  }),
  paymentEdit,
  checkEdit,
  domainEdit,
  memberEdit,
  object({ kind: literal('change_rates'), currency: enums(CURRENCY_CODES), percent: max(min(integer(), 1), 1_000) }),
  object({ kind: literal('move_guest'), country: pattern(string(), /^[A-Z]{2}$/) }),
])
export type WorldEdit = Infer<typeof worldEdit>
type Edit<Kind extends WorldEdit['kind']> = Extract<WorldEdit, { kind: Kind }>

/** How many rows it changed: none means that there is no such thing. */
export function editWorld({ orm }: Database, clock: { now: () => number }, edit: WorldEdit): Promise<number> {
  return orm.transaction(async (tx) => {
    const changed = await made(tx, clock, edit)
    if (changed > 0) await writeStaffAudit(tx, clock, edit.kind)
    return changed
  })
}

async function made(tx: Orm, clock: { now: () => number }, edit: WorldEdit): Promise<number> {
  if (edit.kind === 'check_people') return editCheck(tx, edit)
  if (edit.kind === 'own_domain') return editDomain(tx, edit)
  if (edit.kind === 'member_settings') return editMemberSettings(tx, edit)
  if (edit.kind === 'set_payment') return editPayment(tx, edit)
  if (edit.kind === 'edit_reservation') return editReservation(tx, new Date(clock.now()), edit)
  if (edit.kind === 'change_rates') return changeRates(tx, new Date(clock.now()), edit)
  if (edit.kind === 'move_guest') return moveGuest(tx, edit)

  if (edit.kind === 'edit_extra') return editExtra(tx, edit)

  const changed = await editNights(tx, edit)
  // Calendars read a summary of these nights.
  await tx.execute(sql`insert into dirty_day (hotel_id, night)
      select h.id, day::date from hotel h, generate_series(${edit.from}::date, ${edit.to}::date, interval '1 day') as day
      where h.code = ${edit.hotel}`)
  await refreshDayMinimum(tx, { now: clock.now() })
  return changed
}

function editNights(orm: Orm, edit: Extract<WorldEdit, { from: string }>): Promise<number> {
  switch (edit.kind) {
    case 'sell_out':
      return sellOut(orm, edit)
    case 'close_plan':
      return closePlan(orm, edit)
    case 'change_price':
      return changePrice(orm, edit)
    default:
      return edit satisfies never
  }
}

const hotelId = (orm: Orm, hotelCode: string) =>
  orm.select({ id: hotel.id }).from(hotel).where(eq(hotel.code, hotelCode))

async function sellOut(orm: Orm, edit: Edit<'sell_out'>): Promise<number> {
  const types = orm
    .select({ id: roomType.id })
    .from(roomType)
    .where(and(inArray(roomType.hotel_id, hotelId(orm, edit.hotel)), eq(roomType.code, edit.room_type_code)))
  const changed = await orm
    .update(inventoryDay)
    .set({ total: sql`${inventoryDay.sold} + ${inventoryDay.held} + ${edit.left ?? 0}` })
    .where(and(inArray(inventoryDay.room_type_id, types), between(inventoryDay.night, edit.from, edit.to)))
    .returning({ night: inventoryDay.night })
  return changed.length
}

async function closePlan(orm: Orm, edit: Edit<'close_plan'>): Promise<number> {
  const plans = orm
    .select({ id: roomPlan.id })
    .from(roomPlan)
    .innerJoin(hotelPlan, eq(hotelPlan.id, roomPlan.hotel_plan_id))
    .where(and(inArray(hotelPlan.hotel_id, hotelId(orm, edit.hotel)), eq(hotelPlan.code, edit.hotel_plan_code)))
  const changed = await orm
    .update(rateDay)
    .set({ closed: edit.closed })
    .where(and(inArray(rateDay.room_plan_id, plans), between(rateDay.night, edit.from, edit.to)))
    .returning({ night: rateDay.night })
  return changed.length
}

/** Raises the version too, so that no quote of the old price can be booked. */
async function changePrice(orm: Orm, edit: Edit<'change_price'>): Promise<number> {
  const plans = orm
    .select({ id: roomPlan.id })
    .from(roomPlan)
    .where(and(inArray(roomPlan.hotel_id, hotelId(orm, edit.hotel)), eq(roomPlan.code, edit.room_plan_code)))
  const rates = sql`array(select round(rate * ${edit.percent}::int / 100.0)::bigint from unnest(${rateDay.rates_gross}) with ordinality as each(rate, place) order by place)`
  const changed = await orm
    .update(rateDay)
    .set({ rates_gross: rates })
    .where(and(inArray(rateDay.room_plan_id, plans), between(rateDay.night, edit.from, edit.to)))
    .returning({ night: rateDay.night })
  const rate_version = sql`${hotel.rate_version} + 1`
  await orm.update(hotel).set({ rate_version }).where(eq(hotel.code, edit.hotel))
  return changed.length
}

/** MANAGE-017: what staff changed, the guest can no longer change or cancel online. */
async function editReservation(orm: Orm, at: Date, edit: Edit<'edit_reservation'>): Promise<number> {
  const of = eq(reservation.number, edit.reservation_number)
  const [row] = await orm.select().from(reservation).where(of).for('update')
  if (!row) return 0
  const { first_name = row.guest.first_name, last_name = row.guest.last_name } = edit
  const guest = { ...row.guest, first_name, last_name }
  await orm
    .update(reservation)
    .set({ staff_edited: true, version: row.version + 1, updated_at: at, guest })
    .where(of)
  await orm.insert(reservationEvent).values({ reservation_id: row.id, at, kind: 'edited', actor: 'staff' })
  return 1
}
