import { ERRORS } from '../../../shared/errors.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import type { Stay } from '../inventory/availability-rules.ts'
import { refuseLotteryNights } from '../inventory/lottery-nights.ts'
import { nightsOf } from '../inventory/rate-calendar.ts'
import { withoutOwnBooking } from '../inventory/without-own-booking.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { countRequest, networkKey, refuseBlocked } from '../kernel/limits.ts'
import { lookUp } from '../kernel/tokens.ts'
import { memberOf } from '../members/member-at.ts'
import { checkLotteryStay, findLottery, requireOpen } from './events.ts'
import { findEntry, foreignEntry, ownEntry } from './own-entry.ts'
import type { EntryOfEvent, EntryRow } from './own-entry.ts'

/** What a search, a price or a question for free rooms says of a lottery, by the names of the wire; an empty value is none. */
export type AskedLottery = {
  lottery_event_uuid?: string | undefined
  lottery_result_entry_number?: string | undefined
  lottery_access_token?: string | undefined
  /** A stay that is changed is judged by its change (changes/). */
  current_reservation?: string | undefined
}

/** What may be looked at: `roomPlanIds` null is everything, and `own` is the entry whose held room is free for its winner. */
export type LotteryScope = { roomPlanIds: readonly number[] | null; own: EntryRow | null }

const EVERYTHING: LotteryScope = { roomPlanIds: null, own: null }

/**
 * Who looks at rooms of a lottery: everybody before they enter (3751, 3752, 3754), its entrant who changes the entry, or
 * the winner, who books (3780 to 3783 of a link). All others look at what is not given by lot (3750).
 */
export async function lotteryScope(
  catalog: HotelCatalog,
  asked: AskedLottery & { rooms: readonly unknown[] },
  stay: Stay,
  context: Context,
): Promise<LotteryScope> {
  if (asked.current_reservation) return EVERYTHING
  const now = context.clock.now()
  const { lottery_result_entry_number: number, lottery_event_uuid: uuid } = asked
  if (!number && !uuid) {
    refuseLotteryNights(catalog, stay, now)
    return EVERYTHING
  }
  const found = number ? await provenEntry(catalog, number, asked.lottery_access_token, context) : null
  const event = findLottery(catalog, found?.event.uuid ?? uuid ?? '')
  const rooms = asked.rooms.length
  if (rooms > 1)
    throw new ApiError(ERRORS.lotteryOtherDates, 'A lottery gives one room', {
      details: { reason: 'lottery_one_room' },
    })
  if (found && found.entry.status !== 'registered') return winnerScope(catalog, found, stay, now)
  requireOpen(event, now)
  if (event.rooms.length === 0) throw new ApiError(ERRORS.lotteryUnavailable, 'The lottery has no rooms')
  checkLotteryStay(event, stay)
  return { roomPlanIds: event.rooms.map(({ room_plan_id }) => room_plan_id), own: null }
}

function winnerScope(catalog: HotelCatalog, { entry, event }: EntryOfEvent, stay: Stay, now: number): LotteryScope {
  requireWinner(entry, event, now)
  requireOwnDates(entry, stay)
  refuseLotteryNights(catalog, stay, now, nightsOf(entry))
  return { roomPlanIds: [entry.room_plan_id], own: entry }
}

/** A link that was sent says who may look; without one it is the account that entered. */
async function provenEntry(
  catalog: HotelCatalog,
  number: string,
  token: string | undefined,
  context: Context,
): Promise<EntryOfEvent> {
  const { hotel } = catalog
  if (!token) {
    // Not 401: a page asks before it knows who looks, and that would sign them out.
    if (!memberOf(context, hotel)) throw foreignEntry()
    return ownEntry(hotel, number, context)
  }
  const found = await findEntry(context.database.orm, hotel.id, number)
  const member = memberOf(context, hotel)
  // Whoever is signed in as who entered needs no link, and guesses nothing.
  if (found && member && member.id === found.entry.member_id) return found
  const network = networkKey('lookup', hotel.brand_id, context.ip)
  await refuseBlocked(context, network)
  const known = await lookUp(context.database.orm, 'lottery', token, context.clock)
  if (!found || known.kind === 'unknown' || known.row.payload.entry_id !== found.entry.id) {
    await countRequest(context, network, 'lookup')
    throw new ApiError(ERRORS.linkInvalid, 'There is no such link')
  }
  if (member) throw new ApiError(ERRORS.linkOfOtherAccount, 'The link is for another account')
  const isOver = known.kind === 'over' || found.event.deadline.getTime() <= context.clock.now()
  if (isOver && found.entry.status === 'winner_reservation_pending')
    throw new ApiError(ERRORS.linkExpired, 'The link is over')
  if (found.entry.status === 'winner_reservation_confirmed') throw linkUsed(found.entry)
  return found
}

