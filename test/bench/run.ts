// npm run bench: what a guest downloads, in bytes, against the budgets of test/rules/budgets.test.ts.
import { BOOKING_MODULES, closure, gzipOf, loaderGzip, manifest, START_MODULES, total } from '../lib/sizes.ts'

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`.padStart(9)
const { files } = manifest()
const start = closure(START_MODULES)
const booking = closure(BOOKING_MODULES)

console.log('gzip       brotli     file')
for (const [name, { gzip, br }] of Object.entries(files).toSorted(([, one], [, other]) => other.gzip - one.gzip)) {
  const when = start.includes(name) ? 'first' : booking.includes(name) ? 'booking' : 'later'
  console.log(`${kilobytes(gzip)}  ${kilobytes(br)}  ${when.padEnd(8)} ${name}`)
}
console.log()
console.log(`${kilobytes(loaderGzip())}  loader`)
console.log(`${kilobytes(loaderGzip() + total(start))}  until the search bar stands (${start.length} files)`)
console.log(`${kilobytes(loaderGzip() + total(booking))}  a whole booking (${booking.length} files)`)
console.log(`${kilobytes(Math.max(...Object.keys(files).map(gzipOf)))}  the largest file`)
