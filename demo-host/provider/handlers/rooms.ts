import type { Handlers } from '../../../shared/contract/define.ts'
import type { rooms as table } from '../../../shared/contract/rooms.ts'
import { isPaymentType } from '../../../shared/payments.ts'
import { wishForRoom } from '../availability/alerts.ts'
import { calculate, shortages } from '../pricing/calculate.ts'
import { calendar } from '../availability/calendar.ts'
import { priceOfChange } from '../changes/change-price.ts'
import { withCodeLimit } from '../loyalty/code-limits.ts'
import { couponAnswer, couponFor } from '../loyalty/coupons.ts'
import { loadStay } from '../inventory/rate-calendar.ts'
import { lineAnswer } from '../availability/extras-answer.ts'
import { priceExtras, refusedExtra } from '../extras/extras-choice.ts'
import { exchangeFor } from '../pricing/exchange.ts'
import { iso } from '../kernel/hotel-time.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { freeDeadline, policyAnswer, policyWords, snapshotOf } from '../hotels/policies.ts'
import { lotteryScope, withOwnWin } from '../lotteries/winner.ts'
import { memberOf } from '../members/member-at.ts'
import { makeQuote } from '../pricing/quotes.ts'
import { preload } from '../availability/preload.ts'
import { missing } from '../kernel/api-error.ts'
import { searchRooms } from '../availability/search-rooms.ts'
import { requireSession } from '../kernel/sessions.ts'
import { checkStay } from '../inventory/availability-rules.ts'
import { spendingFor } from '../loyalty/spending.ts'
import { loadStayInventory } from '../availability/for-change.ts'
import { localizerOf } from '../kernel/texts.ts'
import { appliedVoucher } from '../loyalty/vouchers.ts'
import type { Context } from '../kernel/context.ts'

const houseFor = (hotelId: string, context: Context) => {
  requireSession(context.session, true)
  return loadHotelCatalog(context, hotelId)
}

export const rooms: Handlers<typeof table, Context> = {
  async search({ hotelId, query }, context) {
    return searchRooms(await houseFor(hotelId, context), query, context)
  },

  async preload({ hotelId, query }, context) {
    return preload(await houseFor(hotelId, context), query, context)
  },

  async price({ hotelId, query }, context) {
    const catalog = await houseFor(hotelId, context)
    if (query.current_reservation) return priceOfChange(catalog, query.current_reservation, query, context)
    checkStay(catalog.hotel, query, context.clock.now())
    const { own } = await lotteryScope(catalog, query, query, context)
    const inventory = withOwnWin(await loadStay(context.database.orm, catalog.hotel.id, query), own)
    const paymentType = isPaymentType(query.payment_type) ? query.payment_type : null
    const now = context.clock.now()
    const member = memberOf(context, catalog.hotel)
    const coupon = await withCodeLimit(context, catalog.hotel.id, query.coupon_code, () =>
      couponFor(context.database.orm, catalog, query.coupon_code, query, { now, member }),
    )
    const spending = await spendingFor(context.database.orm, catalog.hotel, query, query, { now, member })
    const organizationId = organizationOf(context, catalog.hotel)?.id ?? null
    const asking = { locale: context.locale, now, paymentType, isMember: member !== null, organizationId, coupon }
    const lines = calculate(catalog, inventory, query, asking)
    const asker = { ...context, sessionId: context.session?.id ?? null }
    const exchange = await exchangeFor(context.database.orm, catalog.hotel, query.mcp_currency, asking.now)
    const chosen = { ...query, extras: query.extras ?? [] }
    const { lines: extras, short } = await priceExtras(context.database.orm, catalog, chosen, asking.now)
    if (short[0] && !query.include_extra_out_of_stock) throw refusedExtra('short', short[0].extra_id)
    const terms = { paymentType, coupon, spending, member }
    const quote = await makeQuote(context.database.orm, asker, catalog, query, lines, terms, exchange, extras)
    const localizer = localizerOf(catalog.hotel, context)
    return {
      data: {
        rooms: quote.lines.map(({ price }) => price),
        total: quote.total,
        extras: extras.map(({ row, ...line }) => lineAnswer({ ...row, ...line }, { localizer, exchange })),
        extras_out_of_stock: [...new Set(short.map(({ extra_id }) => extra_id))],
        coupon: couponAnswer(coupon, localizer),
        voucher: spending.voucher && appliedVoucher(spending.voucher, localizer),
      },
      meta: {
        currency: catalog.hotel.currency,
        mcp_currency: exchange?.currency ?? null,
        exchange_rate_version: exchange?.version ?? null,
        quote_id: quote.id,
        expires_at: iso(quote.expires_at.getTime()),
      },
    }
  },

  async inventory({ hotelId, query }, context) {
    requireSession(context.session, true)
    return { data: await calendar(hotelId, query, context) }
  },

  async availability({ hotelId, query }, context) {
    const catalog = await houseFor(hotelId, context)
    checkStay(catalog.hotel, query, context.clock.now())
    const { own } = await lotteryScope(catalog, query, query, context)
    const inventory = withOwnWin(await loadStayInventory(catalog.hotel, query, query, context), own)
    const lines = shortages(catalog, inventory, query)
    return { data: { available: lines.every(({ code }) => code === null), rooms: lines } }
  },

  async policies({ hotelId, query }, context) {
    const { hotel, plans, room_plans, policies } = await houseFor(hotelId, context)
    const localizer = localizerOf(hotel, context)
    const t = await policyWords(context.locale)
    const wanted = room_plans.filter(({ code }) => query.room_plan_codes.includes(code))
    const answers = policies.flatMap((policy) => {
      const ids = plans.filter((plan) => plan.cancellation_policy_id === policy.id).map(({ id }) => id)
      const codes = wanted.filter((row) => ids.includes(row.hotel_plan_id)).map(({ code }) => code)
      if (codes.length === 0) return []
      const kept = snapshotOf(policy)
      const deadline = query.checkin_date ? freeDeadline(kept, hotel, query.checkin_date, context.clock.now()) : null
      return [policyAnswer(kept, codes, deadline, localizer, t)]
    })
    return { data: answers }
  },

  async policy({ hotelId, policyId, query }, context) {
    const { hotel, policies } = await houseFor(hotelId, context)
    const found = policies.find(({ id }) => String(id) === policyId)
    if (!found) throw missing('There is no such cancellation policy')
    const kept = snapshotOf(found)
    const deadline = query.checkin_date ? freeDeadline(kept, hotel, query.checkin_date, context.clock.now()) : null
    const t = await policyWords(context.locale)
    return { data: policyAnswer(kept, [], deadline, localizerOf(hotel, context), t) }
  },

  async alert({ hotelId, body }, context) {
    return { data: await wishForRoom(await houseFor(hotelId, context), body, context) }
  },
}
