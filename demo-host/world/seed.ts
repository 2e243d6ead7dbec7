import { eq, sql } from 'drizzle-orm'

import type { PlainDate } from '../../shared/rules/days/dates.ts'
import { refreshDayMinimum } from '../provider/db/day-minimum.ts'
import type { Database, Log, Orm } from '../provider/db/orm.ts'
import {
  cancellationPolicy,
  cancellationPolicyPart,
  hotelPlan,
  kidsRate,
  promotion,
  roomPlan,
  roomType,
} from '../provider/db/schema/catalogue.ts'
import { coupon } from '../provider/db/schema/coupon.ts'
import { extra, extraDay, planInclusiveExtra } from '../provider/db/schema/extra.ts'
import { refusedEmailDomain } from '../provider/db/schema/email.ts'
import { hotel, hotelBrand, kidsTier, taxRule } from '../provider/db/schema/hotel.ts'
import { exchangeRate } from '../provider/db/schema/money.ts'
import { providerFact } from '../provider/db/schema/ops.ts'
import { additionalQuestion } from '../provider/db/schema/question.ts'
import { agencyPrices } from './rooms-and-plans/agency-prices.ts'
import * as rows from './hotels/catalogue.ts'
import * as hotelRows from './hotels/catalogue-hotel.ts'
import { roomPlanId, roomTypeId } from './row-ids.ts'
import type { SettableClock } from './clock.ts'
import { REFUSED_EMAIL_DOMAINS } from './hotels/email-domains.ts'
import { continueIds } from './continue-ids.ts'
import { couponRows } from './rooms-and-plans/coupons.ts'
import { NETWORKS } from '../provider/hotels/countries.ts'
import { businessDate } from '../provider/kernel/hotel-time.ts'
import { exchangeRateRows } from './rooms-and-plans/exchange-rates.ts'
import type { HotelSpec } from './hotels/hotel-spec.ts'
import { seedMembers } from './people/members.ts'
import { BRANDS, HOTELS, hotelSpecs } from './hotels/hotels.ts'
import {
  seededRooms,
  isClosedToArrival,
  nightPercent,
  seededRates,
  shortestStay,
  worldNights,
} from './rooms-and-plans/nights.ts'
import { seedLegalTexts } from './hotels/legal/legal-texts.ts'
import { NETWORK_ROWS } from './hotels/networks.ts'
import { extraDayRows, optionalExtraRows } from './rooms-and-plans/optional-extras.ts'
import { seedAllotments, seedOrganizations } from './people/organizations.ts'
import { seedLotteries } from './people/lotteries.ts'
import { seedPaymentLinks } from './people/payment-links.ts'
import { promotionRows } from './rooms-and-plans/promotions.ts'
import { seedOtaSite } from './ota/seed-ota.ts'
import { BRAND_QUESTIONS } from './rooms-and-plans/brand-questions.ts'
import { questionRows } from './rooms-and-plans/questions.ts'
import { seedWallets } from './people/wallet.ts'

export const WORLD_FACT = 'world'
/** Before any clock the world is opened with. */
const WORLD_BEGAN = '2020-01-01T00:00:00Z'
const SEED_LOCK = 5_021_785

export type World = { start: PlainDate; hotels: number }
export type Seeding = { hotels?: number; clock: Pick<SettableClock, 'now'>; log?: Log }

/** The world the database holds; made on the first start, and the same for the same first day on every engine. */
export async function seedWorld(
  database: Database,
  { hotels = HOTELS.length, clock, log = () => {} }: Seeding,
): Promise<World> {
  const world = { start: firstNight(hotels, clock.now()), hotels }
  const known = await database.orm.transaction(async (tx) => {
    // Processes that start together furnish one after the other, and the second finds it done.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    // Before the question, because a world from before there were rates gets them too.
    await tx
      .insert(exchangeRate)
      .values(exchangeRateRows(new Date(WORLD_BEGAN)))
      .onConflictDoNothing()
    await tx.insert(refusedEmailDomain).values(REFUSED_EMAIL_DOMAINS).onConflictDoNothing()
    await tx.insert(providerFact).values({ name: NETWORKS, value: NETWORK_ROWS }).onConflictDoNothing()
    const [found] = await tx.select().from(providerFact).where(eq(providerFact.name, WORLD_FACT))
    if (found) {
      await seedMembers(tx)
      await seedOrganizations(tx)
      await seedAllotments(tx)
      const kept = found.value as World // written below, together with the world
      await seedWallets(tx, kept.start)
      await seedPaymentLinks(tx, kept.start, clock.now())
      await seedLotteries(tx, kept.start)
      await seedOtaSite(tx)
      await seedLegalTexts(tx, kept.hotels)
      return kept
    }

    await tx.insert(hotelBrand).values([...BRANDS])
    // A plan may be an organization's, and an organization is of a program.
    await seedMembers(tx)
    await seedOrganizations(tx)
    await tx.insert(additionalQuestion).values([...BRAND_QUESTIONS])
    for (const [index, spec] of hotelSpecs(hotels).entries()) {
      await seedHotel(tx, index + 1, spec, world.start)
      log(`Furnishing the hotels: ${index + 1} of ${hotels}, ${spec.names.en ?? spec.code}`)
    }
    await tx.insert(coupon).values(couponRows(hotelSpecs(hotels), world.start))
    await continueIds(tx, [hotelBrand, hotel, cancellationPolicy, roomType, hotelPlan, roomPlan, extra])
    await seedAllotments(tx)
    await seedWallets(tx, world.start)
    await seedPaymentLinks(tx, world.start, clock.now())
    await seedLotteries(tx, world.start)
    await seedOtaSite(tx)
    await seedLegalTexts(tx, hotels)
    await refreshDayMinimum(tx, { now: clock.now() })
    await tx.insert(providerFact).values({ name: WORLD_FACT, value: world })
    return null
  })
  if (known) return known
  // The planner has never seen the tables it just filled.
  await database.orm.execute(sql`analyze`)
  return world
}

