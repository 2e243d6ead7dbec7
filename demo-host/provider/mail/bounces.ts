import { and, eq, inArray, ne, sql } from 'drizzle-orm'

import type { Orm } from '../db/orm.ts'
import { reservation } from '../db/schema/booking.ts'
import { hotel } from '../db/schema/hotel.ts'
import { emailOutbox } from '../db/schema/mail.ts'
import { localPartOf } from './message-id.ts'
import type { Bounce } from './read-bounce.ts'

/** The letter that did not arrive. */
export type BouncedLetter = {
  template: string
  /** Null where the operator wrote. */
  hotel: { code: string; email: string } | null
  reservation: string | null
}

const isOf = (addresses: readonly string[]) =>
  and(ne(emailOutbox.to_address, ''), inArray(sql`lower(${emailOutbox.to_address})`, [...addresses]))

/** Whether this address gave a letter back for good; known for as long as addresses of letters are kept (privacy/retention.ts). */
export async function hasBounced(orm: Pick<Orm, 'select'>, address: string): Promise<boolean> {
  const [found] = await orm
    .select({ id: emailOutbox.id })
    .from(emailOutbox)
    .where(and(isOf([address.toLowerCase()]), eq(emailOutbox.state, 'bounced')))
    .limit(1)
  return found !== undefined
}

/**
 * Writes down that a letter of ours came back. Null: it names none of ours; anybody can write such a report, so the address
 * alone does not count.
 */
export async function noteBounce(orm: Orm, { addresses, messageIds }: Bounce): Promise<BouncedLetter | null> {
  if (addresses.length === 0) return null
  const rows = await orm
    .select({ letter: emailOutbox, code: hotel.code, email: hotel.email, number: reservation.number })
    .from(emailOutbox)
    .leftJoin(hotel, eq(hotel.id, emailOutbox.hotel_id))
    .leftJoin(reservation, eq(reservation.id, emailOutbox.reservation_id))
    .where(and(isOf(addresses), ne(emailOutbox.state, 'queued')))
  const found = rows.find(({ letter }) => messageIds.some((id) => id.startsWith(`<${localPartOf(letter)}@`)))
  if (!found) return null
  const { letter, code, email, number } = found
  await orm.update(emailOutbox).set({ state: 'bounced' }).where(eq(emailOutbox.id, letter.id))
  return {
    template: letter.template,
    hotel: code === null || email === null ? null : { code, email },
    reservation: number,
  }
}
