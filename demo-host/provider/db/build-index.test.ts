import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { Client } from 'pg'

import { inDatabase, LACKED, olderDatabase } from '../../../test/lib/database/older-database.ts'
import { temporaryServer } from '../../../test/lib/database/temporary-server.ts'
import type { TemporaryServer } from '../../../test/lib/database/temporary-server.ts'
import { until } from '../../../test/lib/until.ts'
import { migrateUrl } from './migrate.ts'
import { readMigrations } from './migrations.ts'

const OPEN_MS = 500

describe('indexes of tables that guests write to', () => {
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

  const names = LACKED.map(({ name }) => name)
  const made = LACKED[0]?.statements.map((one) => /index "(\w+)"/i.exec(one)?.[1] ?? '') ?? []
  /** The tables that guests write to, all of them. */
  const written = [...new Set(LACKED[0]?.statements.map((one) => /index "\w+" on ("\w+")/i.exec(one)?.[1]))].join()
  const valid = (url: string) =>
    inDatabase(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        'select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisvalid and c.relname = any($1)',
        [made],
      )
      return rows.map(({ name }) => name).toSorted()
    })

  it('are built while guests write, and wait for who wrote before', async () => {
    const url = await olderDatabase(server, 'built_beside')
    const holder = new Client({ connectionString: url })
    await holder.connect()
    await holder.query('begin')
    await holder.query(`lock table ${written} in row exclusive mode`)
    const migrated = migrateUrl(url)
    await until(async () => {
      const { rows } = await admin.query("select 1 from pg_stat_progress_create_index where phase like 'waiting%'")
      return rows.length > 0
    }, 'an index that waits for the guest')
    await inDatabase(url, async (guest) => {
      await guest.query('begin')
      await guest.query(`set local lock_timeout = ${OPEN_MS}`)
      await guest.query(`lock table ${written} in row exclusive mode`)
      await guest.query('rollback')
    })
    await holder.query('rollback')
    await holder.end()
    assert.deepEqual(await migrated, names)
    assert.deepEqual(await valid(url), made.toSorted())
  })

  it('are built anew where whoever built them was stopped, and once where two migrate', async () => {
    const url = await olderDatabase(server, 'half_built')
    const half = LACKED[0]?.statements[0] ?? ''
    await inDatabase(url, async (client) => {
      await client.query(half)
      await client.query('update pg_index set indisvalid = false where indexrelid = to_regclass($1)', [made[0]])
    })
    const [one, other] = await Promise.all([migrateUrl(url), migrateUrl(url)])
    assert.deepEqual([...one, ...other], names)
    assert.deepEqual(await valid(url), made.toSorted())
    const { rows } = await inDatabase(url, (client) =>
      client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by created_at'),
    )
    assert.deepEqual(
      rows.map(({ hash }) => hash),
      readMigrations().map(({ hash }) => hash),
    )
    const { rowCount } = await inDatabase(url, (client) =>
      client.query("select 1 from pg_locks where locktype = 'advisory'"),
    )
    assert.equal(rowCount, 0)
  })
})
