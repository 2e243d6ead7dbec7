// A process that runs test files one after the other, so that node, the compiler, the provider and the widget are loaded
// once for many of them. Each file stands in a group of its own: its hooks end with it. What it leaves behind is wiped.
import { resolve } from 'node:path'
import { describe, mock } from 'node:test'
import { pathToFileURL } from 'node:url'

import { endOfFile, endOfProcess } from '../../test/lib/kept.ts'
import { keeper } from './globals.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** Bytes. */
const COLLECTED_ABOVE = 1_000_000_000

const send = (message: FromWorker) => process.send?.(message)
const folder = process.cwd()
if (process.env.TEST_WINDOWS === '1') await (await import('./browser-packages.ts')).loadBrowserPackages()
const restoreGlobals = keeper(globalThis)
let thrown = 0
const environment = { ...process.env }

function restoreEnvironment() {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  for (const [name, value] of Object.entries(environment)) if (process.env[name] !== value) process.env[name] = value
}

/** What nobody holds any more does not count: a worker that is given up for it has all to load anew, which takes seconds. */
function memoryHeld(): number {
  if (process.memoryUsage().rss > COLLECTED_ABOVE) gc?.()
  return process.memoryUsage().rss
}

async function run(file: string): Promise<void> {
  await describe(file, async () => {
    await import(pathToFileURL(resolve(file)).href)
  })
  mock.reset()
  await endOfFile().catch(note)
  restoreGlobals()
  restoreEnvironment()
  process.chdir(folder)
  send({ kind: 'ended', broken: thrown > 0, memory: memoryHeld() })
  thrown = 0
}

async function end(): Promise<never> {
  await endOfProcess()
  process.exit()
}

// node:test listens too, and finds the test it belongs to, if one runs.
function note(error: unknown) {
  // Nobody reads what is printed once the run is gone, and printing would throw again.
  if (!process.connected) process.exit(1)
  thrown++
  console.error(error)
}
process.on('uncaughtException', note)
process.on('unhandledRejection', note)
process.on('disconnect', () => void end())
process.on('message', (message: ToWorker) => void (message === 'end' ? end() : run(message.file)))
send({ kind: 'ready' })
