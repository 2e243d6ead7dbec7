import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export type BuiltFile = {
  modules: string[]
  imports: string[]
  dynamicImports: string[]
  gzip: number
  br: number
  bytes: number
}
export type Manifest = {
  version: string
  entry: string
  entries: Record<string, string>
  files: Record<string, BuiltFile>
}

/**
 * What stands before a guest who has just met the search bar; its calendar and party come when they are opened, the words
 * of failures once it stands.
 */
export const START_MODULES = [
  /^widget\/index\.tsx$/,
  /^widget\/app\/pages\/result\.tsx$/,
  /^locales\/en\/(core|search)\.ts$/,
]

/** What a guest has met who searched, chose, paid by card with the bank's check, and was confirmed. */
export const BOOKING_MODULES = [
  ...START_MODULES,
  // The calendar, other parties, the details of rooms and plans, maps and the like come to those who press for them,
  // and what surrounds the bill of a confirmation (booked/) after the guest has read that the stay is booked.
  /^widget\/features\/search\/submit\.ts$/,
  /^widget\/features\/results\/results\.tsx$/,
  /^widget\/payment\/(?!interrupted|wallets\/|gateways\/(?:adyen|gmo|paygent|tappay)|saved-cards\/)/,
  /^widget\/features\/checkout\/(?!change|confirmation|details\/guest|extras|failure|pay|prepay|price\/money|questions|spending)/,
  /^widget\/features\/checkout\/confirmation\/(?!booked\/|calendar-file|transfer-account|incomplete)/,
  /^widget\/features\/checkout\/pay\/(?!invoice-fields|nothing-to-pay|transfer-note|recovery-actions|work-note)/,
  /^widget\/features\/checkout\/(?:extras\/extras-(?:choice|place)|failure\/lead-|prepay\/booked-stay-|questions\/given-|spending\/(?:coupon|spending)-)/,
  /^locales\/en\/(results|checkout|common|errors)\.ts$/,
  /^widget\/state\/(?:messages\/failures|analytics\/measure|search\/read-search)\.ts$/,
]

const dist = new URL('../../../dist/', import.meta.url)

export const manifest = (): Manifest => read('manifest.json')

function read(list: string): Manifest {
  try {
    return JSON.parse(readFileSync(new URL(list, dist), 'utf8'))
  } catch (error) {
    throw new Error('Build first: npm run build', { cause: error })
  }
}

/** What a page fetches that shows recommendations alone, beside the loader. */
export function recommenderGzip(): number {
  const { entries, files } = read('recommender.json')
  const entry = entries.recommender ?? ''
  return [entry, ...(files[entry]?.imports ?? [])].reduce((sum, file) => sum + (files[file]?.gzip ?? 0), 0)
}

const loader = () => readFileSync(new URL('loader.js', dist))
export const loaderGzip = () => gzipSync(loader(), { level: 9 }).length
/** Its best quality is the default. */
export const loaderBrotli = () => brotliCompressSync(loader()).length
/** What the loader fetches before any widget can stand. */
export function pageFiles(): BuiltFile[] {
  const { entries, files } = read('late.json')
  const page = entries.page ?? ''
  return [page, ...(files[page]?.imports ?? [])].flatMap((file) => files[file] ?? [])
}
export const pageGzip = () => pageFiles().reduce((sum, { gzip }) => sum + gzip, 0)
export const gzipOf = (file: string) => manifest().files[file]?.gzip ?? 0
export const total = (files: readonly string[]) => files.reduce((sum, file) => sum + gzipOf(file), 0)

/** The files that hold these source modules, with everything they import. */
export function closure(modules: readonly RegExp[]): string[] {
  const { entry, files } = manifest()
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    files[file]?.imports.forEach(add)
  }
  add(entry)
  for (const [file, built] of Object.entries(files)) {
    if (built.modules.some((module) => modules.some((one) => one.test(module)))) add(file)
  }
  return [...found]
}
