import { setTimeout as pause } from 'node:timers/promises'

import { SECOND_MS } from '../../shared/constants.ts'
import { readFact, writeFact } from '../provider/db/facts.ts'
import type { Database } from '../provider/db/orm.ts'
import { runningClock } from '../world/clock.ts'
import type { SettableClock } from '../world/clock.ts'

const FACT = 'clock_offset'
/** For what happens by itself; before each request it is read anyway. */
const READ_EVERY_MS = SECOND_MS
/** A database that does not answer keeps nobody waiting here: the call itself will say so. */
const PATIENCE_MS = SECOND_MS

/** The one clock of all processes over a database: how far it stands from real time is a row there (guarantee S34). */
export type SharedClock = {
  clock: SettableClock
  /** What another process set is seen from here on. */
  read: () => Promise<void>
  /** What was set here is seen by the others. */
  write: () => Promise<void>
  stop: () => void
}

export async function sharedClock(database: Database): Promise<SharedClock> {
  const clock = runningClock()
  const put = (offset: unknown) => typeof offset === 'number' && clock.advance(offset - clock.offset())
  const load = async () => void put(await readFact(database, FACT))
  await load()
  // A database that is away for a moment is asked again at the next turn.
  const read = () => Promise.race([load().catch(() => undefined), pause(PATIENCE_MS, undefined, { ref: false })])
  const timer = setInterval(() => void read(), READ_EVERY_MS).unref()
  return {
    clock,
    read,
    async write() {
      const offset = clock.offset()
      await writeFact(database, FACT, offset)
      put(offset) // a request that read the row just before has set it back
    },
    stop: () => clearInterval(timer),
  }
}
