import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { promisify } from 'node:util'

import { NotInOrder } from '../command-errors.ts'

const ANCHOR = 'docs/operating.md#backup'
const PROGRAM = 'pg_restore'
/** The list of a dump has a line for each thing in it. */
const MOST_BYTES = 64 * 1024 * 1024
/** Without these there is nothing to look at. */
const OURS = [/ TABLE DATA \S+ reservation /, / TABLE DATA \S+ __drizzle_migrations /]
const MADE_FROM = /^;\s+Dumped from database version: ([\d.]+)/m
const NOT_RESTORED = /from TOC entry \d+; \d+ \d+ ([\w ]+)/

/** What it says of a dump that it does not take, and what that means. Its own words may repeat rows: they are never told. */
const REASONS: readonly (readonly [said: RegExp, means: string])[] = [
  [/^unsupported version/, 'is of a newer pg_dump than this pg_restore: take that of the server, or a later one'],
  [/^input file appears to be a text format dump/, 'is a text: dump with --format=custom'],
  [/does not appear to be a valid archive|^input file is too short/, 'is no dump of pg_dump --format=custom'],
  [/end of file|^could not (?:read|uncompress|find block)|^corrupt/, 'is cut short, or was changed on its way'],
  [/No space left on device/, 'does not fit: the disk of the server is full'],
]
const FIRST_ERROR = /^pg_restore: error: (.*)/m

export type Dump = { path: string; postgres: string }

export type RestoreSurroundings = { environment: NodeJS.ProcessEnv; stopped: AbortSignal }

/** What a dump says of itself, before anything is made of it. */
export async function readDump(path: string, surroundings: RestoreSurroundings): Promise<Dump> {
  const isThere = await access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
  if (!isThere) throw refused(path, 'is not there, or nobody may read it')
  const list = await run(path, ['--list', path], surroundings, {})
  if (!OURS.every((table) => table.test(list))) throw refused(path, 'holds no stays: it is of another program, or of a part of the database') // prettier-ignore
  return { path, postgres: MADE_FROM.exec(list)?.[1] ?? '' }
}

/** Into an empty database. Its password goes by the environment: everybody on the machine may read the words of a command. */
export async function restoreDump({ path }: Dump, url: string, surroundings: RestoreSurroundings): Promise<void> {
  const target = new URL(url)
  const password = decodeURIComponent(target.password) || target.searchParams.get('password')
  target.password = ''
  target.searchParams.delete('password')
  const how = ['--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${target.href}`, path]
  await run(path, how, surroundings, password ? { PGPASSWORD: password } : {})
}

async function run(
  path: string,
  words: readonly string[],
  { environment, stopped: signal }: RestoreSurroundings,
  more: Record<string, string>,
): Promise<string> {
  const env = { ...environment, ...more, LC_ALL: 'C' }
  try {
    return (await promisify(execFile)(PROGRAM, words, { env, signal, maxBuffer: MOST_BYTES })).stdout
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof Error)) throw error
    if (Reflect.get(error, 'code') === 'ENOENT') throw new NotInOrder(`There is no ${PROGRAM}: it comes with PostgreSQL's own programs (postgresql-client), of the version of the server or later (${ANCHOR})`) // prettier-ignore
    const said = String(Reflect.get(error, 'stderr'))
    const first = FIRST_ERROR.exec(said)?.[1] ?? ''
    const means = REASONS.find(([pattern]) => pattern.test(first))?.[1]
    const what = NOT_RESTORED.exec(said)?.[1] ?? 'what it holds'
    throw refused(path, means ?? `cannot be restored: ${PROGRAM} stopped at ${what.trim()}`)
  }
}

const refused = (path: string, why: string) => new NotInOrder(`${path} ${why} (${ANCHOR})`)
