import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { AdapterId } from '../../../shared/payments.ts'
import { CHARGE_STATES } from '../../provider/gateways/messages.ts'
import type { WebhookEvent } from '../../provider/gateways/messages.ts'

/** The gateway is another company: it has its own PostgreSQL schema and no foreign key into the provider's. */
export const gateway = pgSchema('gateway')

const time = () => timestamp({ withTimezone: true, mode: 'date' })
/** Minor units; a stay never costs what a double cannot count. */
const money = () => bigint({ mode: 'number' })

export const cardToken = gateway.table('card_token', {
  token: text().primaryKey(),
  brand: text().notNull(),
  last4: text().notNull(),
  expiry: text().notNull(),
  holder: text().notNull(),
  /** Which of the gateways made it. */
  gateway: text().$type<AdapterId>().notNull().default('payment_hub'),
  /** The sum it was made for, where that was agreed on first; null: any. */
  amount: money(),
  currency: text(),
  /** The one payment it was used for. */
  reference: text(),
  created_at: time().notNull(),
})

/** Cards kept for later. Only the merchant knows what one is called, and it pays beside a security code just typed. */
export const keptCardTable = gateway.table('kept_card', {
  token: text().primaryKey(),
  gateway: text().$type<AdapterId>().notNull(),
  brand: text().notNull(),
  last4: text().notNull(),
  expiry: text().notNull(),
  holder: text().notNull(),
  /** The payment it was kept with. */
  reference: text().unique(),
  created_at: time().notNull(),
})

export const chargeTable = gateway.table(
  'charge',
  {
    id: text().primaryKey(),
    /** The merchant's name of the payment: asking twice is one charge. */
    reference: text().notNull().unique(),
    token: text()
      .notNull()
      .references(() => cardToken.token),
    gateway: text().$type<AdapterId>().notNull().default('payment_hub'),
    state: text({ enum: CHARGE_STATES }).notNull(),
    amount: money().notNull(),
    captured_amount: money().notNull().default(0),
    refunded_amount: money().notNull().default(0),
    currency: text().notNull(),
    capture: boolean().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    code: integer(),
    hotel_name: text().notNull(),
    locale: text().notNull(),
    return_url: text().notNull(),
    created_at: time().notNull(),
    /** End of the bank's question; null when nothing is asked. */
    expires_at: time(),
  },
  (table) => [
    check(
      'charge_amounts',
      sql`${table.refunded_amount} <= ${table.captured_amount} and ${table.captured_amount} <= ${table.amount}`,
    ),
    index('charge_pending')
      .on(table.expires_at)
      .where(sql`${table.state} = 'pre_3d_secure'`),
  ],
)

export const refund = gateway.table(
  'refund',
  {
    id: text().primaryKey(),
    charge_id: text()
      .notNull()
      .references(() => chargeTable.id),
    reference: text().notNull(),
    amount: money().notNull(),
    created_at: time().notNull(),
  },
  (table) => [unique('refund_once').on(table.charge_id, table.reference)],
)

/** Written with the change it reports, sent afterwards: no event is lost and none is invented. */
export const webhookDelivery = gateway.table(
  'webhook_delivery',
  {
    id: text().primaryKey(),
    event: jsonb().$type<WebhookEvent>().notNull(),
    state: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: smallint().notNull().default(0),
    /** Real time, not the settable clock: a moved clock must not hold back deliveries. */
    next_at: time().notNull().defaultNow(),
  },
  (table) => [
    index('webhook_delivery_due')
      .on(table.next_at)
      .where(sql`${table.state} = 'queued'`),
  ],
)
