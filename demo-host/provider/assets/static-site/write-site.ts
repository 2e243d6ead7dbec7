import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { SiteFile } from './site-files.ts'

/** What stands in the folder is held to what it is: nothing was written. */
export class SiteRefused extends Error {}

const VERSION = /^v(\d+\.\d+\.\d+)$/
const COMPRESSED = /\.(?:br|gz)$/

/** The releases that a folder holds; none where there is no folder yet. */
export async function versionsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(whereThere<string[]>([]))
  return names.flatMap((name) => VERSION.exec(name)?.[1] ?? [])
}

/**
 * Adds the files of a release to a folder, each whole and in the order given. What stands under a lasting address stays.
 * @returns the paths that were written
 * @throws SiteRefused, before anything is written, where a lasting address holds other bytes
 */
export async function writeSite(folder: string, files: readonly SiteFile[]): Promise<string[]> {
  const written = await newIn(folder, files)
  await mkdir(folder, { recursive: true })
  const beside = await mkdtemp(join(folder, '.stamping-'))
  try {
    for (const { path, content } of written) await writeFile(await placeFor(join(beside, path)), content)
    for (const { path } of written) await rename(join(beside, path), await placeFor(join(folder, path)))
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
  return written.map(({ path }) => path)
}

async function newIn(folder: string, files: readonly SiteFile[]): Promise<SiteFile[]> {
  const found: SiteFile[] = []
  for (const file of files) {
    const standing = await readFile(join(folder, file.path)).catch(whereThere(null))
    if (standing?.equals(file.content)) continue
    if (standing && file.isLasting) {
      // Another program compresses otherwise: what stands unfolds to the same.
      if (COMPRESSED.test(file.path)) continue
      throw new SiteRefused(
        `${join(folder, file.path)} holds other bytes, and pages hold it to them: nothing was written. Give this build a version of its own (package.json), or another folder to these origins.`,
      )
    }
    found.push(file)
  }
  return found
}

async function placeFor(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  return path
}

const whereThere =
  <Missing>(missing: Missing) =>
  (error: NodeJS.ErrnoException): Missing => {
    if (error.code === 'ENOENT') return missing
    throw error
  }
