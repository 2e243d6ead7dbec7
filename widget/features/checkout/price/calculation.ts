import { atom } from 'jotai'

import { rooms } from '../../../../shared/contract/rooms.ts'
import type { Calculation } from '../../../../shared/contract/rooms.ts'
import { asFailure } from '../../../lib/failure.ts'
import type { Failure } from '../../../lib/failure.ts'
import { shownOf } from '../../../state/messages/failures.ts'
import { lotteryQueryAtom } from '../../../state/lottery/lottery-query.ts'
import { mcpCurrencyAtom } from '../../../state/settings/currency.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { standingStepAtom } from '../../../state/standing-step.ts'
import { toSelectedRooms } from '../../../state/search/selection.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { updatingAtom } from '../../../state/reservation/updating.ts'
import { userAtom } from '../../../state/session/user.ts'
import { askedExtrasAtom, takeExtraErrorAtom } from '../extras/extras-choice.ts'
import { calculationAtom, shownCalculation } from './calculation-state.ts'
import { couponCodeAtom, isAboutCoupon, isSameCode, rejectCouponAtom } from '../spending/coupon-state.ts'
import { paymentTypeAtom } from '../pay/methods.ts'
import { compareRateAtom, forgetRateAtom } from './rate-change.ts'
import {
  isAboutPoints,
  rejectPointsAtom,
  rejectVoucherAtom,
  spentPointsAtom,
  voucherNumberAtom,
} from '../spending/spending-state.ts'
import { chosenTotalAtom, linesAtom, stayAtom } from '../stay.ts'

/** The price moved since the guest chose; both sums are told and the guest decides again (GUEST-025). */
export const priceChangeAtom = atom<{ before: number; now: number } | null>(null)

/** The total the guest last saw for exactly this choice. */
const seenAtom = atom<{ choice: string; total: number } | null>(null)
/** The question on its way. */
const askedPriceAtom = atom<{ choice: string; stop: AbortController; answer: Promise<Calculation | null> } | null>(null)

const askedAtom = atom((get) => {
  const { checkin, checkout } = get(stayAtom)
  const type = get(paymentTypeAtom)
  const second = get(mcpCurrencyAtom)
  const extras = get(askedExtrasAtom)
  const voucher = get(voucherNumberAtom)
  // AMB-19: one code a booking.
  const coupon = voucher === null ? get(couponCodeAtom) : null
  const points = get(spentPointsAtom)
  return {
    checkin_date: checkin,
    checkout_date: checkout,
    rooms: toSelectedRooms(get(linesAtom)),
    ...(extras.length > 0 && { extras }),
    // What is gone of a stored choice is named, and the rest has a price (EXTRA-010).
    include_extra_out_of_stock: true,
    ...(type === null ? {} : { payment_type: type }),
    ...(second === null ? {} : { mcp_currency: second }),
    ...(coupon === null ? {} : { coupon_code: coupon }),
    ...(voucher === null ? {} : { voucher_coupon_code: voucher }),
    ...(points > 0 && { points }),
    ...get(lotteryQueryAtom),
  }
})
/** What the price depends on, as one comparable value: also who asks, as a member has prices of their own. */
const pricedAtom = atom((get) => JSON.stringify([get(askedAtom), get(userAtom) !== null]))
/** Null while there is nothing to price. */
export const choiceAtom = atom((get) => (get(linesAtom).length > 0 ? get(pricedAtom) : null))

/** The price of what is chosen now; null while it is on its way, though an older one stands on the screen. */
export const standingPriceAtom = atom((get): Calculation | null => {
  const state = get(calculationAtom)
  return state.kind === 'ready' && (!state.choice || state.choice === get(pricedAtom)) ? state.calculation : null
})

/**
 * Asks for the price of the choice, once however many wait for it; an answer that is overtaken by a newer question is dropped
 * (guarantee W11).
 */
