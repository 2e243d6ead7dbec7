import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A build of nothing, for processes whose calls are tried and not their files; the folder it stands in. */
export function emptyBuild(folder: string): string {
  const dist = join(folder, 'dist')
  mkdirSync(dist, { recursive: true })
  const list = JSON.stringify({ version: '1.0.0', entry: 'index-00000001.js', entries: {}, files: {} })
  for (const name of ['manifest.json', 'late.json', 'recommender.json']) writeFileSync(join(dist, name), list)
  writeFileSync(join(dist, 'loader.js'), 'go("__STAMPS__")')
  writeFileSync(join(dist, 'document-start.js'), 'begin()')
  return dist
}
