import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Where it is served. */
export const SMALL_ORIGINS = {
  host: 'https://host.test',
  widget: 'https://widget.test',
  api: 'https://api.test',
  gateway: 'https://gateway.test',
  identity: 'https://identity.test',
}

/** A build of one file, which is named and filled as a test needs it; the folder it stands in. */
export function smallBuild(
  folder: string,
  version: string,
  name: string,
  content: string,
  loader = 'go("__STAMPS__")',
): string {
  const dist = mkdtempSync(join(folder, `${version}-`))
  for (const each of ['widget', 'late', 'recommender']) mkdirSync(join(dist, each))
  const write = (path: string, text: string) => {
    writeFileSync(join(dist, path), text)
    writeFileSync(join(dist, `${path}.br`), brotliCompressSync(text))
    writeFileSync(join(dist, `${path}.gz`), gzipSync(text))
  }
  write(`widget/${name}`, content)
  write('loader.js', loader)
  writeFileSync(join(dist, 'document-start.js'), 'begin()')
  const list = (files: object) => JSON.stringify({ version, entry: name, entries: { index: name }, files })
  writeFileSync(join(dist, 'manifest.json'), list({ [name]: { imports: [], modules: [] } }))
  for (const each of ['late', 'recommender']) writeFileSync(join(dist, `${each}.json`), list({}))
  return dist
}
