import { chmod, chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort } from '../../../demo-host/provider/db/free-port.ts'
import { chooseRunner } from '../../../demo-host/provider/db/runner.ts'
import { writeCertificate } from '../../operating/helpers/certificate.ts'
import type { Certificate } from '../../operating/helpers/certificate.ts'
import { startProgram } from '../../operating/helpers/programs.ts'
import { keptProgram } from './kept-program.ts'
import type { KeptProgram } from './kept-program.ts'
import { placed } from './placed.ts'
import type { Moved } from './placed.ts'

export type At<Thing = KeptProgram> = { program: Thing; port: number }

/** What stands before the processes (haproxy.cfg) or before PostgreSQL (haproxy-database.cfg). */
async function startHaproxy(folder: string, file: string, port: number, moved: Moved): Promise<At> {
  const settings = join(folder, file)
  await writeFile(settings, await placed(file, moved))
  const begin = () => startProgram('/usr/sbin/haproxy', ['-db', '-f', settings], { port, cwd: folder })
  return { program: await keptProgram(begin), port }
}

/** At `port` whichever is the primary, at `replicaPort` whichever follows it. */
export type DatabaseBalancer = At & { replicaPort: number }

export async function startDatabaseBalancer(folder: string, servers: Moved): Promise<DatabaseBalancer> {
  const [port, replicaPort] = [await freePort(), await freePort()]
  const binds = { '127.0.0.1:5433': `127.0.0.1:${port}`, '127.0.0.1:5434': `127.0.0.1:${replicaPort}` }
  return { ...(await startHaproxy(folder, 'haproxy-database.cfg', port, { ...binds, ...servers })), replicaPort }
}

/** The addresses of this machine that stand for the three names. */
const NAMES = { widget: '127.0.0.1', api: '127.0.0.2', identity: '127.0.0.3' }

export type Front = { port: number; origins: Record<keyof typeof NAMES, string>; certificate: Certificate }

/** Where guests' browsers go, and what they believe there; it lies in this folder. */
export async function frontOf(folder: string): Promise<Front> {
  const port = await freePort()
  const at = (name: keyof typeof NAMES) => `https://${NAMES[name]}:${port}`
  const certificate = await writeCertificate(folder, Object.values(NAMES))
  return { port, origins: { widget: at('widget'), api: at('api'), identity: at('identity') }, certificate }
}

/** `firsts`: the first of the three ports of each process. */
export function startFront(folder: string, { port }: Front, firsts: readonly number[]): Promise<At> {
  const servers = firsts.flatMap((first, index) => {
    const machine = `10.0.0.2${index + 1}`
    return [
      [`${machine}:8787 check port 8788`, `127.0.0.1:${first} check port ${first + 1}`],
      [`${machine}:8788`, `127.0.0.1:${first + 1}`],
      [`${machine}:8789`, `127.0.0.1:${first + 2}`],
    ]
  })
  const binds = Object.values(NAMES).map((address) => `${address}:${port}`)
  return startHaproxy(folder, 'haproxy.cfg', port, {
    'bind :443 ssl': `bind ${binds.join()} ssl`,
    '/etc/ssl/booking': folder,
    '/etc/haproxy/away.http': join(import.meta.dirname, '../../../docs/deploy/away.http'),
    'widget.example': NAMES.widget,
    'api.example': NAMES.api,
    'identity.example': NAMES.identity,
    ...Object.fromEntries(servers),
  })
}

export async function startPooler(folder: string, databases: DatabaseBalancer, password: string): Promise<At> {
  const port = await freePort()
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')]
  const text = await placed('pgbouncer.ini', {
    'port=5433': `port=${databases.port}`,
    'port=5434': `port=${databases.replicaPort}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/var/run/postgresql': '',
    '/etc/pgbouncer/userlist.txt': users,
  })
  await writeFile(settings, text)
  await writeFile(users, `"booking" "${password}"\n`)
  const runner = await chooseRunner()
  await chmod(folder, 0o755)
  if (runner) for (const file of [settings, users]) await chown(file, runner.uid, runner.gid)
  const begin = () => startProgram('/usr/sbin/pgbouncer', [settings], { port, cwd: folder, ...runner })
  return { program: await keptProgram(begin), port }
}
