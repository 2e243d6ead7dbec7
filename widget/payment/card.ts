import { atom } from 'jotai'

import type { Booking, Card } from '../../shared/model/stay/reservation.ts'
import type { CardKind } from '../../shared/payments.ts'
import { atomForVisitor } from '../state/session/visitor.ts'
import type { CardFields } from './card-fields.ts'

/** The gateway's fields on the screen. Nothing that is typed into them ever comes here. */
export const cardFieldsAtom = atom<CardFields | null>(null)

/** What a member decided about kept cards: which one pays, and whether a new one is kept. For a reload. */
export const cardWishAtom = atomForVisitor<{ id?: number; save?: boolean }>({})

/** The same, as the card fields and the booking need it; saved-cards/ says it, and nobody else has any. */
type KeptChoice = {
  kind?: CardKind
  card?: Omit<Card, 'token'>
  sent?: Pick<Booking['payment'], 'saved_card_id' | 'save_card'>
}
export const keptChoiceAtom = atomForVisitor<KeptChoice>({})
