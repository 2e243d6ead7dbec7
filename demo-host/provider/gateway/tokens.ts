import type { Database } from '../db/open.ts'
import type { CardKind } from '../../../shared/payments.ts'
import { lastFour, testCard } from './cards.ts'
import {
  brandOf,
  cvcFault,
  digitsOf,
  expiryFault,
  expiryText,
  holderFault,
  monthOf,
  numberFault,
} from './card-rules.ts'
import type { CardFault, CardField } from './card-rules.ts'
import { cardToken } from './schema.ts'
import { derivedSecret } from './signature.ts'

export type CardInput = { number: string; expiry: string; cvc: string; holder: string }
export type Tokenised =
  | { kind: 'tokenised'; token: string; brand: CardKind; last4: string; expiry: string; holder: string }
  | { kind: 'invalid'; field: CardField; code: CardFault }

export type TokensOptions = {
  database: Database
  clock: { now: () => number }
  ids: { next: () => string }
  secret: string
}

/** Turns a card into a token. Number and security code are looked at and forgotten: neither is stored anywhere. */
export async function tokenise({ database, clock, ids, secret }: TokensOptions, input: CardInput): Promise<Tokenised> {
  const number = digitsOf(input.number)
  const brand = brandOf(number)
  const month = monthOf(input.expiry)
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const faults: [CardField, CardFault | null][] = [
    ['number', numberFault(number) ?? (testCard(number) ? null : 'test_card_only')],
    ['expiry', expiryFault(input.expiry, today)],
    ['cvc', cvcFault(input.cvc, brand)],
    ['holder', holderFault(input.holder)],
  ]
  for (const [field, code] of faults) if (code) return { kind: 'invalid', field, code }
  if (brand === null || month === null) return { kind: 'invalid', field: 'number', code: 'number' }

  const token = `tok_${derivedSecret(secret, 'card', ids.next())}`
  const card = { brand, last4: lastFour(number), expiry: expiryText(month), holder: input.holder.trim() }
  await database.orm.insert(cardToken).values({ token, ...card, created_at: new Date(clock.now()) })
  return { kind: 'tokenised', token, ...card }
}
