import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { create, is } from 'superstruct'
import type { Struct } from 'superstruct'
import type { Charges } from './charges.ts'
import { captureInput, chargeInput, orderInput, refundInput } from '../../provider/gateways/messages.ts'
import type { Orders } from './orders.ts'
import { isSame } from '../../provider/gateways/signature.ts'
import type { SwitchedCall, Switches } from './switches.ts'

export type ApiRoutesOptions = {
  charges: Charges
  orders: Orders
  switches: Switches
  apiSecret: string
  isReturnAllowed: (url: string) => boolean
  /** Something may have to be reported to the provider now. */
  changed: () => void
}

type Named = { Params: { reference: string } }

/** The merchant's calls: secret key, JSON, idempotent by reference. */
export function apiRoutes(server: FastifyInstance, options: ApiRoutesOptions) {
  const { charges, orders, switches, changed } = options

  async function answer(call: SwitchedCall, reply: FastifyReply, work: () => Promise<unknown>) {
    const answered = await withSwitch(switches, call, reply, work)
    changed()
    return answered
  }

  function input<Input>(request: FastifyRequest, struct: Struct<Input>, more: object = {}): Input {
    const given: unknown = { ...Object(request.body), ...more }
    if (!is(given, struct)) throw Object.assign(new Error('The input does not fit'), { statusCode: 400 })
    return create(given, struct)
  }

  server.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!isSame(given, options.apiSecret)) return reply.code(401).send({ title: 'Unknown key' })
  })

  server.post('/api/charges', async (request, reply) => {
    const asked = input(request, chargeInput)
    if (!options.isReturnAllowed(asked.return_url))
      return reply.code(400).send({ title: 'This return address is not allowed' })
    return answer('authorize', reply, () => charges.authorize(asked))
  })
  server.post('/api/orders', async (request, reply) => {
    const asked = input(request, orderInput)
    return answer('order', reply, () => orders.open(asked))
  })
  server.get<Named>('/api/orders/:reference', (request) => orders.find(request.params.reference))
  server.get<Named>('/api/charges/:reference', (request, reply) =>
    answer('fetch', reply, () => charges.find(request.params.reference)),
  )
  server.post<Named>('/api/charges/:reference/capture', async (request, reply) => {
    const asked = input(request, captureInput, request.params)
    return answer('capture', reply, () => charges.capture(asked))
  })
  server.post<Named>('/api/charges/:reference/refunds', async (request, reply) => {
    const asked = input(request, refundInput, request.params)
    return answer('refund', reply, () => charges.giveBack(asked))
  })
  server.post<Named>('/api/kept/:reference/forget', (request) => charges.forget(request.params.reference))
  server.post<Named>('/api/charges/:reference/cancel', async (request, reply) =>
    answer('cancel', reply, () => charges.cancel(request.params.reference)),
  )
}

/** Answers as the armed switch says: late, not at all, or with an error, before or after the work. */
export async function withSwitch(
  switches: Switches,
  call: SwitchedCall,
  reply: FastifyReply,
  work: () => Promise<unknown>,
) {
  const armed = switches.take(call)
  if (!armed) return work()

  const answered = armed.after || armed.kind === 'slow' ? await work() : null
  if (armed.delay_ms) await new Promise((resolve) => setTimeout(resolve, armed.delay_ms))
  switch (armed.kind) {
    case 'slow':
      return answered
    case 'error':
      return reply.code(500).send({ title: 'The gateway failed, as it was told to' })
    case 'dropped':
      reply.hijack()
      reply.raw.destroy()
      return reply
    default:
      return armed.kind satisfies never
  }
}
