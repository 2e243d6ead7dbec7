import { THREE_DS_MS } from '../../../shared/constants.ts'
import type { Booked, Booking } from '../../../shared/model/stay/reservation.ts'
import { needsGateway } from '../../../shared/payments.ts'
import type { Context } from '../kernel/context.ts'
import { labelledAs } from '../../../shared/rules/labels.ts'
import type { Orm } from '../db/orm.ts'
import { reservationEvent } from '../db/schema/booking.ts'
import { payment } from '../db/schema/money.ts'
import { confirmPrice } from '../pricing/confirm-price.ts'
import type { ConfirmedPrice } from '../pricing/confirm-price.ts'
import { checkedAnswers, keepAnswers } from '../questions/answers.ts'
import { checkCard, sumOfCard } from './booking-rules.ts'
import { queueConfirmation } from './confirmation-mail.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'
import { adapterOf } from '../payments/gateway-choice.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import { insertExtras } from '../extras/extras-stock.ts'
import { claimKey, finishAttempt, keepAnswer } from '../kernel/idempotency.ts'
import type { IdempotencyKey } from '../kernel/idempotency.ts'
import { chargeOf, checkChargedIn } from '../pricing/charged-in.ts'
import { claimWin } from '../lotteries/claim-win.ts'
import { withOwnWin } from '../lotteries/winner.ts'
import { handOverRoom } from '../lotteries/won-room.ts'
import { LOTTERY_SOURCE } from '../records/member-stays.ts'
import type { RatesAndInventory } from '../inventory/rate-calendar.ts'
import { insertReservationRow, insertRooms } from './reservation-rows.ts'
import type { CheckedGuest } from './reservation-rows.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { requireAccount } from '../members/known-members.ts'
import { memberOf } from '../members/member-at.ts'
import { takeStockAndWallet } from './stock-and-wallet.ts'
import { dueNow } from '../pricing/totals.ts'

export type Placed = { answer: Booked; payment: typeof payment.$inferSelect | null }

/** The booking transaction: all of it or nothing. Null when an equal request was first; its answer is to be replayed. */
export async function insertReservation(
  tx: Orm,
  hotelId: number,
  sent: Booking,
  told: CheckedGuest,
  key: IdempotencyKey,
  context: Context,
): Promise<Placed | null> {
  const { clock, ids, kept, locale } = context
  if (!(await claimKey(tx, key, clock))) return null

  // Proven here, so that nothing is sold by a price that was changed while the request was on its way (guarantee S9).
  const catalog = await loadHotelCatalog({ database: { orm: tx }, kept }, String(hotelId))
  const now = clock.now()
  await refuseDuplicate(tx, catalog, sent, told.guest.email, context)
  const member = memberOf(context, catalog.hotel)
  if (member) await requireAccount(tx, member)
  const company = organizationOf(context, catalog.hotel)
  const win = await claimWin(tx, catalog, sent, { member, now })
  const booking = win ? { ...sent, source: LOTTERY_SOURCE } : sent
  const own = (inventory: RatesAndInventory) => withOwnWin(inventory, win?.entry ?? null)
  const asking = { locale, now, paymentType: booking.payment.type, member, organizationId: company?.id ?? null }
  const agreed = await confirmPrice(tx, catalog, booking, asking, own)
  const answers = await checkedAnswers(tx, catalog, booking, labelledAs(member, company))
  const due = dueNow(agreed.total, booking.payment.type)
  const sums = { total: agreed.total.total_price, due }
  checkCard(catalog, booking, { ...sums, now })
  checkChargedIn(catalog, booking, agreed)

  const isPending = needsGateway(booking.payment.type) && sumOfCard(booking.payment.type, sums) > 0
  const token = ids.next()
  const made = await insertReservationRow(tx, catalog, booking, told, agreed, { token, due, isPending }, context)
  await insertRooms(tx, catalog, booking, told, agreed, made.id, isPending ? 'held' : 'sold')
  await insertExtras(tx, made.id, agreed.extras, isPending ? 'held' : 'sold')
  await keepAnswers(tx, answers, made.id, context)
  await tx
    .insert(reservationEvent)
    .values({ reservation_id: made.id, at: new Date(now), kind: 'booked', actor: 'guest' })

  const paid = isPending ? await insertPayment(tx, catalog, booking, agreed, made.id, due, context) : null
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
  await keepAnswer(tx, key, made.id, answer)
  if (!isPending) {
    await queueConfirmation(tx, context, made.id, token)
    await finishAttempt(tx, context, made.id, 201, { kind: 'answer', answer })
  }
  const taken = { as: isPending ? ('held' as const) : ('sold' as const), at: new Date(now) }
  if (win) await handOverRoom(tx, win, made.id, taken)
  await takeStockAndWallet(tx, hotelId, booking, agreed, made.id, { ...taken, isRoomHeld: win !== null })
  return { answer, payment: paid }
}

/** The attempt to pay is written before the gateway is asked: its id is our name for the charge. */
async function insertPayment(
  tx: Orm,
  catalog: HotelCatalog,
  booking: Booking,
  agreed: ConfirmedPrice,
  reservation_id: number,
  due: number,
  { clock, ids, gateways }: Context,
) {
  const now = new Date(clock.now())
  const made = await tx
    .insert(payment)
    .values({
      id: ids.next(),
      reservation_id,
      gateway: adapterOf(catalog.hotel, booking, { gateways }),
      payment_type: booking.payment.type,
      ...chargeOf(catalog, booking, agreed, due),
      state: 'capturing',
      card_brand: booking.payment.card?.brand ?? null,
      card_last4: booking.payment.card?.last4 ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning()
  return made[0] ?? null
}
