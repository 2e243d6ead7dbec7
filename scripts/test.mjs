// npm test: prepares the machine, runs every check, ends with "N passed, N failed". Node built-ins only, because it also
// installs. Names of steps, or test files, as arguments run only these: node scripts/test.mjs types shared/element.test.ts
import { prepareWordPress, wordpressObstacle } from './prepare-wordpress.mjs'
import {
  prepareBrowser,
  prepareEngine,
  prepareHosts,
  prepareOperating,
  preparePackages,
  prepareSevenZip,
  prepareTopology,
} from './prepare.mjs'
import { emptyResults, failureLines, PART_OF_RUN, writeClaims, writeUnsteady } from './results.mjs'
import { runStep } from './run-step.mjs'
import { isTestFile, readWords, ROWS, runFiles, sayLeftOut, STEPS, stepOfFiles } from './test-steps.mjs'

/** @returns {string | undefined} why a step is skipped: this machine cannot have what it needs */
function prepare(step) {
  const { needsBrowser, needsEngines, needsHosts, needsOperating, needsSevenZip, needsTopology, needsWordPress, engine } = step // prettier-ignore
  if (needsBrowser) prepareBrowser()
  // A test of several says itself which it skips.
  for (const name of needsEngines ?? []) prepareEngine(name)
  if (needsHosts) prepareHosts()
  if (needsSevenZip) prepareSevenZip()
  if (engine && !prepareEngine(engine)) return `there is no ${engine} on this machine`
  const missing = [...(needsOperating ? prepareOperating() : []), ...(needsTopology ? prepareTopology() : [])]
  if (missing.length) return `missing of Debian: ${missing.join(' ')}`
  const obstacle = needsWordPress ? wordpressObstacle() : undefined
  if (needsWordPress && !obstacle) prepareWordPress()
  return obstacle
}

/** What a row of steps came to, by their names. */
async function runRow(names, files) {
  const found = {}
  const ready = []
  const stepOf = (name) => (name === 'files' ? stepOfFiles(files) : STEPS[name])
  for (const name of names) {
    let obstacle
    try {
      obstacle = prepare(stepOf(name))
    } catch (error) {
      // The other steps still tell what they can.
      console.log(`\n── ${name} ──\n  not prepared: ${error.message}`)
      found[name] = { passed: 0, failed: 1, skipped: 0, unsteady: [], seconds: 0 }
      continue
    }
    const command = obstacle ? undefined : name === 'files' ? runFiles(files) : stepOf(name).command()
    if (command) ready.push([name, command])
    else {
      console.log(`\n── ${name} ──\n  ${obstacle ? `skipped: ${obstacle}` : 'no test files'}`)
      found[name] = { passed: 0, failed: 0, skipped: obstacle ? 1 : 0, unsteady: [], seconds: 0 }
    }
  }
  await Promise.all(
    ready.map(async ([name, command]) => {
      found[name] = await runStep(name, stepOf(name), command, ready.length === 1)
    }),
  )
  // A test that looks at a build takes this one (test/rules/layout).
  if (found.build?.passed) process.env.TEST_BUILD = 'dist'
  return found
}

async function runAll(args) {
  const files = args.filter((argument) => isTestFile(argument))
  const named = args.filter((argument) => !isTestFile(argument))
  const unknown = named.filter((name) => !Object.hasOwn(STEPS, name))
  if (unknown.length) throw new Error(`No step "${unknown.join(' ')}". There are: ${Object.keys(STEPS).join(' ')}`)

  emptyResults()
  const isWhole = args.length === 0
  const wanted = (name) =>
    name === 'files' ? files.length > 0 : named.includes(name) || (isWhole && !STEPS[name].isOnlyNamed)
  const steps = {}
  for (const row of ROWS) Object.assign(steps, await runRow(row.filter(wanted), files))
  writeClaims()
  return steps
}

function sum(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const step of Object.values(steps)) for (const kind of Object.keys(total)) total[kind] += step[kind]
  return total
}

function printSeconds(steps) {
  console.log('\nseconds  passed  failed  step')
  for (const [name, { seconds, passed, failed }] of Object.entries(steps)) {
    console.log(
      `${seconds.toFixed(1).padStart(7)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${name}`,
    )
  }
}

/** What passed only the second time is no failure yet, and is never silent. */
function printUnsteady(steps) {
  const unsteady = Object.fromEntries(
    Object.entries(steps).flatMap(([name, { unsteady: titles }]) => (titles.length ? [[name, titles]] : [])),
  )
  writeUnsteady(unsteady)
  const titles = Object.values(unsteady).flat()
  for (const title of titles) console.log(`  passed only the second time: ${title}`)
  if (titles.length) console.log(`${titles.length} unsteady`)
}

/** Said once more at the end, where a run of an hour is read first. */
function printFailures(steps) {
  for (const name of Object.keys(steps))
    for (const line of failureLines(name)) console.log(`  failed in ${name}: ${line}`)
}

let total = { passed: 0, failed: 1, skipped: 0 }
try {
  preparePackages()
  if (process.argv.length > 2) process.env.TEST_RESULTS = PART_OF_RUN
  const { named, isChanged } = readWords(process.argv.slice(2))
  const said = isChanged ? sayLeftOut() : []
  for (const line of said) console.log(line)
  const steps = await runAll(named)
  // Once more where the end is read: what is green says nothing of these.
  if (said.length) console.log('')
  for (const line of said) console.log(line)
  total = sum(steps)
  printSeconds(steps)
  if (total.skipped) console.log(`\n${total.skipped} skipped`)
  printUnsteady(steps)
  printFailures(steps)
} catch (error) {
  console.error(error.message)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
