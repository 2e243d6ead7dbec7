import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'

import type { PaymentType } from '../../../../shared/payment-codes.ts'
import {
  clockTime,
  id,
  isClockTime,
  isPercentage,
  money,
  ownCode,
  photos,
  plainDay,
  reference,
  translated,
} from './columns.ts'
import { LANGUAGE_RULES, PROMOTION_ORIGINS, SIZE_UNITS } from './catalogue-values.ts'
import type { PromotionSpec } from './catalogue-values.ts'
import { hotel } from './hotel.ts'
import { organization } from './organization.ts'
import { PLAN_TARGETS, RATE_TARGETS } from '../../../../shared/model/search/room.ts'
import type { Bed } from '../../../../shared/model/search/room.ts'

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const
export type Meal = (typeof MEALS)[number]

export const roomType = pgTable(
  'room_type',
  {
    id: id(),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    code: text().notNull(),
    names: translated().notNull(),
    descriptions: translated().notNull().default({}),
    photos: photos(),
    position: smallint().notNull(),
    min_people: smallint().notNull(),
    max_people: smallint().notNull(),
    max_adult: smallint().notNull(),
    size_value: numeric({ precision: 6, scale: 1, mode: 'number' }),
    size_unit: text({ enum: SIZE_UNITS }).notNull().default('square_meters'),
    beds: jsonb().$type<Bed[]>().notNull(),
    facilities: text().array().notNull(),
    is_smoking: boolean().notNull().default(false),
    /** Ids of the hotel's room_search_filters. */
    filters: text().array().notNull(),
  },
  (table) => [
    unique('room_type_code').on(table.hotel_id, table.code),
    unique('room_type_in_hotel').on(table.hotel_id, table.id),
    check('room_type_people', sql`1 <= ${table.min_people} and ${table.min_people} <= ${table.max_people}`),
    check('room_type_adults', sql`1 <= ${table.max_adult} and ${table.max_adult} <= ${table.max_people}`),
  ],
)

export const cancellationPolicy = pgTable(
  'cancellation_policy',
  {
    id: id(),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    code: ownCode(),
    titles: translated().notNull(),
    no_show_percentage_of_cost: smallint().notNull(),
  },
  (table) => [
    unique('cancellation_policy_in_hotel').on(table.hotel_id, table.id),
    unique('cancellation_policy_code').on(table.hotel_id, table.code),
  ],
)

/** Only the days on which the fee changes (docs/hotel-facts.md). */
export const cancellationPolicyPart = pgTable(
  'cancellation_policy_part',
  {
    policy_id: reference()
      .notNull()
      .references(() => cancellationPolicy.id, { onDelete: 'cascade' }),
    days_before: smallint().notNull(),
    hours_after: smallint().notNull().default(0),
    percentage_of_cost: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.policy_id, table.days_before, table.hours_after] }),
    check('cancellation_policy_part_percentage', isPercentage(table.percentage_of_cost)),
    check('cancellation_policy_part_hours', sql`${table.hours_after} between 0 and 23`),
  ],
)

