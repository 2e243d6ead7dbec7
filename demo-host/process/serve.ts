// The process: reads the environment, starts everything, stops everything. docs/running.md names the variables.
import { join, resolve } from 'node:path'

import { SECOND_MS } from '../../shared/constants.ts'
import { googleWalletOf, passSignerOf } from '../provider/configuration/adapters.ts'
import {
  areNamed,
  listOf,
  proxiesOf,
  readEnvironment,
  timeoutsFrom,
} from '../provider/configuration/read-environment.ts'
import { endOnFault } from '../provider/end-on-fault.ts'
import { stopOnSignal } from '../provider/stop-on-signal.ts'
import { requireLocal } from './guards.ts'
import { originsFrom, takenPorts } from './ports.ts'
import { startProvider } from './provider-process.ts'
import type { ProviderProcess } from './provider-process.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const DEFAULT_PORT = 8787
const ENGINES = {
  url: 'the PostgreSQL of DATABASE_URL',
  embedded: 'the bundled PostgreSQL',
  pglite: 'PGlite',
} as const satisfies Record<ProviderProcess['engine'], string>

const say = (line: string) => console.log(line)

async function serve(given: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  const environment = readEnvironment(given)
  if (environment.DEMO !== '1')
    throw new Error(
      'This is the demonstration, which runs with DEMO=1 (as npm start does); demo-host/provider/serve.ts is not',
    )
  const first = environment.PORT ?? DEFAULT_PORT
  const address = environment.HOST ?? 'localhost'
  const origins = originsFrom(first, environment)
  requireLocal(origins, address, environment.DEMO_SECRET)
  const [taken] = await takenPorts(first, address)
  if (taken !== undefined)
    throw new Error(
      `Port ${taken} is in use. Stop what listens there, or choose other ports: PORT=${first + 100} npm start`,
    )

  const folder = resolve(environment.BOOKING_DATA ?? join(ROOT, '.data'))
  const running = startProvider({
    first,
    address,
    origins,
    parentOrigins: listOf(environment.PARENT_ORIGINS),
    url: environment.DATABASE_URL,
    folder,
    dist: resolve(environment.DIST ?? join(ROOT, 'dist')),
    hotels: hotelsAsked(words),
    isWorldAsked: environment.DEMO_WORLD === '1',
    secret: environment.DEMO_SECRET,
    smtpUrl: environment.SMTP_URL,
    turnstileSecret: environment.TURNSTILE_SECRET,
    passSigner: passSignerOf(environment),
    googleWallet: googleWalletOf(environment),
    isOta: environment.OTA_ENABLED === '1',
    hasOwnCalls: environment.API_AT_WIDGET_ORIGIN !== '0',
    trustedProxies: proxiesOf(environment),
    catalogMegabytes: environment.CATALOG_MEGABYTES,
    isNamed: areNamed(environment),
    timeouts: timeoutsFrom(environment),
    connections: environment.DATABASE_POOL,
    secretsKey: environment.SECRETS_KEY,
    checkAnswersEvery: environment.CHECK_ANSWERS_EVERY,
    logLevel: environment.LOG_LEVEL ?? 'warn',
    log: say,
  })
  stopOnSignal(running, say, (environment.DRAIN_SECONDS ?? 0) * SECOND_MS)
  const { engine } = await running
  const keeps = engine === 'url' ? '' : ` (kept in ${folder})`
  say(`\nBooking data: ${ENGINES[engine]}${keeps}`)
  say(`\n  Open  ${origins.host}/\n`)
  say(`Search a stay there and book it; the mails and a clock you can move are at ${origins.api}/demo/`)
  say('Ctrl-C stops everything and keeps the data.')
}

function hotelsAsked(words: readonly string[]): number | undefined {
  const at = words.indexOf('--hotels')
  if (at === -1) return undefined
  const count = Number(words[at + 1])
  if (Number.isInteger(count) && count > 0) return count
  throw new Error('--hotels needs a number, as in: npm start -- --hotels 200')
}

endOnFault()
serve(process.env, process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? `\n${error.message}\n` : error)
  process.exit(1)
})
