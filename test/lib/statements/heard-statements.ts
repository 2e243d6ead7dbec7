import { sql } from 'drizzle-orm'

import { rowsOf } from '../../../demo-host/provider/db/orm.ts'
import type { Orm } from '../../../demo-host/provider/db/orm.ts'

export type Statement = { text: string; values: readonly unknown[] }

/** Asks with `ask`, and gives what the database was asked by it. */
export async function heardWhile(orm: Orm, ask: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = []
  // What drizzle would log, without a database of its own that was opened with a logger.
  const session = Reflect.get(orm, 'session')
  const before = [session.logger, session.options]
  session.logger = { logQuery: (text: string, values: unknown[]) => heard.push({ text, values }) }
  session.options = { ...session.options, logger: session.logger }
  try {
    await ask()
  } finally {
    ;[session.logger, session.options] = before
  }
  return heard.filter(({ text }) => /^\s*(?:select|insert|update|delete|with|\()/i.test(text))
}

/** A table that is read within a plan; `index` where only the rows that a condition, or a part of all rows, leaves are read. */
export type Scan = { kind: string; table: string; isWhole: boolean }
type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}
export type Explained = { scans: Scan[]; ms: number }

const WHOLE_IF_BARE = new Set(['Index Scan', 'Index Only Scan', 'Bitmap Index Scan'])

export type Explaining = { settings?: readonly string[]; analyze?: boolean }

/** Small tables are read whole; what is read so without being free to is read so where it is large. */
const UNLIKE_SMALL = ['enable_seqscan = off', 'enable_hashjoin = off', 'enable_mergejoin = off']
/** To walk along an index is to read all of the table too, and a bitmap is never made without a condition. */
const NO_WALK = [...UNLIKE_SMALL, 'enable_indexscan = off', 'enable_indexonlyscan = off']

const SHOWN_CHARACTERS = 90

/**
 * What a statement reads whole because no index leads to what it wants, however few rows there are now; a line for each table
 * but those that are short.
 */
export async function readWhole(orm: Orm, statement: Statement, short: ReadonlySet<string>): Promise<string[]> {
  const one = await explain(orm, statement, { settings: UNLIKE_SMALL })
  const other = await explain(orm, statement, { settings: NO_WALK })
  const again = new Set(other.scans.filter(({ isWhole }) => isWhole).map(({ table }) => table))
  const shown = statement.text.replaceAll(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS)
  return one.scans
    .filter(({ isWhole, table }) => isWhole && again.has(table) && !short.has(table))
    .map(({ kind, table }) => `${kind} of ${table} by ${shown}`)
}

/** How a statement is carried out; what it changes is taken back. */
export async function explain(
  orm: Orm,
  { text, values }: Statement,
  { settings = [], analyze = false }: Explaining = {},
): Promise<Explained> {
  const written = text.replaceAll(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]))
  let explained: Explained = { scans: [], ms: 0 }
  const TAKEN_BACK = new Error('taken back')
  await orm
    .transaction(async (tx) => {
      for (const setting of settings) await tx.execute(sql.raw(`set local ${setting}`))
      const partial = await rowsOf<{ name: string }>(tx, sql`select indexrelid::regclass::text as name from pg_index where indpred is not null`) // prettier-ignore
      const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time'?: number }] }>(
        tx,
        sql.raw(`explain (format json${analyze ? ', analyze, timing off' : ''}) ${written}`),
      )
      const [plan] = row?.['QUERY PLAN'] ?? []
      if (!plan) throw new Error(`No plan of ${written}`)
      explained = {
        scans: scansOf(plan.Plan, new Set(partial.map(({ name }) => name))),
        ms: plan['Execution Time'] ?? 0,
      }
      throw TAKEN_BACK
    })
    .catch((error: unknown) => {
      if (error !== TAKEN_BACK) throw new Error(`It cannot be explained: ${written}`, { cause: error })
    })
  return explained
}

function scansOf(node: PlanNode, partial: ReadonlySet<string>): Scan[] {
  const kind = node['Node Type']
  const index = node['Index Name']
  const isBare = WHOLE_IF_BARE.has(kind) && !node['Index Cond'] && !partial.has(index ?? '')
  const table = node['Relation Name'] ?? index
  const own = table && /Scan/.test(kind) ? [{ kind, table, isWhole: kind === 'Seq Scan' || isBare }] : []
  return [...own, ...(node.Plans ?? []).flatMap((one) => scansOf(one, partial))]
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return quoted(`{${value.map((one) => `"${String(one).replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`) // prettier-ignore
  if (value instanceof Date) return quoted(value.toISOString())
  return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value))
}
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
