import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

import { parseCall } from '../../../shared/contract/define.ts'
import { session } from '../../../shared/contract/session.ts'
import { starting } from '../../../shared/contract/starting.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { DEFAULT_LOCALE, localeOfTag } from '../../../shared/locales.ts'
import type { Origins } from '../../../shared/origins.ts'
import { readJsonBody, takeJson } from './json.ts'
import { given } from './register.ts'

/** The in-process door: the origin of the request says which of the two servers answers, for whom at which address. */
export type Ask = (request: Request, remoteAddress?: string) => Promise<Response>
type Start = typeof starting.sessionAndSettings.body.TYPE

const CREATED = 201

/**
 * Asks for a session and then, with it, for the settings of the hotel, each by its own call (BOOT-005, AMB-85). The first
 * refusal is the answer.
 */
export async function startTogether(
  { code, body, origin }: { code: string; body: Start; origin: string | undefined },
  { identity, api }: Pick<Origins, 'identity' | 'api'>,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { key, secret, headers } = body
  const carried = {
    // A loader has no tracing id to give, and writes the language as its page does: zh-TW.
    [HEADERS.tracingId]: randomUUID(),
    ...headers,
    [HEADERS.locale]: localeOfTag(headers?.[HEADERS.locale] ?? '') ?? DEFAULT_LOCALE,
    Accept: 'application/json',
    ...(origin === undefined ? {} : { origin }),
  }
  const begun = await ask(
    new Request(identity + parseCall(session.start.call).path, {
      method: 'POST',
      headers: { ...carried, 'Content-Type': 'application/json' },
      body: JSON.stringify({ key, secret }),
    }),
  )
  if (!begun.ok) return begun
  const { data } = (await begun.json()) as typeof session.start.answer.TYPE // the call is held to its row

  const path = parseCall(starting.settings.call).path.replace(':code', encodeURIComponent(code))
  const own = { [HEADERS.clientSession]: data.client_session, [HEADERS.tracingId]: randomUUID() }
  const answered = await ask(new Request(api + path, { headers: { ...carried, ...own } }))
  if (!answered.ok) return answered
  const { data: settings } = (await answered.json()) as typeof starting.settings.answer.TYPE
  const readAfter = begun.headers.get(HEADERS.readAfter)
  return Response.json(
    { data: { client_session: data.client_session, settings } },
    { status: CREATED, ...(readAfter !== null && { headers: { [HEADERS.readAfter]: readAfter } }) },
  )
}

/** The one call that comes as text: it gives a public identity without privileges, so no page gains by sending it. */
export function answerStarts(server: FastifyInstance, origins: Origins, ask: Ask): void {
  const { call, body } = starting.sessionAndSettings
  takeJson(server)
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, readJsonBody)
  server.route({
    method: parseCall(call).method,
    url: parseCall(call).path,
    async handler(request, reply) {
      const { code } = request.params as { code: string } // the one name in the path
      const { origin } = request.headers
      const start = { code, body: given(body, request.body, 'body') as Start, origin } // checked with that struct
      const answer = await startTogether(start, origins, (one) => ask(one, request.ip)).catch(() => null)
      if (!answer) return reply.hijack().raw.destroy() // as the call within it went
      for (const name of ['retry-after', HEADERS.readAfter]) {
        const value = answer.headers.get(name)
        if (value !== null) reply.header(name, value)
      }
      return reply
        .code(answer.status)
        .type('application/json')
        .send(await answer.text())
    },
  })
}
