import { changing } from '../../../shared/contract/changing.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { Change } from '../../../shared/model/stay/changing.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { addDays, nights } from '../../../shared/rules/days/dates.ts'
import { asLine } from '../../contract/helpers/changing.ts'
import { HOTEL } from '../house.ts'
import { pressUntilTold } from './ask-until-told.ts'
import { answerBank } from './bank.ts'
import type { Guest } from './guest.ts'
import type { LastWord, Stay } from './stay.ts'

const PAID_AT_ONCE = '4000000000024242'
const ASKED_FIRST = '4000000000003220'
const CARDS = [PAID_AT_ONCE, PAID_AT_ONCE, ASKED_FIRST]

type Wish = Pick<Change, 'checkout_date' | 'payment'>

/** Opens the reservation, which says what was said before. */
async function opened({ visitor, email, untrue }: Guest, { number, word }: Stay): Promise<Reservation> {
  const { data } = await visitor.api(reservations.show, {
    hotelId: HOTEL,
    reservationId: number ?? '',
    query: { email },
  })
  const seen: LastWord = asShown(data)
  if (JSON.stringify(seen) !== JSON.stringify(word))
    untrue.push(`${number}: told ${JSON.stringify(word)}, then ${data.status} ${JSON.stringify(seen)}`)
  return data
}

const asShown = ({ checkout_date, total, payment }: Reservation): LastWord => ({
  kind: 'booked',
  checkout_date,
  total_price: total.total_price,
  payment_type: payment.type,
})

export async function cancelStay(guest: Guest, stay: Stay): Promise<void> {
  const { total } = await opened(guest, stay)
  const body = { reason: 'plans' as const, details: '', cancellation_fee_displayed: total.cancellation.fee }
  const of = { hotelId: HOTEL, reservationId: stay.number ?? '', query: { email: guest.email } }
  const told = await pressUntilTold({
    body,
    send: (attempt, options) => guest.visitor.api(managing.cancel, { ...of, body: attempt.body }, options),
  })
  if (told.kind === 'answered') stay.word = { kind: 'cancelled' }
  else if (told.kind !== 'refused') stay.word = { kind: 'untold' }
}

/** A night more, a night less, or paid online instead of at the hotel. */
export async function changeStay(guest: Guest, stay: Stay): Promise<void> {
  const { visitor, email } = guest
  const booked = await opened(guest, stay)
  const wish = await wished(guest, booked)
  const { data } = await visitor.api(rooms.price, {
    hotelId: HOTEL,
    query: {
      checkin_date: booked.checkin_date,
      checkout_date: wish.checkout_date ?? booked.checkout_date,
      rooms: booked.rooms.map(asLine),
      current_reservation: booked.reservation_number,
      email,
      ...(wish.payment && { payment_type: wish.payment.type }),
    },
  })
  const { total_price } = data.total
  const told = await pressUntilTold({
    body: { email, ...wish, version: booked.version, total_price },
    send: (attempt, options) =>
      visitor.api(
        changing.update,
        { hotelId: HOTEL, reservationId: booked.reservation_number, body: attempt.body },
        options,
      ),
  })
  if (told.kind === 'refused') return
  if (told.kind !== 'answered') return void (stay.word = { kind: 'untold' })
  const { status, transaction } = told.answer.data
  const isAsked = status === 'payment_pending' && transaction !== null
  const end = isAsked ? await answerBank(guest, transaction.id, transaction.challenge_url) : 'done'
  if (end === 'untold') stay.word = { kind: 'untold' }
  // Who leaves the bank, or is refused there, has the stay as it was.
  if (end !== 'done') return
  const payment_type = wish.payment?.type ?? booked.payment.type
  stay.word = { kind: 'booked', checkout_date: wish.checkout_date ?? booked.checkout_date, total_price, payment_type }
  stay.changes++
  if (wish.payment) stay.payments++
}

async function wished({ visitor, chance }: Guest, booked: Reservation): Promise<Wish> {
  const { checkin_date, checkout_date, payment } = booked
  const byCard = async () => ({
    type: 'credit_card' as const,
    card: await visitor.card(chance.oneOf(CARDS)),
    return_url: visitor.returnUrl,
  })
  const isPaid = payment.type === 'credit_card'
  if (!isPaid && chance.isOnce(2)) return { payment: await byCard() }
  if (nights(checkin_date, checkout_date) > 1 && chance.isOnce(2)) return { checkout_date: addDays(checkout_date, -1) }
  return { checkout_date: addDays(checkout_date, 1), ...(isPaid && { payment: await byCard() }) }
}
