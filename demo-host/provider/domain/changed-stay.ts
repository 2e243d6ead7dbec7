import { PAYMENT_TYPES } from '../../../shared/payments.ts'
import type { PlannedRoom, PlannedStay } from '../db/schema/change.ts'
import type { AgreedChange, ChangedLine } from './change-plan.ts'
import type { Standing } from './change-standing.ts'
import { withDiscountsIn } from './discounts.ts'
import type { House } from './house.ts'
import { roomSnapshot } from './room-snapshot.ts'
import { quoteLineOf } from './totals.ts'

/** What was agreed on as it will be written, with copies of everything that must not change afterwards. */
export function plannedStay(house: House, standing: Standing, agreed: AgreedChange): PlannedStay {
  const { wanted, total, extras, coupon, drops_coupon, points, exchange } = agreed
  const [first] = agreed.lines
  const { hotel } = house
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
    rooms: agreed.lines.map((each, position) => plannedRoom(house, standing, agreed, each, position)),
    extras,
    coupon_id: coupon?.id ?? null,
    drops_coupon,
    points,
  }
}

function dueNow({ row }: Standing, { wanted, total }: AgreedChange): number {
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
  house: House,
  { rooms }: Standing,
  { wanted, exchange }: AgreedChange,
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
  return { id: null, ...roomSnapshot(house, line, wanted.checkin_date), ...money }
}
