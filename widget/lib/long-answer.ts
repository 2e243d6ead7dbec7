import { mask } from 'superstruct'
import type { Struct } from 'superstruct'

/** Items that are read in one go: some tens of milliseconds on a phone. */
const SLICE = 250

const pause = () => new Promise((resolve) => setTimeout(resolve))

/**
 * An answer with thousands of rooms, read in slices, so that no task of the page lasts as long as all of them. Gives what
 * mask() gives, and throws what it throws.
 */
export async function readLongAnswer<Answer>(json: unknown, struct: Struct<Answer, unknown>): Promise<Answer> {
  const { data } = Object(json)
  const isLong = (entry: [string, unknown]): entry is [string, unknown[]] =>
    Array.isArray(entry[1]) && entry[1].length > SLICE
  const lists = Object.entries(Object(data)).filter(isLong)
  const emptied = Object.fromEntries(lists.map(([name]) => [name, []]))
  const answer = mask({ ...Object(json), data: { ...data, ...emptied } }, struct)
  const schemas: Record<string, Struct | undefined> = Object(struct.schema).data.schema
  for (const [name, items] of lists) {
    const list = schemas[name]
    // What the contract does not name is dropped already.
    if (!list) continue
    const read: unknown[] = []
    for (let from = 0; from < items.length; from += SLICE) {
      await pause()
      read.push(...(mask(items.slice(from, from + SLICE), list) as unknown[])) // a list's own struct gives a list
    }
    Object(answer).data[name] = read
  }
  return answer
}
