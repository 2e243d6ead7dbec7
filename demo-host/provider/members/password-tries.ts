import { ERRORS } from '../../../shared/errors.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { hashOf } from '../kernel/ids.ts'
import { countRequest, forget, uncountRequest } from '../kernel/limits.ts'
import type { CountedRequest } from '../kernel/limits.ts'
import { networkOf } from '../kernel/network.ts'

// Guessing is stopped in two rings: soon for the network it comes from, late for the account itself. So a stranger does
// not lock a member out of the member's own network with a handful of wrong passwords (AMB-79).

type Deps = Pick<Context, 'database' | 'clock' | 'ip'>

/** A password about to be compared: already counted. */
export type PasswordTry = { ofNetwork: CountedRequest; ofAccount: CountedRequest; isLast: boolean }

export const accountLocked = () => new ApiError(ERRORS.accountLocked, 'The account is locked for a while')

export const lockKey = (brandId: number, email: string): string => `lock:${brandId}:${hashOf(email.toLowerCase())}`

/** @throws accountLocked when this network, or everybody together, has tried too often */
export async function countPasswordTry(deps: Deps, brandId: number, email: string): Promise<PasswordTry> {
  const account = lockKey(brandId, email)
  const ofNetwork = await countRequest(deps, `${account}:${hashOf(networkOf(deps.ip))}`, 'lock')
  if (!ofNetwork) throw accountLocked()
  const ofAccount = await countRequest(deps, account, 'account')
  if (!ofAccount) throw accountLocked()
  return { ofNetwork, ofAccount, isLast: ofNetwork.isLast || ofAccount.isLast }
}

/** The password was right: its network begins anew, what others tried at the account stays counted. */
export async function forgivePasswordTry(deps: Deps, { ofNetwork, ofAccount }: PasswordTry): Promise<void> {
  await forget(deps, ofNetwork.key)
  await uncountRequest(deps, ofAccount)
}

/** Whoever reads the member's mails is let in everywhere again. */
export const forgetPasswordTries = (deps: Pick<Deps, 'database'>, brandId: number, email: string) =>
  forget(deps, lockKey(brandId, email))
