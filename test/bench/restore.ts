import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { runBackupCommand } from '../../demo-host/provider/backup-command.ts'
import { WHILE_MIGRATING } from '../../demo-host/provider/db/connection.ts'
import { openUrl } from '../../demo-host/provider/db/postgres.ts'
import { stoppedClock } from '../../demo-host/world/clock.ts'
import { TEST_NOW } from '../../demo-host/world/memory.ts'
import { seedWorld } from '../../demo-host/world/seed.ts'
import { MINUTE_MS } from '../../shared/constants.ts'
import { openWorld } from '../contract/helpers/world.ts'
import { addPaidStays } from '../lib/statements/copied-stays.ts'
import { PROGRAMS, startDebianPostgres } from '../operating/helpers/debian-postgres.ts'
import { seconds } from './report.ts'
import type { Promised, Section } from './report.ts'
import { newFolder } from './running.ts'

const STAYS = 500_000
const MEGABYTE = 1_000_000
/** A backup of the night is known to be good before the house wakes up, with all of an hour to spare. */
const VERIFIED_MS = 15 * MINUTE_MS

/** What docs/operating.md tells operators to do every night, with as many stays as a large house has in ten years. */
export const restore: Section = {
  title: `backup and verified restore, ${STAYS} reservations`,
  async run() {
    if (!existsSync(PROGRAMS)) {
      console.log('  left out: it dumps and restores with the PostgreSQL of Debian 12')
      return []
    }
    const { folder, remove } = await newFolder()
    await chmod(folder, 0o755)
    const server = await startDebianPostgres(folder)
    try {
      const url = await server.database('booking')
      await fill(url)
      return await drill(url, join(folder, 'booking.dump'))
    } finally {
      await server.stop()
      await remove()
    }
  },
}

async function fill(url: string): Promise<void> {
  const began = performance.now()
  const database = await openUrl(url, 'url', { timeouts: WHILE_MIGRATING })
  const clock = stoppedClock(TEST_NOW)
  await seedWorld(database, { hotels: 1, clock })
  const world = await openWorld({ database, clock })
  await addPaidStays(world, STAYS).finally(world.close)
  console.log(`  filled in ${seconds(performance.now() - began)}`)
}

async function drill(url: string, file: string): Promise<Promised[]> {
  const began = performance.now()
  await promisify(execFile)('pg_dump', ['--format=custom', `--file=${file}`, url])
  const dumped = performance.now()
  console.log(`  dumped in ${seconds(dumped - began)}, ${Math.round((await stat(file)).size / MEGABYTE)} MB`)
  const said: string[] = []
  const { signal: stopped } = new AbortController()
  const how = { server: () => url, environment: process.env, stopped, now: Date.now }
  const failed: unknown = await runBackupCommand(['verify', file], { ...how, say: (line) => said.push(line) }).catch(
    (error: unknown) => error,
  )
  const took = performance.now() - dumped
  const wrong = [...said.filter((line) => line.startsWith('WRONG')), ...(failed === undefined ? [] : [String(failed)])]
  return [
    { promise: `the dump is restored and all ${said.length - 1} lines are well`, seen: wrong.join(' ') || 'they are', isKept: wrong.length === 0 }, // prettier-ignore
    { promise: `within ${VERIFIED_MS / MINUTE_MS} minutes`, seen: seconds(took), isKept: took <= VERIFIED_MS },
  ]
}
