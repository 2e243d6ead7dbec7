import { THREE_DS_MS } from '../../../shared/constants.ts'
import type { Change, Changed } from '../../../shared/model/changing.ts'
import { isPaidOnline } from '../../../shared/payments.ts'
import type { Context } from '../http/context.ts'
import type { Orm } from '../db/orm.ts'
import { reservationChange } from '../db/schema/change.ts'
import { payment } from '../db/schema/money.ts'
import { checkCard, checkPaymentType } from './booking-rules.ts'
import { soldOut } from './calculate.ts'
import { applyChange } from './change-apply.ts'
import { refuseBarred, refuseStale } from './change-bars.ts'
import { oweBack } from './change-returns.ts'
import { agreeOnChange, refusedChange } from './change-plan.ts'
import type { AgreedChange } from './change-plan.ts'
import { standingFor } from './change-standing.ts'
import type { Standing } from './change-standing.ts'
import { changeStock, holdStock, shiftBetween } from './change-stock.ts'
import { termsOf } from './change-terms.ts'
import { plannedStay } from './changed-stay.ts'
import { takeCoupon } from './coupons.ts'
import { adapterOf, gatewayOf, tokenOf } from './gateway-choice.ts'
import { loadHouse } from './house.ts'
import type { House } from './house.ts'
import { memberOf } from './member-at.ts'
import { takeGiven } from './member-coupons.ts'
import { claim, finishAs, replay } from './once.ts'
import { conclude } from './conclude.ts'
import { outcomeOfAuthorization } from './outcomes.ts'
import { lockReservation, provenReservation } from './proven-reservation.ts'
import { Refused } from './refused.ts'
import { settleReturn } from './returns.ts'
import { requireSession } from './sessions.ts'
import { settle } from './settle.ts'
import { textOf } from './texts.ts'

const PRICE_CHANGED = 2304
const [PAYMENT_REQUIRED, INCOMPLETE] = [402, 3002]

type Placed = { answer: Changed; payment: typeof payment.$inferSelect | null; returns: string[]; house: House }

/**
 * PUT /hotels/{id}/reservations/{id}. What is new is taken and what is given up is freed in one transaction; where more is
 * to be paid at once, what is new is held, the gateway is asked between two transactions, and the reservation stays as
 * it was until the money is there.
 */
export async function changeReservation(
  hotelId: string,
  number: string,
  sent: Change,
  context: Context,
): Promise<Changed> {
  const { orm } = context.database
  const session = requireSession(context.session, true)
  const house = await loadHouse(orm, hotelId)
  if (!context.idempotency) throw new Error('The contract says `once` of this call')
  const proven = await provenReservation(house.hotel, number, sent, context)
  const once = { ...context.idempotency, scope: `${session.id} PUT /hotels/${house.hotel.id}/reservations/${number}` }

  const placed = await orm.transaction(async (tx): Promise<Placed | null> => {
    if (!(await claim(tx, once, context.clock))) return null
    const made = await placeChange(tx, house, proven.id, sent, context)
    await finishAs(tx, once, made.answer)
    return made
  })
  // What was stored is what this call answered before, checked against the contract again on its way out.
  if (!placed) return (await replay(orm, once)) as Changed
  if (placed.payment) return pay(placed, placed.payment, sent, context)
  // What the gateway does not do now, the sweeper asks for again.
  for (const reference of placed.returns) await settleReturn(context, reference)
  return placed.answer
}

