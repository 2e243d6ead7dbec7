import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { before, describe, it } from 'node:test'
import { promisify } from 'node:util'

const ROOT = resolve(import.meta.dirname, '../../..')
const HELPERS = join(ROOT, 'test/contract/helpers')
const DEMONSTRATION = /\/demo-host\/(simulators|world|controls|process|pages)\//

describe('the product without its demonstration', () => {
  let answers: Record<string, unknown>
  let loaded: string[]
  before(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'product-alone-'))
    await chmod(folder, 0o755) // as root the database has a user of its own, who must reach it
    const list = join(folder, 'loaded')
    const hooks = [join(ROOT, 'scripts/node-hooks.mjs'), join(HELPERS, 'loaded-files.mjs')]
    const words = [...hooks.flatMap((hook) => ['--import', hook]), join(HELPERS, 'product-alone.ts'), folder]
    const { DEMO: _, DATABASE_URL: __, ...environment } = process.env
    try {
      const env = { ...environment, LOADED_FILES: list }
      const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT, env })
      answers = JSON.parse(stdout)
      loaded = (await readFile(list, 'utf8')).split('\n')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('starts on an empty database with one adapter behind each port, and is ready', () => {
    assert.deepEqual([answers.healthz, answers.readyz, answers.loader], [[200, 200], [200, 200], 200])
  })

  it('has no hotel, no photograph, no stand-in and no control but what an operator brings', () => {
    const { hotel, photograph, standIn, demo } = answers
    assert.deepEqual([hotel, photograph, standIn, demo], [404, 404, 404, 404])
  })

  it('believes no report that its gateway did not sign', () => assert.equal(answers.unsigned, 401))

  it('loads no file of the demonstration', () => {
    assert.ok(loaded.some((url) => url.includes('/demo-host/provider/app.ts')))
    assert.deepEqual(
      loaded.filter((url) => DEMONSTRATION.test(url)),
      [],
    )
  })
})
