import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assign, integer, is, literal, max, min, object, pattern, string, union } from 'superstruct'
import { MINUTE_MS } from '../../shared/constants.ts'
import { ERRORS } from '../../shared/errors.ts'
import type { Origins } from '../../shared/origins.ts'
import type { Database } from '../provider/db/open.ts'
import { inboxMessage } from '../simulators/mail/schema.ts'
import { errorReport } from '../provider/db/schema/ops.ts'
import { errorBody } from '../provider/http/errors.ts'
import { createScripts } from '../simulators/identity/scripts.ts'
import type { SettableClock } from '../world/clock.ts'
import { answerSwitch, createAnswerSwitches } from './answer-switches.ts'
import { guardControls } from './access.ts'
import type { ControlsAccess } from './access.ts'
import { addHooks } from './hooks.ts'
import { isHotelAction, hotelAction, runHotelAction } from './hotel-actions.ts'
import { demoPage } from './pages.ts'
import type { DemoPage } from './pages.ts'
import { createRequestLog } from './request-log.ts'
import { DEMO_CSS } from './style.ts'
import { editWorld, worldEdit } from './world-edits.ts'

const INBOX_SHOWN = 200
/** A balancer wants its answer at once, whatever the time is. */
const PROBES = ['/healthz', '/readyz']
const ERRORS_SHOWN = 200
const TEN_YEARS_MINUTES = 5_259_600
const SCRIPTS = { '/demo/demo.js': './page-client.ts' }
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'"

const clockMove = union([
  object({ now: pattern(string(), /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/) }),
  object({ advance_minutes: max(min(integer(), -TEN_YEARS_MINUTES), TEN_YEARS_MINUTES) }),
  object({ reset: literal(true) }),
])
const worldChange = union([
  worldEdit,
  hotelAction,
  assign(object({ kind: literal('next_answer') }), answerSwitch),
  object({ kind: literal('clear') }),
])

export type DemoOptions = {
  database: Database
  clock: SettableClock
  origins: Origins
  /** Before each call, where other processes may move the clock. */
  clockRead?: (() => Promise<void>) | undefined
  /** After the clock was moved: let what is due happen now (sweeper, gateway), and remember the offset. */
  clockMoved: () => Promise<void>
  /** Who may use them; everybody without one, as tests do. */
  access?: ControlsAccess
}

/**
 * The demo's control surface: pages and JSON under /demo/, a log of all calls, and switches for the next answers. Hand
 * the result to the provider; both its servers share one log and one set of switches.
 */
export function createDemo(options: DemoOptions): (server: FastifyInstance) => void {
  if (process.env.DEMO !== '1') throw new Error('The control surface runs only with DEMO=1')

  const switches = createAnswerSwitches()
  const log = createRequestLog({ now: Date.now }, options.origins.identity)
  return (server) => {
    const { clockRead } = options
    if (clockRead)
      server.addHook('onRequest', async ({ url }) => {
        if (!PROBES.includes(url)) await clockRead()
      })
    addHooks(server, switches, log)
    // In a plugin of its own, so that the provider's limits and headers are in place before these routes.
    server.register(async (scope) => {
      if (options.access) guardControls(scope, options.access)
      routes(scope, options, switches, log)
    })
  }
}

type Asked = { Params: { id: string; name?: string }; Querystring: { since?: string; to?: string } }

