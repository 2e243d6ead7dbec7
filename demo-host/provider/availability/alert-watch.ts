import { and, asc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import { nights as countNights } from '../../../shared/rules/days/dates.ts'
import { hotelRoutes } from '../../../shared/routes.ts'
import { hotel } from '../db/schema/hotel.ts'
import { availabilityAlert } from '../db/schema/ops.ts'
import { someOf } from '../db/some-of.ts'
import { isDatabaseUnreachable } from '../db/unreachable.ts'
import type { Services } from '../kernel/context.ts'
import { cheapestStay } from './cheapest-stay.ts'
import { withoutLotteryNights } from '../inventory/lottery-nights.ts'
import { loadStay } from '../inventory/rate-calendar.ts'
import { iso } from '../kernel/hotel-time.ts'
import { loadHotelCatalogs } from '../hotels/kept-catalogs.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { emailHeaderOf } from '../hotels/email-facts.ts'
import { offerRequest } from './price-offer.ts'
import { isInBookingWindow, bookingWindow } from '../inventory/booking-window.ts'
import { findOffers } from './find-offers.ts'
import type { RoomMatch } from './find-offers.ts'
import { localizerOf, localize } from '../kernel/texts.ts'

type Alert = typeof availabilityAlert.$inferSelect

/** Wishes of one round, and those of them whose rooms are priced; the next round goes on behind them. */
const [LOOKED_AT, BATCH] = [500, 50]

// One of the rooms wished for is free on every night; whether it can be had as well is worked out afterwards.
// `offset 0` asks for the rooms of one house at a time; joined with all wishes, PostgreSQL may read every house's.
const MAY_BE_FREE = sql`exists (select 1 from room_type t where t.hotel_id = availability_alert.hotel_id
  and (cardinality(availability_alert.room_type_codes) = 0 or t.code = any(availability_alert.room_type_codes))
  and not exists (
    select 1 from generate_series(availability_alert.checkin_date,
      greatest(availability_alert.checkout_date - 1, availability_alert.checkin_date), interval '1 day') as wished(night)
    left join inventory_day i on i.hotel_id = t.hotel_id and i.room_type_id = t.id and i.night = wished.night::date
    where i.night is null or i.closed or i.total <= i.sold + i.held)
  offset 0)`

/** A round over the open wishes: whoever can have a room now is told by mail, once, and what is over is forgotten. */
export function watchAlerts(services: Services): () => Promise<void> {
  const { orm } = services.database
  let behind = 0

  return async () => {
    const yesterday = iso(services.clock.now() - DAY_MS).slice(0, 10)
    await orm.delete(availabilityAlert).where(someOf(availabilityAlert, lt(availabilityAlert.checkin_date, yesterday)))
    const isNext = and(isNull(availabilityAlert.told_at), gt(availabilityAlert.id, behind))
    const inOrder = asc(availabilityAlert.id)
    const looked = await orm
      .select({ id: availabilityAlert.id })
      .from(availabilityAlert)
      .where(isNext)
      .orderBy(inOrder)
      .limit(LOOKED_AT)
    const last = looked.at(-1)?.id ?? 0
    const open = await orm
      .select()
      .from(availabilityAlert)
      .where(and(isNext, lte(availabilityAlert.id, last), MAY_BE_FREE))
      .orderBy(inOrder)
      .limit(BATCH)
    const isWhole = looked.length < LOOKED_AT
    const houses = await housesOf(open, services)
    // Not before: what could not be read, because the database was away, is looked at in the next round.
    behind = open.length === BATCH ? (open.at(-1)?.id ?? 0) : isWhole ? 0 : last
    for (const alert of open) {
      const catalog = houses.find((one) => one.hotel.id === alert.hotel_id)
      try {
        const free = catalog ? await freeFor(catalog, alert, services) : []
        if (catalog && free.length > 0) await tell(catalog, alert, free, services)
      } catch (error) {
        // One wish that cannot be looked at must not keep the others waiting.
        services.log.error({ err: error, alert: alert.id }, 'an availability alert could not be looked at')
      }
    }
  }
}

/** All at once; where that fails, one after the other, so that a house that cannot be read costs the others nothing. */
async function housesOf(open: readonly Alert[], services: Services): Promise<HotelCatalog[]> {
  const ids = [...new Set(open.map(({ hotel_id }) => hotel_id))]
  if (ids.length === 0) return []
  try {
    return await loadHotelCatalogs(services, inArray(hotel.id, ids))
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error
  }
  const houses: HotelCatalog[] = []
  for (const id of ids) {
    try {
      houses.push(...(await loadHotelCatalogs(services, eq(hotel.id, id))))
    } catch (error) {
      if (isDatabaseUnreachable(error)) throw error
      services.log.error({ err: error, hotel: id }, 'the wishes for a hotel could not be looked at')
    }
  }
  return houses
}

/** The rooms this guest could book now, if the whole party has a place. */
async function freeFor(catalog: HotelCatalog, alert: Alert, services: Services): Promise<RoomMatch[]> {
  const now = services.clock.now()
  const period = bookingWindow(catalog.hotel, now)
  if (!isInBookingWindow(alert.checkin_date, period)) return []

  const all = await loadStay(services.database.orm, catalog.hotel.id, alert)
  const inventory = withoutLotteryNights(catalog, all, now)
  const asked = offerRequest(catalog, alert, { today: period.first, locale: alert.locale }, now)
  const wanted = { parties: alert.rooms, filters: [], roomTypes: alert.room_type_codes, plans: [], roomPlans: [] }
  const found = findOffers(
    catalog,
    inventory,
    asked,
    wanted,
    localizerOf(catalog.hotel, { ...services, locale: alert.locale }),
  )
  const { total } = cheapestStay(catalog, found, alert.rooms, now)
  return total === null ? [] : found.filter(({ offers }) => offers.length > 0)
}

/** The wish and its mail in one transaction: two rounds that meet send one. */
async function tell(
  catalog: HotelCatalog,
  alert: Alert,
  free: readonly RoomMatch[],
  services: Services,
): Promise<void> {
  const { checkin_date, checkout_date, locale } = alert
  const told_at = new Date(services.clock.now())
  const localizer = localizerOf(catalog.hotel, { ...services, locale })
  const query = new URLSearchParams({
    code: catalog.hotel.code,
    checkin: checkin_date,
    checkout: checkout_date,
    rooms: JSON.stringify(alert.rooms),
    ...(alert.room_type_codes.length > 0 && { room_type_codes: alert.room_type_codes.join(',') }),
    locale,
  })
  await services.database.orm.transaction(async (tx) => {
    const isMine = and(eq(availabilityAlert.id, alert.id), isNull(availabilityAlert.told_at))
    const won = await tx.update(availabilityAlert).set({ told_at }).where(isMine).returning()
    if (won.length === 0) return
    await services.mail(tx, {
      template: 'room_free',
      to: alert.email,
      locale,
      dedupe: `room free ${alert.id} ${iso(alert.created_at.getTime())}`,
      hotel_id: catalog.hotel.id,
      data: {
        hotel: emailHeaderOf(catalog.hotel, localizer),
        checkin_date,
        checkout_date,
        nights: countNights(checkin_date, checkout_date),
        rooms: free.map(({ type }) => localize(type.names, localizer)),
        link: `${services.origins.widget}${hotelRoutes.result.path}?${query.toString()}`,
      },
    })
  })
}
