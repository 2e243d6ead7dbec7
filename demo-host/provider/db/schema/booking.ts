import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'

import type { Locale } from '../../../../shared/locales.ts'
import type { Price, RoomPrice } from '../../../../shared/model/search/price.ts'
import type { Guest, Receipt, RoomGuest } from '../../../../shared/model/stay/reservation.ts'
import type { Invoice } from '../../../../shared/model/payment/paying.ts'
import type { PartyRoom } from '../../../../shared/model/search/party.ts'
import type { PaymentType } from '../../../../shared/payment-codes.ts'
import { MEALS, roomPlan, roomType } from './catalogue.ts'
import { clockTime, currencyCode, id, moment, money, photos, plainDay, reference, translated } from './columns.ts'
import type { Translated } from './columns.ts'
import { hotel } from './hotel.ts'
import type { TaxKind, TaxSpec } from './hotel.ts'
import { clientSession } from './identity.ts'
import { member, program } from './member.ts'
import { organization } from './organization.ts'

// Nothing here holds a quote's foreign key: quotes are thrown away, reservations are kept. quote_id says which one it was.

export const reservation = pgTable(
  'reservation',
  {
    id: id(),
    /** Public: reservation_number and reservationID of the wire. */
    number: text().notNull().unique(),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    client_session_id: reference().references(() => clientSession.id, { onDelete: 'set null' }),
    /** Whose account shows it; a deleted account leaves the stay as a guest's. */
    member_id: reference().references(() => member.id, { onDelete: 'set null' }),
    /** The organization it was booked for; then that one's accounts see and change it. */
    organization_id: reference().references(() => organization.id, { onDelete: 'set null' }),
    /** The program its points count for: the one the member used when booking. */
    program_id: reference().references(() => program.id),
    quote_id: text().notNull(),
    email: text().notNull(),
    guest: jsonb().$type<Guest>().notNull(),
    /** sha256 of the bypass token; the token itself is only in the answer and in the guest's mail. */
    bypass_token_hash: text().notNull().unique(),
    status: text({ enum: ['payment_pending', 'done', 'cancelled', 'completed'] }).notNull(),
    source: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    checkin_date: plainDay().notNull(),
    checkout_date: plainDay().notNull(),
    is_day_use: boolean().notNull().default(false),
    check_in_from: clockTime().notNull(),
    check_in_to: clockTime().notNull(),
    check_out_time: clockTime().notNull(),
    payment_type: text().$type<PaymentType>().notNull(),
    currency: currencyCode().notNull(),
    total: jsonb().$type<Price>().notNull(),
    total_gross: money().notNull(),
    /** What is paid online now; the rest is due at the hotel. */
    due_now_gross: money().notNull(),
    mcp_currency: currencyCode(),
    mcp_total_gross: money(),
    exchange_rate_version: integer(),
    tracking: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What the guest wrote to the hotel. */
    requests: text(),
    receipt: jsonb().$type<Receipt>(),
    promotions_opt_in: boolean().notNull().default(false),
    staff_edited: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /** While payment_pending: the nights are held until then (15 minutes), afterwards the scheduled jobs frees them. */
    hold_expires_at: moment(),
    cancelled_at: moment(),
    cancel_reason: text(),
    /** What the guest added to the reason. */
    cancel_details: text(),
    cancellation_fee_gross: money(),
    /** A bank transfer that has not come by then ends the booking; null: none is waited for. */
    pay_by: moment(),
    /** Whom the bill goes to when it is paid later. */
    invoice: jsonb().$type<Invoice>(),
    /** When everything that names the guest was emptied; the amounts stay. */
    erased_at: moment(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    index('reservation_of_hotel').on(table.hotel_id, table.checkin_date),
    index('reservation_of_member').on(table.member_id, table.checkin_date),
    index('reservation_of_organization')
      .on(table.organization_id, table.checkin_date)
      .where(sql`${table.organization_id} is not null`),
    index('reservation_of_session')
      .on(table.client_session_id)
      .where(sql`${table.client_session_id} is not null`),
    index('reservation_of_email').on(sql`lower(${table.email})`),
    index('reservation_hold')
      .on(table.hold_expires_at)
      .where(sql`${table.status} = 'payment_pending'`),
    index('reservation_pay_by')
      .on(table.pay_by)
      .where(sql`${table.status} = 'done' and ${table.pay_by} is not null`),
    index('reservation_to_erase')
      .on(table.hotel_id, table.checkout_date)
      .where(sql`${table.erased_at} is null`),
    index('reservation_cancelled_to_erase')
      .on(table.hotel_id, table.cancelled_at)
      .where(sql`${table.status} = 'cancelled' and ${table.erased_at} is null`),
    check('reservation_money', sql`0 <= ${table.due_now_gross} and ${table.due_now_gross} <= ${table.total_gross}`),
    check(
      'reservation_dates',
      sql`${table.checkout_date} > ${table.checkin_date} or (${table.is_day_use} and ${table.checkout_date} = ${table.checkin_date})`,
    ),
    check('reservation_hold_ends', sql`${table.status} <> 'payment_pending' or ${table.hold_expires_at} is not null`),
  ],
)

export type PolicySnapshot = {
  id: number
  titles: Translated
  cancellation_policy_parts: { days_before: number; hours_after: number; percentage_of_cost: number }[]
  no_show_percentage_of_cost: number
}
export type TaxSnapshot = { kind: TaxKind; spec: TaxSpec }

/** One physical room. Names, policy and tax rules are copied: fees and receipts never change afterwards. */
export const reservationRoom = pgTable(
  'reservation_room',
  {
    id: id(),
    reservation_id: reference()
      .notNull()
      .references(() => reservation.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    room_type_id: reference()
      .notNull()
      .references(() => roomType.id),
    room_plan_id: reference()
      .notNull()
      .references(() => roomPlan.id),
    room_type_code: text().notNull(),
    room_type_names: translated().notNull(),
    room_plan_code: text().notNull(),
    room_plan_names: translated().notNull(),
    photos: photos(),
    meals: text({ enum: MEALS }).array().notNull(),
    party: jsonb().$type<PartyRoom>().notNull(),
    /** Who stays in it, where that is not simply who booked. */
    guest: jsonb().$type<RoomGuest>(),
    price: jsonb().$type<RoomPrice>().notNull(),
    accommodation_tax: money().notNull(),
    total_gross: money().notNull(),
    policy: jsonb().$type<PolicySnapshot>().notNull(),
    taxes: jsonb().$type<TaxSnapshot[]>().notNull(),
  },
  (table) => [unique('reservation_room_position').on(table.reservation_id, table.position)],
)

/** Which stock a room took, night by night: what cancelling and the scheduled jobs give back. */
export const reservationNight = pgTable(
  'reservation_night',
  {
    reservation_room_id: reference()
      .notNull()
      .references(() => reservationRoom.id, { onDelete: 'cascade' }),
    hotel_id: reference().notNull(),
    night: plainDay().notNull(),
    room_type_id: reference().notNull(),
    room_plan_id: reference().notNull(),
    price_gross: money().notNull(),
    state: text({ enum: ['held', 'sold', 'released'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reservation_room_id, table.night] }),
    index('reservation_night_stock').on(table.hotel_id, table.night, table.room_type_id),
  ],
)

/** The audit trail: one row per thing that happened (guarantee S32). */
export const reservationEvent = pgTable(
  'reservation_event',
  {
    id: id(),
    reservation_id: reference()
      .notNull()
      .references(() => reservation.id),
    at: moment().notNull(),
    kind: text().notNull(),
    actor: text({ enum: ['guest', 'staff', 'gateway', 'system'] }).notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('reservation_event_of_reservation').on(table.reservation_id, table.id),
    // Stays of whoever deleted their account, looked for every hour.
    index('reservation_event_account_deleted')
      .on(table.reservation_id)
      .where(sql`${table.kind} = 'account_deleted'`),
  ],
)

/**
 * scope is hotel and route, so that a key is one operation whoever sends it; only the session that sent it first is
 * answered (guarantee S10). The answer is stored in the transaction that made it.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    scope: text().notNull(),
    key: text().notNull(),
    /** Whose it is; no foreign key, because it outlives no session that matters. */
    client_session_id: reference().notNull(),
    request_hash: text().notNull(),
    state: text({ enum: ['running', 'done'] }).notNull(),
    status: smallint(),
    answer: jsonb().$type<unknown>(),
    reservation_id: reference().references(() => reservation.id),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_key_expiry').on(table.expires_at),
    // After a reload the session is another one, and the key is all that is left.
    index('idempotency_key_alone').on(table.key),
    // Every booking that is concluded writes its answer to the keys that wait for it.
    index('idempotency_key_of_reservation')
      .on(table.reservation_id)
      .where(sql`${table.reservation_id} is not null`),
  ],
)
