import { addDays, nights as countNights } from '../../../shared/rules/dates.ts'
import type { PlainDate } from '../../../shared/rules/dates.ts'
import type { Room } from '../../../shared/model/room.ts'
import type { Days } from './days.ts'
import type { House } from './house.ts'
import { asking, cheapest } from './offers.ts'
import type { Asked } from './offers.ts'
import { findOffers } from './search.ts'
import type { Wanted } from './search.ts'
import type { Stay } from './sellable.ts'
import type { Reader } from './texts.ts'

const LOOK_AHEAD_DAYS = 60

export type NextAvailable = Room['next_available']

/** The next stay of the same length that every one of the given rooms could have, room by room. */
export async function nextAvailable(
  load: (first: PlainDate, last: PlainDate) => Promise<Days>,
  house: House,
  asked: Asked,
  wanted: Wanted,
  roomTypeCodes: readonly string[],
  reader: Reader,
): Promise<Map<string, NextAvailable>> {
  const next = new Map<string, NextAvailable>()
  if (roomTypeCodes.length === 0) return next

  const { checkin_date: from } = asked.stay
  const length = countNights(from, asked.stay.checkout_date)
  const days = await load(addDays(from, 1), addDays(from, LOOK_AHEAD_DAYS + length))
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS && next.size < roomTypeCodes.length; ahead++) {
    const stay = { checkin_date: addDays(from, ahead), checkout_date: addDays(from, ahead + length) }
    const open = roomTypeCodes.filter((code) => !next.has(code))
    for (const [code, found] of freeOn(
      house,
      days,
      asking(house, stay, asked.occasion, asked.now),
      { ...wanted, roomTypes: open },
      reader,
    ))
      next.set(code, found)
  }
  return next
}

function freeOn(house: House, days: Days, asked: Asked, wanted: Wanted, reader: Reader): Map<string, NextAvailable> {
  const { stay }: { stay: Stay } = asked
  return new Map(
    findOffers(house, days, asked, wanted, reader).flatMap(({ type, offers }) => {
      // What cannot be booked yet is no way out of a sold-out day.
      const best = cheapest(offers.filter(({ answer }) => answer.booking_start_date === null))
      return best ? [[type.code, { ...stay, price: best.answer.price }] as const] : []
    }),
  )
}
