// npm run migrate: brings the database of DATABASE_URL to the schema of this program, before any process of it starts.
import { needed, readEnvironment, timeoutsFrom } from './configuration/read-environment.ts'
import { WHILE_MIGRATING, withClient } from './db/connection.ts'
import { migrateUrl, pendingOf } from './db/migrate.ts'
import { currentUser, setUpRole } from './db/session-settings.ts'

/** Says what would be done, and does nothing. */
const PLAN = '--plan'

const say = (line: string) => console.log(line)

async function migrate(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  const unknown = words.find((word) => word !== PLAN)
  if (unknown !== undefined) throw new Error(`${unknown}? npm run migrate takes ${PLAN}, or nothing`)
  const read = readEnvironment(environment)
  const served = read.DATABASE_URL ?? needed(read, 'DATABASE_URL', 'DATABASE_MIGRATE_URL')
  const url = read.DATABASE_MIGRATE_URL ?? served
  if (words.includes(PLAN)) return tellPlan(url)
  const applied = await migrateUrl(url, say)
  for (const name of applied) say(`applied  ${name}`)
  say(applied.length === 0 ? 'The schema is current.' : `The schema is current: ${applied.length} applied.`)
  // An address without a name means whoever runs this, as PostgreSQL has it.
  const role = decodeURIComponent(new URL(served).username) || (await withClient(url, WHILE_MIGRATING, currentUser))
  await withClient(url, WHILE_MIGRATING, (client) => setUpRole(client, role, timeoutsFrom(read)))
  say(`New sessions of ${role} begin in UTC and with its time-outs.`)
}

async function tellPlan(url: string): Promise<void> {
  const pending = await withClient(url, WHILE_MIGRATING, pendingOf)
  if (pending.length === 0) say('The schema is current: nothing is to be applied.')
  for (const { name, statements } of pending) {
    say(`-- ${name}`)
    for (const statement of statements) say(`${statement.trim()}\n`)
  }
}

migrate(process.env, process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? `\n${error.message}\n` : error)
  process.exit(1)
})
