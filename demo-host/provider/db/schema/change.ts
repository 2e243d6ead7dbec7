import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { Currency } from '../../../../shared/currencies.ts'
import type { Price } from '../../../../shared/model/search/price.ts'
import type { PaymentType } from '../../../../shared/payment-codes.ts'
import type { PlainDate } from '../../../../shared/rules/days/dates.ts'
import { reservation } from './booking.ts'
import type { reservationRoom } from './booking.ts'
import { id, moment, money, reference } from './columns.ts'
import type { reservationExtra } from './extra.ts'

/** A room as it will stand in the booking; with an id it is one that stands there already. */
export type PlannedRoom = Omit<typeof reservationRoom.$inferSelect, 'id' | 'reservation_id'> & { id: number | null }
export type PlannedExtra = Omit<typeof reservationExtra.$inferSelect, 'id' | 'reservation_id' | 'position' | 'state'>

/** The whole stay as it will be once the change is done. */
export type PlannedStay = {
  checkin_date: PlainDate
  checkout_date: PlainDate
  check_in_from: string
  check_in_to: string
  check_out_time: string
  payment_type: PaymentType
  total: Price
  due_now_gross: number
  /** The second currency its amounts are shown in, and the rates of then; null: none is. */
  mcp_currency: Currency | null
  exchange_rate_version: number | null
  rooms: PlannedRoom[]
  extras: PlannedExtra[]
  /** A code that was entered now; null: none was. */
  coupon_id: number | null
  /** The coupon of the booking is for none of the new plans. */
  drops_coupon: boolean
  /** Points that go on paying for it; null: none did. */
  points: number | null
}

/** Nights by which a count moves: of a room type, of a room plan, of an extra. */
export type Shift = { id: number; night: PlainDate; count: number }
export type StockShift = { rooms: Shift[]; plans: Shift[]; extras: Shift[] }

/**
 * One change of a reservation: done at once, or waiting for the bank with everything new held for it. Until it is
 * applied the reservation stands as it was.
 */
export const reservationChange = pgTable(
  'reservation_change',
  {
    id: id(),
    reservation_id: reference()
      .notNull()
      .references(() => reservation.id),
    /** The version it was agreed on. */
    base_version: integer().notNull(),
    state: text({ enum: ['pending', 'applied', 'failed'] }).notNull(),
    stay: jsonb().$type<PlannedStay>().notNull(),
    /** By how much its nights differ from those of the booking; the positive part is held while it is pending. */
    shift: jsonb().$type<StockShift>().notNull(),
    before_gross: money().notNull(),
    after_gross: money().notNull(),
    charge_gross: money().notNull(),
    refund_gross: money().notNull(),
    hold_expires_at: moment(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    index('reservation_change_of_reservation').on(table.reservation_id, table.id),
    // The backstop: of two changes at once there is one.
    uniqueIndex('reservation_change_pending')
      .on(table.reservation_id)
      .where(sql`${table.state} = 'pending'`),
    check('reservation_change_money', sql`${table.charge_gross} >= 0 and ${table.refund_gross} >= 0`),
    check('reservation_change_hold', sql`${table.state} <> 'pending' or ${table.hold_expires_at} is not null`),
  ],
)
