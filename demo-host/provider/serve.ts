// The process of the product alone: reads the environment, starts, stops. npm start is the demonstration beside it.
import { join, resolve } from 'node:path'

import { SECOND_MS } from '../../shared/constants.ts'
import type { Origins } from '../../shared/origins.ts'
import { adaptersOf } from './configuration/adapters.ts'
import { checkInstallation } from './configuration/check-installation.ts'
import type { Tried } from './configuration/check-installation.ts'
import { completeOrigins } from './configuration/origins.ts'
import {
  areNamed,
  listOf,
  metricsAddressFrom,
  needed,
  proxiesOf,
  readEnvironment,
  timeoutsFrom,
} from './configuration/read-environment.ts'
import type { Environment } from './configuration/variables.ts'
import { endOnFault } from './end-on-fault.ts'
import { DEFAULT_CHECK_ANSWERS_EVERY } from './http/answer-check.ts'
import { startProduct } from './product.ts'
import type { ServerName } from './product.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const DEFAULT_PORT = 8787
/** Balancers ask every few seconds whether we are ready. */
const DEFAULT_DRAIN_S = 5
/** A search takes some milliseconds: whoever waits half a second for its turn is one of too many. */
const DEFAULT_LATE_MS = 500

/** npm run serve -- --check */
const CHECK = '--check'

const say = (line: string) => console.log(line)

/** Without names of their own the origins are ports of this machine. */
function originsOf(read: Environment, ports: Record<ServerName, number>): Origins {
  const here = (name: ServerName) => `http://localhost:${ports[name]}`
  return completeOrigins({
    widget: read.WIDGET_ORIGIN ?? here('widget'),
    api: read.API_ORIGIN ?? here('api'),
    identity: read.IDENTITY_ORIGIN ?? here('identity'),
    host: read.HOST_ORIGIN,
    gateway: read.GATEWAY_ORIGIN,
  })
}

async function serve(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  const read = readEnvironment(environment, { isProduct: true })
  const first = read.PORT ?? DEFAULT_PORT
  const ports = { widget: first, api: first + 1, identity: first + 2 }
  const origins = originsOf(read, ports)
  const dist = resolve(read.DIST ?? join(ROOT, 'dist'))
  const folder = resolve(read.BOOKING_DATA ?? join(ROOT, '.data'))
  if (words.includes(CHECK))
    return check({ ...read, dist, folder, origins: [origins.widget, origins.api, origins.identity] })
  const running = startProduct({
    url: read.DATABASE_URL,
    replicaUrl: read.DATABASE_READ_URL,
    folder,
    dist,
    address: read.HOST ?? 'localhost',
    ports,
    origins,
    adapters: adaptersOf(read, origins),
    turnstileSecret: read.TURNSTILE_SECRET,
    isOta: read.OTA_ENABLED === '1',
    hasOwnCalls: read.API_AT_WIDGET_ORIGIN === '1',
    trustedProxies: proxiesOf(read),
    lateMs: read.EVENT_LOOP_LATE_MS ?? DEFAULT_LATE_MS,
    catalogMegabytes: read.CATALOG_MEGABYTES,
    isNamed: areNamed(read),
    timeouts: timeoutsFrom(read),
    connections: read.DATABASE_POOL,
    // A database of one's own may have processes on several machines: no folder is theirs.
    secretsKey: read.DATABASE_URL === undefined ? read.SECRETS_KEY : needed(read, 'SECRETS_KEY', 'DATABASE_URL'),
    paymentPageHotels: listOf(read.PAYMENT_PAGE_HOTELS),
    checkAnswersEvery: read.CHECK_ANSWERS_EVERY ?? DEFAULT_CHECK_ANSWERS_EVERY,
    logLevel: read.LOG_LEVEL ?? 'warn',
    metricsAt: metricsAddressFrom(read),
    say,
  })
  stopOnSignal(running, say, (read.DRAIN_SECONDS ?? DEFAULT_DRAIN_S) * SECOND_MS)
  await running
  say(`The widget is at ${origins.widget}/v1/loader.js; its hotels are those of the database.`)
}

/** Tells what was tried, all of it, and exits with 1 where something is wrong. */
async function check(tried: Tried): Promise<void> {
  const findings = await checkInstallation(tried)
  for (const { what, isWell, said } of findings) say(`${isWell ? 'well ' : 'WRONG'}  ${what}: ${said}`)
  if (findings.some(({ isWell }) => !isWell)) process.exitCode = 1
}

endOnFault()
serve(process.env, process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? `\n${error.message}\n` : error)
  process.exit(1)
})