export const hotelPlan = pgTable(
  'hotel_plan',
  {
    id: id(),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    code: text().notNull(),
    names: translated().notNull(),
    descriptions: translated().notNull().default({}),
    photos: photos(),
    position: smallint().notNull(),
    meals: text({ enum: MEALS }).array().notNull(),
    target: text({ enum: PLAN_TARGETS }).notNull().default('all'),
    /** Whose rate it is, where the target is an organization; nobody else sees it or books it (CORP-014). */
    organization_id: reference().references(() => organization.id),
    /** What opens a secret plan; null: only a link that names the plan does. */
    promo_code: text(),
    /** Through whom it is sold; a hotel's own systems may know channels that this product does not. */
    channel: text().notNull().default('all'),
    language_rule: text({ enum: LANGUAGE_RULES }),
    is_day_use: boolean().notNull().default(false),
    /** per_room: a rate is the room's; per_head: a rate is each adult's. */
    charge: text({ enum: ['per_room', 'per_head'] })
      .notNull()
      .default('per_room'),
    payment_methods: text().array().$type<PaymentType[]>().notNull(),
    deposit_percentage: smallint(),
    min_nights: smallint().notNull().default(1),
    max_nights: smallint(),
    /** The plan may be booked on these business dates … */
    booking_start_date: plainDay(),
    booking_end_date: plainDay(),
    /** … until so many days before check-in, at that time of the day. */
    booking_deadline_days: smallint().notNull().default(0),
    booking_deadline_time: clockTime().notNull().default('23:59'),
    /** Where they differ from the hotel's. */
    check_in_from: clockTime(),
    check_in_to: clockTime(),
    check_out_time: clockTime(),
    /** Ids of the hotel's room_search_filters. */
    filters: text().array().notNull(),
    /** One of the same hotel: what is sold has its fees. */
    cancellation_policy_id: reference().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [
    unique('hotel_plan_code').on(table.hotel_id, table.code),
    unique('hotel_plan_in_hotel').on(table.hotel_id, table.id),
    foreignKey({
      name: 'hotel_plan_policy_in_hotel',
      columns: [table.hotel_id, table.cancellation_policy_id],
      foreignColumns: [cancellationPolicy.hotel_id, cancellationPolicy.id],
    }),
    check('hotel_plan_organization', sql`(${table.target} = 'organization') = (${table.organization_id} is not null)`),
    check('hotel_plan_deposit', sql`${table.deposit_percentage} between 1 and 99`),
    check('hotel_plan_nights', sql`${table.min_nights} >= 1 and ${table.max_nights} >= ${table.min_nights}`),
    check('hotel_plan_deadline', isClockTime(table.booking_deadline_time)),
    // Those of the hotel are a night's: a day's use would end before it begins (CONF-016).
    check(
      'hotel_plan_day_use_times',
      sql`not ${table.is_day_use} or (${table.check_in_from} is not null and ${table.check_in_to} is not null and ${table.check_out_time} is not null and ${table.check_in_from} <= ${table.check_in_to} and ${table.check_in_to} < ${table.check_out_time})`,
    ),
  ],
)

/** A room type sold under a plan: what a guest books. */
export const roomPlan = pgTable(
  'room_plan',
  {
    id: id(),
    hotel_id: reference().notNull(),
    room_type_id: reference().notNull(),
    hotel_plan_id: reference().notNull(),
    code: text().notNull(),
    min_people: smallint().notNull(),
    max_people: smallint().notNull(),
    /** Rooms one booking may take. */
    sale_limit: smallint(),
    active: boolean().notNull().default(true),
  },
  (table) => [
    unique('room_plan_code').on(table.hotel_id, table.code),
    unique('room_plan_once').on(table.room_type_id, table.hotel_plan_id),
    foreignKey({ columns: [table.hotel_id, table.room_type_id], foreignColumns: [roomType.hotel_id, roomType.id] }),
    foreignKey({ columns: [table.hotel_id, table.hotel_plan_id], foreignColumns: [hotelPlan.hotel_id, hotelPlan.id] }),
  ],
)

/** What a child of a tier pays under a plan, and what it gets; `per` an amount each night, or a part of one adult's rate. */
export const kidsRate = pgTable(
  'kids_rate',
  {
    hotel_plan_id: reference()
      .notNull()
      .references(() => hotelPlan.id, { onDelete: 'cascade' }),
    tier_code: text().notNull(),
    per: text({ enum: ['amount', 'percentage_of_adult'] }).notNull(),
    amount_gross: money(),
    percentage: smallint(),
    meal: boolean().notNull(),
    bedding: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_plan_id, table.tier_code] }),
    check(
      'kids_rate_kind',
      sql`(${table.per} = 'amount') = (${table.amount_gross} is not null) and (${table.per} = 'amount') = (${table.percentage} is null)`,
    ),
  ],
)

/** Hot: one search reads one contiguous range of (hotel, night). */
export const inventoryDay = pgTable(
  'inventory_day',
  {
    hotel_id: reference().notNull(),
    night: plainDay().notNull(),
    room_type_id: reference().notNull(),
    total: smallint().notNull(),
    sold: smallint().notNull().default(0),
    held: smallint().notNull().default(0),
    closed: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.night, table.room_type_id] }),
    foreignKey({ columns: [table.hotel_id, table.room_type_id], foreignColumns: [roomType.hotel_id, roomType.id] }),
    check(
      'inventory_day_no_oversell',
      sql`${table.sold} >= 0 and ${table.held} >= 0 and ${table.sold} + ${table.held} <= ${table.total}`,
    ),
  ],
)

/** Hot. `rates_gross[n]` is the rate of a room taken by n adults (see hotel_plan.charge), consumption tax included. */
export const rateDay = pgTable(
  'rate_day',
  {
    hotel_id: reference().notNull(),
    night: plainDay().notNull(),
    room_plan_id: reference()
      .notNull()
      .references(() => roomPlan.id),
    rates_gross: money().array().notNull(),
    /** Rooms this plan may sell of the type; null: as many as the type has. */
    stock: smallint(),
    sold: smallint().notNull().default(0),
    held: smallint().notNull().default(0),
    min_nights: smallint().notNull().default(1),
    closed_to_arrival: boolean().notNull().default(false),
    closed: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.night, table.room_plan_id] }),
    check(
      'rate_day_no_oversell',
      sql`${table.sold} >= 0 and ${table.held} >= 0 and (${table.stock} is null or ${table.sold} + ${table.held} <= ${table.stock})`,
    ),
  ],
)

/** Of the rules with one origin only the best for the guest applies. */
export const promotion = pgTable(
  'promotion',
  {
    id: id(),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    code: ownCode(),
    names: translated().notNull(),
    target: text({ enum: RATE_TARGETS }).notNull(),
    origin: text({ enum: PROMOTION_ORIGINS }).notNull(),
    kind: text({ enum: ['percentage', 'amount'] }).notNull(),
    percentage: smallint(),
    amount_gross: money(),
    stay_start_date: plainDay(),
    stay_end_date: plainDay(),
    spec: jsonb().$type<PromotionSpec>().notNull().default({}),
  },
  (table) => [
    unique('promotion_code').on(table.hotel_id, table.code),
    check('promotion_percentage', isPercentage(table.percentage)),
    check(
      'promotion_kind',
      sql`(${table.kind} = 'amount') = (${table.amount_gross} is not null) and (${table.kind} = 'amount') = (${table.percentage} is null)`,
    ),
  ],
)
