import { renderSVG } from 'uqr'

import type { Handlers } from '../../../shared/contract/define.ts'
import type { places as table } from '../../../shared/contract/places.ts'
import { currencyOfCountry, countryOf } from '../hotels/countries.ts'
import { requireSession } from '../kernel/sessions.ts'
import type { Context } from '../kernel/context.ts'

/** Modules of white around the code: scanners do without fewer only by luck. */
const QUIET = 4

export const places: Handlers<typeof table, Context> = {
  async localCurrency(_input, context) {
    requireSession(context.session, true)
    const country = await countryOf(context.database.orm, context.ip)
    return { data: { country, currency: country === null ? null : currencyOfCountry(country) } }
  },

  async qrCode({ query }, context) {
    requireSession(context.session, true)
    return { data: { value: query.qr_code, svg: renderSVG(query.qr_code, { border: QUIET }) } }
  },
}
