import { eq } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import { email, normalizeEmail } from '../../../shared/rules/person/names.ts'
import type { Orm } from '../db/orm.ts'
import { refusedEmailDomain } from '../db/schema/email.ts'
import { ApiError } from '../kernel/api-error.ts'

const TITLES: Record<number, string> = { [ERRORS.emailNotUsable.code]: 'This e-mail address cannot be used' }

/** CALL-140: an address the confirmation cannot go to is refused before anything is booked. */
export async function checkEmail(orm: Pick<Orm, 'select'>, given: string, field: string): Promise<void> {
  const address = normalizeEmail(given)
  if (email(address) !== null) throw refused(ERRORS.emailNotUsable.code, field)
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const [found] = await orm.select().from(refusedEmailDomain).where(eq(refusedEmailDomain.domain, domain))
  if (found) throw refused(found.code, field)
}

function refused(code: number, field: string): ApiError {
  const title = TITLES[code] ?? 'No mail reaches this address'
  return new ApiError({ code, status: ERRORS.emailNotUsable.status }, title, { base: [{ field, code, error: title }] })
}
