import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { freePort } from '../../../demo-host/provider/db/free-port.ts'
import { chooseRunner } from '../../../demo-host/provider/db/runner.ts'
import { startProgram } from './programs.ts'
import type { Program } from './programs.ts'

const run = promisify(execFile)
/** The oldest that the product takes, as Debian 12 brings it. */
export const PROGRAMS = '/usr/lib/postgresql/15/bin'

export type DebianPostgres = Program & {
  port: number
  /** Of a database with this name, which is made. */
  database: (name: string) => Promise<string>
}

/** An operator's own PostgreSQL, empty. */
export async function startDebianPostgres(folder: string): Promise<DebianPostgres> {
  const data = join(folder, 'postgres')
  await mkdir(data)
  const runner = await chooseRunner()
  if (runner) await chown(data, runner.uid, runner.gid)
  const port = await freePort()
  const user = ['--username=booking', '--auth=trust']
  await run(join(PROGRAMS, 'initdb'), [`--pgdata=${data}`, ...user, '--encoding=UTF8', '--no-locale'], { cwd: data, ...runner }) // prettier-ignore
  const program = await startServer(data, port)
  const at = (name: string) => `postgres://booking@127.0.0.1:${port}/${name}`
  return {
    ...program,
    port,
    async database(name) {
      await run('psql', [at('postgres'), '--quiet', '--command', `create database ${name}`])
      return at(name)
    },
  }
}

/** Starts one again that was stopped, as a replica of the one at this port. */
export async function followPrimary({ port }: DebianPostgres, folder: string, primary: number): Promise<Program> {
  const data = join(folder, 'postgres')
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=127.0.0.1 port=${primary} user=booking'\n`) // prettier-ignore
  await writeFile(join(data, 'standby.signal'), '')
  return startServer(data, port)
}

/** Of whatever lies in the folder, which is its runner's. */
export async function startServer(data: string, port: number): Promise<Program> {
  const words = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'] // prettier-ignore
  return startProgram(join(PROGRAMS, 'postgres'), words, { cwd: data, port, ...(await chooseRunner()) })
}
