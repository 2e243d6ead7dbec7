import type { FastifyRequest } from 'fastify'

/** Counted as one network; the answer reaches nobody. */
const UNKNOWN = 'unknown'

/** Asked for later, a socket that was closed meanwhile has no address; one that was reset before we read from it has none at all. */
export function keepAddress(request: FastifyRequest): void {
  const address: string | undefined = request.ip
  Object.defineProperty(request, 'ip', { value: address ?? UNKNOWN })
}
