import { is } from 'superstruct'
import type { Struct } from 'superstruct'
import type { AdapterId } from '../../../shared/payments.ts'
import type { Gateway, Unknown } from './gateway.ts'
import { authorizeAnswer, chargeAnswer, forgotten, orderAnswer, orderState, webhookEvent } from './messages.ts'
import type { AuthorizeAnswer, AuthorizeInput } from './messages.ts'
import { signatureError } from './signature.ts'

const ANSWER_WITHIN_MS = 10_000

/** key: for pages, public · api: the provider's calls · webhook: signs what the gateway reports. */
export type GatewaySecrets = { key: string; api: string; webhook: string }

export type HttpGatewayOptions = {
  origin: string
  secrets: GatewaySecrets
  fetch: typeof fetch
  clock: { now: () => number }
  answerWithinMs?: number
}

/**
 * Speaks the messages of messages.ts over HTTPS, with the secret key, to whoever answers them at the origin: the bundled
 * simulator, or a service of the operator's before the real companies.
 */
export function httpGateway(options: HttpGatewayOptions, gateway: AdapterId): Gateway {
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
    // The widget's word for fields of this protocol, as against a company's own script.
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
      const fault = signatureError(secrets.webhook, body, header, clock.now())
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
