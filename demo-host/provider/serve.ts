// The process: reads the environment, starts everything, stops everything. README names the variables.
import { join, resolve } from 'node:path'

import { SECOND_MS } from '../../shared/constants.ts'
import { firstPort, originsFrom, takenPorts } from './process/ports.ts'
import { startProvider } from './process/provider-process.ts'
import type { ProviderProcess } from './process/provider-process.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const DEFAULT_PORT = '8787'
const DRAIN_MS = 10 * SECOND_MS
const ENGINES = {
  url: 'the PostgreSQL of DATABASE_URL',
  embedded: 'the bundled PostgreSQL',
  pglite: 'PGlite',
} as const satisfies Record<ProviderProcess['engine'], string>

const say = (line: string) => console.log(line)

async function serve(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  if (environment.DEMO !== '1')
    throw new Error('The only payment gateway here is the simulator, which runs with DEMO=1 (as npm start does)')
  const first = firstPort(environment.PORT ?? DEFAULT_PORT)
  const address = environment.HOST ?? 'localhost'
  const [taken] = await takenPorts(first, address)
  if (taken !== undefined)
    throw new Error(
      `Port ${taken} is in use. Stop what listens there, or choose other ports: PORT=${first + 100} npm start`,
    )

  const folder = resolve(environment.BOOKING_DATA ?? join(ROOT, '.data'))
  const origins = originsFrom(first, environment)
  const running = startProvider({
    first,
    address,
    origins,
    parentOrigins: environment.PARENT_ORIGINS?.split(',') ?? [],
    url: environment.DATABASE_URL,
    folder,
    dist: join(ROOT, 'dist'),
    hotels: hotelsAsked(words),
    smtpUrl: environment.SMTP_URL,
    logLevel: environment.LOG_LEVEL ?? 'warn',
    log: say,
  })
  stopOnSignal(running)
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

/** What is under way gets ten seconds; a second signal ends at once. */
function stopOnSignal(running: Promise<ProviderProcess>): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    const started = await running.catch(() => null) // it has told its own failure
    await started?.stop()
    say('\nStopped.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

serve(process.env, process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? `\n${error.message}\n` : error)
  process.exit(1)
})
