import { is } from 'superstruct'
import type { Struct } from 'superstruct'
import { ADAPTER_IDS } from '../../../shared/payments.ts'
import type { AdapterId } from '../../../shared/payments.ts'
import { authorizeAnswer, chargeAnswer, forgotten, orderAnswer, orderState, webhookEvent } from './messages.ts'
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
import { signatureFault } from './signature.ts'
import type { SignatureFault } from './signature.ts'

const ANSWER_WITHIN_MS = 10_000

/**
 * Nobody knows what the gateway did: no answer, a broken answer, or a server error. It is neither a success nor a
 * failure; the booking keeps its hold and asks fetch(reference) until it is one of the two.
 */
export type Unknown = { kind: 'unknown'; reason: 'timeout' | 'network' | 'answer' }

export type Webhook = { kind: 'event'; event: WebhookEvent } | { kind: 'refused'; reason: SignatureFault | 'body' }

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
export type Gateways = Record<AdapterId, Gateway>

/** key: for pages, public · api: the provider's calls · webhook: signs what the gateway reports. */
export type GatewaySecrets = { key: string; api: string; webhook: string }

export type SimulatorGatewayOptions = {
  origin: string
  secrets: GatewaySecrets
  fetch: typeof fetch
  clock: { now: () => number }
  answerWithinMs?: number
}

/** An adapter to the bundled simulator for every gateway: plain HTTPS calls with the secret key. */
export const createSimulatorGateways = (options: SimulatorGatewayOptions): Gateways =>
  Object.fromEntries(ADAPTER_IDS.map((id) => [id, createSimulatorGateway(options, id)])) as Gateways // one for each id

function createSimulatorGateway(options: SimulatorGatewayOptions, gateway: AdapterId): Gateway {
  const { origin, secrets, clock } = options

  async function call<Answer>(method: string, path: string, answer: Struct<Answer>, input?: unknown) {
    const signal = AbortSignal.timeout(options.answerWithinMs ?? ANSWER_WITHIN_MS)
    const headers = { authorization: `Bearer ${secrets.api}`, 'content-type': 'application/json' }
    try {
      const body = input === undefined ? undefined : JSON.stringify(input)
      const response = await options.fetch(origin + path, { method, headers, body, signal })
      const answered: unknown = await response.json()
      return is(answered, answer) ? answered : unknown('answer')
    } catch {
      // The cause does not matter to the money: whatever broke, the outcome is unknown until it is fetched.
      return unknown(signal.aborted ? 'timeout' : 'network')
    }
  }

  const order: Gateway['order'] = (input) => call('POST', '/api/orders', orderAnswer, { ...input, gateway })
  const charge = (input: AuthorizeInput) => call('POST', '/api/charges', authorizeAnswer, { ...input, gateway })

  /** Amazon's page is reached without anything from ours: the order is made where the payment is. */
  async function chargeOrder(input: AuthorizeInput): Promise<AuthorizeAnswer | Unknown> {
    const { reference, amount, currency } = input
    const made = await order({ reference, amount, currency })
    return made.kind === 'order' ? charge({ ...input, token: made.id }) : made
  }

  return {
    clientConfig: () => ({ client_key: secrets.key, origin, environment: 'simulator' }),
    authorize: gateway === 'amazon_pay' ? chargeOrder : charge,
    order,
    findOrder: (id) => call('GET', `/api/orders/${encodeURIComponent(id)}`, orderState),
    forget: (kept) => call('POST', `/api/kept/${encodeURIComponent(kept)}/forget`, forgotten, {}),
    capture: ({ reference, ...input }) =>
      call('POST', `/api/charges/${encodeURIComponent(reference)}/capture`, chargeAnswer, input),
    refund: ({ reference, ...input }) =>
      call('POST', `/api/charges/${encodeURIComponent(reference)}/refunds`, chargeAnswer, input),
    cancel: ({ reference }) => call('POST', `/api/charges/${encodeURIComponent(reference)}/cancel`, chargeAnswer, {}),
    fetch: (reference) => call('GET', `/api/charges/${encodeURIComponent(reference)}`, chargeAnswer),
    verifyWebhook(header, body) {
      const fault = signatureFault(secrets.webhook, body, header, clock.now())
      if (fault) return { kind: 'refused', reason: fault }

      const event = parsed(body)
      return is(event, webhookEvent) ? { kind: 'event', event } : { kind: 'refused', reason: 'body' }
    },
  }
}

const unknown = (reason: Unknown['reason']): Unknown => ({ kind: 'unknown', reason })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the struct refuses null, which is the answer for a body nobody can read.
    return null
  }
}
