import { ERRORS } from '../../../shared/errors.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import { rooms } from '../../../shared/contract/rooms.ts'
import type { Booking } from '../../../shared/model/stay/reservation.ts'
import { addDays } from '../../../shared/rules/days/dates.ts'
import { newAttemptKey } from '../../../widget/lib/attempt-key.ts'
import { Failure } from '../../../widget/lib/failure.ts'
import type { Guest } from '../../bench/chaos/guest.ts'
import { HOTEL, leaveRooms } from '../../bench/house.ts'
import { exactly } from '../../bench/report.ts'
import type { Promised } from '../../bench/report.ts'
import { PARTY, TARO } from '../../contract/helpers/guest.ts'
import type { Site } from './site.ts'

const [RACERS, ROOMS] = [20, 5]
/** Nights that nobody else books. */
const [FIRST_NIGHT, NIGHTS] = [60, 30]
const TYPE = 'on_site' as const

/** A room of a night on which there are some, priced; nights are counted from the guest's first day. */
export async function roomWanted(
  { visitor: { api }, firstDay, email }: Guest,
  from: number,
): Promise<{ body: Booking; night: number }> {
  for (let night = from; night < from + NIGHTS; night++) {
    const stay = { checkin_date: addDays(firstDay, night), checkout_date: addDays(firstDay, night + 1) }
    const query = { ...stay, rooms: [PARTY], bookable: true }
    const { data: found } = await api(rooms.search, { hotelId: HOTEL, query })
    for (const { room_count, room_type_code, room_plan } of found.rooms) {
      const plan = room_count > 0 && room_plan.find(({ payment_method }) => payment_method.includes(TYPE))
      if (!plan) continue
      const lines = [{ room_type_code, room_plan_code: plan.room_plan_code, quantity: 1, party: PARTY }]
      const asked = { ...stay, rooms: lines, payment_type: TYPE } as const
      const { data, meta } = await api(rooms.price, { hotelId: HOTEL, query: asked })
      const guest = { ...TARO, email }
      const { quote_id } = meta
      const body: Booking = { ...stay, rooms: lines, guest, payment: { type: TYPE }, extras: [], allow_duplicate: true, quote_id, total_price: data.total.total_price } // prettier-ignore
      return { body, night }
    }
  }
  throw new Error(`No room is for sale on ${NIGHTS} nights`)
}

/** More guests than rooms, at once: as many as there are rooms have one, and the others are told that it is sold out. */
export async function race({ database }: Site, racer: Guest): Promise<Promised[]> {
  const { body } = await roomWanted(racer, FIRST_NIGHT)
  const [room] = body.rooms
  if (room) await leaveRooms(database, room, ROOMS, body)
  const word = { kind: 'booked', checkout_date: body.checkout_date, total_price: body.total_price, payment_type: TYPE } as const // prettier-ignore
  const book = async (key: string): Promise<number | 'booked'> => {
    try {
      const { data } = await racer.visitor.api(reservations.create, { hotelId: HOTEL, body }, { key })
      racer.stays.push({ key, number: data.reservation_number, word, changes: 0, payments: 0 })
      return 'booked'
    } catch (error) {
      if (error instanceof Failure) return error.codes[0] ?? error.status
      throw error
    }
  }
  const told = await Promise.all(Array.from({ length: RACERS }, () => book(newAttemptKey(globalThis))))
  const number = (of: number | 'booked') => told.filter((one) => one === of).length
  const others = told.filter((one) => one !== 'booked' && one !== ERRORS.soldOut.code)
  return [
    exactly(`guests who are told something else (${[...new Set(others)].join()})`, others.length, 0),
    exactly('guests who have one of the last rooms', number('booked'), ROOMS),
    exactly('guests who are told that it is sold out', number(ERRORS.soldOut.code), RACERS - ROOMS),
  ]
}
