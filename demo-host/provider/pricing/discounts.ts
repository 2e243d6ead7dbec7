import type { RoomDiscount } from '../../../shared/model/search/price.ts'
import { add } from '../../../shared/rules/money/money.ts'
import type { QuoteLine } from '../db/schema/money.ts'
import type { Exchange } from './exchange.ts'

/** What was taken off a room, in the guest's second currency too. */
export function withDiscountsIn(line: QuoteLine, exchange: Exchange | null): QuoteLine {
  const discounts = line.price.discounts.map((discount) => converted(discount, exchange))
  return { ...line, price: { ...line.price, discounts } }
}

function converted(discount: RoomDiscount, exchange: Exchange | null): RoomDiscount {
  if (!exchange) return discount
  return { ...discount, mcp_discount_amount: { cents: exchange.of(discount.discount_amount) } }
}

type Room = { price: { discounts: readonly RoomDiscount[] } }

/** Of all rooms of a reservation together, by where they come from. */
export function bookedDiscounts(rooms: readonly Room[], exchange: Exchange | null): RoomDiscount[] {
  const all = rooms.flatMap(({ price }) => price.discounts)
  const types = [...new Set(all.map(({ discount_type }) => discount_type))]
  return types.map((discount_type) => {
    const amounts = all.filter((one) => one.discount_type === discount_type).map((one) => one.discount_amount)
    return converted({ discount_type, discount_amount: add(...amounts) }, exchange)
  })
}
