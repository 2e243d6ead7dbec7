// Writes loader/messages.generated.ts: the payload checks of shared/messages.ts without superstruct.
// node --import tsx scripts/generate-messages.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { format, resolveConfig } from 'prettier'
import type { Struct } from 'superstruct'

import { MESSAGES } from '../shared/messages.ts'
import type { MessageRow } from '../shared/messages.ts'

const TARGET = fileURLToPath(new URL('../loader/messages.generated.ts', import.meta.url))

type Kind = 'string' | 'number' | 'object'
type Shape = Record<string, Kind>

/** What typeof says of a valid field. Only the kinds the table uses: a new one stops the script instead of loosening a check. */
const KINDS: Record<string, Kind> = { string: 'string', enums: 'string', number: 'number', record: 'object' }

function shapeOf(struct: Struct<unknown, unknown>): Shape {
  const fields = Object.entries(struct.schema as Record<string, Struct<unknown, unknown>>)
  return Object.fromEntries(
    fields.map(([name, { type }]) => {
      const kind = KINDS[type]
      if (!kind) throw new Error(`No check for ${name}, a struct of type ${type}`)
      return [name, kind]
    }),
  )
}

export async function messageChecks(): Promise<string> {
  // Structs are invariant in their value, which nobody asks for here.
  const rows = Object.entries(MESSAGES) as [string, MessageRow][]
  const over = (way: MessageRow['over']) =>
    rows
      .filter(([, row]) => row.from === 'widget' && row.over === way && (way === 'port' || row.relayed))
      .map(([name, { payload }]) => [name, payload && shapeOf(payload)])
  const text = [
    '// Written by scripts/generate-messages.ts from shared/messages.ts.',
    `export const WINDOW_CHECKS = ${JSON.stringify(Object.fromEntries(over('window')))} as const`,
    `export const PORT_CHECKS = ${JSON.stringify(Object.fromEntries(over('port')))} as const`,
  ].join('\n\n')
  return format(text, { ...(await resolveConfig(TARGET)), parser: 'typescript' })
}

export const writtenChecks = () => readFileSync(TARGET, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, await messageChecks())
