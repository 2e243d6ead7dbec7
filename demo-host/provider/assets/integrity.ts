import { createHash } from 'node:crypto'

import { compressed } from './build.ts'
import type { BuiltFile } from './build.ts'

/** Guarantee L8: what a page writes into `integrity`, for every file that never changes, by its address. */
export function integrityList(version: string, files: ReadonlyMap<string, BuiltFile>): BuiltFile {
  const hashes = Object.fromEntries([...files].map(([path, { identity }]) => [path, sha384(identity)]))
  return compressed(`${JSON.stringify({ version, files: hashes }, null, 2)}\n`, 'application/json')
}

const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`
