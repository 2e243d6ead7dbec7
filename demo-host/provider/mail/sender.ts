import { eq } from 'drizzle-orm'

import { translated } from '../../../shared/rules/translated.ts'
import type { Orm } from '../db/orm.ts'
import { hotel } from '../db/schema/hotel.ts'
import type { emailOutbox } from '../db/schema/mail.ts'
import type { MailSignature } from './mail-signature.ts'
import type { OutgoingMail } from './transport.ts'

const ADDRESS = /^[^\s<>()[\],;:\\"@\p{Cc}]{1,64}@[^\s<>()[\],;:\\"@\p{Cc}]{1,190}$/u

/** One address, nothing else: no list, no header (guarantee S21). */
export const isOneAddress = (text: string) => ADDRESS.test(text)

export type Sender = Pick<OutgoingMail, 'from' | 'replyTo' | 'envelopeFrom' | 'signature'>
type Row = Pick<typeof emailOutbox.$inferSelect, 'hotel_id' | 'locale'>
export type WritingHotel = Pick<typeof hotel.$inferSelect, 'names' | 'book_languages' | 'email' | 'settings'>

/** The hotel whose letter it is; none: the operator writes. */
export async function writingHotel(orm: Pick<Orm, 'select'>, { hotel_id }: Row): Promise<WritingHotel | null> {
  if (hotel_id === null) return null
  const { names, book_languages, email, settings } = hotel
  const [found] = await orm.select({ names, book_languages, email, settings }).from(hotel).where(eq(hotel.id, hotel_id))
  return found ?? null
}

/**
 * A letter of a hotel comes in its name, in the language of the letter, and answers reach the hotel. From the hotel's own address
 * it comes where that domain names our key, else from the operator's: receivers ask its domain whether we may send for it.
 * Reports of mail servers reach the operator in any case.
 */
export function senderOf(
  writer: WritingHotel | null,
  { locale }: Row,
  own: Sender['from'],
  signature?: MailSignature,
): Sender {
  if (!writer) return { from: own }
  const name = translated(writer.names, locale, writer.book_languages).text || own.name
  if (signature) return { from: { name, address: writer.email }, envelopeFrom: own.address, signature }
  return {
    from: { name, address: own.address },
    ...(isOneAddress(writer.email) && { replyTo: { name, address: writer.email } }),
  }
}
