const PATIENCE_MS = 30_000
const BREATH_MS = 10

type Found<Value> = Exclude<Value, null | undefined | false | '' | 0>

/** Looks until there is something, and gives it: for what no event tells a test. What was wanted or seen instead is the error. */
export async function until<Value>(
  look: () => Value | Promise<Value>,
  what: string | (() => string),
  patience = PATIENCE_MS,
): Promise<Found<Value>> {
  for (const end = Date.now() + patience; ; await new Promise((next) => setTimeout(next, BREATH_MS))) {
    const found = await look()
    if (found) return found as Found<Value> // all that is not, is not true
    if (Date.now() > end) throw new Error(`It never came to this: ${typeof what === 'string' ? what : what()}`)
  }
}
