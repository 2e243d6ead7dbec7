import type { LegalKind } from '../../../../shared/model/hotel/legal-text.ts'
import type { Orm } from '../../../provider/db/orm.ts'
import { hotelLegalText } from '../../../provider/db/schema/legal-text.ts'
import type { WholeText } from '../specs.ts'
import { ACCESSIBILITY } from './accessibility.ts'
import { MEMBERSHIP } from './membership.ts'
import { PRIVACY } from './privacy.ts'
import { TERMS } from './terms.ts'

export const LEGAL_TEXTS: Record<LegalKind, WholeText> = {
  terms: TERMS,
  privacy: PRIVACY,
  membership: MEMBERSHIP,
  accessibility: ACCESSIBILITY,
}
const KINDS = Object.keys(LEGAL_TEXTS) as LegalKind[] // Object.keys forgets the names it lists

/** The houses of the world say the same; a world from before there were such texts gets them too. */
export async function seedLegalTexts(tx: Orm, hotels: number): Promise<void> {
  const rows = Array.from({ length: hotels }, (_, index) =>
    KINDS.map((kind) => ({ hotel_id: index + 1, kind, texts: LEGAL_TEXTS[kind] })),
  )
  await tx.insert(hotelLegalText).values(rows.flat()).onConflictDoNothing()
}
