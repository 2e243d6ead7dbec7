type End = () => unknown

const ofFile = new Set<End>()
const ofProcess = new Set<End>()

/** Whether more test files may follow in this process (scripts/node-tests/worker.ts). */
const isShared = process.env.TEST_WORKER === '1'

async function endAll(ends: Set<End>): Promise<void> {
  for (const end of [...ends].toReversed()) await end()
  ends.clear()
}

export const endOfFile = () => endAll(ofFile)
export const endOfProcess = () => endAll(ofProcess)

/** Wipes what a file leaves in something that later files use too. A process of its own ends with its file. */
export function atEndOfFile(end: End): void {
  ofFile.add(end)
}

/**
 * Something dear that says nothing about a guest: made once a process. Where no other file follows, it ends when the last
 * who took it releases it.
 */
export function kept<Thing>(make: () => Promise<Thing>, end: (thing: Thing) => Promise<unknown>) {
  let made: Promise<Thing> | undefined
  let takers = 0
  const finish = async () => {
    const thing = made
    made = undefined
    if (thing) await end(await thing)
  }
  return {
    take(): Promise<Thing> {
      made ??= make()
      takers++
      if (isShared) ofProcess.add(finish)
      return made
    },
    /** It has ended by itself: the next taker makes another. */
    forget(): void {
      made = undefined
    },
    async release(): Promise<void> {
      takers--
      if (!isShared && takers === 0) await finish()
    },
  }
}
