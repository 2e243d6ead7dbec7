import { parseArgs } from 'node:util'

import { pruneReleases } from './assets/prune-releases.ts'
import { WrongUse } from './command-errors.ts'
import type { Database } from './db/orm.ts'

export const PRUNE_USAGE = 'booking release prune --keep NUMBER --older-than DAYS'

const ANCHOR = 'docs/running.md#releases'
const SHAPES = {
  keep: 'how many of the newest releases stay, at least 1, such as 10',
  'older-than': 'days within which every release stays, such as 400',
}
const WHOLE = /^\d{1,5}$/

export type PruneSurroundings = {
  open: () => Promise<Database>
  say: (line: string) => void
}

/** Takes the files of old releases out of the database (docs/running.md). */
export async function runPruneCommand(words: readonly string[], { open, say }: PruneSurroundings): Promise<void> {
  const given = parsed(words)
  const wish = { keep: numberOf('keep', given.keep), olderThanDays: numberOf('older-than', given['older-than']) }
  if (wish.keep === 0) throw new WrongUse(`--keep is "0", and has to be ${SHAPES.keep} (${ANCHOR})`)
  const database = await open()
  const pruned = await pruneReleases({ database, clock: { now: Date.now } }, wish).finally(database.close)
  for (const { origin, version, files } of pruned) say(`${origin}: release ${version}, ${files} files taken away.`)
  if (pruned.length === 0) say('Nothing is old enough.')
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { keep: { type: 'string' }, 'older-than': { type: 'string' } } })
      .values
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message : String(error)} (${ANCHOR})`)
  }
}

function numberOf(name: keyof typeof SHAPES, text: string | undefined): number {
  if (!text) throw new WrongUse(`--${name} is needed: ${SHAPES[name]} (${ANCHOR})`)
  if (!WHOLE.test(text)) throw new WrongUse(`--${name} is "${text}", and has to be ${SHAPES[name]} (${ANCHOR})`)
  return Number(text)
}
