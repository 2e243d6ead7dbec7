// Turns places of the source round, drawn by chance, each alone in a copy of this tree, and runs the tests near it, of which
// one ought to turn red. What none notices is printed with its line: a rule without a test, or a place without a meaning.
// npm run mutations [how many] [part of a file's name]; SEED=7 draws others
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

import { DRIVEN } from '../affected/areas.mjs'
import { importsOf, target } from '../affected/import-graph.mjs'
import { filesOfTree, inCopy, isGreen, isNoticed } from './copy.mjs'
import { drawn, mutationsOf } from './mutations.mjs'

const SOURCE = /^(shared|loader|widget|demo-host\/provider)\/.*(?<!\.test|\.generated|\.d)\.tsx?$/
const TEST = /\.test\.tsx?$/
const FEW = 12
/** Tables that say how something is kept; what keeps it has the tests. */
const NONE = /^demo-host\/provider\/db\/schema\//

const [many = '20', part = ''] = process.argv.slice(2)
const seed = Number(process.env.SEED ?? 1)

const files = filesOfTree()
const tests = files.filter((file) => TEST.test(file) && !DRIVEN.test(file))
const taken = new Map(tests.map((test) => [test, importsOf(test, readFileSync(test, 'utf8')).map(target)]))

/** A part of the provider is asked over its calls by the tests of the same name. */
const asked = (file) => dirname(file).replace(/^demo-host\/provider\b/, 'test/contract')

/** Its own and those beside it that import it; else all that do, where they are few; else those beside it, over its calls, too. */
function testsNear(file) {
  const beside = tests.filter((test) => [dirname(file), asked(file)].includes(dirname(test)))
  const takers = tests.filter((test) => taken.get(test)?.includes(file))
  const own = beside.filter((test) => takers.includes(test) || test.replace(TEST, '') === file.replace(/\.tsx?$/, ''))
  return [own, takers, beside].find(({ length }) => length > 0 && length <= FEW) ?? []
}

const places = []
for (const file of files.filter((one) => SOURCE.test(one) && !NONE.test(one) && one.includes(part)))
  for (const mutation of await mutationsOf(file, readFileSync(file, 'utf8'))) places.push({ file, ...mutation })
console.log(`${places.length} places; seed ${seed}`)

inCopy((copy) => {
  const count = { noticed: 0, unnoticed: 0, alone: 0 }
  const greens = new Map()
  const wasGreen = (near) => {
    const key = near.join()
    if (!greens.has(key)) greens.set(key, isGreen(copy, ...near))
    return greens.get(key)
  }
  for (const { file, start, end, text, line } of drawn(places, seed)) {
    if (count.noticed + count.unnoticed >= Number(many)) break
    const near = testsNear(file)
    const turn = (whole) => whole.slice(0, start) + text + whole.slice(end)
    if (near.length === 0) count.alone++
    else if (!wasGreen(near)) console.log(`red before anything is turned: ${near.join(' ')}`)
    else if (isNoticed(copy, file, turn, ...near)) count.noticed++
    else {
      count.unnoticed++
      const whole = readFileSync(file, 'utf8')
      const at = whole.lastIndexOf('\n', start) + 1
      console.log(`${file}:${line}  ${turn(whole).slice(at).split('\n', 1)[0]?.trim()}  (${near.map((one) => basename(one)).join(', ')})`) // prettier-ignore
    }
  }
  console.log(`${count.noticed} noticed, ${count.unnoticed} unnoticed; ${count.alone} drawn without a test near them`)
})
