import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { within } from './within.ts'

describe('what a test waits for', () => {
  it('is given, and a refusal stays what it was', async () => {
    assert.equal(await within(Promise.resolve(7), 'seven'), 7)
    await assert.rejects(within(Promise.reject(new Error('closed')), 'a page'), /^Error: closed$/)
  })

  it('ends in an error that names it, where it never comes', async () => {
    const never = new Promise<never>(() => {})
    await assert.rejects(within(never, 'a new page', 10), /^Error: 0\.01 s were too short for a new page$/)
  })
})
