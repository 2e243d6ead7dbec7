import type { FastifyInstance } from 'fastify'

import { reconcileByWebhook } from '../reservations/reconcile-payment.ts'
import type { Webhook } from '../gateways/gateway.ts'
import { SIGNATURE_HEADER } from '../gateways/signature.ts'
import type { CallServices } from './context.ts'
import { errorBody } from './errors.ts'

/** A report to an installation that has no gateway. */
const UNASKED: Webhook = { kind: 'refused', reason: 'signature' }

/** What the gateway reports. The signature covers the bytes, so the body stays text until it is verified (guarantee S13). */
export function webhooks(server: FastifyInstance, services: CallServices): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  server.post('/gateway/webhooks', async (request, reply) => {
    const signature = request.headers[SIGNATURE_HEADER]
    const body = typeof request.body === 'string' ? request.body : ''
    const header = typeof signature === 'string' ? signature : undefined
    // Which gateway a payment used stands in its row; here whoever knows the signature vouches for the report.
    const read = Object.values(services.gateways).map((gateway) => gateway.verifyWebhook(header, body))
    const webhook = read.find(({ kind }) => kind === 'event') ?? read[0] ?? UNASKED
    if (webhook.kind === 'refused') {
      request.log.warn({ reason: webhook.reason }, 'webhook refused')
      return reply.code(401).send(errorBody('The signature is not valid', { base: [] }))
    }

    await reconcileByWebhook({ ...services, log: request.log }, webhook.event)
    return { ok: true }
  })
}
