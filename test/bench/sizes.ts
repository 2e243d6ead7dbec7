import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import {
  BOOKING_MODULES,
  closure,
  loaderBrotli,
  loaderGzip,
  manifest,
  pageFiles,
  pageGzip,
  START_MODULES,
  total,
} from '../lib/measures/sizes.ts'
import type { BuiltFile } from '../lib/measures/sizes.ts'
import type { Section } from './report.ts'
import { table } from './report.ts'
import { runWhole } from './running.ts'

const brotliOf = (files: readonly BuiltFile[]) => files.reduce((sum, { br }) => sum + br, 0)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`

/** What a guest downloads; the budgets are kept by test/rules/budgets.test.ts. */
export const sizes: Section = {
  title: 'sizes',
  async run() {
    const { files } = manifest()
    const start = closure(START_MODULES)
    const booking = closure(BOOKING_MODULES)
    const until = (names: readonly string[]) => [
      kilobytes(loaderGzip() + pageGzip() + total(names)),
      kilobytes(loaderBrotli() + brotliOf(pageFiles()) + brotliOf(names.flatMap((name) => files[name] ?? []))),
    ]
    const when = (name: string) => (start.includes(name) ? 'first' : booking.includes(name) ? 'booking' : 'later')
    table(
      ['file', 'gzip', 'brotli', 'needed'],
      Object.entries(files)
        .toSorted(([, one], [, other]) => other.gzip - one.gzip)
        .map(([name, { gzip, br }]) => [name, kilobytes(gzip), kilobytes(br), when(name)]),
    )
    console.log()
    table(
      ['together', 'gzip', 'brotli'],
      [
        ['loader', kilobytes(loaderGzip()), kilobytes(loaderBrotli())],
        [`until the search bar stands (${start.length} files), in a hotel's page`, ...until(start)],
        [`a whole booking (${booking.length} files)`, ...until(booking)],
      ],
    )
    return []
  },
  /** Each tree says itself which of its files a guest meets when. */
  async compared(root) {
    const measures = pathToFileURL(join(root, 'test/lib/measures/sizes.ts')).href
    const words = ['--import', './scripts/node-hooks.mjs', '--input-type=module', '--eval', OWN_SIZES, measures]
    const said = await runWhole(process.execPath, words, root)
    return JSON.parse(said) as Record<string, number> // as OWN_SIZES writes it
  },
}

const OWN_SIZES = `
const { BOOKING_MODULES, START_MODULES, closure, loaderGzip, pageGzip, total } = await import(process.argv[1])
const until = (modules) => loaderGzip() + pageGzip() + total(closure(modules))
console.log(JSON.stringify({ loader: loaderGzip(), 'until the bar': until(START_MODULES), 'a whole booking': until(BOOKING_MODULES) }))`
