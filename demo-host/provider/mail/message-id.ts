import type { emailOutbox } from '../db/schema/mail.ts'
import { hashOf } from '../kernel/ids.ts'

/**
 * Of a row of the outbox, whoever sends it: a mail server may have taken what it could not say so of any more, and the
 * same mail is sent again. Nobody but who received the letter knows it.
 */
export const localPartOf = ({
  dedupe,
  created_at,
}: Pick<typeof emailOutbox.$inferSelect, 'dedupe' | 'created_at'>): string =>
  hashOf(`${dedupe} ${created_at.getTime()}`)
