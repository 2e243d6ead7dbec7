import { eq } from 'drizzle-orm'

import { reservation, reservationRoom } from '../../../demo-host/provider/db/schema/booking.ts'
import { hashOf } from '../../../demo-host/provider/kernel/ids.ts'
import { firstRoom } from './guest.ts'
import type { Guest } from './guest.ts'
import type { SignedInGuest } from './members.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { reservations } from '../../../shared/contract/reservations.ts'
import type { World } from './world.ts'

/** A stay booked by whoever is signed in. */
export async function bookAs(guest: Guest, member: SignedInGuest, hotelId: number, key: string): Promise<string> {
  const body = await guest.booking(hotelId, 'on_site', [await firstRoom(guest, hotelId, 'on_site')])
  const made = await member.send(reservations.create, { hotelId, body }, { [HEADERS.idempotencyKey]: key })
  return made.body.data.reservation_number
}

type Row = typeof reservation.$inferInsert

/** The same stay as often as a long list needs it, told apart by its number. */
export async function copyStay(world: World, number: string, copies: readonly Partial<Row>[]): Promise<void> {
  const { orm } = world.database
  const [row] = await orm.select().from(reservation).where(eq(reservation.number, number))
  if (!row) throw new Error(`${number} is not booked`)
  const [room] = await orm.select().from(reservationRoom).where(eq(reservationRoom.reservation_id, row.id))
  if (!room) throw new Error(`${number} has no room`)
  for (const [at, changes] of copies.entries()) {
    const { id: _id, ...rest } = row
    const name = changes.number ?? `${number}-${at}`
    const copy = { ...rest, ...changes, number: name, bypass_token_hash: hashOf(name) }
    const [made] = await orm.insert(reservation).values(copy).returning()
    if (!made) throw new Error('the copy was not made')
    const { id: _room, ...roomRest } = room
    await orm.insert(reservationRoom).values({ ...roomRest, reservation_id: made.id })
  }
}
