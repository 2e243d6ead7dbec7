import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { timeoutsOf, withClient } from '../../../demo-host/provider/db/connection.ts'
import { freePort } from '../../../demo-host/provider/db/free-port.ts'
import { chooseRunner } from '../../../demo-host/provider/db/runner.ts'
import { freezeServer } from '../../bench/postgres.ts'
import { until } from '../../lib/until.ts'
import { PROGRAMS, startServer } from './debian-postgres.ts'

const run = promisify(execFile)

export type StreamingReplica = {
  port: number
  /** Of the database with this name. */
  at: (name: string) => string
  /** Until it has applied all that the primary has written. */
  caughtUp: () => Promise<void>
  /** It goes on to receive, and applies nothing. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  kill: () => Promise<void>
  /** After a kill. `isAlone`: the one that it followed is gone. */
  start: (how?: { isAlone: boolean }) => Promise<void>
  /** It follows nobody any more, and takes what is written. */
  promote: () => Promise<void>
  /** It hangs, without a word, until what this gives is called. */
  freeze: () => Promise<() => void>
  stop: () => Promise<unknown>
}

/** A second PostgreSQL that follows the first, as pg_basebackup makes one. */
export async function startReplicaOf(primary: { port: number }, folder: string): Promise<StreamingReplica> {
  const data = join(folder, 'replica')
  await mkdir(data, { mode: 0o700 })
  const runner = await chooseRunner()
  if (runner) await chown(data, runner.uid, runner.gid)
  const from = ['--host=127.0.0.1', `--port=${primary.port}`, '--username=booking']
  const how = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  await run(join(PROGRAMS, 'pg_basebackup'), [`--pgdata=${data}`, ...from, ...how], { cwd: data, ...runner })
  const port = await freePort()
  let program = await startServer(data, port)

  const at = (name: string) => `postgres://booking@127.0.0.1:${port}/${name}`
  async function ask<Value>(url: string, expression: string): Promise<Value | undefined> {
    const statement = `select ${expression} as value`
    return withClient(
      url,
      timeoutsOf(),
      async (client) => (await client.query<{ value: Value }>(statement)).rows[0]?.value,
    )
  }
  async function caughtUp(): Promise<void> {
    const written = await ask<string>(`postgres://booking@127.0.0.1:${primary.port}/postgres`, 'pg_current_wal_lsn()')
    const isThere = () => ask<boolean>(at('postgres'), `pg_last_wal_replay_lsn() >= '${written}'`).catch(() => false)
    await until(isThere, 'the replica has caught up')
  }
  await caughtUp()
  return {
    port,
    at,
    caughtUp,
    async pause() {
      await ask(at('postgres'), 'pg_wal_replay_pause()')
      await until(() => ask(at('postgres'), "pg_get_wal_replay_pause_state() = 'paused'"), 'nothing is applied')
    },
    resume: async () => void (await ask(at('postgres'), 'pg_wal_replay_resume()')),
    kill: async () => void (await program.stop('SIGKILL')),
    async start({ isAlone } = { isAlone: false }) {
      program = await startServer(data, port)
      if (isAlone) await until(() => ask(at('postgres'), 'true').catch(() => false), 'it may be read from')
      else await caughtUp()
    },
    async promote() {
      await ask(at('postgres'), 'pg_promote()')
      await until(() => ask<boolean>(at('postgres'), 'not pg_is_in_recovery()'), 'it takes what is written')
    },
    freeze: () => freezeServer(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])),
    stop: () => program.stop('SIGINT'),
  }
}
