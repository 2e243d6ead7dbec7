import type { Gateway } from '../../../demo-host/provider/gateways/gateway.ts'

type Wire = 'authorize' | 'capture' | 'refund' | 'cancel' | 'fetch' | 'forget'
/** Before the gateway hears of it, or after it did its work and before anybody hears its answer. */
export type Cut = `${'before' | 'after'} ${Wire}`

/** The wires to the payment gateway, cut where a test wants it. */
export function cutWires() {
  const cut = new Set<Cut>()
  const unknown = { kind: 'unknown', reason: 'network' } as const
  const over =
    <Input, Answer>(wire: Wire, ask: (input: Input) => Promise<Answer>) =>
    async (input: Input) => {
      if (cut.has(`before ${wire}`)) return unknown
      const answer = await ask(input)
      return cut.has(`after ${wire}`) ? unknown : answer
    }
  const gateway = (real: Gateway): Gateway => ({
    ...real,
    authorize: over('authorize', real.authorize),
    capture: over('capture', real.capture),
    refund: over('refund', real.refund),
    cancel: over('cancel', real.cancel),
    fetch: over('fetch', real.fetch),
    forget: over('forget', real.forget),
  })
  return { cut, gateway }
}
