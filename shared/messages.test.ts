import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { messageChecks, writtenChecks } from '../scripts/generate-messages.ts'
import { MESSAGES } from './messages.ts'

describe('messages', () => {
  it('have checks in the loader that were written from this table', async () => {
    assert.equal(writtenChecks(), await messageChecks(), 'run: node --import tsx scripts/generate-messages.ts')
  })

  it('send what the specification names to origins that the settings name', () => {
    for (const row of Object.values(MESSAGES))
      if (row.from === 'widget' && row.over === 'window') assert.equal(row.to, 'named')
  })
})
