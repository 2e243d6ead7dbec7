import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

import { timeoutsOf, withClient } from '../../demo-host/provider/db/connection.ts'
import { SECOND_MS } from '../../shared/constants.ts'
import { emptyBuild } from '../contract/helpers/empty-build.ts'
import { ORIGINS } from '../contract/helpers/world.ts'
import { startBalancer } from './helpers/balanced.ts'
import type { Balanced } from './helpers/balanced.ts'
import { shown, startGuests } from './helpers/booking-guests.ts'
import type { BookingGuests } from './helpers/booking-guests.ts'
import { startDebianPostgres } from './helpers/debian-postgres.ts'
import type { DebianPostgres } from './helpers/debian-postgres.ts'
import { startProgram } from './helpers/programs.ts'
import type { Program } from './helpers/programs.ts'
import { findReleaseBefore, prepareDatabase, unpackRelease } from './helpers/release-before.ts'
import { callsTo, freeThree } from './helpers/three-ports.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const HOOKS = ['--import', './scripts/node-hooks.mjs']
/** While a process is the only one, and while both are there. */
const STAYS = 6
/** How long both are there at least, each of the two times; a whole run is satisfied with the stays. */
const BOTH_MS = Number(process.env.UPGRADE_SECONDS ?? 0) * SECOND_MS
/** TimeoutStopSec of the unit: who is not gone then is killed. */
const STOP_MS = 40 * SECOND_MS

const earlier = await findReleaseBefore()

describe('a release and its rollback while guests book', { skip: 'obstacle' in earlier && earlier.obstacle }, () => {
  let folder: string
  let server: DebianPostgres
  let url: string
  let balancer: Balanced
  let guests: BookingGuests
  const ports = { before: 0, now: 0 }
  type Release = keyof typeof ports
  const running: Partial<Record<Release, Program>> = {}
  const folders = (): Record<Release, string> => ({ before: join(folder, 'before'), now: ROOT })

  before(async () => {
    assert.ok('commit' in earlier)
    folder = await mkdtemp(join(tmpdir(), 'booking-upgrade-'))
    await chmod(folder, 0o755)
    ports.before = await freeThree()
    ports.now = await freeThree()
    ;[server] = await Promise.all([startDebianPostgres(folder), unpackRelease(earlier.commit, join(folder, 'before'))])
    url = await server.database('booking')
    await prepareDatabase(folders().before, url)
    balancer = await startBalancer(folder, ports)
  })
  after(async () => {
    await guests?.stop()
    for (const program of Object.values(running)) await program.stop()
    await balancer?.stop()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const environment = (release: Release) => ({
    PATH: process.env.PATH,
    DATABASE_URL: url,
    SECRETS_KEY: 'a'.repeat(64),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Reservations <stay@hotel.example>',
    DIST: emptyBuild(folder),
    HOST: '127.0.0.1',
    PORT: String(ports[release]),
    WIDGET_ORIGIN: ORIGINS.widget,
    API_ORIGIN: ORIGINS.api,
    IDENTITY_ORIGIN: ORIGINS.identity,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const migrate = async () => {
    const words = [...HOOKS, 'demo-host/provider/migrate.ts']
    return (await promisify(execFile)(process.execPath, words, { cwd: ROOT, env: environment('now') })).stdout
  }

  /** Beside what runs; the balancer finds it. */
  async function start(release: Release): Promise<void> {
    const words = [...HOOKS, 'demo-host/provider/serve.ts']
    const options = { cwd: folders()[release], env: environment(release), port: ports[release] + 2 }
    running[release] = await startProgram(process.execPath, words, options)
    await balancer.found(release)
  }

  /** Asked to stop as a unit is; the balancer has taken it out before it goes. */
  async function end(release: Release): Promise<void> {
    assert.notEqual(await running[release]?.stop('SIGTERM', STOP_MS), null)
    delete running[release]
  }

  it('migrates, runs beside the one before, takes over and is taken back, and no call fails', async () => {
    await start('before')
    guests = startGuests(balancer)
    await guests.more(STAYS)
    assert.match(await migrate(), /^applied {2}/m)
    await guests.more(STAYS)

    await start('now')
    await delay(BOTH_MS)
    await guests.more(STAYS)
    await end('before')
    await guests.more(STAYS)

    await start('before')
    await delay(BOTH_MS)
    await guests.more(STAYS)
    await end('now')
    await guests.more(STAYS)
    await guests.stop()
    assert.deepEqual(guests.failed, [])
    for (const release of ['before', 'now']) assert.ok((balancer.answers()[release] ?? 0) > STAYS, release)
  })

  it('keeps each stay that a guest was told of, once, and both releases show it', async () => {
    await start('now')
    const { booked, cancelled } = guests
    const numbers = [...booked.map(({ number }) => number), ...cancelled]
    assert.ok(numbers.length >= 6 * STAYS)
    assert.equal(new Set(numbers).size, numbers.length)
    const seen = await Promise.all(
      (['before', 'now'] as const).map((release) => shown(callsTo(ports[release]), booked)),
    )
    assert.deepEqual(seen, [booked, booked])
    const found = await withClient(url, timeoutsOf(), (client) =>
      client.query<{ status: string; count: number }>('select status, count(*)::int from reservation group by 1'),
    )
    const counted = Object.fromEntries(found.rows.map(({ status, count }) => [status, count]))
    assert.deepEqual(counted, { done: booked.length, ...(cancelled.length > 0 && { cancelled: cancelled.length }) })
    console.log(
      `${booked.length} stays, ${cancelled.length} cancelled, ${guests.waited()} times asked to wait, answers ${JSON.stringify(balancer.answers())}`,
    )
  })
})
