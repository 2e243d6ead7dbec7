import { describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { passwordErrors } from './password.ts'
import type { PasswordError } from './password.ts'

const CASES: readonly [password: string, faults: PasswordError[]][] = [
  ['Abcdefg1', []],
  ['abcdefg1', ['upper']],
  ['ABCDEFG1', ['lower']],
  ['Abcdefgh', ['digit']],
  ['Abcdef1', ['short']],
  ['', ['short', 'upper', 'lower', 'digit']],
  ['Ab1 !"§$%&/()=?', []],
  ['Über4Berge', []],
  [`Ab1${'x'.repeat(125)}`, []],
  [`Ab1${'x'.repeat(126)}`, ['long']],
  // Counted as people count: one sign each.
  [`Ab1${'😀'.repeat(5)}`, []],
  [`Ab1${'😀'.repeat(4)}`, ['short']],
]

describe('a password', () => {
  it('needs eight signs, a capital, a small letter and a digit, and says which is missing [MEMBER-022]', () => {
    for (const [password, faults] of CASES) assert.deepEqual(passwordErrors(password), faults, password)
  })
})
