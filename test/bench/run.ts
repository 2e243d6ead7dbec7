// npm run bench: sizes, speed, and the promises of the booking under load and under kill -9. Ends with 1 when one is
// broken. Names of sections as arguments run only these: npm run bench -- race kill
// With --against and a commit, this tree, which is built, is compared with it: npm run bench -- --against HEAD~5 http
// chaos takes CHAOS_SECONDS (300) and CHAOS_SEED, which draws the same guests and the same faults again.
import { parseArgs } from 'node:util'

import { against } from './against.ts'
import { answers } from './answers.ts'
import { blocking } from './blocking.ts'
import { chaos } from './chaos/chaos.ts'
import { growth } from './growth.ts'
import { openHouse } from './house.ts'
import type { House } from './house.ts'
import { http } from './http.ts'
import { jobs } from './jobs.ts'
import { kill } from './kill.ts'
import { openLarge } from './large-world.ts'
import { leaks } from './leaks.ts'
import { lighthouse } from './lighthouse.ts'
import { load } from './load.ts'
import { oneWins } from './one-wins.ts'
import { ota } from './ota.ts'
import { race } from './race.ts'
import { runSections } from './report.ts'
import type { Section } from './report.ts'
import { restore } from './restore.ts'
import { newFolder } from './running.ts'
import { sameKey } from './same-key.ts'
import { silence } from './silence.ts'
import { sizes } from './sizes.ts'
import { slow } from './slow/slow.ts'
import { brand, calendar, furnish, search } from './speed.ts'
import { start } from './start.ts'
import type { World } from '../contract/helpers/world.ts'

const SECTIONS = {
  sizes,
  race,
  'same-key': sameKey,
  'one-wins': oneWins,
  kill,
  chaos,
  load,
  http,
  answers,
  start,
  leaks,
  lighthouse,
  blocking,
  slow,
  silence,
  search,
  calendar,
  brand,
  ota,
  growth,
  jobs,
  restore,
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const options = { against: { type: 'string' } } as const
const { positionals: asked, values } = parseArgs({ allowPositionals: true, options })
const known: [string, Section][] = Object.entries(SECTIONS).filter(
  ([, section]) => !values.against || 'compared' in section,
)
const unknown = asked.filter((name) => known.every(([one]) => one !== name))
if (unknown.length > 0)
  throw new Error(`No section "${unknown.join(' ')}". There are: ${known.map(([name]) => name).join(' ')}`)
const sections = known.filter(([name]) => asked.length === 0 || asked.includes(name))

const startedAt = performance.now()
const { folder, remove } = await newFolder()
let house: Promise<House> | undefined
let large: Promise<World> | undefined
const openFurnished = async () => {
  const world = await openLarge(folder)
  await furnish(world)
  return world
}
let broken = 1
try {
  broken = await runSections(
    values.against ? [against(values.against, sections)] : sections.map(([, section]) => section),
    { house: () => (house ??= openHouse(folder)), large: () => (large ??= openFurnished()) },
  )
} finally {
  await (await house)?.close()
  await (await large)?.close()
  await remove()
}
const took = Math.round((performance.now() - startedAt) / 1000)
console.log(`\n${broken === 0 ? 'Every promise was kept' : `BROKEN promises: ${broken}`} (${took} s)`)
process.exitCode = broken === 0 ? 0 : 1
