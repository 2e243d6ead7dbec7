import type { HumanChecks } from '../../provider/kernel/human-check.ts'

/** The real service tells test keys of its own, too; these are the stand-in's. */
export const STAND_IN = { site_key: 'stand-in', secret: 'stand-in-secret' }

/** At the origin of the payment gateway for hotels with its key; whoever has another key is checked by the service it is of. */
export const standInChecks =
  (gateway: string, real: HumanChecks): HumanChecks =>
  (siteKey) => {
    if (siteKey !== STAND_IN.site_key) return real(siteKey)
    const at = `${gateway}/turnstile`
    return { script_url: `${at}/api.js`, verify_url: `${at}/siteverify`, secret: STAND_IN.secret }
  }
