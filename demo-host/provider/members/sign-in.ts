import type { InputOf } from '../../../shared/contract/define.ts'
import type { accounts } from '../../../shared/contract/accounts.ts'
import { ERRORS } from '../../../shared/errors.ts'
import type { SignedInAnswer } from '../../../shared/model/person/member.ts'
import type { Context } from '../kernel/context.ts'
import { writeToMember } from './account-mail.ts'
import type { Hotel } from '../hotels/hotel-catalog.ts'
import { signInByCustomCode } from './custom-code.ts'
import { cleanEmail, findMember, requireMembership } from './known-members.ts'
import { uncountRequest, slowDown } from '../kernel/limits.ts'
import { signInMember } from './member-sessions.ts'
import { accountLocked, countPasswordTry, forgivePasswordTry } from './password-tries.ts'
import { isPassword } from './passwords.ts'
import { enterProgram } from './programs.ts'
import { ApiError } from '../kernel/api-error.ts'
import { addresseeOf } from './user-answer.ts'

/** One answer for an unknown address and a wrong password. */
export const rejected = () => new ApiError(ERRORS.invalidRequest, 'The e-mail address or the password is not right')

type Asked = InputOf<typeof accounts.signIn>['body']

export async function signIn(context: Context, hotel: Hotel, asked: Asked): Promise<SignedInAnswer> {
  const isCustom = asked.grant_type === 'custom_authentication_code'
  // A hotel whose own server says who somebody is need have no sign-in of ours beside it.
  if (!isCustom || hotel.settings.members?.custom_auth !== true) requireMembership(hotel)
  const counted = await slowDown(context, hotel.id, 'sign_in')
  if (isCustom) return signInByCustomCode(context, hotel, asked.code ?? '')
  if (asked.email === undefined || asked.password === undefined) throw rejected()
  const email = cleanEmail(asked.email)
  const tried = await countPasswordTry(context, hotel.brand_id, email)
  const found = await findMember(context.database.orm, hotel.brand_id, email)
  const isRight = await isPassword(found?.password_hash, asked.password)
  if (!isRight || !found) {
    if (!tried.isLast) throw rejected()
    if (found) await writeToMember(context.database.orm, context, hotel, 'locked', addresseeOf(found))
    throw accountLocked()
  }
  await forgivePasswordTry(context, tried)
  // Known to be the right person from here on, so the reason may be told.
  if (found.needs_reset)
    throw new ApiError(ERRORS.passwordResetRequired, 'The hotel registered this account: choose a password')
  if (!found.confirmed_at)
    throw new ApiError(ERRORS.invalidRequest, 'The e-mail address is not confirmed yet', {
      details: { reason: 'unconfirmed' },
    })
  await uncountRequest(context, counted)
  if (asked.program_id !== undefined) await enterProgram(context, found, asked.program_id)
  return signInMember(context, hotel, found, null)
}
