import { setTimeout as pause } from 'node:timers/promises'

import { SECOND_MS } from '../../shared/constants.ts'

const FINISH_MS = 10 * SECOND_MS

export type Stoppable = { drain: () => void; stop: () => Promise<void> }

/**
 * Not ready for `drain_ms`, so that balancers stop sending; then what is under way gets ten seconds. A second signal ends
 * at once.
 */
export function stopOnSignal(running: Promise<Stoppable>, say: (line: string) => void, drain_ms: number): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), drain_ms + FINISH_MS).unref()
    const started = await running.catch(() => null) // it has told its own failure
    started?.drain()
    await pause(drain_ms)
    await started?.stop()
    say('\nStopped.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}
