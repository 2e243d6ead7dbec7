import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { describe, it } from 'node:test'

const ROOT = resolve(import.meta.dirname, '../..')
const CANARY = 'taro@example.com'

describe('what nothing caught', () => {
  for (const [name, fault] of [
    ['an exception', `setTimeout(() => { throw new TypeError('${CANARY}') })`],
    ['a promise nobody waits for', `void Promise.reject(new TypeError('${CANARY}'))`],
  ] as const)
    it(`ends the process and shows no word of it: ${name}`, () => {
      const file = join(import.meta.dirname, 'end-on-fault.ts')
      const code = `import { endOnFault } from ${JSON.stringify(file)}; endOnFault(); ${fault}; setTimeout(() => {}, 60000)`
      const words = ['--import', join(ROOT, 'scripts/node-hooks.mjs'), '--input-type=module', '--eval', code]
      const { status, stderr, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', cwd: ROOT })
      assert.equal(status, 1, stderr)
      assert.ok(!`${stderr}${stdout}`.includes(CANARY), stderr)
      assert.match(stderr, /"type":"TypeError"/)
    })
})
