import { sql } from 'drizzle-orm'

import { HOUR_MS } from '../../shared/constants.ts'
import type { World } from '../contract/helpers/world.ts'
import { addBesideStays } from '../lib/statements/beside-stays.ts'
import { addPaidStays, remindEverywhere } from '../lib/statements/copied-stays.ts'
import { makeDue } from '../lib/statements/due-stays.ts'
import { explain, heardWhile } from '../lib/statements/heard-statements.ts'
import type { Statement } from '../lib/statements/heard-statements.ts'
import { overOneHotel } from './one-hotel.ts'
import { milliseconds, seconds, table } from './report.ts'
import type { Promised, Section } from './report.ts'

const STAYS = 500_000
/** Copies are of one stay that is paid and to come, so that no job has anything to do with them. */
const [NOTHING_DUE_MS, LONGEST_MS] = [5, 100]
/** Of each kind at once: more than such a house gets in a month. */
const DUE = 10_000
/** The quickest of some counts: what another process takes of the machine is no time of the statement. */
const ROUNDS = 5
const SHOWN_CHARACTERS = 40

type Measured = { job: string; statements: number; ms: number; scans: string; text: string }

/** Each job of the product's own table, over as many stays as a large house has in ten years. */
export const jobs: Section = {
  title: `statements of the scheduled jobs, ${STAYS} reservations`,
  run: () => overOneHotel(measure),
}

async function measure(world: World): Promise<Promised[]> {
  const { database, provider } = world
  await remindEverywhere(world)
  // What the seeded guests have left to do is done.
  await provider.jobs.sweep()
  const began = performance.now()
  await addPaidStays(world, STAYS)
  await addBesideStays(world, STAYS)
  console.log(`  filled in ${seconds(performance.now() - began)}`)
  await database.orm.execute(sql`vacuum (analyze)`)
  const heard: [job: string, statements: Statement[]][] = []
  for (const [job, run] of Object.entries(provider.jobs.table)) {
    // The terms of storage are looked at once an hour.
    world.clock.advance(HOUR_MS + 1)
    heard.push([job, await heardWhile(database.orm, run)])
  }
  const idle = await told(world, heard, 'nothing is due')
  await makeDue(world, DUE)
  await database.orm.execute(sql`vacuum (analyze)`)
  const busy = await told(world, heard, `${DUE} of each kind are due at once`)
  const longest = Math.max(...idle, ...busy)
  const late = Math.max(...idle)
  return [
    { promise: `no statement takes more than ${LONGEST_MS} ms`, seen: milliseconds(longest), isKept: longest <= LONGEST_MS }, // prettier-ignore
    { promise: `nor more than ${NOTHING_DUE_MS} ms, where nothing is due`, seen: milliseconds(late), isKept: late <= NOTHING_DUE_MS }, // prettier-ignore
  ]
}

async function told(world: World, heard: readonly [string, readonly Statement[]][], when: string): Promise<number[]> {
  const measured: Measured[] = []
  for (const [job, statements] of heard) measured.push(await slowestOf(world, job, statements))
  console.log(`  ${when}:`)
  table(
    ['job', 'statements', 'slowest', 'how', ''],
    measured.map(({ job, statements, ms, scans, text }) => [job, statements, milliseconds(ms), scans, text]),
  )
  return measured.map(({ ms }) => ms)
}

async function slowestOf({ database }: World, job: string, heard: readonly Statement[]): Promise<Measured> {
  const timed: Measured[] = []
  for (const statement of heard) {
    const explained = []
    for (let round = 0; round < ROUNDS; round++)
      explained.push(await explain(database.orm, statement, { analyze: true }))
    const scans = [...new Set(explained.flatMap((one) => one.scans.map(({ kind, table: of }) => `${kind} ${of}`)))]
    timed.push({
      job,
      statements: heard.length,
      ms: Math.min(...explained.map(({ ms }) => ms)),
      scans: scans.join(', '),
      text: statement.text.replaceAll(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS),
    })
  }
  const [slowest] = timed.toSorted((one, other) => other.ms - one.ms)
  return slowest ?? { job, statements: 0, ms: 0, scans: '', text: '' }
}
