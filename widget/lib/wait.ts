/** A timer that is to run longer ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Waits, and goes on waiting while the page is hidden; leaving the screen ends it (guarantees, decided line 3). */
export async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (!(milliseconds <= LONGEST_TIMER_MS)) throw new RangeError('too long for a timer')
  await until(signal, (done) => {
    const timer = setTimeout(done, milliseconds)
    return () => clearTimeout(timer)
  })
  if (typeof document !== 'undefined' && document.hidden)
    await until(signal, (done) => {
      const look = () => document.hidden || done()
      document.addEventListener('visibilitychange', look)
      return () => document.removeEventListener('visibilitychange', look)
    })
  signal?.throwIfAborted()
}

/** Until what begins says that it is done, or the signal ends it; what it gives back clears up either way. */
const until = (signal: AbortSignal | undefined, begin: (done: () => void) => () => void) =>
  new Promise<void>((resolve) => {
    const clear = begin(done)
    signal?.addEventListener('abort', done)
    function done() {
      clear()
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
