import type { InputOf } from '../../../shared/contract/define.ts'
import type { accounts } from '../../../shared/contract/accounts.ts'
import type { SignedInAnswer } from '../../../shared/model/member.ts'
import type { Context } from '../http/context.ts'
import { writeToMember } from './account-mail.ts'
import type { Hotel } from './house.ts'
import { signInByCustomCode } from './custom-code.ts'
import { cleanEmail, findMember, requireMembership } from './known-members.ts'
import { blockedUntil, count, forget, lockKey, mayWrite, slowDown } from './limits.ts'
import { signInMember } from './member-sessions.ts'
import { isPassword } from './passwords.ts'
import { enterProgram } from './programs.ts'
import { Refused } from './refused.ts'
import { sendConfirmation } from './sign-up.ts'
import { addressOf } from './user-answer.ts'

const [REJECTED, LOCKED, NEEDS_RESET] = [1000, 1301, 1403]

/** One answer for an unknown address, a wrong password and an address nobody confirmed. */
export const rejected = () => new Refused(422, REJECTED, 'The e-mail address or the password is not right')
const locked = () => new Refused(422, LOCKED, 'The account is locked for a while')

type Asked = InputOf<typeof accounts.signIn>['body']

export async function signIn(context: Context, hotel: Hotel, asked: Asked): Promise<SignedInAnswer> {
  const isCustom = asked.grant_type === 'custom_authentication_code'
  // A hotel whose own server says who somebody is need have no sign-in of ours beside it.
  if (!isCustom || hotel.settings.members?.custom_auth !== true) requireMembership(hotel)
  await slowDown(context, hotel.id, 'sign_in')
  if (isCustom) return signInByCustomCode(context, hotel, asked.code ?? '')
  if (asked.email === undefined || asked.password === undefined) throw rejected()
  const email = cleanEmail(asked.email)
  const key = lockKey(hotel.brand_id, email)
  if (await blockedUntil(context, key)) throw locked()

  const found = await findMember(context.database.orm, hotel.brand_id, email)
  const isRight = await isPassword(found?.password_hash, asked.password)
  if (!isRight || !found) {
    if (!(await count(context, key, 'lock'))) throw rejected()
    if (found) await writeToMember(context.database.orm, context, hotel, 'locked', addressOf(found))
    throw locked()
  }
  // Known to be the right person from here on, so the reason may be told.
  if (found.needs_reset) throw new Refused(422, NEEDS_RESET, 'The hotel registered this account: choose a password')
  if (!found.confirmed_at) {
    // The answer is the neutral one; the mail says what is missing.
    if (await mayWrite(context, hotel.brand_id, email))
      await context.database.orm.transaction((tx) => sendConfirmation(tx, context, hotel, found))
    throw rejected()
  }
  await forget(context, key)
  if (asked.program_id !== undefined) await enterProgram(context, found, asked.program_id)
  return signInMember(context, hotel, found, null)
}
