import { WrongUse } from './command-errors.ts'
import { PRUNE_USAGE, runPruneCommand } from './prune-command.ts'
import type { PruneSurroundings } from './prune-command.ts'
import { runStampCommand, STAMP_USAGE } from './stamp-command.ts'
import type { StampSurroundings } from './stamp-command.ts'

export const RELEASE_USAGE = `${STAMP_USAGE}\n${PRUNE_USAGE}`

/** What operators do with a build, and with those that were served before it. */
export async function runReleaseCommand(
  [action, ...words]: readonly string[],
  surroundings: StampSurroundings & PruneSurroundings,
): Promise<void> {
  if (action === 'stamp') return runStampCommand(words, surroundings)
  if (action === 'prune') return runPruneCommand(words, surroundings)
  throw new WrongUse(action ? `There is no "release ${action}"` : 'What shall be done with a release?')
}