function routes(
  server: FastifyInstance,
  { database, clock, origins, clockMoved }: DemoOptions,
  switches: ReturnType<typeof createAnswerSwitches>,
  log: ReturnType<typeof createRequestLog>,
): void {
  const own = new Set([origins.api, origins.host])
  server.addHook('preValidation', async (request, reply) => {
    const { origin } = request.headers
    if (request.method !== 'GET' && origin !== undefined && !own.has(origin))
      return refuse(reply, 403, 'This page may not do that')
  })

  const script = createScripts(SCRIPTS, import.meta.url)
  server.get('/demo/demo.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await script('/demo/demo.js')),
  )
  server.get('/demo/demo.css', (_, reply) => reply.type('text/css; charset=utf-8').send(DEMO_CSS))
  server.get('/demo/cards', (_, reply) => reply.redirect(`${origins.gateway}/cards`))
  server.get('/demo', (_, reply) => reply.redirect('/demo/'))
  const pages: Record<string, DemoPage> = { '/demo/': 'index', '/demo/inbox': 'inbox', '/demo/log': 'log' }
  for (const [address, name] of Object.entries(pages)) server.get(address, (_, reply) => page(reply, name))

  /** One address for people and for tests: a browser asks for a page, everything else gets JSON. */
  const pageOr = async (name: DemoPage, request: FastifyRequest, reply: FastifyReply, data: () => unknown) =>
    request.headers.accept?.includes('text/html') ? page(reply, name) : { data: await data() }

  const time = () => ({ now: new Date(clock.now()).toISOString(), offset_ms: clock.offset() })
  server.get('/demo/clock', (request, reply) => pageOr('clock', request, reply, time))
  server.post('/demo/clock', async (request, reply) => {
    if (!is(request.body, clockMove)) return refuse(reply, 422, 'Send now, advance_minutes or reset')
    const move = request.body
    if ('now' in move) {
      const moment = Date.parse(move.now)
      if (Number.isNaN(moment)) return refuse(reply, 422, 'now is no moment')
      clock.set(moment)
    } else if ('advance_minutes' in move) clock.advance(move.advance_minutes * MINUTE_MS)
    else clock.set(clock.now() - clock.offset())
    await clockMoved()
    return { data: time() }
  })

  server.get('/demo/world', (request, reply) =>
    pageOr('world', request, reply, () => ({ next_answers: switches.list() })),
  )
  server.post('/demo/world', async (request, reply) => {
    if (!is(request.body, worldChange))
      return refuse(reply, 422, 'The change is not one of those described on this page')
    const change = request.body
    if (change.kind === 'clear') {
      switches.clear()
      return { data: { next_answers: [] } }
    }
    if (change.kind === 'next_answer') {
      const { kind: _, ...armed } = change
      switches.arm(armed)
      return { data: { next_answers: switches.list() } }
    }
    const done = isHotelAction(change)
      ? await runHotelAction({ database, clock, origins }, change)
      : { changed: await editWorld(database, clock, change) }
    return done.changed === 0 ? refuse(reply, 404, 'There is nothing like that in this world') : { data: done }
  })

  server.get('/demo/errors', (request, reply) =>
    pageOr('errors', request, reply, () =>
      database.orm.select().from(errorReport).orderBy(desc(errorReport.id)).limit(ERRORS_SHOWN),
    ),
  )

  server.get<Asked>('/demo/log.json', (request) => {
    const since = Number(request.query.since ?? 0)
    return { data: log.since(Number.isFinite(since) ? since : 0), last: log.last(), open: log.open() }
  })
  server.get<Asked>('/demo/inbox.json', (request) => inbox(database, request.query.to))
  server.get<Asked>('/demo/inbox/:id/:name', async (request, reply) => {
    const mail = await mailOf(database, request.params.id)
    const file = mail?.attachments.find(({ name }) => name === request.params.name)
    if (!file) return refuse(reply, 404, 'No such file')
    return reply.type(file.type).header('content-disposition', 'attachment').send(file.text)
  })
  server.get<Asked>('/demo/inbox/:id', async (request, reply) => {
    const mail = await mailOf(database, request.params.id)
    if (!mail) return refuse(reply, 404, 'No such mail')
    // Links of a mail open beside the inbox, as in any mail reader.
    const markup = mail.html.replace('<head>', '<head><base target="_blank">')
    return reply.type('text/html; charset=utf-8').header('content-security-policy', MAIL_POLICY).send(markup)
  })
}

async function mailOf({ orm }: Database, id: string | undefined) {
  const number = Number(id)
  if (!Number.isSafeInteger(number)) return null
  const [mail] = await orm.select().from(inboxMessage).where(eq(inboxMessage.id, number))
  return mail ?? null
}

async function inbox({ orm }: Database, to: string | undefined) {
  const of = to ? eq(inboxMessage.to_address, to) : undefined
  return { data: await orm.select().from(inboxMessage).where(of).orderBy(desc(inboxMessage.id)).limit(INBOX_SHOWN) }
}

const refuse = (reply: FastifyReply, status: number, title: string) =>
  reply.code(status).send(
    errorBody(title, {
      code: ERRORS.invalidRequest.code,
      base: [{ code: ERRORS.invalidRequest.code, error: title }],
    }),
  )

const page = (reply: FastifyReply, name: DemoPage) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(demoPage(name).markup)
