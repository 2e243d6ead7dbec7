import type { AddressInfo } from 'node:net'
import { emptyDatabase } from '../../demo-host/world/memory.ts'
import { injected } from '../../demo-host/provider/http/inject.ts'
import { openAllGateways } from '../../demo-host/provider/gateways/registry.ts'
import { createGateway } from '../../demo-host/simulators/gateway/server.ts'
import type { AuthorizeInput, WebhookEvent } from '../../demo-host/provider/gateways/messages.ts'
import { SIGNATURE_HEADER } from '../../demo-host/provider/gateways/signature.ts'

export const ORIGINS = {
  host: 'http://host.test',
  widget: 'http://widget.test',
  api: 'http://api.test',
  gateway: 'http://gateway.test',
  identity: 'http://identity.test',
}
export const SECRETS = { key: 'pk_test', api: 'sk_test', webhook: 'wh_test' }
export const START = Date.parse('2026-11-20T03:00:00Z')

/** A gateway over an empty database, the provider's adapter to it, a clock to move and the reports it sent. */
export async function openGateway() {
  process.env.DEMO = '1'
  const database = await emptyDatabase()
  const clock = { time: START, now: () => clock.time }
  let count = 0
  const ids = { next: () => String(++count) }
  const received: { header: string; body: string; event: WebhookEvent }[] = []
  let isProviderUp = true

  const { server, sweep } = createGateway({
    database,
    clock,
    ids,
    origins: ORIGINS,
    secrets: SECRETS,
    async fetch(_, request) {
      if (!isProviderUp) throw new TypeError('no way to the provider')
      const body = String(request?.body)
      const header = new Headers(request?.headers).get(SIGNATURE_HEADER) ?? ''
      received.push({ header, body, event: JSON.parse(body) })
      return new Response('{}')
    },
  })
  const gateways = openAllGateways({
    origin: ORIGINS.gateway,
    secrets: SECRETS,
    clock,
    fetch: (address, request) => injected(server, new Request(address, request)),
  })

  const provider = gateways.payment_hub

  async function tokenise(number: string, more: object = {}) {
    const payload = {
      key: SECRETS.key,
      number,
      expiry: '12/30',
      cvc: /^3[47]/.test(number) ? '1234' : '123',
      holder: 'TARO YAMADA',
      ...more,
    }
    return server.inject({ method: 'POST', url: '/tokens', headers: { origin: ORIGINS.gateway }, payload })
  }

  /** A payment ready to be authorised with a test card. */
  async function payment(number: string, more: Partial<AuthorizeInput> = {}): Promise<AuthorizeInput> {
    const { token } = (await tokenise(number)).json()
    return {
      reference: `pay-${++count}`,
      token,
      amount: 96_200,
      currency: 'JPY',
      three_ds: true,
      return_url: `${ORIGINS.widget}/return`,
      hotel_name: 'Shirotsuki',
      locale: 'en',
      ...more,
    }
  }

  /** What the guest presses on the bank's page. */
  const decide = (challengeUrl: string, decision: string) => {
    const url = new URL(challengeUrl)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams({ k: url.searchParams.get('k') ?? '', decision }).toString()
    return server.inject({ method: 'POST', url: `${url.pathname}/decision`, headers, payload })
  }

  async function listen() {
    await server.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.server.address() as AddressInfo // a TCP server's address is never a path
    return `http://127.0.0.1:${port}`
  }

  async function close() {
    await server.close()
    await database.close()
  }

  const cutProvider = (isCut: boolean) => {
    isProviderUp = !isCut
  }
  return {
    gateways,
    server,
    sweep,
    provider,
    clock,
    database,
    received,
    tokenise,
    payment,
    decide,
    listen,
    cutProvider,
    close,
  }
}
