import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import { SECOND_MS } from '../../../shared/constants.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import type { PaymentType } from '../../../shared/payment-codes.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { PARTY, TARO } from '../../contract/helpers/guest.ts'
import { HOTEL } from '../house.ts'
import { askByKey, pressUntilTold } from './ask-until-told.ts'
import { answerBank } from './bank.ts'
import type { AtBank } from './bank.ts'
import type { Guest } from './guest.ts'
import type { LastWord, Stay } from './stay.ts'

/** So many days guests arrive on. */
const DAYS = 12
const NIGHTS = [1, 2, 2, 3]
const TYPES: readonly PaymentType[] = ['on_site', 'credit_card', 'credit_card']
const POINTS = 300
/** Paid at once; asked first by the bank; refused. */
const CARDS = ['4000000000024242', '4000000000024242', '4000000000003220', '4000000000003220', '4000000000033003']
/** Every so many guests load the page anew while a booking is on its way, after so long. */
const [RELOADS, RELOAD_MS] = [5, 3 * SECOND_MS]

export async function bookStay(guest: Guest): Promise<void> {
  const { visitor, chance, stays } = guest
  const body = await wanted(guest)
  if (!body) return
  const leave = chance.isOnce(RELOADS) ? AbortSignal.timeout(Math.round(chance.between(0, RELOAD_MS))) : undefined
  const sentAt = Date.now()
  const told = await pressUntilTold({
    body,
    send: (attempt, options) => visitor.api(reservations.create, { hotelId: HOTEL, body: attempt.body }, options),
    ...(leave && { leave }),
  })
  const stay: Stay = { key: told.key, number: null, word: { kind: 'untold' }, changes: 0, payments: 0 }
  stays.push(stay)
  switch (told.kind) {
    case 'answered': {
      const { reservation_number, status, transaction } = told.answer.data
      stay.number = reservation_number
      const end =
        status === 'done' || !transaction ? 'done' : await answerBank(guest, transaction.id, transaction.challenge_url)
      stay.word = afterBank(end, body)
      return
    }
    case 'refused':
      stay.word = { kind: 'not booked' }
      return
    case 'left':
      return readAnew(guest, stay, body, sentAt)
    case 'untold':
      return
    default:
      return told satisfies never
  }
}

/** The page is loaded anew in another session, and has the key alone. */
async function readAnew(guest: Guest, stay: Stay, body: Booking, sentAt: number): Promise<void> {
  await guest.visitor.reload()
  const told = await askByKey(guest.visitor, stay.key, sentAt)
  if (told?.open) {
    stay.number = told.open.reservation_number
    stay.word = afterBank(await answerBank(guest, told.open.transaction_id, told.open.challenge_url), body)
  } else if (told?.state === 'booked') stay.word = bookedAs(body)
  else if (told?.state === 'refused' || told?.state === 'none') stay.word = { kind: 'not booked' }
}

function afterBank(end: AtBank, body: Booking): LastWord {
  switch (end) {
    case 'done':
      return bookedAs(body)
    case 'failed':
      return { kind: 'not booked' }
    case 'left':
      return { kind: 'gone' }
    case 'untold':
      return { kind: 'untold' }
    default:
      return end satisfies never
  }
}

const bookedAs = ({ checkout_date, total_price, payment }: Booking): LastWord => ({
  kind: 'booked',
  checkout_date,
  total_price,
  payment_type: payment.type,
})

/** A room that is free, priced; null where none is. */
async function wanted({
  visitor: { api, card, returnUrl },
  chance,
  email,
  hasPoints,
  firstDay,
}: Guest): Promise<Booking | null> {
  const checkin_date = addDays(firstDay, Math.floor(chance.next() * DAYS))
  const stay = { checkin_date, checkout_date: addDays(checkin_date, chance.oneOf(NIGHTS)) }
  const type = chance.oneOf(TYPES)
  const { data: found } = await api(rooms.search, {
    hotelId: HOTEL,
    query: { ...stay, rooms: [PARTY], bookable: true },
  })
  const offers = found.rooms
    .filter(({ room_count }) => room_count > 0)
    .flatMap(({ room_type_code, room_plan }) =>
      room_plan
        .filter(({ payment_method }) => payment_method.includes(type))
        .map(({ room_plan_code }) => ({ room_type_code, room_plan_code, quantity: 1, party: PARTY })),
    )
  if (offers.length === 0) return null
  const lines = [chance.oneOf(offers)]
  const points = hasPoints && chance.isOnce(2) ? { points: POINTS } : {}
  const query = { ...stay, rooms: lines, payment_type: type, ...points }
  const { data, meta } = await api(rooms.price, { hotelId: HOTEL, query })
  const payment =
    type === 'credit_card' ? { type, card: await card(chance.oneOf(CARDS)), return_url: returnUrl } : { type }
  return {
    ...stay,
    rooms: lines,
    guest: { ...TARO, email },
    payment,
    extras: [],
    quote_id: meta.quote_id,
    total_price: data.total.total_price,
    ...points,
  }
}
