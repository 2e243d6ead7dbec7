import { boolean, create, type } from 'superstruct'

import type { CheckoutSettings } from '../../../shared/model/checkout-settings.ts'
import type { Booking } from '../../../shared/model/reservation.ts'
import type { Origins } from '../../../shared/origins.ts'
import type { HotelSettings } from '../db/schema/hotel.ts'
import type { Context } from '../http/context.ts'
import type { House } from './house.ts'
import { Refused } from './refused.ts'

/** The service tells its own test keys, too; these are the stand-in's, at the origin of the payment gateway. */
export const STAND_IN = { site_key: 'stand-in', secret: 'stand-in-secret' }
const CLOUDFLARE = 'https://challenges.cloudflare.com/turnstile/v0'
const WAIT_MS = 5_000
const INVALID = 1000
const answer = type({ success: boolean() })

const isStandIn = (key: string) => key === STAND_IN.site_key

/** What the widget shows the check with. */
export function turnstileOf(
  { turnstile }: Pick<HotelSettings, 'turnstile'>,
  { gateway }: Origins,
): CheckoutSettings['turnstile'] {
  if (!turnstile) return null
  const { site_key } = turnstile
  const script_url = isStandIn(site_key) ? `${gateway}/turnstile/api.js` : `${CLOUDFLARE}/api.js?render=explicit`
  return { site_key, script_url }
}

/** Specification 6: at a hotel that asks for it nobody books who has not shown to be a person. */
export async function checkPerson({ hotel }: House, booking: Booking, context: Context): Promise<void> {
  const { turnstile } = hotel.settings
  if (!turnstile) return
  if (booking.verification_token && (await isGood(turnstile.site_key, booking.verification_token, context))) return
  const title = 'The check for people was not passed'
  throw new Refused(422, INVALID, title, {
    details: { reason: 'verification_failed' },
    base: [{ field: 'verification_token', code: INVALID, error: title }],
  })
}

/** A service that cannot be asked is not the guest's fault, but who comes past it may be a machine. */
async function isGood(key: string, token: string, { origins, log, fetch: ask = fetch }: Context): Promise<boolean> {
  const secret = isStandIn(key) ? STAND_IN.secret : process.env.TURNSTILE_SECRET
  const url = isStandIn(key) ? `${origins.gateway}/turnstile/siteverify` : `${CLOUDFLARE}/siteverify`
  try {
    const response = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, response: token }),
      signal: AbortSignal.timeout(WAIT_MS),
    })
    return create(await response.json(), answer).success
  } catch (error) {
    log.error({ err: error }, 'The check for people does not answer')
    return false
  }
}
