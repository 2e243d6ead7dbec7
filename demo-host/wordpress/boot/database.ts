import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

import { runProgram, startServer } from './child.ts'
import type { Child } from './child.ts'
import { freePort } from '../../provider/db/free-port.ts'

export type WordPressDatabase = Child & { port: number; password: string }

/** A MariaDB of our own in a folder: never the machine's service, reachable from this machine only. */
export async function startDatabase(folder: string): Promise<WordPressDatabase> {
  const { username } = userInfo()
  const tables = join(folder, 'tables')
  // Whichever starts takes all temporary tables away that it finds where it keeps its own, another's too.
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary, { recursive: true })
  if (!existsSync(join(tables, 'mysql'))) {
    mkdirSync(tables, { recursive: true })
    const root = ['--auth-root-authentication-method=socket', `--auth-root-socket-user=${username}`]
    runProgram('mariadb-install-db', [
      '--no-defaults',
      `--datadir=${tables}`,
      `--tmpdir=${temporary}`,
      `--user=${username}`,
      ...root,
      '--skip-test-db',
    ])
  }

  const port = await freePort()
  const password = randomBytes(18).toString('base64url')
  const orders = join(folder, 'start.sql')
  // A password for this run only: nothing has to be kept secret in a file.
  writeFileSync(
    orders,
    `create database if not exists wordpress character set utf8mb4;
create or replace user 'wordpress'@'127.0.0.1' identified by '${password}';
grant all on wordpress.* to 'wordpress'@'127.0.0.1';
`,
    { mode: 0o600 },
  )
  const server = await startServer(
    mariadbd(),
    [
      '--no-defaults',
      `--datadir=${tables}`,
      `--tmpdir=${temporary}`,
      `--user=${username}`,
      // Within the folder of the tables: paths of sockets must be short.
      '--socket=mariadb.sock',
      '--pid-file=mariadb.pid',
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--performance-schema=off',
      '--innodb-buffer-pool-size=48M',
      '--innodb-flush-log-at-trx-commit=2',
      `--init-file=${orders}`,
    ],
    { folder, ready: /ready for connections/ },
  )
  rmSync(orders)
  return { ...server, port, password }
}

/** Where Debian puts it is not in everybody's PATH. */
const mariadbd = () => ['/usr/sbin/mariadbd'].find((path) => existsSync(path)) ?? 'mariadbd'
