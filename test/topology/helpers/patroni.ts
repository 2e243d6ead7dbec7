import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { isAlive } from '../../../demo-host/provider/db/alive.ts'
import { freePort } from '../../../demo-host/provider/db/free-port.ts'
import { chooseRunner } from '../../../demo-host/provider/db/runner.ts'
import { freezeServer } from '../../bench/postgres.ts'
import { until } from '../../lib/until.ts'
import { startProgram } from '../../operating/helpers/programs.ts'
import { keptProgram } from './kept-program.ts'
import type { KeptProgram } from './kept-program.ts'
import { placed } from './placed.ts'
import type { Moved } from './placed.ts'

const run = promisify(execFile)
const MACHINES = { one: '10.0.0.11', two: '10.0.0.12' } as const
export type NodeName = keyof typeof MACHINES
const NAMES = Object.keys(MACHINES) as NodeName[] // its keys
const [SUPERUSER, PASSWORD] = ['postgres', 'change-this-superuser']
const HEALTHY_MS = 90_000

type Member = { name: NodeName; patroni: KeptProgram; data: string; rest: string; port: number }

export type Cluster = {
  /** Address and port of each PostgreSQL and its Patroni, as HAProxy names them. */
  moved: Moved
  /** The one that has the lock, as Patroni says; null: nobody has. */
  primary: () => Promise<NodeName | null>
  /** One is the primary, and the other follows it and would lose nothing. */
  healthy: () => Promise<void>
  /** psql as the superuser, at the one PostgreSQL, whatever it is. */
  ask: (at: NodeName, statement: string) => Promise<string>
  control: (...words: string[]) => Promise<string>
  /** The machine is gone: Patroni and PostgreSQL at one moment, without a last word. */
  killMachine: (name: NodeName) => Promise<void>
  killPostgres: (name: NodeName) => Promise<void>
  /** Its PostgreSQL hangs, without a word, until what this gives is called. */
  freezePostgres: (name: NodeName) => Promise<() => void>
  stop: (name: NodeName) => Promise<void>
  start: (name: NodeName) => Promise<void>
}

/** 0: it does not run. */
function postmasterOf(data: string): number {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

/** A PostgreSQL outlives its Patroni; whatever happens to the test, nothing of it stays behind. */
const started = new Set<string>()
process.on('exit', () => {
  const left = [...started].map(postmasterOf).filter((pid) => pid > 0 && isAlive(pid))
  for (const pid of left) process.kill(pid, 'SIGQUIT')
})

/** Two PostgreSQL under Patroni, as docs/deploy/cluster/patroni.yml sets up the first of them. */
export async function startCluster(folder: string, etcd: Moved): Promise<Cluster> {
  const runner = await chooseRunner()
  const ports = new Map<NodeName, { sql: number; rest: number }>()
  for (const name of NAMES) ports.set(name, { sql: await freePort(), rest: await freePort() })
  const portsOf = (name: NodeName) => ports.get(name) ?? { sql: 0, rest: 0 }

  async function begin(name: NodeName): Promise<Member> {
    const place = join(folder, `postgres-${name}`)
    await mkdir(place, { mode: 0o700 })
    if (runner) await chown(place, runner.uid, runner.gid)
    const { sql, rest } = portsOf(name)
    const data = join(place, 'data')
    started.add(data)
    const text = await placed('patroni.yml', {
      'name: one': `name: ${name}`,
      '10.0.0.11:8008': `127.0.0.1:${rest}`,
      '10.0.0.11:5432': `127.0.0.1:${sql}`,
      '10.0.0.0/24': '127.0.0.0/8',
      '/var/lib/postgresql/15/booking': data,
      '/var/lib/postgresql/patroni.pgpass': join(place, 'pgpass'),
      '/var/run/postgresql': "''",
      ...etcd,
    })
    const file = join(folder, `patroni-${name}.yml`)
    await writeFile(file, text)
    const patroni = await keptProgram(() =>
      startProgram('/usr/bin/patroni', [file], { port: rest, cwd: place, ...runner }),
    )
    return { name, patroni, data, rest: `http://127.0.0.1:${rest}`, port: sql }
  }

  const answers = (url: string) => fetch(url).then(({ ok }) => ok, () => false) // prettier-ignore
  const first = await begin('one')
  // Before the second: whoever comes first makes the database.
  await until(
    () => answers(`${first.rest}/primary`),
    () => first.patroni.said(),
    HEALTHY_MS,
  )
  const members = [first, await begin('two')]
  const member = (name: NodeName) => members.find((one) => one.name === name) ?? first
  const killPid = async (pid: number) => {
    if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGKILL')
    await until(() => !isAlive(pid), 'a killed PostgreSQL ends')
  }
  const primary = async () => {
    for (const { name, rest } of members) if (await answers(`${rest}/primary`)) return name
    return null
  }
  const control = async (...words: string[]) => {
    const file = join(folder, 'patroni-one.yml')
    const { stdout } = await run('/usr/bin/patronictl', ['-c', file, ...words])
    return stdout
  }
  async function isHealthy(): Promise<boolean> {
    const named = await primary()
    const others = members.filter(({ name }) => name !== named)
    return named !== null && (await Promise.all(others.map(({ rest }) => answers(`${rest}/sync`)))).every(Boolean)
  }
  return {
    moved: Object.fromEntries(
      NAMES.map((name) => {
        const { sql, rest } = portsOf(name)
        return [`${MACHINES[name]}:5432 check port 8008`, `127.0.0.1:${sql} check port ${rest}`]
      }),
    ),
    primary,
    healthy: async () => void (await until(isHealthy, () => members.map(({ patroni }) => patroni.said().slice(-3000)).join('\n'), HEALTHY_MS)), // prettier-ignore
    async ask(at, statement) {
      const { port } = member(at)
      const words = ['--host=127.0.0.1', `--port=${port}`, `--username=${SUPERUSER}`, '--dbname=postgres']
      const { stdout } = await run('psql', [...words, '--no-align', '--tuples-only', '--command', statement], {
        env: { ...process.env, PGPASSWORD: PASSWORD },
      })
      return stdout.trim()
    },
    control,
    async killMachine(name) {
      const { patroni, data } = member(name)
      const pid = postmasterOf(data)
      await Promise.all([patroni.stop('SIGKILL'), killPid(pid)])
    },
    killPostgres: async (name) => killPid(postmasterOf(member(name).data)),
    freezePostgres: async (name) => freezeServer(postmasterOf(member(name).data)),
    stop: (name) => member(name).patroni.stop(),
    start: (name) => member(name).patroni.start(),
  }
}
