import {
  array,
  assign,
  boolean,
  enums,
  integer,
  literal,
  max,
  min,
  nullable,
  object,
  optional,
  pattern,
  size,
  string,
  type,
  union,
} from 'superstruct'
import type { Infer } from 'superstruct'
import { ADDRESS_CHARACTERS, MOST_NUMBER } from '../../../shared/limits.ts'
import { ADAPTER_IDS } from '../../../shared/payments.ts'

/** What travels between the provider and the payment gateway. Both sides check it with these structs. */

export const CHARGE_STATES = ['pre_3d_secure', 'authorized', 'captured', 'failed', 'cancelled', 'refunded'] as const
const chargeState = enums(CHARGE_STATES)
export type ChargeState = Infer<typeof chargeState>

const reference = pattern(string(), /^[\w.:-]{1,80}$/)
/** Minor units. */
const amount = max(min(integer(), 1), MOST_NUMBER)
const currency = pattern(string(), /^[A-Z]{3}$/)

const authorizeInput = object({
  /** The merchant's own name of this payment: the same reference is the same charge, however often it is asked for. */
  reference,
  token: size(string(), 1, 100),
  amount,
  currency,
  three_ds: boolean(),
  /** false keeps the money held until capture() or cancel(): a card as a guarantee. */
  capture: optional(boolean()),
  /** Where the bank's page goes when it stands alone; its origin is also the only one the page posts messages to. */
  return_url: size(string(), 1, ADDRESS_CHARACTERS),
  /** Names on the bank's page. */
  hotel_name: size(string(), 1, 200),
  locale: optional(size(string(), 2, 10)),
  /** A card kept before: the token is then of a security code alone. */
  kept: optional(size(string(), 1, 100)),
  /** Keep the card for later, if it pays. */
  keep: optional(boolean()),
})
export type AuthorizeInput = Infer<typeof authorizeInput>

const through = { gateway: enums(ADAPTER_IDS) }
/** As it travels: which of the gateways is asked. A token of one is nothing to another. */
export const chargeInput = assign(authorizeInput, object(through))
export type ChargeInput = Infer<typeof chargeInput>

/** A sum that is agreed on before the guest approves it: an order of a wallet, a session of a form. */
export const orderInput = object({ ...through, reference, amount, currency })
export type OrderInput = Infer<typeof orderInput>

export const orderAnswer = type({ kind: literal('order'), id: string(), session_data: string() })
export type OrderAnswer = Infer<typeof orderAnswer>

export const orderState = union([
  type({ kind: literal('order'), id: string(), amount: integer(), currency: string(), is_used: boolean() }),
  type({ kind: literal('missing') }),
])
export type OrderState = Infer<typeof orderState>

export const captureInput = object({ reference, amount: optional(amount) })
export type CaptureInput = Infer<typeof captureInput>

export const refundInput = object({
  reference,
  /** The merchant's own name of this refund, so that asking twice gives back once. */
  refund_reference: reference,
  amount,
})
export type RefundInput = Infer<typeof refundInput>

const cancelInput = object({ reference })
export type CancelInput = Infer<typeof cancelInput>

const keptCard = type({ token: string(), brand: string(), last4: string(), expiry: string(), holder: string() })
export type KeptCard = Infer<typeof keptCard>

export const charge = type({
  id: string(),
  reference: string(),
  state: chargeState,
  amount: integer(),
  captured_amount: integer(),
  refunded_amount: integer(),
  currency: string(),
  brand: string(),
  last4: string(),
  code: nullable(integer()),
  challenge_url: nullable(string()),
  expires_at: nullable(string()),
  refunds: array(type({ refund_reference: string(), amount: integer() })),
  /** The card that was kept with it, once it is paid. */
  kept: optional(nullable(keptCard)),
})
export type Charge = Infer<typeof charge>

export const authorizeAnswer = union([
  type({ kind: literal('captured'), charge }),
  type({ kind: literal('authorized'), charge }),
  type({ kind: literal('challenge'), id: string(), url: string(), expires_at: string(), charge }),
  type({ kind: literal('refused'), code: integer() }),
])
export type AuthorizeAnswer = Infer<typeof authorizeAnswer>

/** Answers to capture, refund, cancel and fetch. */
export const chargeAnswer = union([
  type({ kind: literal('charge'), charge }),
  type({ kind: literal('refused'), code: integer() }),
  type({ kind: literal('missing') }),
])
export type ChargeAnswer = Infer<typeof chargeAnswer>

/** The answer to forgetting a kept card. */
export const forgotten = type({ kind: literal('forgotten') })
export type Forgotten = Infer<typeof forgotten>

export const webhookEvent = type({
  id: string(),
  type: enums(['charge.authorized', 'charge.captured', 'charge.failed', 'charge.cancelled', 'charge.refunded']),
  created_at: string(),
  charge_id: string(),
  reference: string(),
  state: chargeState,
  amount: integer(),
  currency: string(),
  code: nullable(integer()),
})
export type WebhookEvent = Infer<typeof webhookEvent>
