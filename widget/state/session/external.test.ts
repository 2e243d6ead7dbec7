import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ownPath } from './external.ts'

const ORIGIN = 'https://widget.example'

describe('a path to go on at', () => {
  it('is one of ours, with what it asks for', () => {
    assert.equal(ownPath('/my-account?code=a', ORIGIN), '/my-account?code=a')
    assert.equal(ownPath(`${ORIGIN}/booking/result`, ORIGIN), '/booking/result')
  })

  for (const address of [
    'https://evil.test/my-account',
    `${ORIGIN}.evil.test/my-account`,
    `${ORIGIN}:8443/my-account`,
    'http://widget.example/my-account',
    '//evil.test/my-account',
    '/\\evil.test/my-account',
    'javascript:alert(1)',
    '/nowhere',
    '',
    null,
  ])
    it(`is none at ${String(address)}`, () => assert.equal(ownPath(address, ORIGIN), null))
})
