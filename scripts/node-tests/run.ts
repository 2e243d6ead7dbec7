// Runs test files of node:test, several to a process, and writes test-results/<suite>.json:
//   TEST_SUITE=unit node --import ./scripts/node-hooks.mjs scripts/node-tests/run.ts FILE…
import { DRIVEN } from '../affected/areas.mjs'
import { writeResults } from '../results.mjs'
import { startDatabase } from './database.ts'
import { addFile } from './file-results.ts'
import { hasOwnProcess } from './own-process.ts'
import { longestFirst, rememberSeconds } from './seconds.ts'
import { startWorker } from './worker-process.ts'
import type { WorkerProcess } from './worker-process.ts'

const WORKERS = Number(process.env.TEST_WORKERS ?? 2)
const FILE_MS = Number(process.env.TEST_FILE_MS ?? 300_000)
/** What windows and databases leave in memory; above it the next file gets a new process. */
const MEMORY = 1_500_000_000

const suite = process.env.TEST_SUITE ?? 'unit'
const results = { passed: [], failed: [], skipped: [], failedFiles: [], failedIn: {}, causes: {} }
const seconds: Record<string, number> = {}
const files = process.argv.slice(2)
/** Where all pages are in browsers, no worker loads a window, nor what asks for one when it is loaded. */
process.env.TEST_WINDOWS = files.every((file) => DRIVEN.test(file)) ? '0' : '1'
const queue = WORKERS > 1 ? longestFirst(files) : files

/** Whether the worker can take another file. */
async function runFile(worker: WorkerProcess, file: string): Promise<boolean> {
  const started = performance.now()
  const outcome = await worker.run(file, FILE_MS)
  seconds[file] = Math.round((performance.now() - started) / 100) / 10
  addFile(results, file, outcome)
  return outcome.ended !== null && outcome.ended.memory < MEMORY
}

async function lane(): Promise<void> {
  let shared: WorkerProcess | undefined
  for (let file = queue.shift(); file; file = queue.shift()) {
    const worker: WorkerProcess = hasOwnProcess(file) ? startWorker() : (shared ??= startWorker())
    const mayGoOn = await runFile(worker, file)
    if (worker === shared && mayGoOn) continue
    if (worker === shared) shared = undefined
    await worker.end()
  }
  await shared?.end()
}

const database = process.env.TEST_DATABASE === 'pglite' ? null : await startDatabase()
if (database) process.env.TEST_DATABASE_URL = database.url
const stop = async () => database?.stop()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(1)))
try {
  await Promise.all(Array.from({ length: Math.min(WORKERS, queue.length) }, lane))
} finally {
  await stop()
}
rememberSeconds(seconds)
writeResults(suite, results)
const { passed, failed, skipped } = results
console.log(`  ${suite}: ${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`)
process.exitCode = failed.length ? 1 : 0
