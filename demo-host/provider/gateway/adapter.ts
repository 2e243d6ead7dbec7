import { is } from 'superstruct'
import type { Struct } from 'superstruct'
import { authorizeAnswer, chargeAnswer, webhookEvent } from './messages.ts'
import type {
  AuthorizeAnswer,
  AuthorizeInput,
  CancelInput,
  CaptureInput,
  ChargeAnswer,
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
export type GatewayClientConfig = { client_key: string; origin: string }

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
}

/** key: for pages, public · api: the provider's calls · webhook: signs what the gateway reports. */
export type GatewaySecrets = { key: string; api: string; webhook: string }

export type SimulatorGatewayOptions = {
  origin: string
  secrets: GatewaySecrets
  fetch: typeof fetch
  clock: { now: () => number }
  answerWithinMs?: number
}

/** The adapter of the bundled simulator: plain HTTPS calls with the secret key. */
export function createSimulatorGateway(options: SimulatorGatewayOptions): Gateway {
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

  return {
    clientConfig: () => ({ client_key: secrets.key, origin }),
    authorize: (input) => call('POST', '/api/charges', authorizeAnswer, input),
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
