import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

import { isAlive } from '../../demo-host/provider/db/alive.ts'
import { embeddedServer } from '../../demo-host/provider/db/embedded.ts'
import { chooseRunner } from '../../demo-host/provider/db/runner.ts'

const POLL_MS = 50
const [PID_LINE, STATUS_LINE] = [0, 7]

export type Postgres = {
  url: string
  kill: () => Promise<void>
  /** Once more as it was: the same folder, the same port, as an operator's service manager does it. */
  restart: () => Promise<void>
  stop: () => Promise<void>
  /** The server and each connection of it; they hang until they go on. */
  freeze: () => Promise<void>
  goOn: () => Promise<void>
}

const servers = new Set<{ pid: number }>()
process.on('exit', () => {
  for (const { pid } of servers) for (const signal of ['SIGQUIT', 'SIGCONT'] as const) sendTo(pid, signal)
})

/** The bundled PostgreSQL as a server of its own, over which several providers run. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const server = await embeddedServer({ folder, log: () => {} })
  const living = { pid: server.pid }
  servers.add(living)

  const end = async (signal: NodeJS.Signals) => {
    if (isAlive(living.pid)) process.kill(living.pid, signal)
    while (isAlive(living.pid)) await pause(POLL_MS)
  }
  let goOn = () => {}
  return {
    url: server.url,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    async restart() {
      const command = await readFile(join(server.data, 'postmaster.opts'), 'utf8')
      const [program = ''] = command.split(' "', 1)
      const words = [...command.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word)
      const runner = await chooseRunner()
      // What the killed server left in memory may take some seconds to go; until then it ends again at once.
      for (;;) {
        const child = spawn(program, words, { ...runner, cwd: server.data, detached: true, stdio: 'ignore' })
        child.unref()
        living.pid = child.pid ?? 0
        while (child.exitCode === null) {
          const lines = (await readFile(join(server.data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n') // not yet
          if (Number(lines[PID_LINE]) === child.pid && lines[STATUS_LINE]?.trim() === 'ready') return
          await pause(POLL_MS)
        }
      }
    },
    async freeze() {
      goOn = await freezeServer(living.pid)
    },
    goOn: async () => goOn(),
  }
}

/** The server and each connection of it hang until what this gives is called. */
export async function freezeServer(server: number): Promise<() => void> {
  // First the one that starts the others.
  process.kill(server, 'SIGSTOP')
  const frozen = [server, ...(await childrenOf(server))]
  for (const pid of frozen) sendTo(pid, 'SIGSTOP')
  return () => {
    for (const pid of frozen.toReversed()) sendTo(pid, 'SIGCONT')
  }
}

function sendTo(pid: number, signal: NodeJS.Signals): void {
  if (isAlive(pid)) process.kill(pid, signal)
}

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(pid)])
  return stdout.trim().split('\n').map(Number)
}
