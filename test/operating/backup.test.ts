import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'

import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'

import { createProvider } from '../../demo-host/provider/app.ts'
import { freePort } from '../../demo-host/provider/db/free-port.ts'
import { rowsOf } from '../../demo-host/provider/db/orm.ts'
import type { Orm } from '../../demo-host/provider/db/orm.ts'
import { openUrl } from '../../demo-host/provider/db/postgres.ts'
import { systemIds } from '../../demo-host/provider/kernel/ids.ts'
import { mailQueue } from '../../demo-host/provider/mail/mail.ts'
import { stoppedClock } from '../../demo-host/world/clock.ts'
import { TEST_NOW } from '../../demo-host/world/memory.ts'
import { seedWorld } from '../../demo-host/world/seed.ts'
import { reservations } from '../../shared/contract/reservations.ts'
import { emptyBuild } from '../contract/helpers/empty-build.ts'
import { firstRoom, openGuest, TARO } from '../contract/helpers/guest.ts'
import { openWorld, ORIGINS } from '../contract/helpers/world.ts'
import type { World } from '../contract/helpers/world.ts'
import { blocksOf } from './helpers/chapter.ts'
import { startDebianPostgres } from './helpers/debian-postgres.ts'
import type { DebianPostgres } from './helpers/debian-postgres.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const HOTEL = 1
type Door = Pick<World, 'fetch'>

/** By table, how many rows it has and a fingerprint of all of them. */
async function fingerprints(orm: Orm): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(orm, sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`) // prettier-ignore
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await rowsOf<{ print: string }>(orm, sql`
      select count(*) || ' ' || coalesce(md5(string_agg(line, e'\\n' order by line)), '') as print
      from (select one::text as line from ${sql.raw(name)} as one) as lines`) // prettier-ignore
    found[name] = row?.print ?? ''
  }
  return found
}

describe('a backup, as docs/operating.md makes it', () => {
  let folder: string
  let server: DebianPostgres
  const mail = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  const smtp = { port: 0 }
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-backup-'))
    await chmod(folder, 0o755)
    server = await startDebianPostgres(folder)
    smtp.port = await freePort()
    await new Promise<void>((listening) => mail.listen(smtp.port, '127.0.0.1', listening))
  })
  after(async () => {
    await new Promise<void>((closed) => mail.close(closed))
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const copied = (block: string, url: string) =>
    promisify(execFile)('bash', ['-euc', block.replaceAll('booking.dump', join(folder, 'booking.dump'))], {
      cwd: ROOT,
      env: {
        ...process.env,
        DATABASE_URL: url,
        DATABASE_MIGRATE_URL: url,
        SECRETS_KEY: 'a'.repeat(64),
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        MAIL_FROM: 'Reservations <stay@hotel.example>',
        DIST: emptyBuild(folder),
      },
    })

  it('gives back every row of every table, and the house goes on from there', async () => {
    const [save, verify, restore] = blocksOf('Backup')
    assert.ok(save && verify && restore)
    const url = await server.database('booking')
    await copied('npm run --silent migrate', url)
    const clock = stoppedClock(TEST_NOW)
    const database = await openUrl(url, 'url', { isPrepared: true })
    await seedWorld(database, { clock, hotels: 1 })
    const world = await openWorld({ database, clock })
    const booked = async (by: Door, key: string) => {
      const guest = await openGuest(by)
      const body = await guest.booking(HOTEL, 'on_site', [await firstRoom(guest, HOTEL, 'on_site')])
      const answer = await guest.book(HOTEL, body, key)
      assert.equal(answer.status, 201, JSON.stringify(answer.body))
      return answer.body.data.reservation_number
    }
    const kept = await booked(world, 'before-the-backup')
    const then = await fingerprints(database.orm)
    await copied(save, url)
    const lost = await booked(world, 'after-the-backup')
    await world.close()
    const { stdout: verified } = await copied(verify, url)
    assert.match(verified, /^In order\.$/m)
    assert.doesNotMatch(verified, /WRONG/)

    const empty = await server.database('restored')
    const { stdout } = await copied(restore, empty)
    assert.match(stdout, /^The schema is current\.$/m)
    assert.doesNotMatch(stdout, /WRONG/)
    const restored = await openUrl(empty, 'url', { isPrepared: true })
    const after = await openWorld({ database: restored, clock })
    // Numbers that a test's world counts were given out before the backup.
    const provider = createProvider({ ...after, ids: systemIds, mail: mailQueue(clock), origins: ORIGINS, log: false })
    const again: Door = { fetch: (input, init) => provider.handle(new Request(input, init)) }
    const now = await fingerprints(restored.orm)
    assert.ok(Object.keys(then).length > 50)
    assert.deepEqual(now, then)

    const guest = await openGuest(again)
    const seen = async (reservationId: string) =>
      (await guest.send(reservations.show, { hotelId: HOTEL, reservationId, query: { email: TARO.email } })).status
    assert.deepEqual([await seen(kept), await seen(lost)], [200, 404])
    assert.notEqual(await booked(again, 'after-the-restore'), kept)
    await provider.close()
    await after.close()
  })
})
