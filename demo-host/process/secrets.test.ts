import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { emptyDatabase } from '../world/memory.ts'
import { gatewaySecrets } from './secrets.ts'

describe('the secrets of the gateway', () => {
  it('are the same for processes that start together, and for those that start later', async () => {
    const database = await emptyDatabase()
    const [one, other] = await Promise.all([gatewaySecrets(database), gatewaySecrets(database)])
    assert.deepEqual(one, other)
    assert.deepEqual(await gatewaySecrets(database), one)
    await database.close()
  })
})
