import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { JSON_DEPTH } from '../limits.ts'
import { readJson } from './read-json.ts'

const nested = (depth: number, inside = '1') => '['.repeat(depth) + inside + ']'.repeat(depth)

describe('JSON from outside', () => {
  it('is read as deep as an input may be, and no deeper', () => {
    assert.deepEqual(readJson(nested(JSON_DEPTH)), JSON.parse(nested(JSON_DEPTH)))
    assert.throws(() => readJson(nested(JSON_DEPTH + 1)), SyntaxError)
    assert.throws(() => readJson('{"a":'.repeat(JSON_DEPTH + 1) + '1' + '}'.repeat(JSON_DEPTH + 1)), SyntaxError)
    // A value of a hundred thousand would end the stack of whoever walks it.
    assert.throws(() => readJson(nested(100_000)), SyntaxError)
  })

  it('counts brackets of values, not those in a text or side by side', () => {
    const text = String.raw`{"said": "[[[[[[[[[[[[[[[[[[ \" {{{{{{{{{{{{{{{{{{{ \\"}`
    assert.deepEqual(readJson(text), JSON.parse(text))
    const wide = `[${'[],'.repeat(100)}{}]`
    assert.deepEqual(readJson(wide), JSON.parse(wide))
    assert.throws(() => readJson(`["\\"", ${nested(JSON_DEPTH)}]`), SyntaxError)
  })

  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    it(`has no value of a name that every object has: ${name}`, () => {
      assert.throws(() => readJson(`{"rooms": [{"${name}": {"admin": true}}]}`), SyntaxError)
      assert.equal(readJson(`{"a": "${name}"}`) instanceof Object, true)
    })

  it('is refused where it is none', () => {
    for (const text of ['', '{', "{'a': 1}", '[1,]', 'undefined'])
      assert.throws(() => readJson(text), SyntaxError, text)
  })
})
