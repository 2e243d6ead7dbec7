import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cp, lstat, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { sql } from 'drizzle-orm'

import { isAlive } from './alive.ts'
import { packagedBinaries } from './binaries.ts'
import { embeddedServer } from './embedded.ts'
import { openDatabase } from './open.ts'
import { rowsOf } from './orm.ts'
import { until } from '../../../test/lib/until.ts'

const quiet = () => {}

// mkdtemp makes a folder with mode 0700: as root, the database's own user cannot even reach it.
describe('the bundled PostgreSQL in a private folder', () => {
  let folder: string
  let place: string
  before(async () => (folder = await mkdtemp(join(tmpdir(), 'booking-data-'))))
  after(async () => {
    if (place.includes('booking-')) await rm(place, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  })

  it('starts, migrates, keeps what was written, and leaves no process behind', async () => {
    const first = await openDatabase({ folder, log: quiet })
    assert.equal(first.engine, 'embedded')
    await first.orm.execute(sql`insert into provider_fact values ('kept', '1')`)
    await first.close()

    const again = await openDatabase({ folder, log: quiet })
    assert.deepEqual(await rowsOf(again.orm, sql`select value from provider_fact`), [{ value: 1 }])
    assert.deepEqual(await rowsOf(again.orm, sql`show fsync`), [{ fsync: 'on' }])
    assert.deepEqual(await rowsOf(again.orm, sql`select 7::bigint as n`), [{ n: 7 }])
    await again.close()
  })

  it('comes back after kill -9 with everything that was acknowledged (guarantee S24)', async () => {
    const server = await embeddedServer({ folder, log: quiet })
    place = dirname(server.data)
    const database = await openDatabase({ url: server.url, folder })
    await database.orm.execute(sql`insert into provider_fact values ('acknowledged', '2')`)
    process.kill(server.pid, 'SIGKILL')
    await until(() => !isAlive(server.pid), 'the end of the server')
    await database.close()

    const again = await openDatabase({ folder, log: quiet })
    const found = await rowsOf(again.orm, sql`select value from provider_fact where name = 'acknowledged'`)
    assert.deepEqual(found, [{ value: 2 }])
    await again.close()
    await assert.rejects(readFile(join(place, 'postgres', 'postmaster.pid')))
  })

  it('takes over the server that a killed process left running', async () => {
    const file = JSON.stringify(new URL('embedded.ts', import.meta.url).href)
    const code = `import { embeddedServer } from ${file}
      const { pid } = await embeddedServer({ folder: process.argv[1], log() {} })
      console.log(pid)
      process.kill(process.pid, 'SIGKILL')`
    const killed = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code, folder])
    assert.equal(killed.signal, 'SIGKILL', String(killed.stderr))
    const left = Number(killed.stdout)
    assert.ok(isAlive(left))

    const taken = await embeddedServer({ folder, log: quiet })
    assert.equal(taken.pid, left)
    await taken.stop()
    assert.equal(isAlive(left), false)
  })

  it('shares the server of another living process and leaves it running', async () => {
    const own = await embeddedServer({ folder, log: quiet })
    await writeFile(join(folder, 'database.pid'), String(process.ppid))
    const guest = await embeddedServer({ folder, log: quiet })
    assert.equal(guest.pid, own.pid)
    await guest.stop()
    assert.ok(isAlive(own.pid))
    await own.stop()
  })

  it('completes binaries that came without their symbolic links, in a folder the database may reach', async () => {
    const native = join(folder, 'native')
    const noLinks = async (path: string) => !(await lstat(path)).isSymbolicLink()
    await cp(packagedBinaries(), native, { recursive: true, filter: noLinks })
    const server = await embeddedServer({ folder, log: quiet, native })
    const database = await openDatabase({ url: server.url, folder })
    assert.deepEqual(await rowsOf(database.orm, sql`select 1 as one`), [{ one: 1 }])
    await database.close()
    await server.stop()
  })
})
