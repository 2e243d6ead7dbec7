import type { FastifyInstance, FastifyReply } from 'fastify'
import { enums, is, object, optional, string } from 'superstruct'
import { isBrand } from './card-rules.ts'
import type { Html } from '../../provider/kernel/html.ts'
import { withSwitch } from './api-routes.ts'
import { createScripts } from '../identity/scripts.ts'
import { SCRIPTS, SHEETS } from './assets.ts'
import { DECISIONS } from './charges.ts'
import type { Charges, Decision } from './charges.ts'
import { cardsPage } from './pages/cards.ts'
import { challengePage, closedPage, isWallet, localeOr } from './pages/challenge.ts'
import { fieldsPage } from './pages/fields.ts'
import { CARD_KINDS } from '../../../shared/payment-codes.ts'
import type { CardGateway } from '../../../shared/payments.ts'
import { isSame } from '../../provider/gateways/signature.ts'
import { gatewaySwitch } from './switches.ts'
import type { Switches } from './switches.ts'
import { SHAPES as CARD_SHAPES } from './token-shapes.ts'
import type { CardInput, CodeInput, Tokenised } from './tokens.ts'

export type PageRoutesOptions = {
  charges: Charges
  switches: Switches
  clock: { now: () => number }
  origin: string
  clientKey: string
  challengeSecret: (id: string) => string
  isSession: (session: string) => boolean
  tokenise: (card: CardInput) => Promise<Tokenised>
  tokeniseCode: (code: CodeInput) => Promise<Tokenised>
  changed: () => void
}

const CARD_GATEWAYS = Object.keys(CARD_SHAPES) as CardGateway[] // Object.keys forgets the names it lists
const cardInput = object({
  key: string(),
  number: string(),
  expiry: string(),
  cvc: string(),
  holder: string(),
  brand: optional(string()),
  gateway: optional(enums(CARD_GATEWAYS)),
  domestic: optional(object({ birth: string(), pin: string() })),
  session: optional(string()),
})
const codeInput = object({
  key: string(),
  cvc: string(),
  kept: enums(CARD_KINDS),
  gateway: optional(enums(CARD_GATEWAYS)),
})
const isCardGateway = (value: unknown): value is CardGateway => CARD_GATEWAYS.some((id) => id === value)
const isDecision = (value: unknown): value is Decision => typeof value === 'string' && Object.hasOwn(DECISIONS, value)

/** Any page may hold the fields and the bank in a frame: which sites take cards is not the gateway's to know. */
const policy = (ancestors: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors}`

function send(reply: FastifyReply, page: Html, status = 200, ancestors = '*') {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(ancestors),
      'cache-control': 'no-store',
    })
    .send(page.markup)
}

type Asked = {
  Querystring: {
    key?: string
    locale?: string
    gateway?: string
    domestic?: string
    session?: string
    k?: string
    kept?: string
  }
  Params: { id: string }
  Body: unknown
}

export function pageRoutes(server: FastifyInstance, options: PageRoutesOptions) {
  const { charges, switches, clock } = options
  const script = createScripts(SCRIPTS, import.meta.url)

  for (const [address, sheet] of Object.entries(SHEETS))
    server.get(address, (_, reply) => reply.type('text/css; charset=utf-8').send(sheet))
  for (const address of Object.keys(SCRIPTS))
    server.get(address, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(await script(address)))
  server.get('/cards', (_, reply) => send(reply, cardsPage(), 200, "'none'"))

  server.get<Asked>('/fields', (request, reply) => {
    const { key = '', locale, gateway = 'payment_hub', domestic, session, kept } = request.query
    if (!isSame(key, options.clientKey)) return reply.code(403).send({ title: 'Unknown key' })
    if (!isCardGateway(gateway)) return reply.code(404).send({ title: 'No such form' })
    if (isMissingSession(gateway, session)) return reply.code(403).send({ title: 'Unknown session' })
    const today = new Date(clock.now()).toISOString().slice(0, 10)
    const asked = { locale: localeOr(locale), today, gateway, isDomestic: domestic === '1' }
    return send(reply, fieldsPage({ ...asked, kept: kept !== undefined && isBrand(kept) ? kept : null }))
  })

  /** One gateway's form stands only in a session, which the merchant opened. */
  const isMissingSession = (gateway: CardGateway, session = '') =>
    gateway === 'adyen_gmo' && !options.isSession(session)

  server.post('/tokens', async (request, reply) => {
    // Only our own page sends card numbers, so nobody else's page can make a guest's browser do it.
    if (request.headers.origin !== options.origin) return reply.code(403).send({ title: 'Unknown origin' })
    const { body } = request
    if (is(body, codeInput) && isSame(body.key, options.clientKey))
      return withSwitch(switches, 'tokenise', reply, () => options.tokeniseCode(body))
    if (!is(body, cardInput) || !isSame(body.key, options.clientKey))
      return reply.code(400).send({ title: 'The input does not fit' })
    const { session, gateway = 'payment_hub' } = body
    if (isMissingSession(gateway, session)) return reply.code(403).send({ title: 'Unknown session' })
    return withSwitch(switches, 'tokenise', reply, () => options.tokenise(body))
  })

  /** The charge a bank's page may show: its own secret is part of the address. */
  async function asked(id: string, secret: unknown) {
    const isKnown = typeof secret === 'string' && isSame(secret, options.challengeSecret(id))
    return isKnown ? charges.byId(id) : null
  }

  server.get<Asked>('/challenge/:id', async (request, reply) => {
    const { k, locale } = request.query
    const row = await asked(request.params.id, k)
    if (!row) return reply.code(404).send({ title: 'No such question' })
    const shown = localeOr(locale ?? row.locale)
    return row.state === 'pre_3d_secure'
      ? send(reply, challengePage(row, shown, k ?? ''), 200, isWallet(row) ? "'none'" : '*')
      : send(reply, closedPage('over', row, shown), 410)
  })

  server.post<Asked>('/challenge/:id/decision', async (request, reply) => {
    const { k, decision } = Object(request.body)
    const row = await asked(request.params.id, k)
    if (!row) return reply.code(404).send({ title: 'No such question' })
    if (!isDecision(decision)) return reply.code(400).send({ title: 'No such answer' })
    const decided = await charges.decide(row.id, decision)
    options.changed()
    const shown = localeOr(request.query.locale ?? row.locale)
    return decided
      ? send(reply, closedPage('answered', decided, shown))
      : send(reply, closedPage('over', row, shown), 409)
  })

  server.get('/test/switches', () => ({ data: switches.list() }))
  server.post('/test/switches', async (request, reply) => {
    if (!is(request.body, gatewaySwitch)) return reply.code(400).send({ title: 'The input does not fit' })
    switches.arm(request.body)
    return { data: switches.list() }
  })
  server.delete('/test/switches', () => {
    switches.clear()
    return { data: switches.list() }
  })
}
