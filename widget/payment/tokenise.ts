import type { Card } from '../../shared/model/stay/reservation.ts'
import { isCardBrand } from '../../shared/payments.ts'
import { Failure } from '../lib/failure.ts'
import type { CardFields } from './card-fields.ts'

/**
 * The gateway turns the card into a token; number and security code stay in its frame (guarantee W15). Null: the fields
 * say themselves what is missing. `kept`: what is known of a card that the guest used before.
 */
export async function tokenise(fields: CardFields | null, kept?: Omit<Card, 'token'>): Promise<Card | null> {
  const tokenised = (await fields?.tokenise()) ?? { kind: 'failed' as const }
  switch (tokenised.kind) {
    case 'invalid':
      return null
    case 'failed':
      throw new Failure('network')
    case 'token': {
      const { token, brand, last4, expiry, holder } = { ...tokenised, ...kept }
      if (!isCardBrand(brand)) throw new Failure('processing')
      return { token, brand, last4, expiry, holder }
    }
    default:
      return tokenised satisfies never
  }
}
