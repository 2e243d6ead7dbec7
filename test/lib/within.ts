const PATIENCE_MS = 60_000

/** For what Playwright waits for without an end, as a page that draws no picture: the error says what never came. */
export async function within<Value>(work: Promise<Value>, what: string, patience = PATIENCE_MS): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${patience / 1000} s were too short for ${what}`)), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
