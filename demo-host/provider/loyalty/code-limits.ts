import { ERRORS } from '../../../shared/errors.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { uncountRequest, networkKey, requireWithin } from '../kernel/limits.ts'

type Deps = Pick<Context, 'database' | 'clock' | 'ip' | 'session'>

/** Of a code that nobody gave out; other reasons are told of codes that exist. */
const isUnknownCode = (error: unknown): boolean =>
  error instanceof ApiError && error.code === ERRORS.couponInvalid.code && error.details.reason === 'unknown'

/**
 * Runs what a typed code is looked up in. The try is counted before, for the session and its network, and given back unless
 * nobody knows the code. It stands outside of transactions: what is rolled back would not be counted.
 * @throws 429 with Retry-After
 */
export async function withCodeLimit<Answer>(
  deps: Deps,
  hotelId: number,
  code: string | null | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!code?.trim()) return work()
  const counted = [await requireWithin(deps, networkKey('code_network', hotelId, deps.ip), 'code_network')]
  if (deps.session) counted.push(await requireWithin(deps, `code:${hotelId}:${deps.session.id}`, 'code'))
  const forgive = async () => {
    for (const each of counted) await uncountRequest(deps, each)
  }
  try {
    const answer = await work()
    await forgive()
    return answer
  } catch (error) {
    if (!isUnknownCode(error)) await forgive()
    throw error
  }
}
