import { isNotNull } from 'drizzle-orm'

import type { AnswerOf, InputOf } from '../../../shared/contract/define.ts'
import type { rooms as contract } from '../../../shared/contract/rooms.ts'
import { availabilityAlert } from '../db/schema/ops.ts'
import type { Context } from '../kernel/context.ts'
import { isOneAddress } from '../mail/sender.ts'
import { hashOf } from '../kernel/ids.ts'
import { countRequest } from '../kernel/limits.ts'
import type { HotelCatalog } from '../hotels/hotel-catalog.ts'
import { refusedField } from '../kernel/api-error.ts'
import { checkStay } from '../inventory/availability-rules.ts'
import { checkEffort } from '../inventory/party-limits.ts'

type Wish = InputOf<typeof contract.alert>['body']

/** The answer is the same for everybody, so that it says nothing about an address (guarantee S7). */
export async function wishForRoom(
  catalog: HotelCatalog,
  wish: Wish,
  { database, clock, locale }: Context,
): Promise<AnswerOf<typeof contract.alert>['data']> {
  const { hotel, room_types } = catalog
  const now = clock.now()
  const email = wish.email.trim().toLowerCase()
  if (!isOneAddress(email)) throw refusedField('email', 'This is not an e-mail address')
  if (wish.rooms.length === 0 || wish.rooms.some(({ adults }) => adults < 1)) throw refusedField('rooms', 'Every room needs an adult') // prettier-ignore
  if (wish.room_type_codes.some((code) => !room_types.some((type) => type.code === code)))
    throw refusedField('room_type_codes', 'There is no such room')
  checkStay(hotel, wish, now)
  checkEffort(wish.rooms, wish)

  // Whoever leaves more gets the same answer and no mail.
  if (!(await countRequest({ database, clock }, `alert:${hashOf(email)}`, 'alert'))) return { accepted: true }
  const asked = { ...wish, email, room_type_codes: wish.room_type_codes.toSorted() }
  await database.orm
    .insert(availabilityAlert)
    .values({
      ...asked,
      hotel_id: hotel.id,
      locale,
      wish: hashOf(JSON.stringify([hotel.id, asked])),
      created_at: new Date(now),
    })
    // Who was told and came too late may ask again; the same wish twice is one.
    .onConflictDoUpdate({
      target: availabilityAlert.wish,
      set: { told_at: null, created_at: new Date(now), locale },
      setWhere: isNotNull(availabilityAlert.told_at),
    })
  return { accepted: true }
}
