import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { originsFrom, takenPorts } from '../../demo-host/process/ports.ts'
import type { Origins } from '../../shared/origins.ts'

const ROOT = resolve(import.meta.dirname, '../..')
export const HOST = '127.0.0.1'
const LOWEST_PORT = 21_000
const PORTS_APART = 10
const POLL_MS = 20

/** Whatever happens to the bench, nothing of it stays behind. */
const living = new Set<ChildProcess>()
const folders = new Set<string>()
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

export type ProcessOptions = {
  folder: string
  /** The tree whose program it is; this one, unless said otherwise. */
  root?: string
  url?: string
  /** The first of its five ports, where it stood before. */
  first?: number
  /** Several processes of one provider stand behind the same pages and ask the same payment gateway. */
  shared?: Partial<Pick<Origins, 'host' | 'widget' | 'gateway'>>
  environment?: Record<string, string>
}

export type Running = {
  pid: number
  first: number
  origins: Origins
  /** From its start to its first answer that needed the database. */
  readyMs: number
  /** kill -9: no last word, no clean end. */
  kill: () => Promise<void>
  /** Asks it to end; its exit code. */
  stop: () => Promise<number | null>
  /** It neither answers nor ends, until it goes on. */
  freeze: () => void
  goOn: () => void
}

/** `npm start` without installing and building: the process as an operator runs it. */
export async function startProcess({ folder, root = ROOT, url, shared, ...more }: ProcessOptions): Promise<Running> {
  const first = more.first ?? (await freePorts())
  const own = originsFrom(first, {})
  const origins = mapped({ ...own, ...shared }, (origin) => origin.replace('localhost', HOST))
  const addresses = Object.entries(origins).map(([name, origin]) => [`${name.toUpperCase()}_ORIGIN`, origin])
  const { DATABASE_URL: _, ...environment } = process.env

  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo-host/process/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      ...Object.fromEntries(addresses),
      ...(url && { DATABASE_URL: url }),
      DEMO: '1',
      DEMO_WORLD: '1',
      HOST,
      PORT: String(first),
      BOOKING_DATA: folder,
      // Of processes over one database, whatever their folders.
      SECRETS_KEY: '5ea1'.repeat(16),
      LOG_LEVEL: 'silent',
      ...more.environment,
    },
  })
  const ended = endOf(child)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
    return child.exitCode
  }
  // The identity server listens last.
  while (!(await answers(`${origins.identity}/readyz`))) {
    if (child.exitCode !== null) throw new Error('The provider did not start; its reason is above')
    await pause(POLL_MS)
  }
  return {
    pid: child.pid ?? 0,
    first,
    origins,
    readyMs: performance.now() - startedAt,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    freeze: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
  }
}

/** A command from its start to its end; what it printed, or an error where it did not end well. */
export async function runWhole(command: string, words: readonly string[], cwd: string): Promise<string> {
  const child = spawn(command, words, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  const said: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => said.push(part))
  await endOf(child)
  if (child.exitCode !== 0) throw new Error(`${words.join(' ')} ended with ${child.exitCode}; its reason is above`)
  return Buffer.concat(said).toString()
}

/** While it runs, it ends with the bench. */
function endOf(child: ChildProcess): Promise<void> {
  living.add(child)
  return new Promise((resolve) =>
    child.once('close', () => {
      living.delete(child)
      resolve()
    }),
  )
}

/** A folder that the database's own user may reach. */
export async function newFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-bench-'))
  folders.add(folder)
  await chmod(folder, 0o755)
  return {
    folder,
    async remove() {
      await rm(folder, { recursive: true, force: true })
      folders.delete(folder)
    },
  }
}

const mapped = ({ host, widget, api, gateway, identity }: Origins, to: (origin: string) => string): Origins => ({
  host: to(host),
  widget: to(widget),
  api: to(api),
  gateway: to(gateway),
  identity: to(identity),
})

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

let nextPort = LOWEST_PORT + (process.pid % 1000) * PORTS_APART
export async function freePorts(): Promise<number> {
  for (;;) {
    nextPort += PORTS_APART
    if ((await takenPorts(nextPort, HOST)).length === 0) return nextPort
  }
}
