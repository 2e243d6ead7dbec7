import { boolean, create, type } from 'superstruct'

import { ERRORS } from '../../../shared/errors.ts'
import type { CheckoutSettings } from '../../../shared/model/hotel/checkout-settings.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { HotelSettings } from '../db/schema/hotel-settings.ts'
import type { Context } from '../kernel/context.ts'
import type { HumanChecks } from '../kernel/human-check.ts'
import type { HotelCatalog } from './hotel-catalog.ts'
import { ApiError } from '../kernel/api-error.ts'

const CLOUDFLARE = 'https://challenges.cloudflare.com/turnstile/v0'
const WAIT_MS = 5_000
const answer = type({ success: boolean() })

/** Cloudflare's, with the secret of the operator's account; without one it lets nobody pass. */
export const cloudflareChecks =
  (secret: string | undefined): HumanChecks =>
  () => ({ script_url: `${CLOUDFLARE}/api.js?render=explicit`, verify_url: `${CLOUDFLARE}/siteverify`, secret })

/** What the widget shows the check with. */
export function turnstileOf(
  { turnstile }: Pick<HotelSettings, 'turnstile'>,
  humanChecks: HumanChecks,
): CheckoutSettings['turnstile'] {
  if (!turnstile) return null
  const { site_key } = turnstile
  return { site_key, script_url: humanChecks(site_key).script_url }
}

/** GUEST-028: at a hotel that asks for it nobody books who has not shown to be a person. */
export async function checkPerson({ hotel }: HotelCatalog, booking: Booking, context: Context): Promise<void> {
  const { turnstile } = hotel.settings
  if (!turnstile) return
  if (booking.verification_token && (await isGood(turnstile.site_key, booking.verification_token, context))) return
  const title = 'The check for people was not passed'
  throw new ApiError(ERRORS.invalidRequest, title, {
    details: { reason: 'verification_failed' },
    base: [{ field: 'verification_token', code: ERRORS.invalidRequest.code, error: title }],
  })
}

/** A service that cannot be asked is not the guest's fault, but who comes past it may be a machine. */
async function isGood(key: string, token: string, { humanChecks, log, fetch: ask = fetch }: Context): Promise<boolean> {
  const { verify_url, secret } = humanChecks(key)
  try {
    const response = await ask(verify_url, {
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
