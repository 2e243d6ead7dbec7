import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { BOOKING_MODULES, closure, gzipOf, loaderGzip, manifest, START_MODULES, total } from '../lib/measures/sizes.ts'
import type { Section } from './report.ts'
import { table } from './report.ts'
import { runWhole } from './running.ts'

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`

/** What a guest downloads; the budgets are kept by test/rules/budgets.test.ts. */
export const sizes: Section = {
  title: 'sizes',
  async run() {
    const { files } = manifest()
    const start = closure(START_MODULES)
    const booking = closure(BOOKING_MODULES)
    const when = (name: string) => (start.includes(name) ? 'first' : booking.includes(name) ? 'booking' : 'later')
    table(
      ['file', 'gzip', 'brotli', 'needed'],
      Object.entries(files)
        .toSorted(([, one], [, other]) => other.gzip - one.gzip)
        .map(([name, { gzip, br }]) => [name, kilobytes(gzip), kilobytes(br), when(name)]),
    )
    console.log()
    table(
      ['together', 'gzip'],
      [
        ['loader', kilobytes(loaderGzip())],
        [`until the search bar stands (${start.length} files)`, kilobytes(loaderGzip() + total(start))],
        [`a whole booking (${booking.length} files)`, kilobytes(loaderGzip() + total(booking))],
        ['the largest file', kilobytes(Math.max(...Object.keys(files).map(gzipOf)))],
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
