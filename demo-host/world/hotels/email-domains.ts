import { ERRORS } from '../../../shared/errors.ts'
import type { refusedEmailDomain } from '../../provider/db/schema/email.ts'

/** What a mail service would tell about addresses, for a world that asks nobody outside. */
export const REFUSED_EMAIL_DOMAINS: (typeof refusedEmailDomain.$inferInsert)[] = [
  { domain: 'refused.example', code: ERRORS.emailNotUsable.code },
  { domain: 'undeliverable.example', code: ERRORS.emailUndeliverable.code },
]
