import type { Origins } from '../../../shared/origins.ts'
import { compressed, readBuild } from './build.ts'
import type { Build, BuiltFile } from './build.ts'
import { DOCUMENT_STYLE } from './document.ts'
import { integrityList } from './integrity.ts'
import { stampedLoader } from './loader.ts'

/** A build as it is served from these origins. */
export type Release = {
  version: string
  build: Build
  /** Under its lasting address. */
  loader: BuiltFile
  /** Every file whose address never means anything else, by that address. */
  files: ReadonlyMap<string, BuiltFile>
  /** The hashes of `files` (guarantee L8). */
  integrity: BuiltFile
}

/** Under a version and under hashed names: what this may be asked for, and nothing else. */
export const LASTING_PATH = /^\/(?:v\d+\.\d+\.\d+|assets)\/[\w.-]+$/

export function readRelease(dist: string, origins: Origins): Release {
  const build = readBuild(dist)
  const loader = stampedLoader(build, origins)
  const folder = `/v${build.version}/`
  const files = new Map([
    [`${folder}loader.js`, loader],
    [`${folder}document.css`, compressed(DOCUMENT_STYLE, 'text/css')],
    ...[...build.contents].map(([name, file]) => [`/assets/${name}`, file] as const),
  ])
  const integrity = integrityList(build.version, files)
  return { version: build.version, build, loader, integrity, files: files.set(`${folder}integrity.json`, integrity) }
}
