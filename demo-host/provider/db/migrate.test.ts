import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { Client } from 'pg'

import { inDatabase } from '../../../test/lib/database/older-database.ts'
import { temporaryServer } from '../../../test/lib/database/temporary-server.ts'
import type { TemporaryServer } from '../../../test/lib/database/temporary-server.ts'
import { until } from '../../../test/lib/until.ts'
import { timeoutsOf } from './connection.ts'
import { migrateUrl, pendingOf } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { openUrl } from './postgres.ts'
import { otherSettings, setUpRole } from './session-settings.ts'

describe('migrating', () => {
  let server: TemporaryServer
  let admin: Client
  before(async () => {
    server = await temporaryServer()
    admin = new Client({ connectionString: server.url })
    await admin.connect()
  })
  after(async () => {
    await admin.end()
    await server.stop()
  })

  const names = readMigrations().map(({ name }) => name)

  it('is done by one of two that begin at once, and both see the newest schema', async () => {
    const url = await server.newDatabase('two_at_once')
    const [one, other] = await Promise.all([migrateUrl(url), migrateUrl(url)])
    assert.deepEqual([...one, ...other], names)
    const rows = await inDatabase(url, (client) => client.query('select * from drizzle.__drizzle_migrations'))
    assert.equal(rows.rowCount, names.length)
    assert.deepEqual(await migrateUrl(url), [])
  })

  it('waits, and says so once, for a table or a process that is in its way', async () => {
    const url = await server.newDatabase('in_the_way')
    const holder = new Client({ connectionString: url })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock(5021784)')
    const said: string[] = []
    const migrated = migrateUrl(url, (line) => void said.push(line))
    const waits = new Set<string>()
    await until(async () => {
      const { rows } = await admin.query<{ at: string }>(
        "select waitstart::text as at from pg_locks where locktype = 'advisory' and not granted and waitstart is not null",
      )
      for (const { at } of rows) waits.add(at)
      return waits.size > 2 // two tries were refused: it would have said so again
    }, 'a third try')
    await holder.query('commit')
    assert.deepEqual(await migrated, names)
    assert.deepEqual(said, ['Another process migrates, or holds a table that is to be changed: waiting for it'])
    await holder.end()
  })

  it('applies all or nothing, and keeps no lock', async () => {
    const url = await server.newDatabase('all_or_nothing')
    await inDatabase(url, (client) => client.query('create table room_type (id integer)'))
    await assert.rejects(migrateUrl(url), /room_type/)
    await inDatabase(url, async (client) => {
      const tables = await client.query("select 1 from pg_tables where schemaname in ('public', 'drizzle')")
      const locks = await client.query("select 1 from pg_locks where locktype = 'advisory'")
      assert.deepEqual([tables.rowCount, locks.rowCount], [1, 0])
      assert.equal((await pendingOf(client)).length, names.length)
    })
  })

  it('is not done by a process that serves: it refuses an older schema, and takes a newer one', async () => {
    const url = await server.newDatabase('served')
    const serve = () => openUrl(url, 'url', { isPrepared: true })
    await assert.rejects(serve(), {
      message: `the schema of the database is older than this program, by ${names.length} migrations: npm run migrate`,
    })
    await migrateUrl(url)
    await inDatabase(
      url,
      (client) =>
      client.query('delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)'), // prettier-ignore
    )
    await assert.rejects(serve(), /by one migration: npm run migrate/)
    await inDatabase(
      url,
      (client) =>
      client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next release', 9999999999999)"), // prettier-ignore
    )
    await (await serve()).close()
  })

  it('sets up the role for new sessions, in this database alone', async () => {
    const url = await server.newDatabase('role_set_up')
    const timeouts = timeoutsOf(4_000, 3_000)
    await inDatabase(url, (client) => client.query("alter database role_set_up set timezone = 'Asia/Tokyo'"))
    const others = () => inDatabase(url, (client) => otherSettings(client, timeouts))
    assert.deepEqual(await others(), [
      'timezone',
      'jit',
      'statement_timeout',
      'lock_timeout',
      'idle_in_transaction_session_timeout',
    ])
    await migrateUrl(url)
    await assert.rejects(openUrl(url, 'url', { isPrepared: true }), /are in Asia\/Tokyo, not in UTC: npm run migrate/)
    await inDatabase(url, (client) => setUpRole(client, new URL(url).username, timeouts))
    assert.deepEqual(await others(), [])
    await (await openUrl(url, 'url', { isPrepared: true })).close()
    const elsewhere = await inDatabase(server.url, (client) => client.query("select current_setting('jit') as jit"))
    assert.deepEqual(elsewhere.rows, [{ jit: 'on' }])
  })
})
