import { eq } from 'drizzle-orm'

import { email, normalizeEmail } from '../../../shared/rules/names.ts'
import type { Orm } from '../db/orm.ts'
import { refusedEmailDomain } from '../db/schema/email.ts'
import { Refused } from './refused.ts'

const NOT_USABLE = 3704
const TITLES: Record<number, string> = { 3704: 'This e-mail address cannot be used' }

/** Spec 001 7.6: an address the confirmation cannot go to is refused before anything is booked. */
export async function checkEmail(orm: Pick<Orm, 'select'>, given: string, field: string): Promise<void> {
  const address = normalizeEmail(given)
  if (email(address) !== null) throw refused(NOT_USABLE, field)
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const [found] = await orm.select().from(refusedEmailDomain).where(eq(refusedEmailDomain.domain, domain))
  if (found) throw refused(found.code, field)
}

function refused(code: number, field: string): Refused {
  const title = TITLES[code] ?? 'No mail reaches this address'
  return new Refused(422, code, title, { base: [{ field, code, error: title }] })
}
