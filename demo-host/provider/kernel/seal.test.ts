import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { createSeal, newSecretsKey, SECRETS_KEY } from './seal.ts'

const TEXT = '{"token":"Kanarienvogel","name":"山田 🌕"}'

describe('what is sealed', () => {
  const key = newSecretsKey()
  const { seal, open } = createSeal(key)

  it('is opened by the same key, in another process too', () => {
    for (const text of ['', 'a', TEXT, TEXT.repeat(1_000)]) assert.equal(createSeal(key).open(seal(text)), text)
  })

  it('shows nothing of itself, and is another text each time', () => {
    const [one, other] = [seal(TEXT), seal(TEXT)]
    assert.notEqual(one, other)
    assert.ok(!Buffer.from(one.slice(3), 'base64url').toString('latin1').includes('Kanarienvogel'))
  })

  it('is opened by no other key', () => assert.equal(createSeal(newSecretsKey()).open(seal(TEXT)), null))

  it('is not opened when a single bit of it was changed, cut off or added', () => {
    const sealed = seal(TEXT)
    const bytes = Buffer.from(sealed.slice(3), 'base64url')
    for (let place = 0; place < bytes.length; place++) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
      assert.equal(open(`v1.${changed.toString('base64url')}`), null)
    }
    const others = [bytes.subarray(0, -1), bytes.subarray(1), Buffer.concat([bytes, Buffer.from('x')])]
    for (const other of others) assert.equal(open(`v1.${other.toString('base64url')}`), null)
  })

  it('is nothing else', () => {
    for (const text of ['', 'v1.', 'v1.AAAA', 'v2.' + seal(TEXT).slice(3), TEXT]) assert.equal(open(text), null)
  })

  it('has keys of 32 bytes', () => {
    assert.match(key, SECRETS_KEY)
    for (const wrong of ['', 'short', key.slice(1), `${key}0`, 'g'.repeat(64)]) assert.doesNotMatch(wrong, SECRETS_KEY)
  })
})
