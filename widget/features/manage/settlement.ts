import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { cancellationFee, nextCancellationFee, settlementOf } from '../../../shared/rules/change/cancelling.ts'
import { localTime } from '../../../shared/rules/days/dates.ts'
import { feeAt } from '../../../shared/rules/change/policy.ts'

/** The rooms with the terms each was booked under. */
const roomsOf = ({ rooms, cancellation_policies: policies }: Reservation) =>
  rooms.flatMap(({ room_plan_code: code, total_price: total_gross }) => {
    const policy = policies.find(({ room_plan_codes }) => room_plan_codes.includes(code))
    return policy ? [{ policy, total_gross }] : []
  })

/** What cancelling means for the guest's money, as of the server's fee. Amounts are minor units of their currency. */
export function settlement(reservation: Reservation, now: number) {
  const { total, payment, checkin_date, currency } = reservation
  const fee = total.cancellation?.fee ?? 0
  const { refund, due } = settlementOf(fee, payment.paid)
  const { charged } = payment
  const at = localTime(reservation.hotel.time_zone, now)
  const rooms = roomsOf(reservation)
  const booked = { checkin_date, total_gross: total.total_price }
  const next = nextCancellationFee(rooms, booked, at)
  return {
    fee,
    percent: percentOf(rooms, booked, at, fee),
    // In the currency the card was charged in, at the rate of then.
    refund: charged
      ? {
          amount: payment.paid > 0 ? Math.round((charged.amount * refund) / payment.paid) : 0,
          currency: charged.currency,
        }
      : { amount: refund, currency },
    due,
    next: next && next.fee > fee ? next : null,
  }
}

type Rooms = ReturnType<typeof roomsOf>
type Moment = ReturnType<typeof localTime>

/** One percentage, where one says all of it; null otherwise. */
function percentOf(rooms: Rooms, booked: { checkin_date: string; total_gross: number }, at: Moment, fee: number) {
  const percents = new Set(
    rooms.map(({ policy, total_gross }) => feeAt(policy, booked.checkin_date, total_gross, at).percent),
  )
  const [percent = 0] = percents
  return percents.size === 1 && percent > 0 && cancellationFee(rooms, booked, at) === fee ? percent : null
}
