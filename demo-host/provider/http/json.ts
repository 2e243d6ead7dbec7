import type { FastifyInstance } from 'fastify'

import { readJson } from '../../../shared/rules/read-json.ts'

const UNREADABLE = 400

/** What nobody can read safely is refused before anything looks at it. */
export async function readJsonBody(_request: unknown, body: string): Promise<unknown> {
  try {
    return readJson(body)
  } catch {
    throw Object.assign(new Error('The body is no JSON that can be taken'), { statusCode: UNREADABLE })
  }
}

/** Bodies of calls. */
export function takeJson(server: FastifyInstance): void {
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, readJsonBody)
}
