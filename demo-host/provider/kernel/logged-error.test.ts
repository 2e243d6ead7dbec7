import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loggedError } from './logged-error.ts'

const CANARY = 'taro@example.com'

describe('an error in the log', () => {
  const hostile: Record<string, () => unknown> = {
    'a message': () => new Error(`Failed query: insert … params: ${CANARY}`),
    'a message of several lines': () => new Error(`no\n    at ${CANARY}\nparams: ${CANARY}`),
    'a cause': () => new Error('outer', { cause: new Error(CANARY) }),
    'causes without end': () => {
      const error = new Error(CANARY)
      error.cause = error
      return error
    },
    'what the database says': () =>
      Object.assign(new Error(CANARY), {
        code: '23505',
        detail: CANARY,
        where: CANARY,
        params: [CANARY],
        query: CANARY,
      }),
    'a code that is none': () => Object.assign(new Error('no'), { code: CANARY, table: `${CANARY} x`, body: CANARY }),
    'a text that is thrown': () => CANARY,
    'an object that is thrown': () => ({ message: CANARY }),
    'a URL that is none': () => {
      try {
        return new URL(`https://${CANARY} x`)
      } catch (error) {
        return error
      }
    },
  }
  for (const [name, make] of Object.entries(hostile))
    it(`tells nothing of ${name}`, () => assert.ok(!JSON.stringify(loggedError(make())).includes(CANARY)))

  it('tells its class, its code, its table and where it was thrown', () => {
    class DatabaseError extends Error {}
    const cause = Object.assign(new DatabaseError('no'), { code: '23505', table: 'member', constraint: 'member_email' })
    const logged = loggedError(new TypeError('no', { cause }))
    assert.equal(logged.type, 'TypeError')
    assert.match(logged.stack, /logged-error\.test\.ts/)
    const { stack, ...told } = logged.cause ?? { stack: '' }
    assert.ok(stack.length > 0)
    const named = { code: '23505', table: 'member', constraint: 'member_email' }
    assert.deepEqual(told, { type: 'DatabaseError', message: '23505 member member_email', ...named })
  })
})
