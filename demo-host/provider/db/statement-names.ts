import { LRUCache } from 'lru-cache'
import type { PoolClient } from 'pg'

/** Each costs every connection some memory in the database. */
const MOST_NAMES = 200
/** Texts that are counted; one whose lists differ in length each time is never asked so often. */
const MOST_TEXTS = 2048
const NAMED_AFTER = 5

/**
 * A statement with a name is read and planned once by each connection, not each time it is asked: about a third of its
 * time. Those that are asked often get one. A pooler that gives each transaction another connection has to know of it
 * (NAMED_STATEMENTS, docs/running.md).
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const asked = new LRUCache<string, number>({ max: MOST_TEXTS })
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size === MOST_NAMES) return known
    const times = (asked.get(text) ?? 0) + 1
    asked.set(text, times)
    if (times < NAMED_AFTER) return undefined
    const name = `booking_${names.size}`
    names.set(text, name)
    return name
  }
}

/** From now on what is asked of this connection goes under its name. */
export function nameStatements(client: PoolClient, nameOf: (text: string) => string | undefined): void {
  const query: (...asked: unknown[]) => unknown = client.query.bind(client)
  const named = (first: unknown, ...rest: unknown[]) => query(hasText(first) ? { ...first, name: nameOf(first.text) } : first, ...rest) // prettier-ignore
  client.query = named as typeof client.query // the driver's many ways to ask; all but the first argument go through
}

const hasText = (asked: unknown): asked is { text: string } =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string'
