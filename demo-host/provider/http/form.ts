import type { FastifyInstance } from 'fastify'

/** Rows whose body travels as a form (shared/contract/define.ts); a name said twice counts as said last. */
export function takeForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}
