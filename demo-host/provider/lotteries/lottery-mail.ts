import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'

import { LOTTERY_REMINDER_MS } from '../../../shared/constants.ts'
import { fillPath } from '../../../shared/booking-routes.ts'
import { hotelRoutes } from '../../../shared/routes.ts'
import type { Orm } from '../db/orm.ts'
import { hotel as hotels } from '../db/schema/hotel.ts'
import { lotteryEntry, lotteryEvent } from '../db/schema/lottery.ts'
import { emailHeaderOf } from '../hotels/email-facts.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import type { Services } from '../kernel/context.ts'
import { ANY_ORDER } from '../kernel/in-a-round.ts'
import { localize, localizerOf } from '../kernel/texts.ts'
import type { LotteryEmail } from '../mail/lottery-email.ts'
import { lockEntry } from './own-entry.ts'
import type { EntryOfEvent } from './own-entry.ts'
import { winnersKey } from './shown-entry.ts'

type Sending = Pick<Services, 'mail' | 'origins' | 'clock' | 'ids'>

/** With what caused it; nothing where there is nobody left to write to. */
export async function queueLotteryMail(
  tx: Orm,
  services: Sending,
  catalog: HotelCatalog,
  { entry, event }: EntryOfEvent,
  letter: LotteryEmail,
): Promise<void> {
  const { form, locale } = entry
  if (!form || entry.member_id === null) return
  const { hotel } = catalog
  const localizer = localizerOf(hotel, { locale, origins: services.origins })
  const type = catalog.room_types.find(({ id }) => id === entry.room_type_id)
  const plan = catalog.plans.find(
    ({ id }) => id === catalog.room_plans.find((row) => row.id === entry.room_plan_id)?.hotel_plan_id,
  )
  await services.mail(tx, {
    template: 'lottery',
    to: form.guest.email,
    locale,
    hotel_id: hotel.id,
    dedupe: `lottery ${letter} ${entry.entry_number}`,
    data: {
      letter,
      hotel: emailHeaderOf(hotel, localizer),
      guest_name: `${form.guest.first_name} ${form.guest.last_name}`,
      event: localize(event.names, localizer),
      entry_number: entry.entry_number,
      checkin_date: entry.checkin_date,
      checkout_date: entry.checkout_date,
      room: localize(type?.names ?? null, localizer),
      plan: localize(plan?.names ?? null, localizer),
      result_at: event.result_at.toISOString(),
      deadline: event.deadline.toISOString(),
      time_zone: hotel.time_zone,
      link: await linkOf(tx, services, catalog, { entry, event }, letter),
    },
  })
}

/** Who won goes to their room, everybody else to the entry, or to look for another stay. */
async function linkOf(
  tx: Orm,
  services: Sending,
  { hotel }: HotelCatalog,
  { entry, event }: EntryOfEvent,
  letter: LotteryEmail,
): Promise<string> {
  const { widget } = services.origins
  const query = new URLSearchParams({ code: hotel.code, locale: entry.locale })
  if (letter === 'lost') return `${widget}${hotelRoutes.result.path}?${query.toString()}`
  if (letter === 'entered') {
    const path = fillPath(hotelRoutes.lotteryConfirmation.path, { confirmationNumber: entry.entry_number })
    return `${widget}${path}?${query.toString()}`
  }
  const key = await winnersKey(entry, { ...services, database: { orm: tx } })
  const { adults, children } = entry.form?.party ?? { adults: 1, children: 0 }
  const search = {
    checkin: entry.checkin_date,
    checkout: entry.checkout_date,
    rooms: JSON.stringify([entry.form?.party ?? { adults, children }]),
    lottery_event: event.uuid,
    current_lottery_entry: entry.entry_number,
    lottery_access_token: key,
  }
  for (const [name, value] of Object.entries(search)) query.set(name, value)
  return `${widget}${hotelRoutes.result.path}?${query.toString()}`
}

const BATCH = 200

/** Letters of a hotel that is closed wait until it is open again, and keep those of no other waiting. */
const isOfOpenHotel = and(eq(hotels.id, lotteryEvent.hotel_id), eq(hotels.active, true))

/** What the draw decided, told to everybody who took part; a round has so many, the next one the others. */
export async function tellResults(services: Services): Promise<void> {
  const found = await services.database.orm
    .select({ id: lotteryEntry.id, event: lotteryEvent })
    .from(lotteryEntry)
    .innerJoin(lotteryEvent, eq(lotteryEvent.id, lotteryEntry.event_id))
    .innerJoin(hotels, isOfOpenHotel)
    .where(and(isNotNull(lotteryEntry.rank), isNull(lotteryEntry.told_at)))
    .orderBy(ANY_ORDER)
    .limit(BATCH)
  for (const { id, event } of found)
    await tell(services, { id, event }, async (tx, catalog, entry, at) => {
      if (entry.told_at) return
      const letter = entry.status === 'not_winner' ? 'lost' : 'won'
      // Who declined, or is not there any more, is told nothing.
      if (entry.status === 'not_winner' || entry.status === 'winner_reservation_pending')
        await queueLotteryMail(tx, services, catalog, { entry, event }, letter)
      await tx.update(lotteryEntry).set({ told_at: at }).where(eq(lotteryEntry.id, id))
    })
}

/** A day before the deadline, or half the time before it where a winner has less than two days. */
export async function remindWinners(services: Services): Promise<void> {
  const now = services.clock.now()
  const found = await services.database.orm
    .select({ id: lotteryEntry.id, event: lotteryEvent })
    .from(lotteryEntry)
    .innerJoin(lotteryEvent, eq(lotteryEvent.id, lotteryEntry.event_id))
    .innerJoin(hotels, isOfOpenHotel)
    .where(
      and(
        eq(lotteryEntry.holds_stock, true),
        isNull(lotteryEntry.reminded_at),
        gt(lotteryEvent.deadline, new Date(now)),
        lte(lotteryEvent.deadline, new Date(now + LOTTERY_REMINDER_MS)),
      ),
    )
    .orderBy(ANY_ORDER)
    .limit(BATCH)
  for (const { id, event } of found) {
    const half = (event.deadline.getTime() - event.result_at.getTime()) / 2
    if (event.deadline.getTime() - Math.min(LOTTERY_REMINDER_MS, half) > now) continue
    await tell(services, { id, event }, async (tx, catalog, entry, at) => {
      if (entry.reminded_at || !entry.holds_stock) return
      await queueLotteryMail(tx, services, catalog, { entry, event }, 'reminder')
      await tx.update(lotteryEntry).set({ reminded_at: at }).where(eq(lotteryEntry.id, id))
    })
  }
}

type Told = Pick<EntryOfEvent, 'event'> & { id: number }
type Tell = (tx: Orm, catalog: HotelCatalog, entry: EntryOfEvent['entry'], at: Date) => Promise<void>

async function tell(services: Services, { id, event }: Told, write: Tell): Promise<void> {
  const { database, kept, clock, log } = services
  try {
    await database.orm.transaction(async (tx) => {
      const catalog = await loadHotelCatalog({ database: { orm: tx }, kept }, String(event.hotel_id))
      await write(tx, catalog, await lockEntry(tx, id), new Date(clock.now()))
    })
  } catch (error) {
    // One letter that cannot be written must not keep the others back.
    log.error({ err: error, lottery_entry: id }, 'a result of a lottery could not be told')
  }
}
