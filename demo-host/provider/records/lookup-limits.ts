import { hashOf } from '../kernel/ids.ts'
import { countRequest, networkKey, refuseBlocked, requireWithin, uncountRequest } from '../kernel/limits.ts'
import type { Context } from '../kernel/context.ts'

type Deps = Pick<Context, 'database' | 'clock' | 'ip'>
type Lookup = { brandId: number; number: string; bypass_token?: string | undefined }

/**
 * Compares a proof within the limits of its network and, where it is an e-mail address, of the reservation too; right ones
 * count for nothing. A token is too long to be guessed, however many come at once: a link from a mail opens a reservation
 * that strangers are guessing at, and as often as its guest likes.
 * @throws 429 with Retry-After
 */
export async function withLookupLimit(
  deps: Deps,
  { brandId, number, bypass_token }: Lookup,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const network = networkKey('lookup', brandId, deps.ip)
  if (bypass_token) {
    await refuseBlocked(deps, network)
    const isTokenRight = await isRight()
    if (!isTokenRight) await countRequest(deps, network, 'lookup')
    return isTokenRight
  }
  const counted = [
    await requireWithin(deps, network, 'lookup'),
    await requireWithin(deps, `lookup_number:${brandId}:${hashOf(number.toUpperCase())}`, 'lookup_number'),
  ]
  if (!(await isRight())) return false
  for (const each of counted) await uncountRequest(deps, each)
  return true
}
