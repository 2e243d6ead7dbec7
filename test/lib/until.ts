const PATIENCE_MS = 10_000
const BREATH_MS = 20

/** Waits for what no event tells a test; what was seen instead is the error. */
export async function until(isSo: () => boolean | Promise<boolean>, seen: () => string, patience = PATIENCE_MS) {
  for (const end = Date.now() + patience; !(await isSo()); await new Promise((next) => setTimeout(next, BREATH_MS)))
    if (Date.now() > end) throw new Error(`It never came to this: ${seen()}`)
}
