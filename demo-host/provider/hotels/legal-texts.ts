import { and, eq } from 'drizzle-orm'

import { LEGAL_KINDS } from '../../../shared/model/hotel/legal-text.ts'
import type { LegalText } from '../../../shared/model/hotel/legal-text.ts'
import { hotel } from '../db/schema/hotel.ts'
import { hotelLegalText } from '../db/schema/legal-text.ts'
import { missing } from '../kernel/api-error.ts'
import type { Context } from '../kernel/context.ts'
import { langOf, localize, localizerOf } from '../kernel/texts.ts'
import { byKey } from './hotel-catalog.ts'

/** One text of the house in the guest's language. */
export async function readLegalText(context: Context, hotelKey: string, asked: string): Promise<LegalText> {
  const kind = LEGAL_KINDS.find((known) => known === asked)
  if (!kind) throw missing('There is no such text')
  const [found] = await context.database.orm
    .select({ texts: hotelLegalText.texts, book_languages: hotel.book_languages })
    .from(hotelLegalText)
    .innerJoin(hotel, eq(hotel.id, hotelLegalText.hotel_id))
    .where(and(byKey(hotelKey), eq(hotel.active, true), eq(hotelLegalText.kind, kind)))
  if (!found) throw missing('The hotel has no such text')
  const localizer = localizerOf(found, context)
  return { kind, lang: langOf(found.texts, localizer), text: localize(found.texts, localizer) }
}
