import { chmod, chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort } from '../../../demo-host/provider/db/free-port.ts'
import { chooseRunner } from '../../../demo-host/provider/db/runner.ts'
import { startProgram } from './programs.ts'
import type { Program } from './programs.ts'

export type Pooler = Program & { url: string }

/** Debian's PgBouncer as docs/operating.md sets it up: transactions of many sessions share a few connections. */
export async function startPgBouncer(folder: string, database: string, connections: number): Promise<Pooler> {
  const { username, password, hostname, port: serverPort } = new URL(database)
  const port = await freePort()
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'max_client_conn = 200',
    `default_pool_size = ${connections}`,
    'server_login_retry = 1',
  ]
  await writeFile(settings, `${lines.join('\n')}\n`)
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  // It does not run as root, as PostgreSQL does not.
  const runner = await chooseRunner()
  await chmod(folder, 0o755)
  if (runner) for (const file of [settings, users]) await chown(file, runner.uid, runner.gid)
  const program = await startProgram('/usr/sbin/pgbouncer', [settings], { port, ...runner })
  const url = new URL(database)
  url.port = String(port)
  return { ...program, url: url.href }
}
