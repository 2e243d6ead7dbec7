import { WHILE_MIGRATING } from '../../demo-host/provider/db/connection.ts'
import { openUrl } from '../../demo-host/provider/db/postgres.ts'
import { DEFAULT_CHECK_ANSWERS_EVERY } from '../../demo-host/provider/http/answer-check.ts'
import { stoppedClock } from '../../demo-host/world/clock.ts'
import { TEST_NOW } from '../../demo-host/world/memory.ts'
import { seedWorld } from '../../demo-host/world/seed.ts'
import { openWorld } from '../contract/helpers/world.ts'
import type { World } from '../contract/helpers/world.ts'
import { startPostgres } from './postgres.ts'
import type { Promised } from './report.ts'
import { newFolder } from './running.ts'

/** One hotel in the bundled PostgreSQL as a server of its own, which may be filled for minutes, and a provider over it in this process. */
export async function overOneHotel(measure: (world: World) => Promise<Promised[]>): Promise<Promised[]> {
  const { folder, remove } = await newFolder()
  const postgres = await startPostgres(folder)
  const database = await openUrl(postgres.url, 'url', { timeouts: WHILE_MIGRATING })
  const clock = stoppedClock(TEST_NOW)
  await seedWorld(database, { hotels: 1, clock })
  const world = await openWorld({ database, clock, checkAnswersEvery: DEFAULT_CHECK_ANSWERS_EVERY })
  try {
    return await measure(world)
  } finally {
    await world.close()
    await postgres.stop()
    await remove()
  }
}
