import { and, desc, eq, sql } from 'drizzle-orm'

import type { Handlers } from '../../../shared/contract/define.ts'
import type { external as table } from '../../../shared/contract/external.ts'
import { hotel as hotelTable } from '../db/schema/hotel.ts'
import { findHotel } from '../hotels/hotel-catalog.ts'
import { linkLiff } from '../members/liff.ts'
import { finishOpenId, signInByTicket, startExternalSignIn } from '../members/external-sign-in.ts'
import { missing } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import type { OpenIdProvider } from '../identity-providers/identities.ts'

type Back = { hotelId: string; body: { code: string; state: string } }

const openId = async (provider: OpenIdProvider, { hotelId, body }: Back, context: Context) => {
  const hotel = await findHotel(context.database.orm, hotelId)
  return { data: await finishOpenId(context, hotel, provider, body) }
}

export const external: Handlers<typeof table, Context> = {
  async start({ hotelId, body }, context) {
    const hotel = await findHotel(context.database.orm, hotelId)
    return { data: { url: await startExternalSignIn(context, hotel, body.provider, body.redirect_url) } }
  },
  facebookSignIn: (input, context) => openId('facebook', input, context),
  lineSignIn: (input, context) => openId('line', input, context),
  openIdSignIn: (input, context) => openId('open_id', input, context),

  async memberSystemSignIn({ hotelId, body }, context) {
    const hotel = await findHotel(context.database.orm, hotelId)
    return { data: await signInByTicket(context, hotel, 'creansmaerd', body.otid) }
  },

  async customAuth({ brandId, body }, context) {
    const isOfBrand = eq(hotelTable.brand_id, /^\d{1,9}$/.test(brandId) ? Number(brandId) : 0)
    // The token is the brand's and names no hotel: one that takes new members, if any does.
    const takesMembers = sql`coalesce((${hotelTable.settings} -> 'members' ->> 'allow_signup')::boolean, false)`
    const [hotel] = await context.database.orm
      .select()
      .from(hotelTable)
      .where(and(isOfBrand, eq(hotelTable.active, true)))
      .orderBy(desc(takesMembers), hotelTable.id)
      .limit(1)
    if (!hotel) throw missing('There is no such brand')
    return { data: await signInByTicket(context, hotel, 'custom', body.token) }
  },

  async upsertLiff({ body }, context) {
    await linkLiff(context, body.hotel_code, body.line_liff_token)
    return { data: { linked: true } }
  },
}
