import { ERRORS } from '../../../shared/errors.ts'
import type { EntryForm } from '../../../shared/model/stay/lottery.ts'
import { normalizeText } from '../../../shared/rules/person/names.ts'
import { fitChildren } from '../../../shared/rules/party/party.ts'
import type { Orm } from '../db/orm.ts'
import { lotteryRoom } from '../db/schema/lottery.ts'
import { checkedGuest } from '../hotels/checked-guest.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { checkStay, findRoomPlan, fits, isOnSale, planRefusal, ratesOf } from '../inventory/availability-rules.ts'
import { checkParties } from '../inventory/party-limits.ts'
import { loadStay } from '../inventory/rate-calendar.ts'
import { ApiError, refusedField } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { eq } from 'drizzle-orm'
import { checkLotteryStay } from './events.ts'
import type { EventRow } from './events.ts'

/** What an entry says, as it is stored. */
export type CheckedEntry = {
  room_type_id: number
  room_plan_id: number
  checkin_date: string
  checkout_date: string
  form: EntryForm
}

/**
 * Nobody wins what nobody could book: the room belongs to the event, is for sale on the dates and takes the party. How
 * many are free is for the draw to see.
 */
export async function checkedEntry(
  tx: Orm,
  catalog: HotelCatalog,
  event: EventRow,
  sent: EntryForm,
  { clock, locale }: Pick<Context, 'clock' | 'locale'>,
): Promise<CheckedEntry> {
  const now = clock.now()
  const form = { ...sent, guest: checkedGuest(catalog, sent.guest), requests: normalizeText(sent.requests ?? '') }
  const { checkin_date, checkout_date } = form
  checkLotteryStay(event, form)
  checkStay(catalog.hotel, form, now)

  const given = await tx.select().from(lotteryRoom).where(eq(lotteryRoom.event_id, event.id))
  const found = findRoomPlan(catalog, form.room_plan_code)
  if (
    !found ||
    found.type.code !== form.room_type_code ||
    !given.some((room) => room.room_plan_id === found.roomPlan.id)
  )
    throw refusedField('room_plan_code', 'This room is not given by this lottery')
  const { type, roomPlan, plan } = found
  const refusal = planRefusal(catalog.hotel, plan, { locale, mode: 'secret', isMember: true, organizationId: null })
  if (refusal) throw refusal
  checkParties(catalog, [form.party])
  const party = fitChildren([form.party], catalog.hotel.kids_setting).party[0] ?? form.party
  if (!fits(type, roomPlan, party)) throw refusedField('party', 'The room does not take this party')

  const inventory = await loadStay(tx, catalog.hotel.id, form)
  if (!isOnSale(catalog.hotel, plan, form, now) || !ratesOf(inventory, roomPlan, form))
    throw new ApiError(ERRORS.soldOut, 'This room is not for sale on these dates', {
      details: { room_plan_code: roomPlan.code },
    })
  return { room_type_id: type.id, room_plan_id: roomPlan.id, checkin_date, checkout_date, form }
}
