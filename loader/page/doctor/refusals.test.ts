import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { sources } from '../../../test/rules/sources.ts'
import { METHOD_DOCS } from '../../../shared/element-docs.ts'
import { REFUSALS, refusalMessage } from './refusals.ts'

/** Where a code is given as it is: to who settles a call, to who stops an attempt, and in the app. */
const GIVEN = /\b(?:settle|stop|refuse|reach|refusal)\(\s*'(\w+)'/g

describe('why a method is refused', () => {
  it('has a sentence for every code that the source gives', () => {
    const given = sources(['.ts'], ['loader', 'widget/app/host'])
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .flatMap(({ text }) => [...text.matchAll(GIVEN)].map(([, code = '']) => code))
      .filter((code) => !code.startsWith('invalid_'))
    assert.ok(given.length > 8)
    assert.deepEqual(
      given.filter((code) => !Object.hasOwn(REFUSALS, code)),
      [],
    )
  })

  it('names the method, what it takes, and the code', () => {
    for (const [method, doc] of Object.entries(METHOD_DOCS))
      assert.equal(
        refusalMessage(method, `invalid_${method}`),
        `${method}: This is not what it takes. ${doc} (invalid_${method})`,
      )
    assert.equal(refusalMessage('setCurrency', 'currency_not_offered'), 'setCurrency: The hotel shows no prices in that currency. (currency_not_offered)') // prettier-ignore
    assert.equal(refusalMessage('signIn', '3401'), 'signIn: The server refused it with this code. (3401)')
  })
})
