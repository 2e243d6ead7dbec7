import { array, enums, integer, nullable, object, optional, string } from 'superstruct'
import type { Infer } from 'superstruct'

import { ADDRESS_CHARACTERS } from '../../limits.ts'
import { CARD_KINDS } from '../../payment-codes.ts'
import { LINK_STATUSES } from '../../rules/money/payment-link.ts'
import { text } from '../input.ts'
import { card, TRANSACTION_STATUSES } from '../stay/reservation.ts'
import { currency } from '../hotel/settings.ts'
import { minor } from '../wire.ts'

/** What a hotel asks a guest to pay by a link (PAYLINK-001). Times are ISO with a zone. */
export const paymentLink = object({
  number: string(),
  subject: string(),
  amount: minor(),
  currency: currency(),
  status: enums(LINK_STATUSES),
  /** One hour after the hotel sent it (CONST-019). */
  expires_at: string(),
  paid_at: nullable(string()),
  refunded_at: nullable(string()),
  hotel: object({ name: string(), time_zone: string() }),
  /** Whose hosted fields take the card and whose bank page asks, and which cards; null once it is over. */
  gateway: nullable(object({ client_key: string(), origin: string(), brands: array(enums(CARD_KINDS)) })),
  /** The address of its page, and the same as a drawing that phones read; null where it cannot be paid now. */
  qr: nullable(object({ value: string(), svg: string() })),
})
export type PaymentLink = Infer<typeof paymentLink>

/** POST /payments/{number}/pay: the gateway's token of a card, and where its bank leads back to. */
export const linkPayment = object({ card, return_url: optional(text(ADDRESS_CHARACTERS, 1)) })
export type LinkPayment = Infer<typeof linkPayment>

/** One attempt to pay a link; code is one of the error catalogue, once it came to nothing. */
export const linkTransaction = object({
  id: string(),
  status: enums(TRANSACTION_STATUSES),
  challenge_url: nullable(string()),
  expires_at: nullable(string()),
  code: nullable(integer()),
  next: enums(['wait', 'done', 'failed']),
})
export type LinkTransaction = Infer<typeof linkTransaction>

export const linkStanding = object({ link: paymentLink, transaction: linkTransaction })
export type LinkStanding = Infer<typeof linkStanding>
