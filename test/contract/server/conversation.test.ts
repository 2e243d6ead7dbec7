import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

import { conversationPage } from '../../../scripts/generate/conversation.ts'

describe('the page of a stay as it goes over the wire', () => {
  it('is what is said today; otherwise npm run conversation writes it anew', async () => {
    const page = readFileSync(new URL('../../../docs/conversation.md', import.meta.url), 'utf8')
    assert.equal(await conversationPage(), page)
    const statuses = [...page.matchAll(/^`(\d{3})`$/gm)].map(([, status]) => status)
    assert.deepEqual(statuses, ['201', '200', '200', '200', '201', '200', '200'])
  })
})
