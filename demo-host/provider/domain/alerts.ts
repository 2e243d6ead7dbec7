import { and, eq, gte, isNotNull } from 'drizzle-orm'

import { DAY_MS } from '../../../shared/constants.ts'
import type { AnswerOf, InputOf } from '../../../shared/contract/define.ts'
import type { rooms as contract } from '../../../shared/contract/rooms.ts'
import { availabilityAlert } from '../db/schema/ops.ts'
import type { Context } from '../http/context.ts'
import { isOneAddress } from '../outside/mail.ts'
import { hashOf } from './ids.ts'
import type { House } from './house.ts'
import { Refused } from './refused.ts'
import { checkStay } from './sellable.ts'

const INVALID = 1000
/** Wishes an address may leave in a day; whoever leaves more gets the same answer and no mail. */
const MOST_A_DAY = 10

type Wish = InputOf<typeof contract.alert>['body']

/** The answer is the same for everybody, so that it says nothing about an address (guarantee S7). */
export async function wishForRoom(
  house: House,
  wish: Wish,
  { database, clock, locale }: Context,
): Promise<AnswerOf<typeof contract.alert>['data']> {
  const { hotel, room_types } = house
  const now = clock.now()
  const email = wish.email.trim().toLowerCase()
  if (!isOneAddress(email)) throw faulty('email', 'This is not an e-mail address')
  if (wish.rooms.length === 0 || wish.rooms.some(({ adults }) => adults < 1)) throw faulty('rooms', 'Every room needs an adult') // prettier-ignore
  if (wish.room_type_codes.some((code) => !room_types.some((type) => type.code === code)))
    throw faulty('room_type_codes', 'There is no such room')
  checkStay(hotel, wish, now)

  const lately = and(eq(availabilityAlert.email, email), gte(availabilityAlert.created_at, new Date(now - DAY_MS)))
  if ((await database.orm.$count(availabilityAlert, lately)) >= MOST_A_DAY) return { accepted: true }
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

const faulty = (field: string, error: string) =>
  new Refused(422, INVALID, error, { base: [{ field, code: INVALID, error }] })
