import assert from 'node:assert/strict'

import { and, between, eq, sql } from 'drizzle-orm'

import { inventoryDay, rateDay, roomPlan } from '../../../demo-host/provider/db/schema/catalogue.ts'
import { lotteryEntry, lotteryEvent, lotteryRoom } from '../../../demo-host/provider/db/schema/lottery.ts'
import { DAY_MS } from '../../../shared/constants.ts'
import { lottery } from '../../../shared/contract/lottery.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import type { EntryForm } from '../../../shared/model/stay/lottery.ts'
import type { SelectedRoom } from '../../../shared/model/search/search.ts'
import { firstRoom, openGuest, TARO } from './guest.ts'
import type { Guest } from './guest.ts'
import { headersOf, newMember } from './members.ts'
import type { World } from './world.ts'

export const HOTEL = 1
const counts = new WeakMap<World, number>()
/** No two events of a world share a night. */
function nextEvent(world: World): number {
  const count = (counts.get(world) ?? 0) + 1
  counts.set(world, count)
  return count
}

type Times = { opens?: number; closes?: number; result?: number; deadline?: number }
type EventOptions = Times & { rooms_a_night?: number; is_exclusive?: boolean; room?: SelectedRoom }

/** A lottery of its own, months ahead, of one room plan; the times are days from now, all within a session of its guests. */
export async function openLottery(world: World, guest: Guest, options: EventOptions = {}) {
  const { opens = -1, closes = 0.1, result = 0.2, deadline = 0.5, rooms_a_night = 2, is_exclusive = false } = options
  const { orm } = world.database
  const room = options.room ?? (await firstRoom(guest, HOTEL, 'on_site'))
  const [plan] = await orm.select().from(roomPlan).where(eq(roomPlan.code, room.room_plan_code))
  assert.ok(plan)
  const now = world.clock.now()
  const at = (days: number) => new Date(now + days * DAY_MS)
  const count = nextEvent(world)
  const first = addDays(new Date(now).toISOString().slice(0, 10), 35 + 9 * count)
  const last = addDays(first, 8)
  // Whatever the season closes, sells or makes longer, these nights are free.
  await orm
    .update(rateDay)
    .set({ closed: false, closed_to_arrival: false, min_nights: 1, stock: null })
    .where(and(eq(rateDay.room_plan_id, plan.id), between(rateDay.night, first, last)))
  await orm
    .update(inventoryDay)
    .set({ closed: false, total: 10 })
    .where(and(eq(inventoryDay.room_type_id, plan.room_type_id), between(inventoryDay.night, first, last)))
  const [event] = await orm
    .insert(lotteryEvent)
    .values({
      uuid: `lottery-${count}`,
      hotel_id: HOTEL,
      names: { en: 'Fireworks', ja: '花火' },
      notifications: { en: 'One room each' },
      entry_opens: at(opens),
      entry_closes: at(closes),
      result_at: at(result),
      deadline: at(deadline),
      stay_from: first,
      stay_to: last,
      min_nights: 2,
      max_nights: 4,
      is_exclusive,
    })
    .returning()
  assert.ok(event)
  await orm.insert(lotteryRoom).values({ event_id: event.id, room_plan_id: plan.id, rooms_a_night })
  const stay = { checkin_date: addDays(first, 1), checkout_date: addDays(first, 3) }
  const form = (more: Partial<EntryForm> = {}): EntryForm => ({
    ...stay,
    room_type_code: room.room_type_code,
    room_plan_code: room.room_plan_code,
    party: room.party,
    guest: TARO,
    ...more,
  })
  const entriesIn = () =>
    orm.select().from(lotteryEntry).where(eq(lotteryEntry.event_id, event.id)).orderBy(lotteryEntry.id)

  /** What the nights of the stay have. */
  async function stock(night = stay.checkin_date) {
    const [type] = await orm
      .select()
      .from(inventoryDay)
      .where(and(eq(inventoryDay.room_type_id, plan?.room_type_id ?? 0), eq(inventoryDay.night, night)))
    const [rate] = await orm
      .select()
      .from(rateDay)
      .where(and(eq(rateDay.room_plan_id, plan?.id ?? 0), eq(rateDay.night, night)))
    assert.ok(type && rate)
    return { total: type.total, held: type.held, sold: type.sold, plan_held: rate.held, plan_sold: rate.sold }
  }
  /** So many rooms are there at all in the nights of the event. */
  const leave = (total: number) =>
    orm
      .update(inventoryDay)
      .set({ total: sql`${inventoryDay.sold} + ${inventoryDay.held} + ${total}` })
      .where(and(eq(inventoryDay.room_type_id, plan.room_type_id), between(inventoryDay.night, first, last)))
  return { event, room, stay, form, entriesIn, stock, leave, planId: plan.id }
}
export type OpenLottery = Awaited<ReturnType<typeof openLottery>>

let keys = 0
/** Somebody who has an account, and the calls they make. */
export async function openEntrant(world: World) {
  const member = await newMember(world)
  const headers = await headersOf(world, member.id)
  const guest = await openGuest(world, headers)
  const enter = (at: OpenLottery, more: Partial<EntryForm> = {}, key = `an-entry-${++keys}`) =>
    guest.send(
      lottery.enter,
      { hotelId: HOTEL, body: { lottery_event_uuid: at.event.uuid, ...at.form(more) } },
      { ...headers, [HEADERS.idempotencyKey]: key },
    )
  const send: Guest['send'] = (row, input, more = {}) => guest.send(row, input, { ...headers, ...more })
  const show = (entryNumber: string) => send(lottery.show, { hotelId: HOTEL, entryNumber })
  return { member, headers, send, enter, show, guest }
}
export type Entrant = Awaited<ReturnType<typeof openEntrant>>

/** Has an account in every world (members.ts), and makes the calls of members in the suite of the tables. */
const HANAKO_ID = 1001
let examples = 0

/** One true input of each call, for the suite of the tables: an entry of somebody's in an event that is open. */
export async function lotteryExamples(world: World, guest: Guest) {
  const entered = async () => {
    const at = await openLottery(world, guest, { opens: -1, closes: 60, result: 61, deadline: 62 })
    const { room_type_id } =
      (await world.database.orm.select().from(roomPlan).where(eq(roomPlan.id, at.planId)))[0] ?? {}
    const entry_number = `LEXM-0000-${String(++examples).padStart(4, '0')}`
    const now = new Date(world.clock.now())
    await world.database.orm.insert(lotteryEntry).values({
      ...at.stay,
      entry_number,
      event_id: at.event.id,
      member_id: HANAKO_ID,
      room_type_id: room_type_id ?? 0,
      room_plan_id: at.planId,
      form: at.form(),
      locale: 'en',
      created_at: now,
      updated_at: now,
    })
    return { hotelId: HOTEL, entryNumber: entry_number, at }
  }
  const { at, ...own } = await entered()
  return {
    'lottery.event': { hotelId: HOTEL, eventUuid: at.event.uuid },
    'lottery.enter': async () => {
      const open = await openLottery(world, guest, { opens: -1, closes: 60, result: 61, deadline: 62 })
      return { hotelId: HOTEL, body: { lottery_event_uuid: open.event.uuid, ...open.form() } }
    },
    'lottery.show': own,
    'lottery.update': { ...own, body: at.form() },
    'lottery.cancel': async () => {
      const { at: _, ...fresh } = await entered()
      return fresh
    },
    'lottery.deleteIncomplete': own,
    'user.lotteryResults': { query: { page: 1 } },
  }
}
