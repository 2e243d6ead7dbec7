// Runs one step of npm test and counts what it came to.
import { spawn } from 'node:child_process'

import { readResults, mergeResults } from './results.mjs'
import { filesToRunAgain } from './second-run.mjs'

const STEP_MS = 55 * 60_000

/** What a program prints goes to the terminal at once, or all together when others run beside it. */
function run([program, ...args], env, isAlone) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
      timeout: STEP_MS,
      killSignal: 'SIGKILL',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    })
    let said = ''
    const listen = (chunk) => (said += chunk)
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('error', (error) => resolve({ said: `${said}${error.message}\n`, status: 1, signal: null }))
    child.on('close', (status, signal) => resolve({ said, status, signal }))
  })
}

/**
 * @param {string} name
 * @param {object} step of STEPS
 * @param {string[]} command
 * @param {boolean} isAlone
 * @returns {Promise<{ passed: number, failed: number, skipped: number, unsteady: string[], seconds: number }>}
 */
export async function runStep(name, { counts, again, engine, env }, command, isAlone) {
  const started = performance.now()
  const heading = `\n── ${name} ──`
  if (isAlone) console.log(heading)
  const go = async (suite, given, more = {}) => {
    const own = { ...env, TEST_SUITE: suite, ...(engine && { ENGINE: engine }), ...more }
    const { said, status, signal } = await run(given, own, isAlone)
    if (!isAlone) console.log(`${heading}\n${said.trimEnd()}`)
    console.log(`  ${suite}: ${status === 0 ? 'ok' : 'not ok'}${signal ? `, ended by ${signal}` : ''}`)
    return status
  }

  let status = await go(name, command)
  let unsteady = []
  const { failedFiles = [] } = readResults(name) ?? {}
  const files = again && status ? filesToRunAgain(failedFiles) : []
  if (files.length) {
    await go(`${name}-again`, again(files), { TEST_WORKERS: '1' })
    unsteady = mergeResults(name, `${name}-again`, files)
    status = readResults(name)?.failed.length === 0 ? 0 : 1
  }
  const seconds = (performance.now() - started) / 1000
  if (!counts) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, unsteady, seconds }

  const { passed = [], failed = [], skipped = [] } = readResults(name) ?? {}
  // A runner that ends badly with no failed test has failed itself.
  const own = status !== 0 && failed.length === 0 ? 1 : 0
  return { passed: passed.length, failed: failed.length + own, skipped: skipped.length, unsteady, seconds }
}
