import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/constants.ts'
import { verifyDump } from './backup/verify-dump.ts'
import type { VerifiedDump } from './backup/verify-dump.ts'
import { tellBooks } from './books-command.ts'
import { DatabaseAway, NotInOrder, tellAway, WrongUse } from './command-errors.ts'
import { ScratchRefused } from './db/scratch-database.ts'
import { isDatabaseUnreachable } from './db/unreachable.ts'

export const BACKUP_USAGE = 'booking backup verify DUMP'

const ANCHOR = 'docs/operating.md#backup'

export type BackupSurroundings = {
  /** The server that a database is made on for as long as it takes; undefined: none was said. */
  server: () => string | undefined
  environment: NodeJS.ProcessEnv
  /** Somebody wants it to end. */
  stopped: AbortSignal
  now: () => number
  say: (line: string) => void
}

/** Whether a dump can be restored, and what is in it (docs/operating.md). The database that is served is not touched. */
export async function runBackupCommand(
  [action, dump, ...words]: readonly string[],
  { server, environment, stopped, now, say }: BackupSurroundings,
): Promise<void> {
  if (action !== 'verify' || dump === undefined || words.length > 0)
    throw new WrongUse(action === 'verify' ? `Which dump? One, by the name of its file (${ANCHOR})` : `There is no "backup ${action ?? ''}"`) // prettier-ignore
  const url = server()
  if (url === undefined)
    throw new WrongUse(`On which server? DATABASE_SCRATCH_URL names one, or DATABASE_URL (${ANCHOR})`)
  const verified = await verifyDump(dump, url, { environment, stopped }).catch((error: unknown) => {
    throw toldOf(error, stopped)
  })
  tell(verified, now(), say)
}

/** No sentence repeats an address with its password, or what the database says of a row. */
function toldOf(error: unknown, stopped: AbortSignal): unknown {
  if (error instanceof ScratchRefused) return new NotInOrder(`${error.message} (${ANCHOR})`)
  if (stopped.aborted) return new NotInOrder('Stopped; nothing is left of it.')
  return isDatabaseUnreachable(error) ? new DatabaseAway(tellAway(error), { cause: error }) : error
}

function tell(
  { hotels, stays, newest, older, isNewer, books }: VerifiedDump,
  now: number,
  say: (line: string) => void,
) {
  say(`well   the dump: all of it was restored, ${hotels} hotels and ${stays} stays`)
  say(`well   the schema: ${schemaSaid(older, isNewer)}`)
  say(`well   the newest stay: ${newest ? `booked ${ageOf(now - newest.getTime())} ago, ${newest.toISOString()}` : 'none was ever booked'}`) // prettier-ignore
  tellBooks(books, say)
  say('In order.')
}

const schemaSaid = (older: number, isNewer: boolean): string => {
  if (isNewer) return 'of a newer release, which this program takes'
  return older === 0 ? 'that of this program' : `older than this program by ${older}, which npm run migrate applies`
}

function ageOf(ms: number): string {
  for (const [unit, word] of [[DAY_MS, 'days'], [HOUR_MS, 'hours']] as const) if (ms >= 2 * unit) return `${Math.floor(ms / unit)} ${word}` // prettier-ignore
  return `${Math.max(0, Math.floor(ms / MINUTE_MS))} minutes`
}
