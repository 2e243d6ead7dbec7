import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = resolve(import.meta.dirname, '../../..')
const JOURNAL = 'demo-host/provider/db/migrations/meta/_journal.json'
/** By the program's own code, whichever release it is: the demonstration's first hotel, whose nights begin today. */
const seedOf = (folder: string) => `
import { openUrl } from '${folder}/demo-host/provider/db/postgres.ts'
import { runningClock } from '${folder}/demo-host/world/clock.ts'
import { seedWorld } from '${folder}/demo-host/world/seed.ts'
const database = await openUrl(process.env.DATABASE_URL, 'url')
await seedWorld(database, { clock: runningClock(), hotels: 1 })
await database.close()`

const git = async (...words: string[]) => (await run('git', words, { cwd: ROOT })).stdout.trim()

export type ReleaseBefore = { commit: string } | { obstacle: string }

/** The last commit whose schema lacks the newest migration, or why this checkout does not have it. */
export async function findReleaseBefore(): Promise<ReleaseBefore> {
  try {
    const newest = await git('log', '-1', '--format=%H', '--', JOURNAL)
    return { commit: await git('rev-parse', '--verify', '--quiet', `${newest}^`) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { obstacle: `this checkout has no history that reaches the release before: ${why}` }
  }
}

/** Its program in the folder, over the packages of this one, which have all of its. */
export async function unpackRelease(commit: string, folder: string): Promise<void> {
  await mkdir(folder)
  await run(
    'bash',
    ['--norc', '-euo', 'pipefail', '-c', 'git archive "$0" | tar --extract --directory "$1"', commit, folder],
    {
      cwd: ROOT,
    },
  )
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

const HOOKS = ['--import', './scripts/node-hooks.mjs']

/** The schema of a program, and a hotel. */
export async function prepareDatabase(folder: string, url: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url }
  const command = 'demo-host/provider/migrate.ts'
  if (existsSync(join(folder, command))) await run(process.execPath, [...HOOKS, command], { cwd: folder, env })
  await run(process.execPath, [...HOOKS, '--input-type=module', '--eval', seedOf(folder)], { cwd: folder, env })
}