/** The earliest night that any hotel still sells: shortly after midnight one is a day behind another. */
function firstNight(hotels: number, now: number): PlainDate {
  const [first = '', ...others] = hotelSpecs(hotels).map((spec) => businessDate(spec, now))
  return others.reduce((earliest, night) => (night < earliest ? night : earliest), first)
}

async function seedHotel(tx: Orm, id: number, spec: HotelSpec, start: PlainDate): Promise<void> {
  await tx.insert(hotel).values(hotelRows.hotelRow(id, spec))
  if (spec.tiers.length > 0) await tx.insert(kidsTier).values(hotelRows.tierRows(id, spec))
  await tx.insert(taxRule).values(hotelRows.taxRows(id, spec))
  await tx.insert(cancellationPolicy).values(hotelRows.policyRows(id))
  await tx.insert(cancellationPolicyPart).values(hotelRows.policyPartRows(id))
  await tx.insert(roomType).values(rows.roomTypeRows(id, spec))
  await tx.insert(hotelPlan).values(rows.planRows(id, spec, start))
  if (spec.tiers.length > 0) await tx.insert(kidsRate).values(rows.kidsRateRows(id, spec))
  await tx.insert(roomPlan).values(rows.roomPlanRows(id, spec))
  const extras = rows.extraRows(id, spec)
  if (extras.length > 0) {
    await tx.insert(extra).values(extras)
    await tx.insert(planInclusiveExtra).values(rows.inclusiveExtraRows(id, spec))
  }
  const optional = optionalExtraRows(id, spec.code)
  if (optional.length > 0) await tx.insert(extra).values(optional)
  const extraDays = extraDayRows(id, spec.code, start)
  if (extraDays.length > 0) await tx.insert(extraDay).values(extraDays)
  await tx.insert(promotion).values(promotionRows(id, spec, start))
  const questions = questionRows(id, spec, start)
  if (questions.length > 0) await tx.insert(additionalQuestion).values(questions)
  await seedNights(tx, id, spec, start)
}

/** One column an array: a night of a plan would otherwise be nine parameters, and there are 19,200 of them a hotel. */
async function seedNights(tx: Orm, id: number, spec: HotelSpec, start: PlainDate): Promise<void> {
  const nights = worldNights(start)
  const free = nights.flatMap((night, day) =>
    spec.rooms.map((room, index) => ({
      night,
      type: roomTypeId(id, index),
      total: seededRooms(spec, room, index, night, day),
    })),
  )
  await tx.execute(sql`
    insert into inventory_day (hotel_id, night, room_type_id, total)
    select ${id}, * from unnest(
      ${list(free.map(({ night }) => night))}::date[],
      ${list(free.map(({ type }) => type))}::bigint[],
      ${list(free.map(({ total }) => total))}::smallint[])`)

  const rates = nights.flatMap((night) => {
    const percent = nightPercent(spec, night)
    return spec.rooms.flatMap((room, roomIndex) =>
      spec.plans.flatMap((plan, planIndex) => {
        if (!rows.isSold(room, plan)) return []
        return {
          night,
          roomPlan: roomPlanId(id, roomIndex, planIndex),
          plan,
          room,
          gross: seededRates(spec, room, plan, percent),
          stock: plan.stock ?? 'null',
          minNights: shortestStay(plan, night),
          closedToArrival: isClosedToArrival(plan, night),
        }
      }),
    )
  })
  await tx.execute(sql`
    insert into rate_day (hotel_id, night, room_plan_id, rates_gross, stock, min_nights, closed_to_arrival)
    select ${id}, night, plan, gross::bigint[], stock, shortest, closed from unnest(
      ${list(rates.map(({ night }) => night))}::date[],
      ${list(rates.map(({ roomPlan }) => roomPlan))}::bigint[],
      ${list(rates.map(({ gross }) => `"{${gross.join(',')}}"`))}::text[],
      ${list(rates.map(({ stock }) => stock))}::smallint[],
      ${list(rates.map(({ minNights }) => minNights))}::smallint[],
      ${list(rates.map(({ closedToArrival }) => closedToArrival))}::boolean[])
      as t(night, plan, gross, stock, shortest, closed)`)
  const asked = rates.flatMap(({ night, roomPlan, plan, room, gross }) =>
    agencyPrices(spec, room, plan, night, gross).map((price) => ({ night, roomPlan, ...price })),
  )
  await tx.execute(sql`
    insert into ota_price (hotel_id, night, room_plan_id, ota, totals_gross)
    select ${id}, night, plan, ota, totals::bigint[] from unnest(
      ${list(asked.map(({ night }) => night))}::date[],
      ${list(asked.map(({ roomPlan }) => roomPlan))}::bigint[],
      ${list(asked.map(({ ota }) => ota))}::text[],
      ${list(asked.map(({ totals }) => `"{${totals.join(',')}}"`))}::text[])
      as t(night, plan, ota, totals)`)
  await tx.execute(sql`
    insert into dirty_day select distinct hotel_id, night from inventory_day where hotel_id = ${id}`)
}

const list = (values: readonly (string | number | boolean)[]) => `{${values.join(',')}}`
