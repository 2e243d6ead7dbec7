import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { BUILD } from '../../../scripts/test-servers.ts'

const HASHED = /-([0-9a-f]{7})\.js/g
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const otherHash = (hash: string) => (0xfffffff - Number.parseInt(hash, 16)).toString(16).padStart(7, '0')

export type NextBuild = { dist: string; remove: () => void }

/** The build as the next release would have it: another version, and another name for every file. */
export function nextBuild(version: string): NextBuild {
  const dist = mkdtempSync(join(tmpdir(), 'next-build-'))
  const { version: former } = JSON.parse(readFileSync(join(BUILD, 'manifest.json'), 'utf8'))
  const renamed = (text: string) => text.replace(HASHED, (_all, hash: string) => `-${otherHash(hash)}.js`)
  for (const name of readdirSync(BUILD, { recursive: true, encoding: 'utf8' })) {
    if (!/\.js(on)?$/.test(name)) continue
    const text = renamed(readFileSync(join(BUILD, name), 'utf8')).replaceAll(`"${former}"`, `"${version}"`)
    const path = join(dist, renamed(name))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    writeFileSync(`${path}.br`, brotliCompressSync(text, QUICK))
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 1 }))
  }
  return { dist, remove: () => rmSync(dist, { recursive: true }) }
}
