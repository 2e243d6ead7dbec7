import { and, eq, inArray, like } from 'drizzle-orm'
import { create, record, string, type } from 'superstruct'

import { DAY_MS } from '../../../shared/constants.ts'
import type { Database, Orm } from '../db/orm.ts'
import { releaseFile } from '../db/schema/release.ts'
import type { Clock } from '../kernel/ids.ts'
import { decompressed } from './build.ts'

export type PruneWish = {
  /** So many of the newest releases of each origin stay. */
  keep: number
  /** And every release that was kept within so many days. */
  olderThanDays: number
}
export type PrunedRelease = { origin: string; version: string; files: number }

const fileList = type({ files: record(string(), string()) })
/** A statement takes so many addresses. */
const PATHS_AT_ONCE = 500

/** Takes old releases away, all of it or nothing. What the list of a release that stays names, stays, whichever release brought it. */
export const pruneReleases = (
  { database, clock }: { database: Pick<Database, 'orm'>; clock: Clock },
  { keep, olderThanDays }: PruneWish,
): Promise<PrunedRelease[]> =>
  database.orm.transaction(async (orm) => {
    const oldest = clock.now() - olderThanDays * DAY_MS
    const pruned: PrunedRelease[] = []
    for (const [origin, releases] of await releasesOf(orm)) {
      const gone = releases.slice(keep).filter(({ keptAt }) => keptAt < oldest)
      const staying = releases.filter((release) => !gone.includes(release))
      const named = new Set(staying.flatMap(({ paths }) => paths))
      for (const { version } of gone) pruned.push({ origin, version, files: await remove(orm, origin, version, named) })
    }
    return pruned
  })

async function remove(orm: Orm, origin: string, version: string, named: ReadonlySet<string>): Promise<number> {
  const rows = await orm
    .select({ path: releaseFile.path })
    .from(releaseFile)
    .where(and(eq(releaseFile.origin, origin), eq(releaseFile.version, version)))
  const paths = rows.map(({ path }) => path).filter((path) => !named.has(path))
  for (let at = 0; at < paths.length; at += PATHS_AT_ONCE) {
    const some = inArray(releaseFile.path, paths.slice(at, at + PATHS_AT_ONCE))
    await orm.delete(releaseFile).where(and(eq(releaseFile.origin, origin), some))
  }
  return paths.length
}

type KeptRelease = { version: string; keptAt: number; paths: readonly string[] }

/** By origin, the newest first. */
async function releasesOf(orm: Orm): Promise<Map<string, KeptRelease[]>> {
  const rows = await orm.select().from(releaseFile).where(like(releaseFile.path, '/v%/integrity.json'))
  const byOrigin = new Map<string, KeptRelease[]>()
  for (const { origin, path, version, kept_at, type: kind, etag, br } of rows) {
    const { identity } = decompressed({ type: kind, etag, br: Buffer.from(br) })
    const { files } = create(JSON.parse(identity.toString()), fileList)
    const release = { version, keptAt: kept_at.getTime(), paths: [path, ...Object.keys(files)] }
    byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), release])
  }
  for (const releases of byOrigin.values()) releases.sort((one, other) => other.keptAt - one.keptAt)
  return byOrigin
}
