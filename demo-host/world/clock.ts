/** The one clock of a provider: real time, moved by what the demo or a test set. */
export type SettableClock = {
  now: () => number
  set: (moment: number) => void
  advance: (ms: number) => void
  /** How far it stands from real time; what a restart has to remember. */
  offset: () => number
}

/** Runs on from where it is put. */
export function runningClock(offset = 0): SettableClock {
  let ahead = offset
  return {
    now: () => Date.now() + ahead,
    set: (moment) => void (ahead = moment - Date.now()),
    advance: (ms) => void (ahead += ms),
    offset: () => ahead,
  }
}

/** Stands still until it is moved: for tests. */
export function stoppedClock(start: number): SettableClock {
  let moment = start
  return {
    now: () => moment,
    set: (next) => void (moment = next),
    advance: (ms) => void (moment += ms),
    offset: () => moment - Date.now(),
  }
}
