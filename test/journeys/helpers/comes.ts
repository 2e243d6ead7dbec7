import type { Locator } from 'playwright'

import { within } from '../../lib/within.ts'

const PATIENCE_MS = 5_000

/** What does not come is known by the words that are there instead. */
export async function comes(wanted: Locator, words: () => Promise<string>): Promise<void> {
  try {
    await wanted.waitFor()
  } catch (error) {
    const instead = await within(words(), 'any words', PATIENCE_MS).catch(String)
    const told = `${String(error)}\nThere was instead: ${instead.replaceAll(/\s*\n\s*/g, ' | ')}`
    throw new Error(told, { cause: error })
  }
}
