import { PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { PlannedRoom, PlannedStay } from '../db/schema/change.ts'
import type { ConfirmedChange, ChangedLine } from './change-plan.ts'
import type { ChangeStanding } from './change-standing.ts'
import { withDiscountsIn } from '../pricing/discounts.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { roomSnapshot } from '../records/room-snapshot.ts'
import { quoteLineOf } from '../pricing/totals.ts'

/** What was agreed on as it will be written, with copies of everything that must not change afterwards. */
export function plannedStay(catalog: HotelCatalog, standing: ChangeStanding, agreed: ConfirmedChange): PlannedStay {
  const { wanted, total, extras, coupon, drops_coupon, points, exchange } = agreed
  const [first] = agreed.lines
  const { hotel } = catalog
  return {
    checkin_date: wanted.checkin_date,
    checkout_date: wanted.checkout_date,
    check_in_from: first?.line.plan.check_in_from ?? hotel.check_in_from,
    check_in_to: first?.line.plan.check_in_to ?? hotel.check_in_to,
    check_out_time: first?.line.plan.check_out_time ?? hotel.check_out_time,
    payment_type: wanted.payment_type,
    total,
    due_now_gross: dueNow(standing, agreed),
    mcp_currency: exchange?.currency ?? null,
    exchange_rate_version: exchange?.version ?? null,
    rooms: agreed.lines.map((each, position) => plannedRoom(catalog, standing, agreed, each, position)),
    extras,
    coupon_id: coupon?.id ?? null,
    drops_coupon,
    points,
  }
}

function dueNow({ row }: ChangeStanding, { wanted, total }: ConfirmedChange): number {
  switch (PAYMENT_TYPES[wanted.payment_type].charged) {
    case 'all':
      return total.total_price
    case 'deposit':
      return Math.min(row.due_now_gross, total.total_price)
    default:
      return 0
  }
}

/** The terms of a room that was booked stay those it was booked with. */
function plannedRoom(
  catalog: HotelCatalog,
  { rooms }: ChangeStanding,
  { wanted, exchange }: ConfirmedChange,
  { line, of, guest }: ChangedLine,
  position: number,
): PlannedRoom {
  const quoted = withDiscountsIn(quoteLineOf(line), exchange)
  const money = {
    position,
    guest,
    party: line.party,
    price: { ...quoted.price, quantity: 1 },
    accommodation_tax: quoted.accommodation_tax,
    total_gross: quoted.total_gross,
  }
  const booked = of === null ? undefined : rooms[of]
  if (booked) {
    const { reservation_id: _, ...kept } = booked
    return { ...kept, ...money }
  }
  return { id: null, ...roomSnapshot(catalog, line, wanted.checkin_date), ...money }
}
