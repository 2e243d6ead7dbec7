import type { refusedEmailDomain } from '../db/schema/email.ts'

/** What a mail service would tell about addresses, for a world that asks nobody outside. */
export const REFUSED_EMAIL_DOMAINS: (typeof refusedEmailDomain.$inferInsert)[] = [
  { domain: 'refused.example', code: 3704 },
  { domain: 'undeliverable.example', code: 3705 },
]
