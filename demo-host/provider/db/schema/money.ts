import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type { Price, RoomPrice } from '../../../../shared/model/search/price.ts'
import { TRANSACTION_STATUSES } from '../../../../shared/model/stay/reservation.ts'
import type { PartyRoom } from '../../../../shared/model/search/party.ts'
import type { PaymentType } from '../../../../shared/payment-codes.ts'
import { reservation } from './booking.ts'
import { reservationChange } from './change.ts'
import { currencyCode, id, moment, money, plainDay, reference } from './columns.ts'
import { hotel } from './hotel.ts'
import { clientSession } from './identity.ts'
import { paymentLink } from './payment-link.ts'

export type QuoteLine = {
  room_type_code: string
  room_plan_code: string
  quantity: number
  party: PartyRoom
  price: RoomPrice
  accommodation_tax: number
  /** One room of the line, everything included. */
  total_gross: number
}

/** What one of a chosen extra costs in a quote; extra, date and time say which. */
export type QuotedExtra = {
  extra_id: number
  date: string | null
  delivered_at: string | null
  quantity: number
  unit_gross: number
  unit_net: number
}

/** A price calculation the provider keeps its word on until `expires_at` (guarantee S9). */
export const quote = pgTable(
  'quote',
  {
    id: text().primaryKey(),
    hotel_id: reference()
      .notNull()
      .references(() => hotel.id),
    client_session_id: reference().references(() => clientSession.id, { onDelete: 'cascade' }),
    checkin_date: plainDay().notNull(),
    checkout_date: plainDay().notNull(),
    payment_type: text().$type<PaymentType>(),
    coupon_code: text(),
    /** Whose prices these are; null: everybody's. */
    member_id: reference(),
    points: integer().notNull().default(0),
    voucher_number: text(),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    extras: jsonb().$type<QuotedExtra[]>().notNull().default([]),
    total: jsonb().$type<Price>().notNull(),
    total_gross: money().notNull(),
    currency: currencyCode().notNull(),
    rate_version: integer().notNull(),
    /** The second currency the guest was shown the price in, and the rates it was converted at. */
    mcp_currency: currencyCode(),
    exchange_rate_version: integer(),
    expires_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('quote_expiry').on(table.expires_at),
    // Gone with its session.
    index('quote_of_session').on(table.client_session_id),
    check('quote_total', sql`${table.total_gross} >= 0`),
    check('quote_dates', sql`${table.checkout_date} >= ${table.checkin_date}`),
  ],
)

/** One whole unit of `base` (1 yen, 1 dollar) in whole units of `quote`; a version is a whole table of rates and never changes. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    base: currencyCode().notNull(),
    quote: currencyCode().notNull(),
    rate: numeric({ precision: 24, scale: 12, mode: 'number' }).notNull(),
    version: integer().notNull(),
    valid_from: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.base, table.quote, table.version] }),
    check('exchange_rate_positive', sql`${table.rate} > 0`),
  ],
)

/** One attempt to pay; its sums are those of its entries and can never exceed what was asked. */
export const payment = pgTable(
  'payment',
  {
    /** The transaction id of the wire, and our reference at the gateway. */
    id: text().primaryKey(),
    /** What is paid: a stay, or what a hotel asked for by a link. */
    reservation_id: reference().references(() => reservation.id),
    payment_link_number: text().references(() => paymentLink.number),
    /** It pays what a change of the reservation costs more; null: the booking itself. */
    change_id: reference().references(() => reservationChange.id),
    gateway: text().notNull(),
    /** The gateway's own id of the charge. */
    gateway_ref: text(),
    payment_type: text().$type<PaymentType>().notNull(),
    amount_gross: money().notNull(),
    captured_gross: money().notNull().default(0),
    refunded_gross: money().notNull().default(0),
    currency: currencyCode().notNull(),
    /** The same in the hotel's currency, where the card is charged in another. */
    hotel_gross: money(),
    state: text({ enum: TRANSACTION_STATUSES }).notNull(),
    card_brand: text(),
    card_last4: text(),
    error_code: integer(),
    challenge_url: text(),
    /** The end of the bank's question (15 minutes); null once it is answered. */
    expires_at: moment(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    unique('payment_at_gateway').on(table.gateway, table.gateway_ref),
    index('payment_of_reservation').on(table.reservation_id),
    // A link is paid once: while one attempt is open, or after one went well, there is no second.
    uniqueIndex('payment_of_link')
      .on(table.payment_link_number)
      .where(sql`${table.state} not in ('failed', 'cancelled')`),
    // With those that went wrong, which a link shows too.
    index('payment_attempts_of_link')
      .on(table.payment_link_number)
      .where(sql`${table.payment_link_number} is not null`),
    // Late money that is to be given back, which is rare and looked for every few seconds.
    index('payment_owed')
      .on(table.id)
      .where(sql`${table.state} <> 'captured' and ${table.captured_gross} > ${table.refunded_gross}`),
    check('payment_for', sql`num_nonnulls(${table.reservation_id}, ${table.payment_link_number}) = 1`),
    // What a gateway was asked and did not answer: few, asked for every few seconds.
    index('payment_unknown')
      .on(table.reservation_id)
      .where(sql`${table.state} = 'capturing'`),
    index('payment_expiry')
      .on(table.expires_at)
      .where(sql`${table.state} = 'pre_3d_secure'`),
    check(
      'payment_sums',
      sql`${table.amount_gross} >= 0 and 0 <= ${table.refunded_gross} and ${table.refunded_gross} <= ${table.captured_gross} and ${table.captured_gross} <= ${table.amount_gross}`,
    ),
  ],
)

/** The ledger: every movement of money once, never changed. `dedupe` makes a repeated one a conflict instead of a second. */
export const paymentEntry = pgTable(
  'payment_entry',
  {
    id: id(),
    payment_id: text()
      .notNull()
      .references(() => payment.id),
    kind: text({ enum: ['authorized', 'captured', 'refunded', 'cancelled'] }).notNull(),
    amount_gross: money().notNull(),
    gateway_ref: text(),
    dedupe: text().notNull().unique(),
    at: moment().notNull(),
  },
  (table) => [
    index('payment_entry_of_payment').on(table.payment_id, table.id),
    check('payment_entry_amount', sql`${table.amount_gross} >= 0`),
  ],
)

/** Money owed back, written down with what causes it and given back afterwards; what is `asked` is asked for again. */
export const paymentReturn = pgTable(
  'payment_return',
  {
    /** Our own name of it at the gateway: the same one is given back once. */
    reference: text().primaryKey(),
    payment_id: text()
      .notNull()
      .references(() => payment.id),
    /** release: what was only held is let go of. */
    kind: text({ enum: ['refund', 'release'] }).notNull(),
    /** In the currency of the payment. */
    amount_gross: money().notNull(),
    state: text({ enum: ['asked', 'done'] }).notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    index('payment_return_of_payment').on(table.payment_id),
    index('payment_return_asked')
      .on(table.created_at)
      .where(sql`${table.state} = 'asked'`),
    check('payment_return_amount', sql`${table.amount_gross} >= 0`),
  ],
)

/** Callbacks of the gateway already seen: a replay changes nothing (guarantee S13). */
export const paymentEvent = pgTable(
  'payment_event',
  {
    gateway: text().notNull(),
    event_id: text().notNull(),
    payment_id: text().references(() => payment.id),
    event: jsonb().$type<unknown>().notNull(),
    received_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.event_id] })],
)
