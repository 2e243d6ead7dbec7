import type { Database } from '../../provider/db/open.ts'
import type { AdapterId, CardGateway, CardKind } from '../../../shared/payments.ts'
import { lastFour, testCard } from './cards.ts'
import {
  brandError,
  cardBrandOf,
  cvcError,
  digitsOf,
  expiryError,
  domesticErrors,
  expiryText,
  holderError,
  monthOf,
  numberError,
} from './card-rules.ts'
import type { CardError, CardField } from './card-rules.ts'
import { cardToken } from './schema.ts'
import { derivedSecret } from '../../provider/gateways/signature.ts'

export type CardInput = {
  number: string
  expiry: string
  cvc: string
  holder: string
  gateway?: CardGateway
  /** The brand the guest chose, where the form asks for it. */
  brand?: string
  /** Korean domestic cards (AMB-69): looked at and forgotten, like number and security code. */
  domestic?: { birth: string; pin: string }
}

export type CodeInput = { cvc: string; kept: CardKind; gateway?: CardGateway }

/** How the tokens of each gateway begin, as an integrator knows them. */
export const TOKEN_PREFIX: Record<AdapterId, string> = {
  gmo: 'gmo_',
  paygent: 'pgt_',
  tappay: 'prime_',
  payment_hub: 'tok_',
  adyen_gmo: 'ady_',
  paypal: 'pp_',
  amazon_pay: 'amz_',
}
export type Tokenised =
  | { kind: 'tokenised'; token: string; brand: CardKind; last4: string; expiry: string; holder: string }
  | { kind: 'invalid'; field: CardField; code: CardError }

export type TokensOptions = {
  database: Database
  clock: { now: () => number }
  ids: { next: () => string }
  secret: string
}

/** Of a card kept before: the code alone, for the brand that says how long it is. Stored is that it was typed, not what. */
export async function tokeniseCode(
  { database, clock, ids, secret }: TokensOptions,
  { cvc, kept: brand, gateway = 'payment_hub' }: CodeInput,
): Promise<Tokenised> {
  const code = cvcError(cvc, brand)
  if (code) return { kind: 'invalid', field: 'cvc', code }
  const token = `${TOKEN_PREFIX[gateway]}${derivedSecret(secret, 'code', ids.next())}`
  const card = { brand, last4: '', expiry: '', holder: '' }
  await database.orm.insert(cardToken).values({ token, ...card, gateway, created_at: new Date(clock.now()) })
  return { kind: 'tokenised', token, ...card }
}

/** Turns a card into a token. Number and security code are looked at and forgotten: neither is stored anywhere. */
export async function tokenise({ database, clock, ids, secret }: TokensOptions, input: CardInput): Promise<Tokenised> {
  const { gateway = 'payment_hub', domestic } = input
  const number = digitsOf(input.number)
  const brand = cardBrandOf(number)
  const month = monthOf(input.expiry)
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const faults: [CardField, CardError | null][] = [
    ['number', numberError(number) ?? (testCard(number) ? null : 'test_card_only')],
    ['expiry', expiryError(input.expiry, today)],
    ['cvc', cvcError(input.cvc, brand)],
    ['brand', brandError(input.brand ?? '', brand)],
    ['holder', holderError(input.holder)],
    ...(domestic ? domesticErrors(domestic) : []),
  ]
  for (const [field, code] of faults) if (code) return { kind: 'invalid', field, code }
  if (brand === null || month === null) return { kind: 'invalid', field: 'number', code: 'number' }

  const token = `${TOKEN_PREFIX[gateway]}${derivedSecret(secret, 'card', ids.next())}`
  const card = { brand, last4: lastFour(number), expiry: expiryText(month), holder: input.holder.trim() }
  await database.orm.insert(cardToken).values({ token, ...card, gateway, created_at: new Date(clock.now()) })
  return { kind: 'tokenised', token, ...card }
}
