import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

import { is, lazy, nullable, number, optional, string, type } from 'superstruct'
import type { Infer, Struct } from 'superstruct'

import { NothingFound, WrongUse } from './command-errors.ts'
import type { LoggedError } from './kernel/logged-error.ts'

export const TRACE_USAGE = 'booking trace ID [FILE…]'

const ANCHOR = 'docs/operating.md#what-operators-read'
/** As pino counts them; what lies between has no name. */
const LEVELS: Readonly<Record<number, string>> = { 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }
const INDENT = 4

export type TraceSurroundings = {
  /** Where lines come from that no file is named for. */
  input: NodeJS.ReadableStream
  say: (line: string) => void
}

const error: Struct<LoggedError> = type({
  type: string(),
  code: optional(string()),
  table: optional(string()),
  constraint: optional(string()),
  column: optional(string()),
  message: string(),
  stack: string(),
  cause: optional(lazy(() => error)),
}) as never // lazy() loses what it gives

/** A line of the log as far as it is read here; the line of an answer has a status (http/access-log.ts). */
const line = type({
  time: number(),
  level: number(),
  pid: number(),
  reqId: string(),
  msg: optional(string()),
  err: optional(error),
  method: optional(string()),
  route: optional(nullable(string())),
  status: optional(number()),
  ms: optional(number()),
  session: optional(nullable(string())),
  network: optional(string()),
  agent: optional(string()),
})
type Line = Infer<typeof line>

/**
 * What the log has of one call, by the number that its guest reads: of all processes, in the order of time. A line may
 * stand behind whatever its keeper puts before it: a time, a machine, the name of a container.
 */
export async function runTraceCommand(words: readonly string[], { input, say }: TraceSurroundings): Promise<void> {
  const [id, ...files] = parsed(words)
  if (!id) throw new WrongUse(`Which call? Its number stands on the card that its guest saw (${ANCHOR})`)
  for (const file of files)
    if (!(await isFile(file))) throw new WrongUse(`There is no file ${file}, or nobody may read it (${ANCHOR})`)
  const found: Line[] = []
  for (const from of files.length > 0 ? files.map((file) => createReadStream(file)) : [input])
    for await (const text of createInterface({ input: from, crlfDelay: Infinity })) {
      const read: Line | null = text.includes(id) ? lineIn(text) : null
      if (read?.reqId === id) found.push(read)
    }
  if (found.length === 0) throw new NothingFound(`No line has ${id}. Those of answers are written at LOG_LEVEL=info (${ANCHOR})`) // prettier-ignore
  for (const one of found.toSorted((a, b) => a.time - b.time)) for (const text of shown(one)) say(text)
}

function parsed(words: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: {} }).positionals
  } catch (error_) {
    throw new WrongUse(`${error_ instanceof Error ? error_.message : String(error_)} (${ANCHOR})`)
  }
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => !found.isDirectory(),
    () => false,
  )

function lineIn(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text.slice(text.indexOf('{')))
    return is(value, line) ? value : null
  } catch {
    return null // of another program
  }
}

function* shown({ time, level, pid, ...told }: Line): Generator<string> {
  const head = [new Date(time).toISOString(), LEVELS[level] ?? String(level), `process ${pid}`]
  const { method, route, status, ms, session, network, agent } = told
  const answer =
    status === undefined
      ? []
      : [`${method} ${route ?? 'no such address'}`, String(status), `${ms} ms`, `session ${session ?? 'none'}`, network, agent] // prettier-ignore
  yield [...head, ...answer, told.msg].filter(Boolean).join('  ')
  for (let cause = told.err; cause; cause = cause.cause) {
    yield `${' '.repeat(INDENT)}${cause === told.err ? '' : 'because of '}${cause.type} ${cause.message}`.trimEnd()
    for (const frame of cause.stack.split('\n').filter(Boolean)) yield `${' '.repeat(INDENT)}${frame}`
  }
}
