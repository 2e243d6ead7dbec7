import type { AdapterId } from '../../../shared/payments.ts'
import type { Gateway, Gateways, Unknown } from '../gateways/gateway.ts'

/** How a gateway was asked, for how long, and whether anybody knows what it did. */
export type GatewayCall = {
  gateway: AdapterId
  call: keyof Gateway
  /** A refusal is an answer. */
  outcome: 'answered' | Unknown['reason']
  ms: number
}

/** The same gateways; each answer is told of, and what throws is not. */
export const watchedGateways = (gateways: Gateways, tell: (call: GatewayCall) => void): Gateways =>
  Object.fromEntries(
    Object.entries(gateways).map(([id, gateway]) => [id, watched(gateway, id as AdapterId, tell)]), // its keys
  )

function watched(gateway: Gateway, id: AdapterId, tell: (call: GatewayCall) => void): Gateway {
  const timed =
    <Input, Answer extends object>(call: keyof Gateway, ask: (input: Input) => Promise<Answer | Unknown>) =>
    async (input: Input): Promise<Answer | Unknown> => {
      const began = performance.now()
      const answer = await ask(input)
      tell({ gateway: id, call, outcome: reasonOf(answer) ?? 'answered', ms: performance.now() - began })
      return answer
    }
  return {
    ...gateway,
    authorize: timed('authorize', gateway.authorize),
    capture: timed('capture', gateway.capture),
    refund: timed('refund', gateway.refund),
    cancel: timed('cancel', gateway.cancel),
    fetch: timed('fetch', gateway.fetch),
    order: timed('order', gateway.order),
    findOrder: timed('findOrder', gateway.findOrder),
    forget: timed('forget', gateway.forget),
  }
}

const reasonOf = (answer: object | Unknown): Unknown['reason'] | null =>
  'kind' in answer && answer.kind === 'unknown' ? answer.reason : null
