import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'

import { runBackupCommand } from '../../demo-host/provider/backup-command.ts'
import { DatabaseAway, NotInOrder } from '../../demo-host/provider/command-errors.ts'
import { readMigrations } from '../../demo-host/provider/db/migrations.ts'
import { openUrl } from '../../demo-host/provider/db/postgres.ts'
import { stoppedClock } from '../../demo-host/world/clock.ts'
import { TEST_NOW } from '../../demo-host/world/memory.ts'
import { seedWorld } from '../../demo-host/world/seed.ts'
import { firstRoom, openGuest, TARO } from '../contract/helpers/guest.ts'
import { openWorld } from '../contract/helpers/world.ts'
import { inDatabase, LACKED, olderDatabase } from '../lib/database/older-database.ts'
import { until } from '../lib/until.ts'
import { startDebianPostgres } from './helpers/debian-postgres.ts'
import type { DebianPostgres } from './helpers/debian-postgres.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const COMMAND = ['--import', './scripts/node-hooks.mjs', 'demo-host/provider/booking.ts', 'backup', 'verify']
const HOTEL = 1
const PASSWORD = 'open-sesame-42'
/** The byte of a dump's head that is the minor version of its format. */
const MINOR_AT = 6

type Ended = { said: string[]; failed: unknown }

