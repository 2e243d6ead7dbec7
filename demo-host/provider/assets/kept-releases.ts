// Releases outlive a deploy: who began with an older one, or pinned it, is served its files for as long as they are kept. In
// the database, because a page may ask any process, on any machine, also one that was started before the newest release.
import { and, eq, inArray } from 'drizzle-orm'

import type { Database, Log, Orm } from '../db/orm.ts'
import { releaseFile } from '../db/schema/release.ts'
import type { Clock } from '../kernel/ids.ts'
import { decompressed } from './build.ts'
import type { BuiltFile } from './build.ts'
import { integrityList } from './integrity.ts'
import { LASTING_PATH } from './release.ts'
import type { Release } from './release.ts'

export type KeptFiles = { find: (path: string) => Promise<BuiltFile | undefined> }

/** Some megabytes in one statement would have to be in memory several times. */
const ROWS_AT_ONCE = 50

export const keptFiles = ({ orm }: Pick<Database, 'orm'>, origin: string): KeptFiles => ({
  async find(path) {
    if (!LASTING_PATH.test(path)) return undefined
    const { type, br, etag } = releaseFile
    const [row] = await orm
      .select({ type, br, etag })
      .from(releaseFile)
      .where(and(eq(releaseFile.origin, origin), eq(releaseFile.path, path)))
    return row && decompressed({ ...row, br: Buffer.from(row.br) })
  },
})

export type Keeping = { database: Pick<Database, 'orm'>; clock: Clock; origin: string; log: Log }

/**
 * Keeps the files of a release, before any of them is served, and answers the release as it may be served: what its version
 * was before at this origin it stays, and is said once. Throws where a hashed name has other bytes than it had.
 */
export async function keepRelease({ database, clock, origin, log }: Keeping, release: Release): Promise<Release> {
  const { orm } = database
  const known = await etagsOf(orm, origin, release)
  const rows = [...release.files]
    .filter(([path]) => !known.has(path))
    // In one order in all processes that start together.
    .sort(([path], [other]) => (path < other ? -1 : 1))
    .map(([path, { type, etag, br }]) => {
      return { origin, path, version: release.version, type, etag, br, kept_at: new Date(clock.now()) }
    })
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await orm
      .insert(releaseFile)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoNothing()

  const kept = await etagsOf(orm, origin, release)
  const others = [...release.files].filter(([path, { etag }]) => kept.get(path) !== etag).map(([path]) => path)
  if (others.length === 0) return release
  const hashed = others.find((path) => path.startsWith('/assets/'))
  if (hashed) throw new Error(`${hashed} was released with other bytes, and pages hold it to them. Build it anew.`)
  log(
    `${release.version} was released before with other files, which pages may have pinned: under its version those stay.`,
  )
  log('Give the new ones a version of their own (package.json) and build again.')
  return withOlder(release, others, keptFiles(database, origin))
}

async function etagsOf(orm: Orm, origin: string, { files }: Release): Promise<Map<string, string>> {
  const { path, etag } = releaseFile
  const paths = [...files.keys()]
  const rows = await orm
    .select({ path, etag })
    .from(releaseFile)
    .where(and(eq(releaseFile.origin, origin), inArray(path, paths)))
  return new Map(rows.map((row) => [row.path, row.etag]))
}

async function withOlder(release: Release, paths: readonly string[], kept: KeptFiles): Promise<Release> {
  const files = new Map(release.files)
  for (const path of paths) {
    const file = await kept.find(path)
    if (file) files.set(path, file)
  }
  const own = [...files].filter(([path]) => !path.endsWith('/integrity.json'))
  return { ...release, files, integrity: integrityList(release.version, new Map(own)) }
}
