// A process of the product as an operator starts it, with one fake behind each port; prints what it answered, and ends.
import { join } from 'node:path'

import { create, string, type } from 'superstruct'

import { HEADERS } from '../../../shared/headers.ts'
import { openGateways } from '../../../demo-host/provider/gateways/registry.ts'
import { freePort } from '../../../demo-host/provider/db/free-port.ts'
import type { Identities } from '../../../demo-host/provider/identity-providers/identities.ts'
import { startProduct } from '../../../demo-host/provider/product.ts'
import { emptyBuild } from './empty-build.ts'

const [, , folder = ''] = process.argv
const ports = { widget: await freePort(), api: await freePort(), identity: await freePort() }
const at = (name: keyof typeof ports) => `http://127.0.0.1:${ports[name]}`
const origins = {
  widget: at('widget'),
  api: at('api'),
  identity: at('identity'),
  host: at('widget'),
  gateway: at('api'),
}

const secrets = { key: 'pk_fake', api: 'sk_fake', webhook: 'wh_fake' }
const noNetwork: typeof fetch = async () => new Response('{}', { status: 503 })
const identities: Identities = {
  begin: async () => ({ url: 'https://accounts.example/', nonce: 'nonce', verifier: 'verifier' }),
  finish: async () => null,
}

const product = await startProduct({
  folder: join(folder, 'data'),
  dist: emptyBuild(folder),
  address: '127.0.0.1',
  ports,
  origins,
  adapters: {
    gateways: openGateways(['payment_hub'], { origin: origins.gateway, secrets, clock: Date, fetch: noNetwork }),
    identityProviders: { identities, systems: null },
    transport: { send: async () => {}, close() {} },
    from: { name: 'Reservations', address: 'stay@hotel.example' },
  },
  logLevel: 'silent',
  say() {},
})

const statusOf = async (address: string, init?: RequestInit) => (await fetch(address, init)).status
const started = await fetch(`${origins.identity}/api/client_sessions`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ key: 'alone', secret: 'alone' }),
})
const { data } = create(await started.json(), type({ data: type({ client_session: string() }) }))
const headers = { [HEADERS.clientSession]: data.client_session }
const answers = {
  healthz: [await statusOf(`${origins.api}/healthz`), await statusOf(`${origins.identity}/healthz`)],
  readyz: [await statusOf(`${origins.api}/readyz`), await statusOf(`${origins.identity}/readyz`)],
  loader: await statusOf(`${origins.widget}/v1/loader.js`),
  hotel: await statusOf(`${origins.api}/hotels/shirotsuki/settings/booking_widget`, { headers }),
  unsigned: await statusOf(`${origins.api}/gateway/webhooks`, { method: 'POST', body: '{}' }),
  demo: await statusOf(`${origins.api}/demo/`),
  standIn: await statusOf(`${origins.identity}/outside/member-system`),
  photograph: await statusOf(`${origins.api}/scenes/garden-day.svg`),
}
await product.stop()
console.log(JSON.stringify({ engine: product.engine, ...answers }))
