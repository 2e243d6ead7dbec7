import { ERRORS } from '../../../shared/errors.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Context } from '../kernel/context.ts'
import { cleanEmail, findMember } from './known-members.ts'

const TOO_MANY = 429
/** What is told of why, by the code of the refusal. */
const REASONS: Readonly<Record<number, string>> = {
  [ERRORS.invalidRequest.code]: 'rejected',
  [ERRORS.accountLocked.code]: 'locked',
  [ERRORS.passwordResetRequired.code]: 'reset_required',
}

/** Writes down a sign-in that was refused, with the account it was meant for, and refuses it as before; 429 is no try. */
export async function auditRefusedSignIn(
  context: Context,
  hotel: Hotel,
  email: string | undefined,
  error: unknown,
): Promise<never> {
  if (error instanceof ApiError && error.status !== TOO_MANY) {
    // Asked for alike whether the address has an account or not (guarantee S7).
    const who = await findMember(context.database.orm, hotel.brand_id, cleanEmail(email ?? ''))
    const [by, member_id] = [REASONS[error.code] ?? 'rejected', who?.id ?? null]
    await writeAudit(context.database.orm, context, { kind: 'sign_in_refused', by, hotel_id: hotel.id, member_id })
  }
  throw error
}
