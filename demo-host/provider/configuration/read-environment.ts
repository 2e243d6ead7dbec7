import { readFileSync } from 'node:fs'

import { validate } from 'superstruct'
import type { Struct } from 'superstruct'

import { nearest } from '../../../shared/rules/nearest.ts'
import { timeoutsOf } from '../db/connection.ts'
import type { DatabaseTimeouts } from '../db/connection.ts'
import { readTrustedProxies } from '../http/trusted-proxies.ts'
import type { TrustedProxies } from '../http/trusted-proxies.ts'
import { readListenAddress } from '../metrics/listen-address.ts'
import type { ListenAddress } from '../metrics/listen-address.ts'
import { listed, VARIABLE_NAMES, VARIABLES } from './variables.ts'
import type { Environment, Variable, VariableRow } from './variables.ts'

/** Where a secret may lie instead: as containers and systemd hand them over. */
const FILE = '_FILE'
/** Shorter names are near to too many others. */
const SHORTEST_MISSPELT = 7

const rowOf = (name: Variable): VariableRow => VARIABLES[name]
const told = (name: Variable, what: string) => `${name} ${what}. An example: ${name}=${rowOf(name).example}`

export const mistaken = (name: Variable, what: string): Error => new Error(told(name, what))

/**
 * Read once, where a process starts; what is empty was not given. Throws one error with a line for every mistake, which
 * names the variable and never its value.
 * @param isProduct what the product needs has to be there, too
 */
export function readEnvironment(given: NodeJS.ProcessEnv, { isProduct = false } = {}): Environment {
  const read: Record<string, unknown> = {}
  const mistakes: string[] = []
  for (const name of VARIABLE_NAMES) {
    const { text, mistake } = textOf(name, given)
    if (mistake) mistakes.push(mistake)
    if (text === undefined) continue
    // Structs are invariant in their value, which nobody asks for here.
    const [error, value] = validate(text, rowOf(name).takes as Struct<unknown>, { coerce: true })
    if (error) mistakes.push(told(name, 'is not understood'))
    else read[name] = value
  }
  const isThere = (name: string) => read[name] !== undefined || Boolean(given[name] || given[name + FILE])
  if (isProduct) mistakes.push(...missingOf(isThere), ...misspeltOf(given))
  // Each was held to the struct of its row.
  if (mistakes.length === 0) return read as Environment
  throw new Error(mistakes.join('\n'))
}

function textOf(name: Variable, given: NodeJS.ProcessEnv): { text?: string; mistake?: string } {
  const [text, path] = [given[name], rowOf(name).isSecret && given[name + FILE]]
  if (!path) return text ? { text } : {}
  if (text) return { mistake: told(name, `is given twice, as it is and as ${name}${FILE}`) }
  try {
    return { text: readFileSync(path, 'utf8').trim() }
  } catch {
    return { mistake: told(name, `cannot be read from the file of ${name}${FILE}`) }
  }
}

/** What the product cannot do without, given the rest. */
const missingOf = (isThere: (name: string) => boolean): string[] =>
  VARIABLE_NAMES.flatMap((name) => {
    const { neededWith: other, because } = rowOf(name)
    if (other === undefined || isThere(name) || !(other === 'always' || isThere(other))) return []
    return [told(name, because ? `is needed: ${because}` : `is needed with ${other}`)]
  })

/** A name that is almost one of ours would be taken for none. */
function misspeltOf(given: NodeJS.ProcessEnv): string[] {
  const ours = VARIABLE_NAMES.flatMap((name) => [name, ...(rowOf(name).isSecret ? [name + FILE] : [])])
  return Object.keys(given).flatMap((name) => {
    if (name.length < SHORTEST_MISSPELT || ours.some((one) => one === name)) return []
    const meant = nearest(name, ours)
    return meant ? [`${name} is no variable of ours. Is ${meant} meant?`] : []
  })
}

/** One that another makes necessary. */
export function needed(read: Environment, name: Variable, because: Variable): string {
  const text = read[name]
  if (text === undefined) throw mistaken(name, `is needed with ${because}`)
  return String(text)
}

/** Undefined: as it is by itself, on for the bundled database and off for another. */
export const areNamed = ({ NAMED_STATEMENTS: given }: Environment): boolean | undefined =>
  given === undefined ? undefined : given === '1'

export const listOf = (text: string | undefined): string[] => (text === undefined ? [] : listed(text))

export const proxiesOf = ({ TRUSTED_PROXIES: text }: Environment): TrustedProxies | undefined =>
  text === undefined ? undefined : (readTrustedProxies(text) ?? undefined)

/** Undefined: nobody reads what is counted. */
export const metricsAddressFrom = ({ METRICS_LISTEN: text }: Environment): ListenAddress | undefined =>
  text === undefined ? undefined : (readListenAddress(text) ?? undefined)

export const timeoutsFrom = (read: Environment): DatabaseTimeouts =>
  timeoutsOf(read.DATABASE_STATEMENT_MS, read.DATABASE_LOCK_MS)
