import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'

import { moment, reference } from './columns.ts'

/** What is written down beside the events of a reservation. */
export const AUDIT_KINDS = [
  'account_made',
  'account_confirmed',
  'account_deleted',
  'signed_in',
  'sign_in_refused',
  'signed_out',
  'session_reused',
  'password_reset_asked',
  'password_changed',
  'email_change_asked',
  'email_changed',
  'profile_changed',
  'program_entered',
  'offers_ended',
  'card_forgotten',
  'coupon_consumed',
  'voucher_consumed',
  'lottery_entered',
  'lottery_entry_changed',
  'lottery_entry_cancelled',
  'lottery_drawn',
  'stay_read',
  'receipt_issued',
  'receipt_read',
  'data_exported',
  'data_erased',
  'organization_signed_in',
  'organization_sign_in_refused',
  'organization_signed_out',
  'organization_data_exported',
  'staff_edit',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/**
 * Who did what to an account, or was shown a stay (guarantee S32). Numbers only, without foreign keys: a row outlives
 * what it is about and never keeps it from being deleted.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    kind: text({ enum: AUDIT_KINDS }).notNull(),
    actor: text({ enum: ['guest', 'staff', 'system'] }).notNull(),
    /** By what it was proven or which kind of edit it was: a word of a table, never what somebody typed. */
    by: text(),
    hotel_id: reference(),
    member_id: reference(),
    /** Which account of an organization. */
    organization_user_id: reference(),
    reservation_id: reference(),
    /** Hash of the network, for as long as misuse is looked for (kernel/retention.ts). */
    network: text(),
  },
  (table) => [
    index('audit_of_member').on(table.member_id, table.id),
    index('audit_of_reservation').on(table.reservation_id, table.id),
    index('audit_age').on(table.kind, table.at),
  ],
)