async function placeChange(tx: Orm, house: House, id: number, sent: Change, context: Context): Promise<Placed> {
  const row = await lockReservation(tx, id)
  await refuseBarred(tx, house.hotel, row, context)
  refuseStale(row, sent.version)
  const standing = await standingFor(tx, row)
  const now = context.clock.now()
  const member = memberOf(context, house.hotel)
  const wish = { ...sent, payment_type: sent.payment?.type }
  const agreed = await agreeOnChange(tx, house, standing, wish, termsOf(house.hotel), { ...context, now, member })
  const { total_price } = agreed.total
  if (total_price !== sent.total_price)
    throw new Refused(409, PRICE_CHANGED, 'The price has changed', {
      details: { reason: 'price_changed', total_price },
    })
  checkPaying(house, standing, agreed, sent, now)

  const isPaying = agreed.sum.charge > 0
  const stay = plannedStay(house, standing, agreed)
  const shift = shiftBetween(standing, {
    nights: stay.rooms.flatMap(({ price, room_type_id, room_plan_id }) =>
      price.nights.map(({ date: night }) => ({ night, room_type_id, room_plan_id })),
    ),
    extras: stay.extras,
  })
  const isTaken = await (isPaying ? holdStock : changeStock)(tx, house.hotel.id, shift)
  if (!isTaken) throw soldOut(null)
  if (agreed.coupon) {
    await takeCoupon(tx, agreed.coupon, row.id, isPaying ? 'held' : 'used', new Date(now))
    await takeGiven(tx, agreed.coupon.id, member, row.id, isPaying ? 'held' : 'used', new Date(now))
  }

  const { before, after, charge, refund } = agreed.sum
  const [change] = await tx
    .insert(reservationChange)
    .values({
      reservation_id: row.id,
      base_version: row.version,
      state: 'pending',
      stay,
      shift,
      before_gross: before,
      after_gross: after,
      charge_gross: charge,
      refund_gross: refund,
      hold_expires_at: new Date(now + THREE_DS_MS),
      created_at: new Date(now),
      updated_at: new Date(now),
    })
    .returning()
  if (!change) throw new Error('The change was not written')
  if (isPaying) {
    const paid = await insertPayment(tx, house, row.id, change.id, sent, charge, context)
    const transaction = {
      id: paid.id,
      status: paid.state,
      challenge_url: null,
      expires_at: new Date(now + THREE_DS_MS).toISOString(),
    }
    const answer = {
      reservation_number: row.number,
      status: 'payment_pending' as const,
      version: row.version,
      transaction,
    }
    return { answer, payment: paid, returns: [], house }
  }
  await applyChange(tx, context, row, change)
  const returns = await oweBack(tx, row.id, refund, `change:${change.id}`, new Date(now))
  const answer = {
    reservation_number: row.number,
    status: 'done' as const,
    version: row.version + 1,
    transaction: null,
  }
  return { answer, payment: null, returns, house }
}

/** A room that stays is paid as it was; whatever is new has to be open to the way it is paid. */
function checkPaying(
  house: House,
  { row }: Standing,
  { wanted, lines, sum }: AgreedChange,
  sent: Change,
  now: number,
): void {
  const isOther = wanted.payment_type !== row.payment_type
  const rooms = lines
    .filter(({ of }) => of === null || isOther)
    .map(({ line }) => ({ room_plan_code: line.roomPlan.code }))
  const payment = sent.payment ?? { type: wanted.payment_type }
  if (rooms.length > 0) checkPaymentType(house, { rooms, payment })
  if (sum.charge === 0) return
  if (!sent.payment?.card && !sent.payment?.paypal) throw refusedChange('payment_needed', { charge: sum.charge })
  checkCard(
    house,
    { payment: sent.payment, checkout_date: wanted.checkout_date },
    { total: sum.charge, due: sum.charge, now },
  )
}

async function insertPayment(
  tx: Orm,
  house: House,
  reservation_id: number,
  change_id: number,
  { payment: by }: Change,
  amount_gross: number,
  { clock, ids }: Context,
) {
  if (!by) throw refusedChange('payment_needed')
  const now = new Date(clock.now())
  const [made] = await tx
    .insert(payment)
    .values({
      id: ids.next(),
      reservation_id,
      change_id,
      gateway: adapterOf(house.hotel, { payment: by }),
      payment_type: by.type,
      amount_gross,
      currency: house.hotel.currency,
      state: 'capturing',
      card_brand: by.card?.brand ?? null,
      card_last4: by.card?.last4 ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!made) throw new Error('The payment was not written')
  return made
}

async function pay(
  { answer, house }: Placed,
  asked: NonNullable<Placed['payment']>,
  { payment: by }: Change,
  context: Context,
): Promise<Changed> {
  const reader = { locale: context.locale, bookLanguages: house.hotel.book_languages, api: context.origins.api }
  const authorized = await gatewayOf(context, asked).authorize({
    reference: asked.id,
    token: by ? tokenOf({ payment: by }) : '',
    amount: asked.amount_gross,
    currency: asked.currency,
    three_ds: true,
    capture: isPaidOnline(asked.payment_type),
    return_url: by?.return_url ?? `${context.origins.widget}/`,
    hotel_name: textOf(house.hotel.names, reader),
    locale: context.locale,
  })
  const outcome = outcomeOfAuthorization(asked, authorized)
  // Nobody knows what the gateway did: it is asked once more, and then whenever the guest or the sweeper asks.
  const {
    payment: stands,
    reservation,
    change,
  } = outcome ? await conclude(context, asked.id, outcome) : await settle(context, asked.id)
  if (change?.state === 'failed')
    throw new Refused(PAYMENT_REQUIRED, stands.error_code ?? INCOMPLETE, 'The payment did not go through')
  const isDone = change?.state === 'applied'
  return {
    ...answer,
    status: isDone ? 'done' : 'payment_pending',
    version: reservation.version,
    transaction: answer.transaction && {
      ...answer.transaction,
      status: stands.state,
      challenge_url: stands.challenge_url,
      ...(stands.expires_at && { expires_at: stands.expires_at.toISOString() }),
    },
  }
}