export const calculateAtom = atom(null, async (get, set): Promise<Calculation | null> => {
  if (get(linesAtom).length === 0) return null
  if (get(updatingAtom)) {
    // A file that does not come is told where the step itself is fetched.
    const change = await import('../change/calculation.ts').catch(() => null)
    return change && set(change.calculateChangeAtom)
  }

  const choice = get(pricedAtom)
  const asked = get(askedPriceAtom)
  if (asked?.choice === choice) return asked.answer
  asked?.stop.abort()
  const stop = new AbortController()
  const answer = set(askPriceAtom, choice, stop.signal)
  set(askedPriceAtom, { choice, stop, answer })
  return answer
})

const askPriceAtom = atom(null, async (get, set, choice: string, signal: AbortSignal): Promise<Calculation | null> => {
  const query = get(askedAtom)
  const before = shownCalculation(get(calculationAtom))
  set(calculationAtom, { kind: 'loading', before })
  try {
    const input = { hotelId: get(settingsAtom).hotel_id, query }
    const calculation = await get(environmentAtom).api(rooms.price, input, { signal })
    if (signal.aborted) return null
    set(askedPriceAtom, null)
    set(calculationAtom, { kind: 'ready', calculation, choice })
    set(standingStepAtom, 'details')
    set(compareAtom, choice, calculation)
    set(compareRateAtom, calculation)
    return calculation
  } catch (error) {
    const failure = asFailure(error)
    if (signal.aborted) return null
    set(askedPriceAtom, null)
    set(takeExtraErrorAtom, failure)
    if (query.points && isAboutPoints(failure)) set(rejectPointsAtom, failure)
    else if (query.voucher_coupon_code !== undefined && isAboutCoupon(failure))
      set(rejectVoucherAtom, query.voucher_coupon_code, failure)
    else if (query.coupon_code !== undefined && isAboutCoupon(failure))
      set(withoutCouponAtom, failure, before?.data.coupon?.code ?? null)
    else set(calculationAtom, { kind: 'refused', shown: shownOf(failure) })
    // Whoever waits for the price to book with it waits for another one than this.
    return null
  }
})

/**
 * A code that is not taken is no reason for having no price: the choice without it is priced next, as every new choice
 * is. Where the guest has seen a price with it, that price is what the next one is compared to.
 */
export const withoutCouponAtom = atom(null, (get, set, failure: Failure, priced: string | null) => {
  const wasPriced = isSameCode(get(couponCodeAtom), priced)
  const seen = get(seenAtom)
  set(rejectCouponAtom, failure, wasPriced ? null : priced)
  if (seen && wasPriced) set(seenAtom, { choice: get(pricedAtom), total: seen.total })
})

const compareAtom = atom(null, (get, set, choice: string, calculation: Calculation) => {
  const seen = get(seenAtom)
  const now = calculation.data.total.total_price
  const before =
    seen === null ? totalOfResults(get(chosenTotalAtom), calculation) : seen.choice === choice ? seen.total : now
  set(seenAtom, { choice, total: now })
  if (before !== now) set(priceChangeAtom, { before, now })
  else if (seen?.choice !== choice) set(priceChangeAtom, null)
})

/** A discount for the way of paying, a coupon, a voucher and points are no change of price: the results could not know them. */
function totalOfResults(chosen: number, { data }: Calculation): number {
  const { total_price, total_extra_price, coupon_discount_amount: coupon } = data.total
  const { spending_point_value: points, voucher_coupon_discount_amount: voucher } = data.total
  const isPaidFor = data.rooms.some(({ discounts }) => discounts.some((one) => one.discount_type === 'payment'))
  return isPaidFor || coupon + points + voucher > 0 ? total_price : chosen + total_extra_price
}

export const forgetCalculationAtom = atom(null, (get, set) => {
  get(askedPriceAtom)?.stop.abort()
  set(askedPriceAtom, null)
  set(calculationAtom, { kind: 'loading', before: null })
  set(seenAtom, null)
  set(priceChangeAtom, null)
  set(forgetRateAtom)
})
