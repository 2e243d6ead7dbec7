/** Work that takes much memory or time, one after another within this process; a failed one does not stop the next. */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined) // whoever asked for it hears of it
    return mine
  }
}
