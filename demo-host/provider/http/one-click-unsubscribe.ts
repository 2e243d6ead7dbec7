import type { FastifyInstance } from 'fastify'

import { ERRORS } from '../../../shared/errors.ts'
import { hotelRoutes } from '../../../shared/routes.ts'
import { ApiError } from '../kernel/api-error.ts'
import type { Services } from '../kernel/context.ts'
import { ONE_CLICK_PATH, unsubscribeByLetter } from '../members/marketing.ts'

/** RFC 8058, 3.2: the body's one pair, as a form of either kind. */
const ONE_CLICK = /List-Unsubscribe(?:=|"\s+)One-Click/

/**
 * The address in the header of an offer. A mail reader ends the offers by a POST, without a page, a session or a redirection;
 * whoever opens it (and whatever only looks at addresses in letters) comes to the page that asks.
 */
export function oneClickUnsubscribe(server: FastifyInstance, services: Services): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  server.get(ONE_CLICK_PATH, async (request, reply) =>
    reply.redirect(
      `${services.origins.widget}${hotelRoutes.unsubscribe.path}${new URL(request.url, services.origins.api).search}`,
    ),
  )

  server.post<{ Querystring: { unsubscribe_token?: unknown } }>(ONE_CLICK_PATH, async (request, reply) => {
    if (!ONE_CLICK.test(String(request.body)))
      throw new ApiError(ERRORS.invalidRequest, 'This is no one-click unsubscription')
    const { unsubscribe_token: secret } = request.query
    await unsubscribeByLetter(typeof secret === 'string' ? secret : '', { ...services, ip: request.ip })
    return reply.send({ ok: true })
  })
}
