import type { Booked, Booking } from '../../../shared/model/reservation.ts'
import { isPaidOnline, KEEPS_CARDS } from '../../../shared/payments.ts'
import type { AuthorizeInput } from '../gateway/messages.ts'
import type { Context } from '../http/context.ts'
import { checkedGuest, checkAudience, checkPaymentType } from './booking-rules.ts'
import { mayPayOnSite } from './card-failures.ts'
import { conclude } from './conclude.ts'
import { gatewayOf, tokenOf } from './gateway-choice.ts'
import { checkEmail } from './email-check.ts'
import { checkedWords } from './guest-words.ts'
import { loadHouse } from './house.ts'
import type { House } from './house.ts'
import { answerOf, finish, isRepeated, onceFor, replay } from './once.ts'
import { memberOf } from './member-at.ts'
import { place } from './place.ts'
import type { Placed } from './place.ts'
import { outcomeOfAuthorization } from './outcomes.ts'
import { Refused } from './refused.ts'
import { noSuchCard, paidAgain } from './saved-cards.ts'
import { requireSession } from './sessions.ts'
import { settle } from './settle.ts'
import { readerOf, textOf } from './texts.ts'
import { checkPerson } from './turnstile.ts'

const [CREATED, PAYMENT_REQUIRED, INCOMPLETE] = [201, 402, 3002]

/** POST /hotels/{id}/reservations. Two transactions around the gateway: no network inside either. */
export async function book(hotelId: string, sent: Booking, context: Context): Promise<Booked> {
  const { orm } = context.database
  const session = requireSession(context.session, true)
  const house = await loadHouse(orm, hotelId)
  const once = onceFor(context, `POST /hotels/${house.hotel.id}/reservations`)

  const member = memberOf(context, house.hotel)
  const again = await paidAgain(orm, house.hotel, member, sent)
  // Whoever asks a second time is told what came of the first, though the card is removed since.
  if (!again && !(await isRepeated(orm, once))) throw noSuchCard()
  const booking = again?.booking ?? sent

  const guest = checkedGuest(house, booking.guest)
  checkAudience(house, booking, context.locale, member !== null)
  const words = checkedWords(house, booking)
  await checkEmail(orm, guest.email, 'guest.email')
  const asker = { sessionId: session.id, now: context.clock.now() }
  checkPaymentType(house, booking, await mayPayOnSite(orm, house, booking, asker))
  // A token is good once: the same request again is answered as the first was, and not checked anew.
  if (!(await isRepeated(orm, once))) await checkPerson(house, booking, context)
  const placed = await orm.transaction((tx) => place(tx, house, booking, { guest, words }, once, context))
  // What was stored is what this call answered before, checked against the contract again on its way out.
  if (!placed) return (await replay(orm, once)) as Booked
  if (!placed.payment) return placed.answer
  const keep = Boolean(booking.payment.save_card) && member !== null && placed.payment.gateway === KEEPS_CARDS
  return pay(house, booking, placed, placed.payment, { kept: again?.kept, keep }, context)
}

async function pay(
  house: House,
  booking: Booking,
  { answer }: Placed,
  payment: NonNullable<Placed['payment']>,
  card: Pick<AuthorizeInput, 'kept' | 'keep'>,
  context: Context,
): Promise<Booked> {
  const { orm } = context.database
  const reader = readerOf(house.hotel, context)
  const authorized = await gatewayOf(context, payment).authorize({
    reference: payment.id,
    token: tokenOf(booking),
    amount: payment.amount_gross,
    currency: payment.currency,
    three_ds: true,
    capture: isPaidOnline(booking.payment.type),
    return_url: booking.payment.return_url ?? `${context.origins.widget}/`,
    hotel_name: textOf(house.hotel.names, reader),
    locale: context.locale,
    ...card,
  })

  const outcome = outcomeOfAuthorization(payment, authorized)
  // Nobody knows what the gateway did: it is asked once more, and then whenever the guest or the sweeper asks.
  const now = outcome ? await conclude(context, payment.id, outcome) : await settle(context, payment.id)
  const { payment: stands, reservation } = now
  if (reservation.status === 'cancelled')
    throw new Refused(PAYMENT_REQUIRED, stands.error_code ?? INCOMPLETE, 'The payment did not go through')
  // Still unknown: whoever asks again with the same key is told the same, and the transaction's own call says the rest.
  if (stands.state === 'capturing') await finish(orm, reservation.id, CREATED, { kind: 'answer', answer })
  return (await answerOf(orm, reservation.id)) as Booked // as it was stored, so that a repeated call answers the same
}
