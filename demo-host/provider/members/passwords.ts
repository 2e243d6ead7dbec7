import { hash, verify } from '@node-rs/argon2'
import { desc, eq } from 'drizzle-orm'

import { ERRORS } from '../../../shared/errors.ts'
import { passwordErrors } from '../../../shared/rules/person/password.ts'
import type { Orm } from '../db/orm.ts'
import { member, passwordHistory } from '../db/schema/member.ts'
import { ApiError } from '../kernel/api-error.ts'

// Guarantee S16: argon2id, nothing cut off, and none of the passwords that everybody tries first.

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** As many of somebody's last passwords may not come back. */
const REMEMBERED = 5

/** Of a password nobody has: who is unknown takes as long as who is known. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$8U7ZGmmI/xWWN3et/mLKow$BHtgOQz7G5tLsHs0C3yFcs1yNZYkhXnayJYxURWkRjQ'

// What breaks no rule and is tried first all the same, in small letters and without what is put at its ends.
const WELL_KNOWN = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'qwertyuiop',
  'asdfghjkl',
  'welcome',
  'letmein',
  'iloveyou',
  'abcdefgh',
  'admin',
  'administrator',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'dragon',
  'monkey',
  'superman',
  'trustno',
  'changeme',
  'secret',
  'test',
  'hotel',
  'aaaaaa',
  'aaaaaaa',
]
const core = (text: string) => text.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const isWellKnown = (password: string): boolean => WELL_KNOWN.includes(core(password))

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST)

/** False for whoever has none, in the same time. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isSame = await verify(stored ?? NOBODY, password.normalize('NFKC'))
  return isSame && typeof stored === 'string'
}

/** Code 1300 with what is wrong; somebody's own address is no password. */
export function requireStrong(password: string, confirmation: string, email: string): void {
  const faults: string[] = [...passwordErrors(password)]
  if (faults.length === 0 && isWellKnown(password)) faults.push('known')
  if (faults.length === 0 && core(password) === core(email.split('@')[0] ?? '')) faults.push('known')
  const base = {
    field: 'password',
    code: ERRORS.passwordTooWeak.code,
    error: `The password is too weak: ${faults.join(', ')}`,
  }
  if (faults.length > 0)
    throw new ApiError(ERRORS.passwordTooWeak, 'The password is too weak', { details: { faults }, base: [base] })
  if (password !== confirmation) {
    const error = 'errors.passwordMismatch'
    throw new ApiError(ERRORS.invalidRequest, 'The passwords differ', {
      base: [{ field: 'password_confirmation', code: ERRORS.invalidRequest.code, error }],
    })
  }
}

/** A new password: strong, and none of the last ones (1302). */
export async function setPassword(
  tx: Orm,
  who: { id: number; email: string },
  { password, password_confirmation }: { password: string; password_confirmation: string },
  now: Date,
): Promise<void> {
  requireStrong(password, password_confirmation, who.email)
  const before = await tx
    .select()
    .from(passwordHistory)
    .where(eq(passwordHistory.member_id, who.id))
    .orderBy(desc(passwordHistory.id))
    .limit(REMEMBERED)
  for (const { hash: old } of before)
    if (await isPassword(old, password)) {
      const base = [{ field: 'password', code: ERRORS.passwordAlreadyUsed.code, error: 'The password was used before' }]
      throw new ApiError(ERRORS.passwordAlreadyUsed, 'The password was used before', { base })
    }
  const password_hash = await hashPassword(password)
  await tx.update(member).set({ password_hash, needs_reset: false }).where(eq(member.id, who.id))
  await tx.insert(passwordHistory).values({ member_id: who.id, hash: password_hash, created_at: now })
}
