import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { Failure, asFailure } from '../../lib/failure.ts'
import { causeOf, isPassing } from './failure-cause.ts'

const refusal = (title: string, code?: number) => ({ errors: [{ title, details: { code, base: [] } }] })
const storage = (name: string) => asFailure(new DOMException('The operation is insecure.', name))

const HERE = { isOnline: true, isReached: false, isOwnDocument: false }
const CASES: [what: string, failure: Failure, at: typeof HERE, cause: ReturnType<typeof causeOf>][] = [
  ['a hotel nobody knows', new Failure('refused', 404, refusal('There is no such hotel', 1000)), HERE, 'hotel'],
  ['a hotel that is closed', new Failure('refused', 410, refusal('Hotel closed', 1000)), HERE, 'closed'],
  ["the server's own words", new Failure('refused', 422, refusal('Hotel closed')), HERE, null],
  ['a code of the table', new Failure('refused', 401, refusal('No session', 3401)), HERE, null],
  ['a lost line', new Failure('network'), { ...HERE, isOnline: false }, 'offline'],
  ['a server that is away', new Failure('network'), HERE, 'away'],
  ['a server that answers others', new Failure('network'), { ...HERE, isReached: true }, 'page'],
  [
    'a server that answers others, asked by a page of ours',
    new Failure('network'),
    { ...HERE, isReached: true, isOwnDocument: true },
    'away',
  ],
  ['a page that the hotel does not name', new Failure('refused', 403, refusal('Origin not allowed')), HERE, 'page'],
  ['a server that breaks', new Failure('system', 500), HERE, 'away'],
  ['a server that takes too long', new Failure('timeout'), HERE, 'away'],
  [
    'a file that is gone, in Chromium',
    gone('Failed to fetch dynamically imported module: https://a/x.js'),
    HERE,
    'file',
  ],
  ['a file that is gone, in Firefox', gone('error loading dynamically imported module: https://a/x.js'), HERE, 'file'],
  ['a file that is gone, in Safari', gone('Importing a module script failed.'), HERE, 'file'],
  ['storage that is refused', storage('SecurityError'), HERE, 'storage'],
  ['storage that is full', storage('QuotaExceededError'), HERE, 'storage'],
  ['a mistake of ours', asFailure(new TypeError("Cannot read properties of null (reading 'x')")), HERE, 'ours'],
]

function gone(message: string): Failure {
  return asFailure(new TypeError(message))
}

describe('the cause of a failure', () => {
  for (const [what, failure, at, cause] of CASES)
    it(`is told: ${what}`, () => assert.equal(causeOf(failure, at), cause))

  it('passes by itself where a line or a server comes back, and in no other case', () => {
    const passing = (['offline', 'away', 'page', 'hotel', 'closed', 'file', 'storage', 'ours', null] as const).filter(
      isPassing,
    )
    assert.deepEqual(passing, ['offline', 'away'])
  })
})
