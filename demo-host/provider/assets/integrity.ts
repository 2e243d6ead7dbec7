import { createHash } from 'node:crypto'

import { compressed } from './build.ts'
import type { BuiltFile } from './build.ts'

/** Guarantee L8: what a page writes into `integrity`, for every file that never changes. `folders`: address → its files. */
export function integrityList(
  version: string,
  folders: Readonly<Record<string, ReadonlyMap<string, BuiltFile>>>,
): BuiltFile {
  const hashes = Object.entries(folders).flatMap(([folder, files]) =>
    [...files].map(([name, { identity }]) => [folder + name, sha384(identity)] as const),
  )
  return compressed(`${JSON.stringify({ version, files: Object.fromEntries(hashes) }, null, 2)}\n`, 'application/json')
}

const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`
