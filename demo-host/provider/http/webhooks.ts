import type { FastifyInstance } from 'fastify'

import { settleByWebhook } from '../domain/settle.ts'
import { SIGNATURE_HEADER } from '../gateway/signature.ts'
import type { Services } from './context.ts'
import { errorBody } from './errors.ts'

/** What the gateway reports. The signature covers the bytes, so the body stays text until it is verified (guarantee S13). */
export function webhooks(server: FastifyInstance, services: Services): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  server.post('/gateway/webhooks', async (request, reply) => {
    const signature = request.headers[SIGNATURE_HEADER]
    const body = typeof request.body === 'string' ? request.body : ''
    // The simulator reports for all its gateways, under one signature; which one a payment used stands in its row.
    const webhook = services.gateways.payment_hub.verifyWebhook(
      typeof signature === 'string' ? signature : undefined,
      body,
    )
    if (webhook.kind === 'refused') {
      request.log.warn({ reason: webhook.reason }, 'webhook refused')
      return reply.code(401).send(errorBody('The signature is not valid', { base: [] }))
    }

    await settleByWebhook({ ...services, log: request.log }, webhook.event)
    return { ok: true }
  })
}
