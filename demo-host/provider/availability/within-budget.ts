import { CURRENCIES } from '../../../shared/currencies.ts'
import type { RoomQuery } from '../../../shared/model/search/search.ts'
import type { RoomPlan } from '../../../shared/model/search/room.ts'
import type { WishBudget } from '../../../shared/model/search/stay-wishes.ts'
import { nights } from '../../../shared/rules/days/dates.ts'
import { offerTotal } from '../../../shared/rules/money/money.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import type { Context } from '../kernel/context.ts'
import { businessDate } from '../kernel/hotel-time.ts'
import { exchangeFor } from '../pricing/exchange.ts'
import { stayOf } from './search-rooms.ts'

/** Those a guest can pay; none, where the sum is in a currency that the hotel does not know. */
export async function withinBudget<Offered extends { plan: RoomPlan }>(
  { hotel }: HotelCatalog,
  offered: readonly Offered[],
  { amount, currency = hotel.currency, per }: WishBudget,
  query: RoomQuery,
  context: Context,
): Promise<Offered[]> {
  const now = context.clock.now()
  const exchange = await exchangeFor(context.database.orm, hotel, currency, now)
  if (currency !== hotel.currency && !exchange) return []
  const { checkin_date, checkout_date } = stayOf(query, businessDate(hotel, now))
  const guests = query.rooms.reduce((sum, { adults, children }) => sum + adults + children, 0)
  const parts = { stay: 1, night: Math.max(1, nights(checkin_date, checkout_date)), person: Math.max(1, guests) }
  const most = amount * 10 ** CURRENCIES[currency].digits * parts[per]
  // An offer is that of one room.
  const whole = (plan: RoomPlan) => offerTotal(plan.price) * query.rooms.length
  return offered.filter(({ plan }) => (exchange ? exchange.of(whole(plan)) : whole(plan)) <= most)
}
