import { eq } from 'drizzle-orm'

import { translated } from '../../../shared/rules/translated.ts'
import type { Orm } from '../db/orm.ts'
import { hotel } from '../db/schema/hotel.ts'
import type { emailOutbox } from '../db/schema/mail.ts'
import type { OutgoingMail } from './transport.ts'

const ADDRESS = /^[^\s<>()[\],;:\\"@\p{Cc}]{1,64}@[^\s<>()[\],;:\\"@\p{Cc}]{1,190}$/u

/** One address, nothing else: no list, no header (guarantee S21). */
export const isOneAddress = (text: string) => ADDRESS.test(text)

export type Sender = Pick<OutgoingMail, 'from' | 'replyTo'>
type Row = Pick<typeof emailOutbox.$inferSelect, 'hotel_id' | 'locale'>

/**
 * A letter of a hotel comes in its name, in the language of the letter, and answers reach the hotel. The address stays the
 * operator's: receivers ask its domain whether we may send for it.
 */
export async function senderOf(
  orm: Pick<Orm, 'select'>,
  { hotel_id, locale }: Row,
  own: Sender['from'],
): Promise<Sender> {
  if (hotel_id === null) return { from: own }
  const { names, book_languages, email } = hotel
  const [found] = await orm.select({ names, book_languages, email }).from(hotel).where(eq(hotel.id, hotel_id))
  if (!found) return { from: own }
  const name = translated(found.names, locale, found.book_languages).text || own.name
  return {
    from: { name, address: own.address },
    ...(isOneAddress(found.email) && { replyTo: { name, address: found.email } }),
  }
}