describe('booking backup verify', () => {
  let folder: string
  let server: DebianPostgres
  let url: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-verify-'))
    await chmod(folder, 0o755)
    server = await startDebianPostgres(folder)
    url = await server.database('booking')
    const clock = stoppedClock(TEST_NOW)
    const database = await openUrl(url, 'url')
    await seedWorld(database, { clock, hotels: 1 })
    const world = await openWorld({ database, clock })
    const guest = await openGuest(world)
    const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
    assert.equal((await guest.book(HOTEL, body, 'to-be-verified')).status, 201)
    await world.close()
    await dump('booking.dump')
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const at = (name: string) => join(folder, name)
  const dump = (name: string, words: string[] = ['--format=custom'], from = url) =>
    promisify(execFile)('pg_dump', [...words, `--file=${at(name)}`, from])
  const asked = (statement: string) => inDatabase(url, (client) => client.query(statement))

  /** As the operator types it. */
  function start(name: string, address: string) {
    const env = { ...process.env, DATABASE_URL: '', DATABASE_SCRATCH_URL: address }
    const child = spawn(process.execPath, [...COMMAND, at(name)], { cwd: ROOT, env })
    const told = { said: '', failed: '' }
    child.stdout.on('data', (text: Buffer) => (told.said += text.toString()))
    child.stderr.on('data', (text: Buffer) => (told.failed += text.toString()))
    const ended = new Promise<typeof told & { code: number | null }>((done) =>
      child.once('close', (code) => done({ ...told, code })),
    )
    return { child, ended }
  }

  /** What it said and how it ended, and that nothing is left of it. */
  async function verify(name: string, address = url, more: NodeJS.ProcessEnv = {}): Promise<Ended> {
    const said: string[] = []
    const { signal: stopped } = new AbortController()
    const environment = { ...process.env, ...more }
    const how = { server: () => address, environment, stopped, now: Date.now, say: (line: string) => said.push(line) }
    const failed: unknown = await runBackupCommand(['verify', at(name)], how).catch((error: unknown) => error)
    assert.deepEqual(await scratch(), [])
    const told = [...said, String(failed)].join('\n')
    for (const secret of [PASSWORD, TARO.email, TARO.last_name]) assert.ok(!told.includes(secret), told)
    return { said, failed }
  }
  function refused({ said, failed }: Ended, told: RegExp, kind: new () => Error = NotInOrder): void {
    assert.deepEqual(said, [])
    assert.ok(failed instanceof kind, String(failed))
    assert.match(failed.message, told)
  }

  async function scratch(): Promise<string[]> {
    const { rows } = await asked("select datname as name from pg_database where datname like 'booking\\_verify\\_%'")
    return rows.map(({ name }) => name)
  }

  it('restores a dump beside the database, by a role that only makes databases, and finds all of it well', async () => {
    await asked(`create role verifier login createdb password '${PASSWORD}'`)
    const access = join(folder, 'postgres/pg_hba.conf')
    await writeFile(access, `host all verifier 127.0.0.1/32 scram-sha-256\n${await readFile(access, 'utf8')}`)
    await asked('select pg_reload_conf()')
    const address = `postgres://verifier:${PASSWORD}@127.0.0.1:${server.port}/postgres`
    const { code, said, failed } = await start('booking.dump', address).ended
    assert.deepEqual([code, failed, await scratch()], [0, '', []])
    const lines = said.trim().split('\n')
    assert.equal(lines[0], 'well   the dump: all of it was restored, 1 hotels and 1 stays')
    assert.equal(lines[1], 'well   the schema: that of this program')
    assert.match(
      lines[2] ?? '',
      /^well {3}the newest stay: booked \d+ (?:days|hours|minutes) ago, 2026-11-01T00:00:00\.000Z$/,
    )
    assert.equal(lines.filter((line) => line.startsWith('well   ')).length, 13)
    assert.equal(lines.at(-1), 'In order.')
    refused(
      await verify('booking.dump', address.replace(PASSWORD, 'guessed')),
      /^password authentication failed/,
      DatabaseAway,
    )
  })

  it('tells what is not so in it, by number; of a newer release too', async () => {
    const later = readMigrations().at(-1)?.at ?? 0
    await asked(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later + 1})`)
    await asked("update reservation set checkout_date = checkout_date + 1 where status = 'done'")
    await dump('broken.dump')
    const { said, failed } = await verify('broken.dump')
    const wrong = said.filter((line) => !line.startsWith('well   '))
    assert.equal(said[1], 'well   the schema: of a newer release, which this program takes')
    assert.equal(wrong.length, 1)
    assert.match(wrong[0] ?? '', /^WRONG {2}nights: not so that a stay has each of its nights .*: stay \d+$/)
    assert.equal(String(failed), 'Error: Not in order: nights.')
  })

  it('takes a dump of an older release as npm run migrate leaves it', async () => {
    const older = await olderDatabase({ newDatabase: server.database }, 'older')
    await dump('older.dump', ['--format=custom'], older)
    const { said, failed } = await verify('older.dump')
    assert.equal(failed, undefined)
    assert.deepEqual(said.slice(0, 3), [
      'well   the dump: all of it was restored, 0 hotels and 0 stays',
      `well   the schema: older than this program by ${LACKED.length}, which npm run migrate applies`,
      'well   the newest stay: none was ever booked',
    ])
  })

  it('says in a sentence why a dump is none, and makes nothing of it', async () => {
    const whole = await readFile(at('booking.dump'))
    await writeFile(at('cut.dump'), whole.subarray(0, Math.round(whole.length * 0.7)))
    const newer = Buffer.from(whole)
    newer[MINOR_AT] = 99
    await writeFile(at('newer-program.dump'), newer)
    await writeFile(at('note.dump'), 'Backups are on the other disk.')
    await dump('text.dump', ['--format=plain'])
    await dump('tables.dump', ['--format=custom', '--table=hotel'])
    await dump('empty.dump', ['--format=custom', '--schema-only'])
    const WRONG: Record<string, RegExp> = {
      'cut.dump': /is cut short/,
      'newer-program.dump': /is of a newer pg_dump than this pg_restore/,
      'note.dump': /is no dump of pg_dump --format=custom/,
      'text.dump': /is a text: dump with --format=custom/,
      'tables.dump': /holds no stays/,
      'empty.dump': /holds no stays/,
      'none.dump': /is not there, or nobody may read it/,
    }
    for (const [name, told] of Object.entries(WRONG)) {
      const ended = await verify(name)
      refused(ended, told)
      refused(ended, /^\S+ .+ \(docs\/operating\.md#backup\)$/)
    }
  })

  it('takes no dump of a newer PostgreSQL to an older one, whatever pg_restore makes of it', async () => {
    const newer = await readFile(at('booking.dump'))
    const { rows } = await asked('show server_version')
    const its = String(Number.parseInt(rows[0]?.server_version, 10))
    newer.write('99', newer.indexOf(`${its}.`))
    await writeFile(at('newer-server.dump'), newer)
    refused(await verify('newer-server.dump'), new RegExp(`is of PostgreSQL 99\\.\\S+, and the server has ${its}\\.`))
  })

  it('says what it needs: pg_restore, a server, and a role that may make databases', async () => {
    const bin = await mkdtemp(join(folder, 'bin-'))
    refused(await verify('booking.dump', url, { PATH: bin }), /^There is no pg_restore: /)
    await asked('create role clerk login')
    const clerk = `postgres://clerk@127.0.0.1:${server.port}/booking`
    refused(await verify('booking.dump', clerk), /alter role … createdb/)
    refused(await verify('booking.dump', 'postgres://booking@127.0.0.1:1/booking'), /ECONNREFUSED/, DatabaseAway)
    const { code, failed } = await start('booking.dump', '').ended
    assert.deepEqual([code, failed.startsWith('On which server? ')], [2, true])
  })

  it('hands no password to a word of a command, and leaves nothing where it is interrupted', async () => {
    const { child, ended } = start('booking.dump', `postgres://booking:${PASSWORD}@127.0.0.1:${server.port}/booking`)
    const restoring = await until(async () => {
      const all = await commands()
      return all.find((words) => words.includes('pg_restore') && words.includes('booking_verify_'))
    }, 'pg_restore at its work')
    assert.ok(!restoring.includes(PASSWORD), restoring)
    assert.equal((await scratch()).length, 1)
    child.kill('SIGINT')
    const { code, failed } = await ended
    assert.deepEqual([code, failed], [1, 'Stopped; nothing is left of it.\n'])
    assert.deepEqual(await scratch(), [])
  })
})

/** The words of every process of this machine. */
async function commands(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''))) // one that has ended meanwhile
}
