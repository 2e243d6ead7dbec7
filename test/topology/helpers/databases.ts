import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

import { WHILE_MIGRATING } from '../../../demo-host/provider/db/connection.ts'
import { openUrl } from '../../../demo-host/provider/db/postgres.ts'
import { seedWorld } from '../../../demo-host/world/seed.ts'
import type { PlainDate } from '../../../shared/rules/days/dates.ts'
import { HOST } from '../../bench/running.ts'
import { startDatabaseBalancer, startPooler } from './balancers.ts'
import type { At } from './balancers.ts'
import { startEtcd } from './etcd.ts'
import type { Etcd } from './etcd.ts'
import { startCluster } from './patroni.ts'
import type { Cluster } from './patroni.ts'
import { HOOKS } from './serves.ts'

const run = promisify(execFile)
const ROOT = resolve(import.meta.dirname, '../../..')
const PASSWORD = 'change-this-booking'

/** Keeps what was started, with how it ends. */
export type Keep = <Made>(made: Made, end: (made: Made) => Promise<unknown>) => Made

/** From etcd to the pooler; no table yet. */
export type Databases = {
  etcd: Etcd
  cluster: Cluster
  /** Between PgBouncer and the primary. */
  balancer: At
  pooler: At
  /** By way of the pooler, as the product has it, and past it. */
  url: string
  /** By way of the pooler to the replica. */
  readUrl: string
  direct: string
  /** PgBouncer's own console. */
  tellPooler: (command: string) => Promise<void>
}

export async function startDatabases(folder: string, keep: Keep): Promise<Databases> {
  const etcd = keep(await startEtcd(folder), ({ members }) => Promise.all(members.map((each) => each.stop())))
  const cluster = keep(await startCluster(folder, etcd.moved), async (both) => {
    await both.stop('two')
    await both.stop('one')
  })
  await cluster.healthy()
  await cluster.ask('one', `create role booking login password '${PASSWORD}'`)
  await cluster.ask('one', 'create database booking owner booking')
  const balancer = keep(await startDatabaseBalancer(folder, cluster.moved), ({ program }) => program.stop())
  const pooler = keep(await startPooler(folder, balancer, PASSWORD), ({ program }) => program.stop())
  const at = ({ port }: At, database = 'booking') => `postgres://booking:${PASSWORD}@${HOST}:${port}/${database}`
  const tellPooler = async (command: string) => {
    await run('psql', [at(pooler, 'pgbouncer'), '--quiet', '--command', command])
  }
  return {
    etcd,
    cluster,
    balancer,
    pooler,
    url: at(pooler),
    readUrl: at(pooler, 'booking_read'),
    direct: at(balancer),
    tellPooler,
  }
}

/** The schema, and one hotel; the first night that it sells. */
export async function furnish({ url, direct }: Pick<Databases, 'url' | 'direct'>): Promise<PlainDate> {
  await run(process.execPath, [...HOOKS, 'demo-host/provider/migrate.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url, DATABASE_MIGRATE_URL: direct },
  })
  const database = await openUrl(direct, 'url', { timeouts: WHILE_MIGRATING, isPrepared: true })
  const { start } = await seedWorld(database, { clock: Date, hotels: 1 })
  await database.close()
  return start
}
