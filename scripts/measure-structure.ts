// npm run measure: how long files are, how many stand on one level, how much of the whole is tests, and whether values
// import one another in a circle. docs/measures.md keeps what it said.
import { posix } from 'node:path'

import { code, isTest, sources } from '../test/rules/sources.ts'

const files = sources(['.ts', '.tsx']).filter(
  ({ path }) => !/^(locales\/|test\/fixtures\/)|generated|\.d\.ts$/.test(path),
)
const isOfTests = (path: string) => isTest(path) || path.startsWith('test/')
const shipped = files.filter(({ path }) => !isOfTests(path))
const linesOf = (text: string) => text.trimEnd().split('\n').length
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

function lengths(): void {
  const lengths = shipped.map(({ text }) => linesOf(text)).sort((one, other) => one - other)
  const at = (part: number) => lengths[Math.floor((lengths.length - 1) * part)]
  console.log(`source files ${lengths.length}: median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)} lines`)
  const tests = sum(files.filter(({ path }) => isOfTests(path)).map(({ text }) => linesOf(text)))
  console.log(`test lines per source line: ${(tests / sum(lengths)).toFixed(2)}`)
}

function levels(): void {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    if (isTest(path) && !path.startsWith('test/')) continue
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const [fullest] = [...counts].sort(([, one], [, other]) => other - one)
  console.log(`files on one level: at most ${fullest?.[1]} (${fullest?.[0]})`)
}

/** Circles of `import`s that are not of types and not lazy. */
function cycles(): void {
  const IMPORT = /^\s*(?:import|export)\s+(?!type\s)(?:[\w*{}\s,$]+?\sfrom\s+)?'(\.[^'\n]+)'/gm
  const known = new Set(shipped.map(({ path }) => path))
  const graph = new Map(
    shipped.map(({ path, text }) => [
      path,
      [...code(text).matchAll(IMPORT)]
        .map(([, to = '']) => posix.join(posix.dirname(path), to))
        .filter((to) => known.has(to)),
    ]),
  )
  const done = new Set<string>()
  const open = new Set<string>()
  const found: string[] = []
  const walk = (path: string) => {
    if (open.has(path)) found.push(path)
    if (open.has(path) || done.has(path)) return
    open.add(path)
    graph.get(path)?.forEach(walk)
    open.delete(path)
    done.add(path)
  }
  for (const path of graph.keys()) walk(path)
  console.log(`value cycles: ${found.length}${found.map((path) => `\n  through ${path}`).join('')}`)
}

lengths()
levels()
cycles()
