/** A timer that is to run longer ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Waits, and goes on waiting while the page is hidden; leaving the screen ends it (guarantees, decided line 3). */
export async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (!(milliseconds <= LONGEST_TIMER_MS)) throw new RangeError('too long for a timer')
  await pause(milliseconds, signal)
  if (typeof document !== 'undefined' && document.hidden) await shown(signal)
  signal?.throwIfAborted()
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    signal?.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
}

function shown(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', done)
    signal?.addEventListener('abort', done, { once: true })
    function done() {
      if (document.hidden && !signal?.aborted) return
      document.removeEventListener('visibilitychange', done)
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
}
