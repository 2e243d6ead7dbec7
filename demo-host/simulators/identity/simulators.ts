import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Origins } from '../../../shared/origins.ts'
import type { IdentityOptions } from '../../provider/identity-providers/identities.ts'
import type { OpenIdServer } from './open-id-server.ts'
import { PEOPLE } from './people.ts'
import { choosing, overview, STAND_IN_CSS } from './simulator-pages.ts'
import { TICKET_ERRORS } from './tickets.ts'
import type { TicketError, Tickets } from './tickets.ts'

export type SimulatorOptions = {
  origins: Origins
  tickets: Tickets
  brandOf: (hotelCode: string) => Promise<number | null>
  identity: IdentityOptions
  issuerPath: string
}
type Query = Record<string, string | undefined>

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const LOGIN = '/outside/login'
/** Longer than the widget waits for a redirect (CONST-006). */
const STALL_MS = 8_000
const faultOf = (text: string | undefined): TicketError | null =>
  TICKET_ERRORS.find((fault) => String(fault) === text) ?? null

/** Everybody outside whom a guest may sign in with; runs with the demonstration only. */
export function identitySimulators(server: FastifyInstance, options: SimulatorOptions): void {
  if (process.env.DEMO !== '1') throw new Error('The stand-ins for other houses run only with DEMO=1')
  server.get('/outside/outside.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STAND_IN_CSS))
  openIdPages(server, options)
  memberSystemPages(server, options)
  hotelServerPages(server, options)
}

const page = (reply: FastifyReply, markup: string) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(markup)

/** The library answers by itself, below a path of ours; it reads bodies by itself, too. */
function openIdPages(server: FastifyInstance, { identity, issuerPath }: SimulatorOptions): void {
  let running: Promise<OpenIdServer> | null = null
  const openId = () =>
    (running ??= import('./open-id-server.ts').then(({ createOpenIdServer }) =>
      createOpenIdServer(identity, (uid) => `${LOGIN}/${uid}`),
    ))

  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all(`${issuerPath}/*`, async (request, reply) => {
      const { answer } = await openId()
      reply.hijack()
      const { raw } = request
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(issuerPath.length) })
      await answer(raw, reply.raw)
    })
  })
  server.get<{ Params: { uid: string }; Querystring: Query }>(`${LOGIN}/:uid`, async (request, reply) => {
    const { person } = request.query
    if (person === undefined || !PEOPLE[person])
      return page(
        reply,
        choosing('Sign in', (name) => `${LOGIN}/${request.params.uid}?person=${name}`),
      )
    const { choose } = await openId()
    reply.hijack()
    await choose(request.raw, reply.raw, person)
  })
}

/** An external member system: it sends the guest back with an otid, or with one that it will not stand by. */
function memberSystemPages(server: FastifyInstance, { origins, tickets, brandOf }: SimulatorOptions): void {
  let stallsNext = false
  server.get<{ Querystring: Query }>('/outside/member-system', async (request, reply) => {
    const { person, fault, hotel_code = '', redirect_url = '' } = request.query
    if (request.query.stall === 'next') stallsNext = true
    else if (stallsNext) {
      stallsNext = false
      await new Promise((resolve) => setTimeout(resolve, STALL_MS))
    }
    const brand = await brandOf(hotel_code)
    const back = ownUrl(redirect_url, origins)
    if (brand === null || !back || person === undefined || !PEOPLE[person]) return page(reply, login(request))
    back.searchParams.set('otid', tickets.give('otid', person, brand, faultOf(fault)))
    return reply.redirect(back.href)
  })
  server.get<{ Querystring: Query }>('/outside/member-system/my-page', (request, reply) =>
    page(reply, overview('My page at the member system', Object.keys(request.query), origins)),
  )
}

function login(request: FastifyRequest<{ Querystring: Query }>): string {
  const here = new URLSearchParams(request.url.split('?')[1] ?? '')
  return choosing(
    'Member system',
    (name, fault) => {
      const query = new URLSearchParams(here)
      query.set('person', name)
      if (fault) query.set('fault', String(fault))
      return `/outside/member-system?${query}`
    },
    TICKET_ERRORS,
  )
}

/** A hotel's own server: codes for its sign-in, tokens for its links, and the chat's. */
function hotelServerPages(server: FastifyInstance, { origins, tickets, brandOf }: SimulatorOptions): void {
  server.get<{ Querystring: Query }>('/outside/hotel-server', async (request, reply) => {
    const { person, hotel_code = '', as = 'code', name = 'brand_custom_auth_token' } = request.query
    const brand = await brandOf(hotel_code)
    const target = TARGETS[as]
    if (brand === null || !target || person === undefined || !PEOPLE[person]) {
      const more = String(new URLSearchParams({ hotel_code, as, name }))
      return page(
        reply,
        choosing('The hotel’s own sign-in', (each) => `/outside/hotel-server?${more}&person=${each}`),
      )
    }
    const secret = tickets.give(target.kind, person, brand)
    const query = new URLSearchParams({ hotel_code, [target.name ?? name]: secret, ...target.more })
    return reply.redirect(`${origins.widget}${target.path}?${query}`)
  })
}

const TARGETS: Record<
  string,
  { kind: 'code' | 'token' | 'liff'; path: string; name?: string; more?: Record<string, string> }
> = {
  code: { kind: 'code', path: '/sso/custom/callback', name: 'code' },
  // Its name is the hotel's to choose.
  token: { kind: 'token', path: '/booking/result' },
  liff: {
    kind: 'liff',
    path: '/iframe-liff-token',
    name: 'lineLiffToken',
    more: { redirectUrlFromLiff: '/booking/result' },
  },
}

/** Only back to the widget: nobody is sent elsewhere with what signs in. */
function ownUrl(address: string, { widget }: Origins): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return url.origin === widget ? url : null
}
