// Writes loader/messages.generated.ts: the payload checks of shared/messages.ts without superstruct.
// node --import tsx scripts/generate/generate-messages.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { format, resolveConfig } from 'prettier'
import { is } from 'superstruct'
import type { Struct } from 'superstruct'

import { ANALYTICS } from '../../shared/analytics.ts'
import type { AnalyticsRow } from '../../shared/analytics.ts'
import { MESSAGES } from '../../shared/messages.ts'
import type { MessageRow } from '../../shared/messages.ts'

const TARGET = fileURLToPath(new URL('../../loader/messages.generated.ts', import.meta.url))
/** Longer than any text of a message may be. */
const FAR = 100_000

// Structs are invariant in their value, which nobody asks for here.
const EVENTS = Object.values(ANALYTICS) as readonly AnalyticsRow[]

type AnyStruct = Struct<unknown, unknown>
type Check = { characters: [number, number] } | { least: number } | { among: string[] } | 'object'

/** How long a text may be: asked of the struct, which keeps its bounds to itself. */
function charactersOf(struct: AnyStruct): [number, number] {
  const takes = (length: number) => is('x'.repeat(length), struct)
  const least = takes(0) ? 0 : 1
  if (!takes(least) || takes(FAR)) throw new Error('A text of a message has a longest length, and takes one letter')
  let [fits, tooLong] = [least, FAR]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (takes(middle)) fits = middle
    else tooLong = middle
  }
  return [least, fits]
}

/** Only the kinds the table uses: a new one stops the script instead of loosening a check. */
function checkOf(name: string, struct: AnyStruct): Check {
  if (struct.type === 'string') return { characters: charactersOf(struct) }
  if (struct.type === 'number' && is(0, struct) && !is(-1, struct)) return { least: 0 }
  if (struct.type === 'enums') return { among: Object.values(struct.schema as Record<string, string>) } // of texts alone
  if (struct.type === 'record') return 'object'
  throw new Error(`No check for ${name}, a struct of type ${struct.type}`)
}

/** What the tables say more closely than the message's own struct, which speaks of any text. */
const CLOSER: Record<string, Record<string, Check>> = {
  ga4Event: { event: { among: [...new Set(EVENTS.map(({ as }) => as))] } },
}

function shapeOf(message: string, struct: AnyStruct): Record<string, Check | 'any'> {
  const fields = Object.entries(struct.schema as Record<string, AnyStruct>) // objects and types have fields
  const shape = fields.map(([name, field]) => [name, CLOSER[message]?.[name] ?? checkOf(name, field)])
  return Object.fromEntries([...shape, ...(struct.type === 'type' ? [['*', 'any']] : [])])
}

/** Every name of a field in it, however deep. */
function fieldsIn({ type, schema }: AnyStruct): string[] {
  if (type === 'array') return fieldsIn(schema as AnyStruct) // of its element
  if (type !== 'object') return []
  return Object.entries(schema as Record<string, AnyStruct>).flatMap(([name, field]) => [name, ...fieldsIn(field)])
}

const eventFields = () => EVENTS.map(({ as, payload }) => [as, [...new Set(fieldsIn(payload))]])

export async function messageChecks(): Promise<string> {
  // Structs are invariant in their value, which nobody asks for here.
  const rows = Object.entries(MESSAGES) as [string, MessageRow][]
  const over = (way: MessageRow['over']) =>
    rows
      .filter(([, row]) => row.from === 'widget' && row.over === way && (way === 'port' || row.relayed))
      .map(([name, { payload }]) => [name, payload && shapeOf(name, payload)])
  const text = [
    '// Written by scripts/generate/generate-messages.ts from shared/messages.ts and shared/analytics.ts.',
    "import type { Checks } from './page/check.ts'",
    `export const WINDOW_CHECKS: Checks = ${JSON.stringify(Object.fromEntries(over('window')))}`,
    `export const PORT_CHECKS: Checks = ${JSON.stringify(Object.fromEntries(over('port')))}`,
    `/** The fields of each measured event, at whatever depth. */
export const EVENT_FIELDS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(eventFields()))}`,
  ].join('\n\n')
  return format(text, { ...(await resolveConfig(TARGET)), parser: 'typescript' })
}

export const writtenChecks = () => readFileSync(TARGET, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, await messageChecks())
