import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

const UP_MS = 60_000
const END_MS = 10_000
const KEPT_CHARACTERS = 4_000

export type Child = { stop: () => Promise<void> }
type ChildOptions = {
  environment?: NodeJS.ProcessEnv
  folder: string
  /** What it says when it answers. */
  ready: RegExp
}

/** Ends the server and all it started, and goes when they have gone. */
const GUARD = `trap 'trap "" TERM; kill -TERM 0; wait' TERM; "$@" & wait`

/**
 * A server in a process group of its own, so that Ctrl-C leaves the order of stopping to us; the system ends it even when
 * this process is killed.
 */
export async function startServer(
  command: string,
  words: readonly string[],
  { environment = {}, folder, ready }: ChildOptions,
): Promise<Child> {
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', 'sh', '-c', GUARD, 'sh', command, ...words], {
    cwd: folder,
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const isReady = new Promise<boolean>((resolve) => {
    const hear = (text: Buffer) => {
      said = `${said}${text}`.slice(-KEPT_CHARACTERS)
      if (ready.test(said)) resolve(true)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => resolve(false))
    child.once('error', () => resolve(false))
    setTimeout(resolve, UP_MS, false).unref()
  })
  const isOver = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  const ended = once(child, 'exit')
  ended.catch((error: Error) => void (said += error.message)) // it could not even be started

  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && !isOver()) process.kill(-child.pid, signal)
  }
  const endNow = () => end('SIGTERM')
  process.once('exit', endNow)

  async function stop() {
    process.off('exit', endNow)
    end('SIGTERM')
    const late = setTimeout(() => end('SIGKILL'), END_MS)
    if (!isOver()) await ended
    clearTimeout(late)
  }

  if (await isReady) return { stop }
  await stop()
  throw new Error(`${command} did not start: ${said}`)
}

/** Runs to its end and hands over what it printed. */
export function runProgram(command: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} failed: ${stderr}${stdout}`.slice(-KEPT_CHARACTERS))
  return stdout
}
