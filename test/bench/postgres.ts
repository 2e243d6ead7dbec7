import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

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
}

let living = 0
process.on('exit', () => {
  if (living !== 0 && isAlive(living)) process.kill(living, 'SIGQUIT')
})

/** The bundled PostgreSQL as a server of its own, over which several providers run. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const server = await embeddedServer({ folder, log: () => {} })
  living = server.pid

  const end = async (signal: NodeJS.Signals) => {
    if (isAlive(living)) process.kill(living, signal)
    while (isAlive(living)) await pause(POLL_MS)
  }
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
        living = child.pid ?? 0
        while (child.exitCode === null) {
          const lines = (await readFile(join(server.data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n') // not yet
          if (Number(lines[PID_LINE]) === child.pid && lines[STATUS_LINE]?.trim() === 'ready') return
          await pause(POLL_MS)
        }
      }
    },
  }
}
