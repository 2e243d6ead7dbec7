import type { FastifyInstance } from 'fastify'

import { startedWith } from '../members/external-sign-in.ts'
import { isOpenIdProvider } from '../identity-providers/identities.ts'
import type { Services } from '../kernel/context.ts'

/** A name that is said twice comes as a list. */
type Said = string | string[]
type Asked = { Params: { provider: string }; Querystring: { code?: Said; state?: Said; error?: Said } }

/**
 * Where OpenID Connect sends a guest back to. Nothing is spent here: the widget does it with the client session it began
 * with, so that nobody is signed in by a link of somebody else's.
 */
export function externalCallback(server: FastifyInstance, services: Services): void {
  server.get<Asked>('/external/:provider/callback', async (request, reply) => {
    const { provider } = request.params
    const { error } = request.query
    const [code, state] = [request.query.code, request.query.state].map((said) => String(said ?? '')) as [
      string,
      string,
    ]
    const started = isOpenIdProvider(provider) ? await startedWith(services, provider, state) : null
    if (!started) return reply.redirect(`${services.origins.widget}/`)
    const { hotel_code, redirect_url } = started
    const query = new URLSearchParams({ code: hotel_code })
    const isLine = provider === 'line' && error === undefined
    const [codeName, stateName] = isLine ? ['line_code', 'line_state'] : ['sign_in_code', 'sign_in_state']
    if (error !== undefined) query.set('error', 'access_denied')
    else {
      query.set(codeName, code)
      query.set(stateName, state)
    }
    // QUERY-034: LINE's way back is three parameters of any screen.
    if (isLine) query.set('line_redirect', redirect_url ?? '/booking/result')
    const path = isLine ? '/booking/result' : `/hotels/${encodeURIComponent(hotel_code)}/${provider}/callback`
    return reply.redirect(`${services.origins.widget}${path}?${query}`)
  })
}
