import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

import { hashOf } from '../provider/kernel/ids.ts'

/** Who may use the controls: this machine's own pages, or whoever gives the secret as the password of Basic authentication. */
export type ControlsAccess = { secret: string } | 'loopback'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i

export const isLoopback = (host: string): boolean => LOOPBACK.test(host)
const nameOf = (host: string | undefined): string => (host ?? '').replace(/:\d+$/, '')

/** By the name that was asked for, too: a page elsewhere may have its own name lead to this machine. */
export function guardControls(server: FastifyInstance, access: ControlsAccess): void {
  server.addHook('onRequest', async (request, reply) => {
    if (access === 'loopback') {
      if (!isLoopback(nameOf(request.headers.host))) return reply.code(403).send('Only on this machine')
      return
    }
    if (isSecret(request.headers.authorization, access.secret)) return
    return reply.code(401).header('www-authenticate', 'Basic realm="demonstration"').send('The secret is DEMO_SECRET')
  })
}

/** Hashes are compared, so neither length nor time says anything of the secret. */
function isSecret(authorization: string | undefined, secret: string): boolean {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization ?? '') ?? []
  const given = Buffer.from(encoded, 'base64').toString()
  const password = given.slice(given.indexOf(':') + 1)
  return timingSafeEqual(Buffer.from(hashOf(password)), Buffer.from(hashOf(secret)))
}
