import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { unpackRelease } from '../operating/helpers/release-before.ts'
import { partOf, seconds, table } from './report.ts'
import type { Compared, Promised, Section } from './report.ts'
import { newFolder, runWhole } from './running.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** What came to be so many times as large or slow is told. */
const MOST_TIMES = 1.1
/** Both sides in turn, so that both meet whatever else the machine does. */
const ROUNDS = 5
/** The same program takes a tenth more or less in two processes: of a figure both the least and the middle of its rounds must have grown. */
const PARTS = { least: 0, median: 0.5 } as const

const run = promisify(execFile)

/** This tree, which is built, beside a commit that is built here, by the sections that can measure a tree from outside. */
export const against = (ref: string, sections: readonly (readonly [name: string, section: Section])[]): Section => ({
  title: `this tree against ${ref}: ${sections.map(([name]) => name).join(', ')}, ${ROUNDS} rounds`,
  async run() {
    const { folder, remove } = await newFolder()
    try {
      const before = join(folder, 'before')
      await unpackRelease(await commitOf(ref), before)
      const began = performance.now()
      await runWhole(process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'], before)
      console.log(`  ${ref} built in ${seconds(performance.now() - began)}`)
      const told: Promised[] = []
      for (const [name, { compared }] of sections) if (compared) told.push(...(await inTurn(name, compared, before)))
      return told
    } finally {
      await remove()
    }
  },
})

async function commitOf(ref: string): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`], { cwd: ROOT })
  return stdout.trim()
}

type Side = 'before' | 'now'

async function inTurn(name: string, compared: Compared, before: string): Promise<Promised[]> {
  const seen: Record<Side, Map<string, number[]>> = { before: new Map(), now: new Map() }
  for (let round = 0; round < ROUNDS; round++)
    // Who comes first has the machine as the last round left it.
    for (const side of round % 2 === 0 ? (['before', 'now'] as const) : (['now', 'before'] as const))
      for (const [figure, one] of Object.entries(await compared(side === 'now' ? ROOT : before)))
        seen[side].set(figure, [...(seen[side].get(figure) ?? []), one])
  const rows = [...seen.now.keys()].map((figure) => {
    const of = (side: Side, part: number) => partOf(seen[side].get(figure) ?? [], part)
    const times = Math.min(...Object.values(PARTS).map((part) => of('now', part) / of('before', part)))
    return { figure, times, told: Object.values(PARTS).flatMap((part) => [of('before', part), of('now', part)]) }
  })
  table(
    [name, ...Object.keys(PARTS).flatMap((part) => [`${part} before`, 'now']), 'times'],
    rows.map(({ figure, told, times }) => [figure, ...told.map((one) => one.toFixed(1)), times.toFixed(2)]),
  )
  return rows.map(({ figure, times }) => ({
    promise: `${name}, ${figure}: at most ${MOST_TIMES} times`,
    seen: `${times.toFixed(2)} times`,
    isKept: times <= MOST_TIMES,
  }))
}
