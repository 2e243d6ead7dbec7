import type { Handlers } from '../../../shared/contract/define.ts'
import type { wallet as table } from '../../../shared/contract/wallet.ts'
import { localTime } from '../../../shared/rules/days/dates.ts'
import { findHotel } from '../hotels/hotel-catalog.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { consumeCoupon, couponOfMember, couponsOfMember, memberCouponAnswer } from '../loyalty/member-coupons.ts'
import { requireMember } from '../members/member-sessions.ts'
import { requireSession } from '../kernel/sessions.ts'
import { exchangePoints, exchangesOf, pointsOf, purseOf, requirePurse, timelineOf } from '../loyalty/points.ts'
import { removeSavedCard, savedCardAnswer, savedCardsOf } from '../payments/saved-cards.ts'
import { localizerOf } from '../kernel/texts.ts'
import { consumeVoucher, voucherAnswer, vouchersOf } from '../loyalty/vouchers.ts'
import type { Context } from '../kernel/context.ts'

/** A member's vouchers are no hotel's: the day they end is one of the brands' own country. */
const VOUCHER_ZONE = 'Asia/Tokyo'

/** Without a session there is nobody to ask for. */
function asked(context: Context) {
  requireSession(context.session, true)
  return requireMember(context)
}

async function memberAt(hotelId: string, context: Context) {
  const member = asked(context)
  return { member, hotel: await findHotel(context.database.orm, hotelId) }
}

async function memberIn(hotelId: string, context: Context) {
  const member = asked(context)
  const catalog = await loadHotelCatalog(context, hotelId)
  return { member, catalog, localizer: localizerOf(catalog.hotel, context) }
}

const voucherReader = ({ locale, origins }: Context) => localizerOf({ book_languages: [] }, { locale, origins })
const voucherDay = ({ clock }: Context) => localTime(VOUCHER_ZONE, clock.now()).date

export const wallet: Handlers<typeof table, Context> = {
  async points({ hotelId }, context) {
    const { member, hotel } = await memberAt(hotelId, context)
    const { orm } = context.database
    return { data: await pointsOf(orm, await requirePurse(orm, member), hotel, context.clock.now()) }
  },

  async timeline({ hotelId, query }, context) {
    const { member, hotel } = await memberAt(hotelId, context)
    const { orm } = context.database
    const purse = await purseOf(orm, member)
    if (!purse) {
      const meta = { page: 1, total_pages: 0, total_entries: 0, program_enabled: false }
      return { data: [], meta }
    }
    const { data, meta } = await timelineOf(orm, purse.owner, query, hotel)
    return { data, meta: { ...meta, program_enabled: true } }
  },

  async exchanges({ hotelId, query }, context) {
    const { member } = await memberAt(hotelId, context)
    const { orm } = context.database
    const { owner } = await requirePurse(orm, member)
    return exchangesOf(orm, owner, query)
  },

  async exchange({ hotelId, body }, context) {
    const { member, hotel } = await memberAt(hotelId, context)
    const purse = await requirePurse(context.database.orm, member)
    return { data: await exchangePoints(purse, hotel, body, context) }
  },

  async cards({ hotelId }, context) {
    const { member, hotel } = await memberAt(hotelId, context)
    return { data: (await savedCardsOf(context.database.orm, hotel, member)).flatMap(savedCardAnswer) }
  },

  async removeCard({ hotelId, cardId }, context) {
    const { member, hotel } = await memberAt(hotelId, context)
    await removeSavedCard(hotel, member, cardId, context)
    return { data: { deleted: true } }
  },

  async coupons({ hotelId }, context) {
    const { member, catalog, localizer } = await memberIn(hotelId, context)
    const found = await couponsOfMember(context.database.orm, catalog, member)
    return { data: found.map((one) => memberCouponAnswer(one, catalog, localizer, context.clock.now())) }
  },

  async coupon({ hotelId, code }, context) {
    const { member, catalog, localizer } = await memberIn(hotelId, context)
    const found = await couponOfMember(context.database.orm, catalog, member, code)
    return { data: memberCouponAnswer(found, catalog, localizer, context.clock.now()) }
  },

  async consumeCoupon({ hotelId, code }, context) {
    const { member, catalog, localizer } = await memberIn(hotelId, context)
    const found = await consumeCoupon(catalog, member, code, context)
    return { data: memberCouponAnswer(found, catalog, localizer, context.clock.now()) }
  },

  async vouchers(_, context) {
    const member = asked(context)
    const found = await vouchersOf(context.database.orm, member)
    return { data: found.map((row) => voucherAnswer(row, voucherDay(context), voucherReader(context))) }
  },

  async consumeVoucher({ number }, context) {
    const member = asked(context)
    const row = await consumeVoucher(member, number, context)
    return { data: voucherAnswer(row, voucherDay(context), voucherReader(context)) }
  },
}
