/** What a worker tells of a test, in the order it happens; `nesting` counts from the file, which is 0. */
export type TestEvent = {
  kind: 'start' | 'pass' | 'fail'
  name: string
  nesting: number
  /** Where the test stands: file and line. */
  place: string
  isGroup: boolean
  isSkipped: boolean
  /** Of a group whose own body and hooks are well. */
  failedByItsTests: boolean
  /** What was thrown. */
  cause: string
}

/** The file is over and its traces are wiped; `broken` says that something threw outside every test. */
export type FileEnded = { kind: 'ended'; broken: boolean; memory: number }

export type FromWorker = { kind: 'ready' } | TestEvent | FileEnded
export type ToWorker = { file: string } | 'end'
