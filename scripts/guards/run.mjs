// Removes each guard of table.mjs in a copy of this tree, one by one, and runs the test near it, which must turn red.
// npm run guards [part of a guard's name, or of its file]
import { inCopy, isGreen, isNoticed } from './copy.mjs'
import { GUARDS } from './table.mjs'

const wanted = process.argv[2] ?? ''
const rows = GUARDS.filter(({ guard, file }) => [guard, file].some((words) => words.includes(wanted)))
inCopy((copy) => {
  const red = [...new Set(rows.map(({ test }) => test))].filter((test) => !isGreen(copy, test))
  for (const test of red) console.log(`red before anything is removed: ${test}`)
  const loose = rows.filter(({ guard, file, text, instead, test }) => {
    // A test that is red with the guard as well notices nothing.
    const isHeld = !red.includes(test) && isNoticed(copy, file, (whole) => whole.replace(text, () => instead), test)
    console.log(`${isHeld ? 'held ' : 'LOOSE'} ${guard} (${test})`)
    return !isHeld
  })
  console.log(`${rows.length - loose.length} of ${rows.length} guards are held by a test near them`)
  process.exitCode = loose.length > 0 ? 1 : 0
})