const linkUsed = (entry: EntryRow): ApiError =>
  new ApiError(ERRORS.linkAlreadyUsed, 'The room is booked already', { details: { entry_number: entry.entry_number } })

/**
 * Somebody who won and has not booked yet, before the deadline.
 * @throws 3757: it was not won, the deadline has passed; 3760: a booking of it is not finished; 3782: it is booked
 */
function requireWinner(entry: EntryRow, event: EntryOfEvent['event'], now: number): void {
  const { status, entry_number } = entry
  if (status === 'winner_reservation_confirmed') throw linkUsed(entry)
  if (status !== 'winner_reservation_pending') throw new ApiError(ERRORS.lotteryNotAllowed, 'This entry has not won')
  if (entry.reservation_id !== null)
    throw new ApiError(ERRORS.lotteryUnavailable, 'A booking of this room is not finished', {
      details: { reason: 'incomplete_reservation', entry_number },
    })
  // Whether it still holds its room: from the deadline on, or as soon as the scheduled jobs have looked, it does not.
  if (now >= event.deadline.getTime() || !entry.holds_stock)
    throw new ApiError(ERRORS.lotteryNotAllowed, 'The reservation deadline has passed', {
      status: 409,
      details: { reason: 'lottery_deadline', reservation_deadline: event.deadline.toISOString() },
    })
}

/** @throws 3754 with the dates that were won */
function requireOwnDates(entry: EntryRow, stay: Stay): void {
  const { checkin_date, checkout_date } = entry
  if (checkin_date === stay.checkin_date && checkout_date === stay.checkout_date) return
  throw new ApiError(ERRORS.lotteryOtherDates, 'The room was won for other dates', {
    details: { checkin_date, checkout_date },
  })
}

type Booked = Stay & { rooms: readonly { room_plan_code: string; room_type_code: string; quantity: number }[] }

/**
 * The entry a booking is made with, proven as it stands: the account that entered, its room, its dates, once, and in time.
 * `entry` is locked by the booking's own transaction, so that of two that come at once the second finds it booked.
 */
export function requireBookable(
  catalog: HotelCatalog,
  { entry, event }: EntryOfEvent,
  booked: Booked,
  { memberId, now }: { memberId: number; now: number },
): void {
  if (entry.member_id !== memberId) throw foreignEntry()
  requireWinner(entry, event, now)
  requireOwnDates(entry, booked)
  const plan = catalog.room_plans.find(({ id }) => id === entry.room_plan_id)
  const [line, ...others] = booked.rooms
  const isOwn = line?.room_plan_code === plan?.code && line?.quantity === 1 && others.length === 0
  if (!isOwn) throw new ApiError(ERRORS.lotteryNotAllowed, 'Another room was won')
  refuseLotteryNights(catalog, booked, now, nightsOf(entry))
}

/** The room that is held for its winner is free for its winner. */
export const withOwnWin = (inventory: RatesAndInventory, own: EntryRow | null): RatesAndInventory =>
  own === null
    ? inventory
    : withoutOwnBooking(inventory, [
        {
          room_type_id: own.room_type_id,
          room_plan_id: own.room_plan_id,
          price: { nights: nightsOf(own).map((date) => ({ date })) },
        },
      ])

/** Codes of the plans that may be looked at, of those that were asked for; null: as asked. */
export const codesIn = (catalog: HotelCatalog, { roomPlanIds }: Pick<LotteryScope, 'roomPlanIds'>): string[] | null =>
  roomPlanIds === null ? null : catalog.room_plans.filter(({ id }) => roomPlanIds.includes(id)).map(({ code }) => code)

/** Of the plans that an event gives, for its calendar; whoever may enter or book, the search says. @throws 3753 */
export const roomsOfLottery = (catalog: HotelCatalog, uuid: string): string[] | null =>
  codesIn(catalog, { roomPlanIds: findLottery(catalog, uuid).rooms.map(({ room_plan_id }) => room_plan_id) })
