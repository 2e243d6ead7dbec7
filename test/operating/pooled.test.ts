import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'

import { sql } from 'drizzle-orm'

import { timeoutsOf, WHILE_MIGRATING, withClient } from '../../demo-host/provider/db/connection.ts'
import { freePort } from '../../demo-host/provider/db/free-port.ts'
import { migrateUrl } from '../../demo-host/provider/db/migrate.ts'
import { rowsOf } from '../../demo-host/provider/db/orm.ts'
import { openUrl } from '../../demo-host/provider/db/postgres.ts'
import { stoppedClock } from '../../demo-host/world/clock.ts'
import { TEST_NOW } from '../../demo-host/world/memory.ts'
import { seedWorld } from '../../demo-host/world/seed.ts'
import { emptyBuild } from '../contract/helpers/empty-build.ts'
import { firstRoom, openGuest } from '../contract/helpers/guest.ts'
import { openWorld } from '../contract/helpers/world.ts'
import { LACKED, olderDatabase } from '../lib/database/older-database.ts'
import { temporaryServer } from '../lib/database/temporary-server.ts'
import type { TemporaryServer } from '../lib/database/temporary-server.ts'
import { startPgBouncer } from './helpers/pgbouncer.ts'
import type { Pooler } from './helpers/pgbouncer.ts'
import { startProgram } from './helpers/programs.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const HOOKS = ['--import', './scripts/node-hooks.mjs']
const HOTEL = 1
/** Fewer than there are guests at once, so that each transaction may get another. */
const CONNECTIONS = 3
const GUESTS = 20

describe('PgBouncer in transaction mode, before the database', () => {
  let folder: string
  let server: TemporaryServer
  let pooler: Pooler
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-pooled-'))
    server = await temporaryServer()
    pooler = await startPgBouncer(folder, server.url, CONNECTIONS)
  })
  after(async () => {
    await pooler?.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const migrate = async (...words: string[]) => {
    const env = { ...process.env, DATABASE_URL: pooler.url, DATABASE_MIGRATE_URL: server.url }
    return promisify(execFile)(process.execPath, [...HOOKS, 'demo-host/provider/migrate.ts', ...words], {
      cwd: ROOT,
      env,
    })
  }
  const advisoryLocks = () =>
    withClient(server.url, timeoutsOf(), async (client) => {
      const { rowCount } = await client.query("select pid from pg_locks where locktype = 'advisory'")
      return rowCount
    })

  it('is migrated past by a command, which tells its plan and what it did', async () => {
    const plan = (await migrate('--plan')).stdout
    assert.match(plan, /^-- 0000_walking\nCREATE SCHEMA/)
    const { stdout } = await migrate()
    assert.match(stdout, /^applied {2}0000_walking\n.*\nThe schema is current: \d+ applied\.\n/s)
    assert.equal((await migrate('--plan')).stdout, 'The schema is current: nothing is to be applied.\n')
  })

  it('may be migrated through, and then says that writes wait for indexes', async () => {
    const older = await olderDatabase(server, 'older')
    const pooled = Object.assign(new URL(pooler.url), { pathname: '/older' })
    const said: string[] = []
    const applied = await migrateUrl(pooled.href, (line) => void said.push(line))
    assert.deepEqual(
      applied,
      LACKED.map(({ name }) => name),
    )
    assert.deepEqual(said, [
      'A pooler is between, so guests’ writes wait for new indexes: DATABASE_MIGRATE_URL goes past it',
    ])
    assert.deepEqual([await migrateUrl(older), await advisoryLocks()], [[], 0])
  })

  it('takes twenty guests who book at once over three connections, each transaction whole', async () => {
    const clock = stoppedClock(TEST_NOW)
    const direct = await openUrl(server.url, 'url', { timeouts: WHILE_MIGRATING })
    await seedWorld(direct, { clock, hotels: 1 })
    await direct.close()

    const database = await openUrl(pooler.url, 'url', { isPrepared: true, connections: GUESTS })
    const world = await openWorld({ database, clock })
    try {
      // All know their price before the first books: there are fewer rooms than guests.
      const ready = await Promise.all(
        Array.from({ length: GUESTS }, async (_, n) => {
          const guest = await openGuest(world)
          const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
          const named = { ...body, guest: { ...body.guest, email: `guest-${n}@mail.example` } }
          return async () => (await guest.book(HOTEL, named, `pooled-000-${n}`)).status
        }),
      )
      const booked = await Promise.all(ready.map((book) => book()))
      // What a pooler breaks is a failure of ours; a room that is gone is none.
      assert.deepEqual(booked.filter((status) => status >= 500), []) // prettier-ignore
      const rooms = booked.filter((status) => status === 201).length
      const [books] = await rowsOf(
        database.orm,
        sql`select count(*)::int as stays, (select count(*)::int from email_outbox) as mails from reservation`,
      )
      assert.deepEqual(books, { stays: rooms, mails: rooms })
      assert.ok(rooms > 0, booked.join())
      const sessions = await rowsOf<{ zone: string; jit: string; statement: string }>(
        database.orm,
        sql`select current_setting('timezone') as zone, current_setting('jit') as jit,
          current_setting('statement_timeout') as statement`,
      )
      assert.deepEqual(sessions, [{ zone: 'UTC', jit: 'off', statement: '10s' }])
      const [held] = await rowsOf(
        database.orm,
        sql`select count(*)::int as connections from pg_stat_activity
          where backend_type = 'client backend' and datname = current_database()`,
      )
      assert.deepEqual([held, await advisoryLocks()], [{ connections: CONNECTIONS }, 0])
    } finally {
      await world.close()
    }
  })

  it('stands before the command of operators, which asks a session for nothing and migrates nothing', async () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: pooler.url }
    const words = [...HOOKS, 'demo-host/provider/booking.ts', 'hotel', 'list']
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT, env })
    assert.match(stdout, /^shirotsuki: /m)
  })

  it('stands before a process of the product, from its start to its end', async () => {
    const port = await freePort()
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: pooler.url,
      SECRETS_KEY: 'a'.repeat(64),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Reservations <stay@hotel.example>',
      DIST: emptyBuild(folder),
      PORT: String(port),
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '0',
    }
    const words = [...HOOKS, 'demo-host/provider/serve.ts']
    const product = await startProgram(process.execPath, words, { cwd: ROOT, env, port: port + 2 })
    assert.equal((await fetch(`http://127.0.0.1:${port + 1}/readyz`)).status, 200)
    assert.equal((await fetch(`http://127.0.0.1:${port}/v1/loader.js`)).status, 200)
    assert.deepEqual([await product.stop(), await advisoryLocks()], [0, 0])
  })
})
