import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'

/** One file in the three forms a browser may ask for. */
export type BuiltFile = {
  type: 'text/javascript' | 'text/css' | 'application/json'
  identity: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
}

/** The part of dist/manifest.json and dist/late.json a server needs. */
type Manifest = {
  version: string
  entry: string
  entries: Record<string, string>
  files: Record<string, { imports: string[]; modules: string[] }>
}

export type Build = Manifest & {
  loader: string
  /** The script that stands in the widget's own document. */
  documentStart: string
  /** What the loader fetches itself, by name. */
  late: Manifest['entries']
  /** The entry of a page that shows recommendations alone. */
  recommender: string
  /** By their hashed names. */
  contents: Map<string, BuiltFile>
}

const etagOf = (content: Buffer) => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/**
 * For text that is stamped when the server starts; what the build wrote is compressed already. A form is made for the first
 * who takes it: brotli of a list of hashes takes a third of a second, and a browser without TLS never asks for it.
 */
export function compressed(text: string, type: BuiltFile['type'] = 'text/javascript'): BuiltFile {
  const identity = Buffer.from(text)
  let br: Buffer | undefined
  let gzip: Buffer | undefined
  return {
    type,
    identity,
    get br() {
      return (br ??= brotliCompressSync(identity))
    },
    get gzip() {
      return (gzip ??= gzipSync(identity))
    },
    etag: etagOf(identity),
  }
}

/** From its smallest form alone. */
export function decompressed({ br, ...file }: Pick<BuiltFile, 'type' | 'br' | 'etag'>): BuiltFile {
  const identity = brotliDecompressSync(br)
  return { ...file, br, identity, gzip: gzipSync(identity) }
}

function precompressed(path: string): BuiltFile {
  const identity = readFileSync(path)
  return {
    type: 'text/javascript',
    identity,
    br: readFileSync(`${path}.br`),
    gzip: readFileSync(`${path}.gz`),
    etag: etagOf(identity),
  }
}

/** One folder of hashed files, and the list of them that the build wrote beside it. */
function readFolder(dist: string, list: string, folder: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, list), 'utf8'))
  const contents = Object.keys(manifest.files).map((name) => [name, precompressed(join(dist, folder, name))] as const)
  return { manifest, contents }
}

/** Reads the whole build into memory: some hundred kilobytes, and no path of a request ever meets the disk. */
export function readBuild(dist: string): Build {
  const { manifest, contents } = readFolder(dist, 'manifest.json', 'widget')
  const late = readFolder(dist, 'late.json', 'late')
  const recommender = readFolder(dist, 'recommender.json', 'recommender')
  return {
    ...manifest,
    loader: readFileSync(join(dist, 'loader.js'), 'utf8'),
    documentStart: readFileSync(join(dist, 'document-start.js'), 'utf8'),
    late: late.manifest.entries,
    recommender: recommender.manifest.entries.recommender ?? '',
    contents: new Map([...contents, ...late.contents, ...recommender.contents]),
  }
}

/** An entry and everything it imports at once: what a page may ask for without waiting for the entry to arrive. */
export function startFiles({ files }: Manifest, entry: string): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    files[name]?.imports.forEach(add)
  }
  add(entry)
  return [...found]
}

/** Which file brings the words of the first screen, by language. */
export function startWords({ files }: Manifest): Partial<Record<Locale, string>> {
  const names = Object.entries(files)
  const fileOf = (locale: Locale) => names.find(([, { modules }]) => modules.includes(`locales/${locale}/core.ts`))?.[0]
  const found = LOCALE_CODES.map((locale) => [locale, fileOf(locale)] as const)
  return Object.fromEntries(found.filter(([, name]) => name))
}

/** The loader knows one file by its address; others are asked for by name. */
export const namedEntries = (build: Pick<Build, 'entry' | 'recommender'>): Map<string, BuiltFile> =>
  new Map(
    Object.entries({ booking: build.entry, recommender: build.recommender }).map(([name, file]) => [
      `${name}.js`,
      compressed(`export*from'/assets/${file}'`),
    ]),
  )
