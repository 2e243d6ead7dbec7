import type { Booked, Booking } from '../../../shared/model/stay/reservation.ts'
import { isPaidOnline, KEEPS_CARDS } from '../../../shared/payments.ts'
import type { AuthorizeInput } from '../gateways/messages.ts'
import type { Context } from '../kernel/context.ts'
import { checkAudience, checkPaymentType } from './booking-rules.ts'
import { checkedGuest } from '../hotels/checked-guest.ts'
import { mayPayOnSite } from '../payments/card-failures.ts'
import { bookingRoute } from './booking-attempt.ts'
import { applyPaymentOutcome } from './apply-payment-outcome.ts'
import type { Concluding } from '../payments/consequences.ts'
import { gatewayOf, tokenOf } from '../payments/gateway-choice.ts'
import { checkEmail } from './email-check.ts'
import { checkedWords } from './guest-words.ts'
import { loadHotelCatalog } from '../hotels/kept-catalogs.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { answerOf, finishAttempt, isRepeated, idempotencyKeyFor, replay } from '../kernel/idempotency.ts'
import { withCodeLimit } from '../loyalty/code-limits.ts'
import { organizationOf } from '../kernel/organization-at.ts'
import { memberOf } from '../members/member-at.ts'
import { insertReservation } from './insert-reservation.ts'
import type { Placed } from './insert-reservation.ts'
import { outcomeOfAuthorization, paymentRefused } from '../payments/outcomes.ts'
import { noSuchCard, paidAgain } from '../payments/saved-cards.ts'
import { requireSession } from '../kernel/sessions.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { localizerOf, localize } from '../kernel/texts.ts'
import { checkPerson } from '../hotels/turnstile.ts'

const CREATED = 201

/** POST /hotels/{id}/reservations. Two transactions around the gateway: no network inside either. */
export async function createReservation(
  hotelId: string,
  sent: Booking,
  context: Context & Concluding,
): Promise<Booked> {
  const { orm } = context.database
  const session = requireSession(context.session, true)
  const catalog = await loadHotelCatalog(context, hotelId)
  const key = idempotencyKeyFor(context, bookingRoute(catalog.hotel.id))

  const member = memberOf(context, catalog.hotel)
  const again = await paidAgain(orm, catalog.hotel, member, sent)
  // Whoever asks a second time is told what came of the first, though the card is removed since.
  if (!again && !(await isRepeated(orm, key))) throw noSuchCard()
  const booking = again?.booking ?? sent

  const guest = checkedGuest(catalog, booking.guest)
  const organizationId = organizationOf(context, catalog.hotel)?.id ?? null
  checkAudience(catalog, booking, { locale: context.locale, isMember: member !== null, organizationId })
  const words = checkedWords(catalog, booking)
  await checkEmail(orm, guest.email, 'guest.email')
  const asker = { sessionId: session.id, now: context.clock.now() }
  checkPaymentType(catalog, booking, await mayPayOnSite(orm, catalog, booking, asker))
  // A token is good once: the same request again is answered as the first was, and not checked anew.
  if (!(await isRepeated(orm, key))) await checkPerson(catalog, booking, context)
  const placed = await withCodeLimit(context, catalog.hotel.id, booking.coupon_code, () =>
    orm.transaction((tx) => insertReservation(tx, catalog.hotel.id, booking, { guest, words }, key, context)),
  )
  // What was stored is what this call answered before, checked against the contract again on its way out.
  if (!placed) return (await replay(orm, key)) as Booked
  if (!placed.payment) return placed.answer
  const keep = Boolean(booking.payment.save_card) && member !== null && placed.payment.gateway === KEEPS_CARDS
  return pay(catalog, booking, placed, placed.payment, { kept: again?.kept, keep }, context)
}

async function pay(
  catalog: HotelCatalog,
  booking: Booking,
  { answer }: Placed,
  payment: NonNullable<Placed['payment']>,
  card: Pick<AuthorizeInput, 'kept' | 'keep'>,
  context: Context & Concluding,
): Promise<Booked> {
  const { orm } = context.database
  const localizer = localizerOf(catalog.hotel, context)
  const authorized = await gatewayOf(context, payment).authorize({
    reference: payment.id,
    token: tokenOf(booking),
    amount: payment.amount_gross,
    currency: payment.currency,
    three_ds: true,
    capture: isPaidOnline(booking.payment.type),
    return_url: booking.payment.return_url ?? `${context.origins.widget}/`,
    hotel_name: localize(catalog.hotel.names, localizer),
    locale: context.locale,
    ...card,
  })

  const outcome = outcomeOfAuthorization(payment, authorized)
  // Nobody knows what the gateway did: it is asked once more, and then whenever the guest or the scheduled jobs asks.
  const now = outcome
    ? await applyPaymentOutcome(context, payment.id, outcome)
    : await reconcilePayment(context, payment.id)
  const { payment: stands, reservation } = now
  if (reservation.status === 'cancelled') throw paymentRefused(stands.error_code)
  // Still unknown: whoever asks again with the same key is told the same, and the transaction's own call says the rest.
  if (stands.state === 'capturing')
    await finishAttempt(orm, context, reservation.id, CREATED, { kind: 'answer', answer })
  return (await answerOf(orm, context, reservation.id)) as Booked // as it was stored, so that a repeated call answers the same
}
