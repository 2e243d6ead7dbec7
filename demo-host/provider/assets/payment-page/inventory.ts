import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { array, create, object, string } from 'superstruct'
import type { Infer } from 'superstruct'

import type { Origins } from '../../../../shared/origins.ts'
import { compressed, namedEntries } from '../build.ts'
import type { Build, BuiltFile } from '../build.ts'
import { DOCUMENT_STYLE } from '../document.ts'
import { stampedLoader } from '../loader.ts'
import { oldBrowserCheck } from '../old-browser.ts'

const inventory = object({
  version: string(),
  authorised_by: string(),
  scripts: array(object({ path: string(), integrity: string(), why: string() })),
  /** Texts of the document itself. */
  inline: array(object({ integrity: string(), why: string() })),
  /** Not known to the build: addresses and words are stamped in where they are served. */
  finished_by_the_server: array(object({ path: string(), why: string() })),
  elsewhere: array(object({ origin: string(), why: string() })),
  headers: array(object({ name: string(), why: string() })),
})
export type PaymentPageInventory = Infer<typeof inventory>

/** dist/payment-page.json, which scripts/build/payment-page.mjs writes with every build. */
export function readInventory(dist: string): PaymentPageInventory {
  return create(JSON.parse(readFileSync(join(dist, 'payment-page.json'), 'utf8')), inventory)
}

export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Every file of the page → its integrity, with those that the server finishes as it does. */
export async function expectedFiles(
  build: Build,
  { scripts }: PaymentPageInventory,
  origins: Origins,
): Promise<Map<string, string>> {
  const loader = stampedLoader(build, origins)
  const finished: Record<string, BuiltFile | undefined> = {
    '/v1/loader.js': loader,
    [`/v${build.version}/loader.js`]: loader,
    '/v1/entries/booking.js': namedEntries(build).get('booking.js'),
    '/v1/old-browser.js': await oldBrowserCheck(),
    [`/v${build.version}/document.css`]: compressed(DOCUMENT_STYLE, 'text/css'),
  }
  return new Map([
    ...scripts.map(({ path, integrity }) => [path, integrity] as const),
    ...Object.entries(finished).flatMap(([path, file]) => (file ? [[path, integrityOf(file.identity)] as const] : [])),
  ])
}
