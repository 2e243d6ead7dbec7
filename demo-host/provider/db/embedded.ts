import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { access, chown, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from './free-port.ts'
import { isAlive } from './alive.ts'
import { NoBinaries, packagedBinaries, usableBinaries } from './binaries.ts'
import type { Binaries } from './binaries.ts'
import type { Log } from './orm.ts'
import { choosePlace, ownedFolder } from './place.ts'
import type { Place } from './place.ts'
import { chooseRunner } from './runner.ts'
import type { Runner } from './runner.ts'

export type EmbeddedServer = { url: string; pid: number; data: string; stop: () => Promise<void> }
type Running = { pid: number; port: number }
/** Of PostgreSQL, over those of ours. */
type Settings = Record<string, string | number>

const START_MS = 10_000
const STOP_MS = 10_000
const POLL_MS = 50
const RETRY_MS = 500
const USER = 'booking'
// The lines of postmaster.pid: process, data folder, start, port, …, status.
const [PID_LINE, PORT_LINE, STATUS_LINE] = [0, 3, 7]

/**
 * PostgreSQL from npm over a local folder, on 127.0.0.1 and a free port, with fsync. A server that a killed process left
 * behind is taken over; one that another living process owns is shared and left running.
 */
export async function embeddedServer(options: {
  folder: string
  log: Log
  native?: string
  settings?: Settings
}): Promise<EmbeddedServer> {
  const runner = await chooseRunner()
  const native = options.native ?? packagedBinaries()
  const place = await choosePlace(options.folder, runner)
  if (place.path !== options.folder) options.log(`The database keeps its files in ${place.path}`)
  const data = join(place.path, 'postgres')
  const owner = Number(await readFile(place.owner, 'utf8').catch(() => '0')) // nobody yet
  const isShared = owner !== process.pid && isAlive(owner)

  const found = await runningIn(data)
  if (found && isShared) return serverOf(found, place, data, async () => {})

  const running = found ?? (await start(await usableBinaries(native, runner, place.path), runner, place, data, options))
  await writeFile(place.owner, String(process.pid))
  return serverOf(running, place, data, async () => {
    await stop(running.pid, options.log)
    await rm(place.owner, { force: true })
  })
}

function serverOf({ pid, port }: Running, place: Place, data: string, stop: () => Promise<void>): EmbeddedServer {
  return { url: `postgres://${USER}:${place.password}@127.0.0.1:${port}/postgres`, pid, data, stop }
}

async function start(
  binaries: Binaries,
  runner: Runner,
  place: Place,
  data: string,
  { log, settings = {} }: { log: Log; settings?: Settings },
): Promise<Running> {
  if (!(await isInitialised(data))) await initialise(binaries, runner, place, data, log)
  const giveUp = Date.now() + START_MS
  for (;;) {
    const running = await startOnce(binaries, runner, data, settings)
    if (running) return running
    // After a kill -9 the memory of the old server may take some seconds to go.
    if (Date.now() > giveUp) throw new Error(`PostgreSQL did not start: see ${join(data, 'server.log')}`)
    await pause(RETRY_MS)
  }
}

const isInitialised = (data: string) =>
  access(join(data, 'initialised')).then(
    () => true,
    () => false,
  )

/** A half-made data folder of an interrupted first start holds nothing yet and is made anew. */
async function initialise(binaries: Binaries, runner: Runner, place: Place, data: string, log: Log): Promise<void> {
  log('Preparing the database …')
  await rm(data, { recursive: true, force: true })
  await ownedFolder(data, runner)
  const password = join(place.path, 'password')
  await writeFile(password, place.password, { mode: 0o600 })
  if (runner) await chown(password, runner.uid, runner.gid)
  const settings = [`--pgdata=${data}`, `--username=${USER}`, `--pwfile=${password}`, '--auth=scram-sha-256']
  const encoding = ['--encoding=UTF8', '--locale=C']
  try {
    await run(binaries.initdb, [...settings, ...encoding], runner, place.path)
  } finally {
    await rm(password, { force: true })
  }
  await writeFile(join(data, 'initialised'), '')
}

function run(program: string, words: string[], runner: Runner, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { ...runner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('error', (error) => reject(new NoBinaries(error.message)))
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new NoBinaries(said.trim() || `initdb ended with ${code}`)),
    )
  })
}

async function startOnce(binaries: Binaries, runner: Runner, data: string, own: Settings): Promise<Running | null> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: await freePort(),
    unix_socket_directories: '',
    fsync: 'on',
    max_connections: 60,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Not why a statement failed: that repeats values of rows, and whoever asked is told (guarantee S27).
    log_min_messages: 'log',
    ...own,
  }
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = await open(join(data, 'server.log'), 'a')
  try {
    // Detached: Ctrl-C in the terminal is for us, and we stop the server after the last answer.
    const child = spawn(binaries.postgres, ['-D', data, ...words], {
      ...runner,
      cwd: data,
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    })
    child.unref()
    return await readyOrGone(child, data)
  } finally {
    await output.close()
  }
}

async function readyOrGone(child: ChildProcess, data: string): Promise<Running | null> {
  // A program that cannot be run at all has no pid; without a listener its error would end our process.
  child.on('error', () => undefined)
  const giveUp = Date.now() + START_MS
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null && Date.now() < giveUp) {
    const running = await runningIn(data)
    if (running && running.pid === child.pid) return running
    await pause(POLL_MS)
  }
  return null
}

/** The server of this data folder, if one is alive and takes connections. */
async function runningIn(data: string): Promise<Running | null> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n') // none: stopped
  const pid = Number(lines[PID_LINE])
  if (!isAlive(pid) || lines[STATUS_LINE]?.trim() !== 'ready' || !(await isOurs(pid, data))) return null
  return { pid, port: Number(lines[PORT_LINE]) }
}

/** A number in a file left by a crash may by now be another process; Linux tells whose folder it works in. */
async function isOurs(pid: number, data: string): Promise<boolean> {
  const works = await stat(`/proc/${pid}/cwd`).catch(() => null)
  if (works === null) return true
  const own = await stat(data)
  return works.ino === own.ino && works.dev === own.dev
}

/** SIGINT is PostgreSQL's fast shutdown: sessions end, the state is written. */
async function stop(pid: number, log: Log): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  const giveUp = Date.now() + STOP_MS
  while (isAlive(pid)) {
    if (Date.now() > giveUp) return log(`The database (process ${pid}) is still stopping.`)
    await pause(POLL_MS)
  }
}
