import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
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
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})

export type ProcessOptions = {
  folder: string
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
export async function startProcess({ folder, url, shared, ...more }: ProcessOptions): Promise<Running> {
  const first = more.first ?? (await freePorts())
  const own = originsFrom(first, {})
  const origins = mapped({ ...own, ...shared }, (origin) => origin.replace('localhost', HOST))
  const addresses = Object.entries(origins).map(([name, origin]) => [`${name.toUpperCase()}_ORIGIN`, origin])
  const { DATABASE_URL: _, ...environment } = process.env

  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo-host/process/serve.ts'], {
    cwd: ROOT,
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
  living.add(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  void ended.then(() => living.delete(child))
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

/** A folder that the database's own user may reach. */
export async function newFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-bench-'))
  await chmod(folder, 0o755)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
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
