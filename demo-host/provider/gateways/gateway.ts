import type { AdapterId } from '../../../shared/payments.ts'
import type {
  AuthorizeAnswer,
  AuthorizeInput,
  CancelInput,
  CaptureInput,
  ChargeAnswer,
  Forgotten,
  OrderAnswer,
  OrderInput,
  OrderState,
  RefundInput,
  WebhookEvent,
} from './messages.ts'
import type { SignatureError } from './signature.ts'

/**
 * Nobody knows what the gateway did: no answer, a broken answer, or a server error. It is neither a success nor a
 * failure; the booking keeps its hold and asks fetch(reference) until it is one of the two.
 */
export type Unknown = { kind: 'unknown'; reason: 'timeout' | 'network' | 'answer' }

export type Webhook = { kind: 'event'; event: WebhookEvent } | { kind: 'refused'; reason: SignatureError | 'body' }

/** What a page needs to show the gateway's card fields; nothing in it is secret. */
export type GatewayClientConfig = { client_key: string; origin: string; environment: 'simulator' }

/** Every payment gateway looks like this to the provider. */
export type Gateway = {
  clientConfig: () => GatewayClientConfig
  /** Idempotent by reference: asking again never charges again. */
  authorize: (input: AuthorizeInput) => Promise<AuthorizeAnswer | Unknown>
  capture: (input: CaptureInput) => Promise<ChargeAnswer | Unknown>
  /** Idempotent by refund_reference. */
  refund: (input: RefundInput) => Promise<ChargeAnswer | Unknown>
  /** Lets go of money that was held but not captured. */
  cancel: (input: CancelInput) => Promise<ChargeAnswer | Unknown>
  fetch: (reference: string) => Promise<ChargeAnswer | Unknown>
  /** `body` is the text as it came in: the signature covers its bytes. De-duplicate by event.id. */
  verifyWebhook: (header: string | undefined, body: string) => Webhook
  /** A sum agreed on before the guest approves it: a wallet's order, a form's session. Idempotent by reference. */
  order: (input: Omit<OrderInput, 'gateway'>) => Promise<OrderAnswer | Unknown>
  findOrder: (id: string) => Promise<OrderState | Unknown>
  /** A card its owner no longer wants kept. */
  forget: (kept: string) => Promise<Forgotten | Unknown>
}

/** One for each way money comes in; which of them a payment used stands in its row. */
export type AllGateways = Record<AdapterId, Gateway>
/** Those an installation has; a way to pay whose gateway is missing is not offered. */
export type Gateways = Partial<AllGateways>
