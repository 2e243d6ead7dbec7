import { fork } from 'node:child_process'
import { join } from 'node:path'

import type { FileEnded, FromWorker, TestEvent, ToWorker } from './messages.ts'

const HERE = import.meta.dirname
const PRINTED = 2_000
const END_MS = 10_000

/** How a file ended; `gone` is why its worker is no more. */
export type FileOutcome = { events: TestEvent[]; printed: string; gone: string | null; ended: FileEnded | null }

export type WorkerProcess = {
  run: (file: string, patience: number) => Promise<FileOutcome>
  end: () => Promise<void>
}

export function startWorker(): WorkerProcess {
  const child = fork(join(HERE, 'worker.ts'), [], {
    execArgv: [
      '--expose-gc',
      '--import',
      './scripts/node-hooks.mjs',
      '--import',
      './scripts/node-tests/test-contexts.ts',
      `--test-reporter=${join(HERE, 'reporter.ts')}`,
      '--test-reporter-destination=stdout',
    ],
    // The last is node's own word to a process of `node --test`, which a run may be started from.
    env: { ...process.env, TEST_WORKER: '1', NODE_TEST_CONTEXT: undefined },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let hear: (message: FromWorker) => void = () => {}
  // What a worker loads before its first file is not the file's time.
  const ready = new Promise<void>((resolve) => (hear = () => resolve()))
  let printed = ''
  const print = (chunk: Buffer) => (printed = `${printed}${chunk.toString()}`.slice(-PRINTED))
  child.stdout?.on('data', print)
  child.stderr?.on('data', print)
  child.on('message', (message) => hear(message as FromWorker)) // worker.ts and reporter.ts send nothing else
  const tell = (message: ToWorker) => child.connected && child.send(message)
  const over = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`its process ended ${signal ? `by ${signal}` : `with ${code}`}`))
  })

  return {
    async run(file, patience) {
      printed = ''
      await Promise.race([ready, over])
      const events: TestEvent[] = []
      const ended = new Promise<FileEnded>((resolve) => {
        let last: FileEnded | undefined
        let isReported = false
        hear = (message) => {
          if (message.kind === 'ended') last = message
          else if (message.kind !== 'ready') {
            events.push(message)
            isReported ||= message.kind !== 'start' && message.nesting === 0
          }
          // The reporter and the worker speak for themselves, in any order.
          if (last && isReported) resolve(last)
        }
      })
      const timer = setTimeout(() => child.kill('SIGKILL'), patience)
      const started = performance.now()
      tell({ file })
      const how = await Promise.race([ended, over])
      clearTimeout(timer)
      if (typeof how !== 'string') return { events, printed, gone: null, ended: how }
      const isLate = performance.now() - started >= patience
      return { events, printed, gone: isLate ? `took longer than ${patience / 1000} s` : how, ended: null }
    },
    async end() {
      const timer = setTimeout(() => child.kill('SIGKILL'), END_MS)
      tell('end')
      await over
      clearTimeout(timer)
    },
  }
}
