import type { FastifyInstance } from 'fastify'

import { SECOND_MS } from '../../../shared/constants.ts'
import type { Services } from '../kernel/context.ts'
import { unavailable } from './errors.ts'
import { NEVER_SHED } from './shed-load.ts'

/** A balancer asks every few seconds and wants to hear within one. */
const ANSWER_MS = SECOND_MS

export type Readiness = { isStopping: boolean }

/** `/healthz`: the process runs. `/readyz`: it may be sent guests, because its database answers, and it is neither late nor stopping. */
export function health(server: FastifyInstance, { database }: Pick<Services, 'database'>, readiness: Readiness): void {
  server.get('/healthz', { config: NEVER_SHED }, async () => ({ ok: true }))
  server.get('/readyz', async (request, reply) => {
    const isReady = !readiness.isStopping && (await isInTime(database.orm.execute('select 1')))
    return isReady ? { ok: true } : unavailable(reply, request.id)
  })
}

async function isInTime(answer: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ANSWER_MS)))
  const inTime = Promise.resolve(answer).then(
    () => true,
    () => false,
  )
  const first = await Promise.race([inTime, late])
  clearTimeout(timer)
  return first
}
