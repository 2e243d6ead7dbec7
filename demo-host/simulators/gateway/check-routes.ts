import type { FastifyInstance } from 'fastify'
import { is, object, string } from 'superstruct'

import { LOCALES } from '../../../shared/locales.ts'
import { STAND_IN } from '../human-check/stand-in.ts'
import { createScripts } from '../identity/scripts.ts'
import { localeOr } from './pages/challenge.ts'
import { checkPage } from './pages/check.ts'
import { derivedSecret, isSame } from '../../provider/gateways/signature.ts'

const KEPT_MS = 5 * 60_000
const SCRIPTS = {
  '/turnstile/api.js': './pages/check-api-client.ts',
  '/turnstile/frame.js': './pages/check-client.ts',
}
const question = object({ secret: string(), response: string() })

type Options = { clock: { now: () => number }; ids: { next: () => string }; secret: string }
type Asked = { Querystring: { sitekey?: string; locale?: string } }

/** A stand-in for the service that tells people from machines: its script, its frame, and whether a token of it is good. */
export function checkRoutes(server: FastifyInstance, { clock, ids, secret }: Options) {
  const script = createScripts(SCRIPTS, import.meta.url)
  const spent = new Set<string>()
  const signed = (name: string) => `${name}.${derivedSecret(secret, 'check', name)}`

  for (const address of Object.keys(SCRIPTS))
    server.get(address, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(await script(address)))

  server.get<Asked>('/turnstile/frame', (request, reply) => {
    const { sitekey, locale } = request.query
    if (sitekey !== STAND_IN.site_key) return reply.code(403).send({ title: 'Unknown key' })
    const shown = localeOr(Object.keys(LOCALES).find((code) => LOCALES[localeOr(code)].tag === locale))
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors *",
        'cache-control': 'no-store',
      })
      .send(checkPage(shown, signed(`${clock.now()}-${ids.next()}`)).markup)
  })

  server.post('/turnstile/siteverify', (request, reply) => {
    const { body } = request
    if (!is(body, question) || !isSame(body.secret, STAND_IN.secret)) return reply.code(400).send({ success: false })
    const [name = ''] = body.response.split('.')
    const age = clock.now() - Number(name.split('-')[0])
    const success = isSame(body.response, signed(name)) && age <= KEPT_MS && !spent.has(name)
    if (success) spent.add(name)
    return { success }
  })
}
