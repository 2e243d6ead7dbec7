import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { dropClones, openClone } from './clones.ts'
import { embeddedServer } from './embedded.ts'
import type { EmbeddedServer } from './embedded.ts'
import type { Database } from './orm.ts'
import { rowsOf } from './orm.ts'

describe('copies of a database', () => {
  let folder: string
  let server: EmbeddedServer
  let filled = 0
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-clones-'))
    server = await embeddedServer({ folder, log: () => {}, settings: { fsync: 'off' } })
  })
  after(async () => {
    await server.stop()
    await rm(dirname(server.data), { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  })

  const template = (hash: string) => ({
    kind: 'test',
    hash,
    fill: async ({ orm }: Database) => {
      filled++
      await orm.execute(sql`insert into provider_fact values ('made', ${JSON.stringify(hash)}::jsonb)`)
    },
  })
  const facts = ({ orm }: Database) => rowsOf(orm, sql`select name, value from provider_fact order by name`)
  const names = async (like: string) => {
    const database = await openClone(server.url, template('names'))
    const found = await rowsOf(database.orm, sql`select datname from pg_database where datname like ${like}`)
    await database.close()
    return found.length
  }

  it('are made of one template, asked for at once, and are apart', async () => {
    const [one, other] = await Promise.all([
      openClone(server.url, template('first')),
      openClone(server.url, template('first')),
    ])
    assert.equal(filled, 1)
    await one.orm.execute(sql`insert into provider_fact values ('own', '1')`)
    assert.deepEqual(await facts(one), [
      { name: 'made', value: 'first' },
      { name: 'own', value: 1 },
    ])
    assert.deepEqual(await facts(other), [{ name: 'made', value: 'first' }])
    assert.deepEqual(await rowsOf(one.orm, sql`show fsync`), [{ fsync: 'off' }])
    await Promise.all([one.close(), other.close()])
  })

  it('are made of what there is now, and what they were made of before goes', async () => {
    const database = await openClone(server.url, template('second'))
    assert.deepEqual(await facts(database), [{ name: 'made', value: 'second' }])
    await database.close()
    assert.equal(await names('template\\_test\\_%'), 1)
  })

  it('go when they are closed, and those of a killed run with the next', async () => {
    const left = await openClone(server.url, template('second'))
    assert.equal(await names('clone\\_%'), 2)
    await dropClones(server.url)
    assert.equal(await names('clone\\_%'), 1)
    await left.close()
  })
})
