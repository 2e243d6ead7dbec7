// npm run booking: what an operator does by hand or from a script, at the database of the product or with a build.
import { resolveTxt } from 'node:dns/promises'
import { join, resolve } from 'node:path'

import { SiteRefused } from './assets/static-site/write-site.ts'
import { BACKUP_USAGE, runBackupCommand } from './backup-command.ts'
import { BOOKS_USAGE, runBooksCommand } from './books-command.ts'
import { DatabaseAway, NothingFound, NotInOrder, tellAway, WrongUse } from './command-errors.ts'
import { readEnvironment, timeoutsFrom } from './configuration/read-environment.ts'
import type { DatabaseTimeouts } from './db/connection.ts'
import { openDatabase } from './db/open.ts'
import { HOTEL_USAGE, runHotelCommand } from './hotel-command.ts'
import { DocumentRefused } from './hotel-documents/read-document.ts'
import { createSeal } from './kernel/seal.ts'
import { MAIL_USAGE, runMailCommand } from './mail-command.ts'
import { RELEASE_USAGE, runReleaseCommand } from './release-command.ts'
import { keptSecretsKey } from './secrets-key.ts'
import { runTraceCommand, TRACE_USAGE } from './trace-command.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Refused: nothing was changed. Wrong use: the words on the line. Away: no database answers. Failed: a fault of ours. */
const EXIT = { refused: 1, wrongUse: 2, away: 3, failed: 4 } as const

const say = (line: string) => console.log(line)

const folderOf = (data: string | undefined) => resolve(data ?? join(ROOT, '.data'))

async function open(timeouts?: DatabaseTimeouts) {
  const read = readEnvironment(process.env)
  const { DATABASE_URL: url, BOOKING_DATA } = read
  const folder = folderOf(BOOKING_DATA)
  // As npm run serve opens it: a database of one's own is migrated by npm run migrate alone.
  const opening = { url, folder, isPrepared: url !== undefined, timeouts: timeouts ?? timeoutsFrom(read) }
  return openDatabase(opening).catch((error: unknown) => {
    throw new DatabaseAway(tellAway(error), { cause: error })
  })
}

/** Of the keys that lie in the database. */
async function seal() {
  const { SECRETS_KEY: key, BOOKING_DATA } = readEnvironment(process.env)
  return createSeal(key ?? (await keptSecretsKey(folderOf(BOOKING_DATA))))
}

/** Where a database may be made and dropped again. */
function server(): string | undefined {
  const read = readEnvironment(process.env)
  return read.DATABASE_SCRATCH_URL ?? read.DATABASE_MIGRATE_URL ?? read.DATABASE_URL
}

/** The first signal ends what is under way in good order, the second at once. */
function stoppedBySignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  return stopping.signal
}

async function run([subject, ...words]: readonly string[]): Promise<void> {
  if (subject === 'hotel') return runHotelCommand(words, { open, now: Date.now, say })
  if (subject === 'release')
    return runReleaseCommand(words, { dist: process.env.DIST ?? join(ROOT, 'dist'), open, say })
  if (subject === 'mail')
    return runMailCommand(words, { open, input: process.stdin, seal, lookUp: resolveTxt, now: Date.now, say })
  if (subject === 'trace') return runTraceCommand(words, { input: process.stdin, say })
  if (subject === 'books') return runBooksCommand(words, { open, say })
  if (subject === 'backup')
    return runBackupCommand(words, { server, environment: process.env, stopped: stoppedBySignal(), now: Date.now, say })
  throw new WrongUse(subject ? `There is no "${subject}"` : 'What shall be done?')
}

function exitOf(error: unknown): number {
  if (error instanceof WrongUse) return EXIT.wrongUse
  const isRefused = [DocumentRefused, SiteRefused, NothingFound, NotInOrder].some((kind) => error instanceof kind)
  if (isRefused) return EXIT.refused
  return error instanceof DatabaseAway ? EXIT.away : EXIT.failed
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof WrongUse)
    console.error(`\n${[HOTEL_USAGE, RELEASE_USAGE, MAIL_USAGE, TRACE_USAGE, BACKUP_USAGE, BOOKS_USAGE].join('\n')}`)
  process.exitCode = exitOf(error)
})
