import { THREE_DS_MS } from '../../../shared/constants.ts'
import type { Booked, Booking } from '../../../shared/model/reservation.ts'
import { needsGateway } from '../../../shared/payments.ts'
import type { Context } from '../http/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservationEvent } from '../db/schema/booking.ts'
import { payment } from '../db/schema/money.ts'
import { agree } from './agree.ts'
import type { Agreed } from './agree.ts'
import { checkedAnswers, keepAnswers } from './answers.ts'
import { checkCard } from './booking-rules.ts'
import { soldOut } from './calculate.ts'
import { queueConfirmation } from './confirmation-mail.ts'
import { nightsOf } from './days.ts'
import { adapterOf } from './gateway-choice.ts'
import type { House } from './house.ts'
import { insertExtras, takeExtras } from './extras-stock.ts'
import { claim, finish, note } from './once.ts'
import type { Once } from './once.ts'
import { chargeOf, checkChargedIn } from './charged-in.ts'
import { insertReservation, insertRooms } from './reservation-rows.ts'
import type { Told } from './reservation-rows.ts'
import { memberOf } from './member-at.ts'
import { takeStock } from './stock.ts'
import { dueNow } from './totals.ts'
import { takeWallet } from './wallet-moves.ts'

export type Placed = { answer: Booked; payment: typeof payment.$inferSelect | null }

/** The booking transaction: all of it or nothing. Null when an equal request was first; its answer is to be replayed. */
export async function place(
  tx: Orm,
  house: House,
  booking: Booking,
  told: Told,
  once: Once,
  context: Context,
): Promise<Placed | null> {
  const { clock, ids, locale } = context
  if (!(await claim(tx, once, clock))) return null

  const now = clock.now()
  const member = memberOf(context, house.hotel)
  const agreed = await agree(tx, house, booking, { locale, now, paymentType: booking.payment.type, member })
  const answers = await checkedAnswers(tx, house, booking, member)
  const due = dueNow(agreed.total, booking.payment.type)
  checkCard(house, booking, { total: agreed.total.total_price, due, now })
  checkChargedIn(house, booking, agreed)

  // Nothing to pay asks no gateway, whatever the plan takes (PAY-056).
  const isPending = needsGateway(booking.payment.type) && agreed.total.total_price > 0
  const takes = agreed.lines.map(({ type, roomPlan, quantity }) => ({
    room_type_id: type.id,
    room_plan_id: roomPlan.id,
    quantity,
  }))
  const isTaken = await takeStock(tx, house.hotel.id, nightsOf(booking), takes, isPending ? 'held' : 'sold')
  if (!isTaken) throw soldOut(null)
  await takeExtras(tx, agreed.extras, isPending ? 'held' : 'sold')

  const token = ids.next()
  const made = await insertReservation(tx, house, booking, told, agreed, { token, due, isPending }, context)
  await insertRooms(tx, house, booking, told, agreed, made.id, isPending ? 'held' : 'sold')
  await insertExtras(tx, made.id, agreed.extras, isPending ? 'held' : 'sold')
  await keepAnswers(tx, answers, made.id, context)
  await takeWallet(tx, agreed, made.id, isPending ? 'held' : 'used', new Date(now))
  await tx
    .insert(reservationEvent)
    .values({ reservation_id: made.id, at: new Date(now), kind: 'booked', actor: 'guest' })

  const paid = isPending ? await insertPayment(tx, house, booking, agreed, made.id, due, context) : null
  const answer: Booked = {
    reservationID: made.number,
    reservation_number: made.number,
    token,
    status: isPending ? 'payment_pending' : 'done',
    transaction: paid && {
      id: paid.id,
      status: paid.state,
      challenge_url: null,
      expires_at: new Date(now + THREE_DS_MS).toISOString(),
    },
  }
  await note(tx, once, made.id, answer)
  if (!isPending) {
    await queueConfirmation(tx, context, made.id, token)
    await finish(tx, made.id, 201, { kind: 'answer', answer })
  }
  return { answer, payment: paid }
}

/** The attempt to pay is written before the gateway is asked: its id is our name for the charge. */
async function insertPayment(
  tx: Orm,
  house: House,
  booking: Booking,
  agreed: Agreed,
  reservation_id: number,
  due: number,
  { clock, ids }: Context,
) {
  const now = new Date(clock.now())
  const made = await tx
    .insert(payment)
    .values({
      id: ids.next(),
      reservation_id,
      gateway: adapterOf(house.hotel, booking),
      payment_type: booking.payment.type,
      ...chargeOf(house, booking, agreed, due),
      state: 'capturing',
      card_brand: booking.payment.card?.brand ?? null,
      card_last4: booking.payment.card?.last4 ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning()
  return made[0] ?? null
}
