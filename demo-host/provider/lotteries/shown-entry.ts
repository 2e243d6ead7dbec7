import { and, desc, eq } from 'drizzle-orm'

import type { ListedEntry, LotteryEntry } from '../../../shared/model/stay/lottery.ts'
import type { Orm } from '../db/orm.ts'
import { reservation } from '../db/schema/booking.ts'
import { roomPlan, roomType, hotelPlan } from '../db/schema/catalogue.ts'
import { hotel as hotels } from '../db/schema/hotel.ts'
import { lotteryEntry, lotteryEvent } from '../db/schema/lottery.ts'
import type { Hotel, HotelCatalog } from '../hotels/hotel-catalog.ts'
import type { Context } from '../kernel/context.ts'
import { localize, localizerOf } from '../kernel/texts.ts'
import { giveToken } from '../kernel/tokens.ts'
import { eventAnswer } from './events.ts'
import { ownEntry } from './own-entry.ts'
import type { EntryRow } from './own-entry.ts'

const PAGE_SIZE = 10

const COLUMNS = {
  entry: lotteryEntry,
  event: lotteryEvent,
  hotel: hotels,
  room_type_names: roomType.names,
  room_plan_names: hotelPlan.names,
  number: reservation.number,
  reservation_status: reservation.status,
}

const rowsIn = (orm: Pick<Orm, 'select'>) =>
  orm
    .select(COLUMNS)
    .from(lotteryEntry)
    .innerJoin(lotteryEvent, eq(lotteryEvent.id, lotteryEntry.event_id))
    .innerJoin(hotels, eq(hotels.id, lotteryEvent.hotel_id))
    .innerJoin(roomType, eq(roomType.id, lotteryEntry.room_type_id))
    .innerJoin(roomPlan, eq(roomPlan.id, lotteryEntry.room_plan_id))
    .innerJoin(hotelPlan, eq(hotelPlan.id, roomPlan.hotel_plan_id))
    .leftJoin(reservation, eq(reservation.id, lotteryEntry.reservation_id))
type Row = Awaited<ReturnType<typeof rowsIn>>[number]

/** GET …/lottery_results/{n}, for the account that entered. */
export async function shownEntry(catalog: HotelCatalog, number: string, context: Context): Promise<LotteryEntry> {
  const own = await ownEntry(catalog.hotel, number, context)
  const [row] = await rowsIn(context.database.orm).where(eq(lotteryEntry.id, own.entry.id))
  if (!row) throw new Error('A lottery entry is gone that nobody deletes')
  const { form } = row.entry
  return {
    ...listed(row, context),
    form: form && {
      room_type_code: form.room_type_code,
      room_plan_code: form.room_plan_code,
      party: form.party,
      guest: form.guest,
      requests: form.requests || null,
    },
  }
}

/** The link of a winner's letter, for whoever holds it; a new one each time, because only its hash is kept (guarantee S17). */
export const winnersKey = (
  { id, member_id }: EntryRow,
  context: Pick<Context, 'clock' | 'ids'> & { database: { orm: Pick<Orm, 'insert'> } },
): Promise<string> => giveToken(context.database.orm, 'lottery', { member_id, payload: { entry_id: id } }, context)

/** GET /user/lottery_results: at every hotel of the brand, the newest first. */
export async function listedEntries(owner: { id: number; brand_id: number }, page: number, context: Context) {
  const { orm } = context.database
  const wanted = and(eq(lotteryEntry.member_id, owner.id), eq(hotels.brand_id, owner.brand_id))
  const total = await orm.$count(lotteryEntry, eq(lotteryEntry.member_id, owner.id))
  const rows = await rowsIn(orm)
    .where(wanted)
    .orderBy(desc(lotteryEntry.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return {
    data: rows.map((row) => listed(row, context)),
    page,
    total_pages: Math.ceil(total / PAGE_SIZE),
    total_entries: total,
  }
}

function listed({ entry, event, hotel, ...row }: Row, context: Context): ListedEntry {
  const localizer = localizerOf(hotel, context)
  const answer = eventAnswer(event, hotel, localizer, context.clock.now())
  return {
    entry_number: entry.entry_number,
    status: entry.status,
    hotel: hotelFacts(hotel, localize(hotel.names, localizer)),
    event: answer,
    result_date: answer.result_date,
    reservation_deadline: answer.reservation_deadline,
    lottery_event_setting_id: event.id,
    notification: answer.notification,
    reservation:
      row.number === null
        ? null
        : {
            reservation_number: row.number,
            lottery_result: { entry_number: entry.entry_number },
            is_incomplete: row.reservation_status === 'payment_pending',
          },
    checkin_date: entry.checkin_date,
    checkout_date: entry.checkout_date,
    room_type_name: localize(row.room_type_names, localizer),
    room_plan_name: localize(row.room_plan_names, localizer),
  }
}

const hotelFacts = ({ id, code }: Hotel, name: string) => ({ hotel_id: id, code, name })
