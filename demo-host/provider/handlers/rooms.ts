import type { Handlers } from '../../../shared/contract/define.ts'
import type { rooms as table } from '../../../shared/contract/rooms.ts'
import { isPaymentType } from '../../../shared/payments.ts'
import { wishForRoom } from '../domain/alerts.ts'
import { calculate, shortages } from '../domain/calculate.ts'
import { calendar } from '../domain/calendar.ts'
import { priceOfChange } from '../domain/change-price.ts'
import { couponAnswer, couponFor } from '../domain/coupons.ts'
import { loadStay } from '../domain/days.ts'
import { lineAnswer } from '../domain/extras-answer.ts'
import { priceExtras, refusedExtra } from '../domain/extras-choice.ts'
import { exchangeFor } from '../domain/exchange.ts'
import { iso } from '../domain/hotel-time.ts'
import { loadHouse } from '../domain/house.ts'
import { freeDeadline, policyAnswer, snapshotOf } from '../domain/policies.ts'
import { memberOf } from '../domain/member-at.ts'
import { makeQuote } from '../domain/quotes.ts'
import { preload } from '../domain/preload.ts'
import { recommendation } from '../domain/recommendation.ts'
import { missing } from '../domain/refused.ts'
import { searchRooms } from '../domain/search-rooms.ts'
import { requireSession } from '../domain/sessions.ts'
import { checkStay } from '../domain/sellable.ts'
import { spendingFor } from '../domain/spending.ts'
import { loadStayFor } from '../domain/stay-for.ts'
import { readerOf } from '../domain/texts.ts'
import { appliedVoucher } from '../domain/vouchers.ts'
import type { Context } from '../http/context.ts'

const houseFor = (hotelId: string, context: Context) => {
  requireSession(context.session, true)
  return loadHouse(context.database.orm, hotelId)
}

export const rooms: Handlers<typeof table, Context> = {
  async search({ hotelId, query }, context) {
    return searchRooms(await houseFor(hotelId, context), query, context)
  },

  async preload({ hotelId, query }, context) {
    return preload(await houseFor(hotelId, context), query, context)
  },

  async price({ hotelId, query }, context) {
    const house = await houseFor(hotelId, context)
    if (query.current_reservation) return priceOfChange(house, query.current_reservation, query, context)
    const days = await loadStay(context.database.orm, house.hotel.id, query)
    const paymentType = isPaymentType(query.payment_type) ? query.payment_type : null
    const now = context.clock.now()
    const member = memberOf(context, house.hotel)
    const coupon = await couponFor(context.database.orm, house, query.coupon_code, query, { now, member })
    const spending = await spendingFor(context.database.orm, house.hotel, query, query, { now, member })
    const asking = { locale: context.locale, now, paymentType, isMember: member !== null, coupon }
    const lines = calculate(house, days, query, asking)
    const asker = { ...context, sessionId: context.session?.id ?? null }
    const exchange = await exchangeFor(context.database.orm, house.hotel, query.mcp_currency, asking.now)
    const chosen = { ...query, extras: query.extras ?? [] }
    const { lines: extras, short } = await priceExtras(context.database.orm, house, chosen, asking.now)
    if (short[0] && !query.include_extra_out_of_stock) throw refusedExtra('short', short[0].extra_id)
    const terms = { paymentType, coupon, spending, member }
    const quote = await makeQuote(context.database.orm, asker, house, query, lines, terms, exchange, extras)
    const reader = readerOf(house.hotel, context)
    return {
      data: {
        rooms: quote.lines.map(({ price }) => price),
        total: quote.total,
        extras: extras.map(({ row, ...line }) => lineAnswer({ ...row, ...line }, reader)),
        extras_out_of_stock: [...new Set(short.map(({ extra_id }) => extra_id))],
        coupon: couponAnswer(coupon, reader),
        voucher: spending.voucher && appliedVoucher(spending.voucher, reader),
      },
      meta: {
        currency: house.hotel.currency,
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
    const house = await houseFor(hotelId, context)
    checkStay(house.hotel, query, context.clock.now())
    const days = await loadStayFor(house.hotel, query, query, context)
    const lines = shortages(house, days, query)
    return { data: { available: lines.every(({ code }) => code === null), rooms: lines } }
  },

  async policies({ hotelId, query }, context) {
    const { hotel, plans, room_plans, policies } = await houseFor(hotelId, context)
    const reader = readerOf(hotel, context)
    const wanted = room_plans.filter(({ code }) => query.room_plan_codes.includes(code))
    const answers = policies.flatMap((policy) => {
      const ids = plans.filter((plan) => plan.cancellation_policy_id === policy.id).map(({ id }) => id)
      const codes = wanted.filter((row) => ids.includes(row.hotel_plan_id)).map(({ code }) => code)
      if (codes.length === 0) return []
      const kept = snapshotOf(policy)
      const deadline = query.checkin_date ? freeDeadline(kept, hotel, query.checkin_date, context.clock.now()) : null
      return [policyAnswer(kept, codes, deadline, reader)]
    })
    return { data: answers }
  },

  async policy({ hotelId, policyId, query }, context) {
    const { hotel, policies } = await houseFor(hotelId, context)
    const found = policies.find(({ id }) => String(id) === policyId)
    if (!found) throw missing('There is no such cancellation policy')
    const kept = snapshotOf(found)
    const deadline = query.checkin_date ? freeDeadline(kept, hotel, query.checkin_date, context.clock.now()) : null
    return { data: policyAnswer(kept, [], deadline, readerOf(hotel, context)) }
  },

  async recommendation({ hotelId, query }, context) {
    return recommendation(await houseFor(hotelId, context), query, context)
  },

  async alert({ hotelId, body }, context) {
    return { data: await wishForRoom(await houseFor(hotelId, context), body, context) }
  },
}
