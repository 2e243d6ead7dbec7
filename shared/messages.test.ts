import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { messageChecks, writtenChecks } from '../scripts/generate/generate-messages.ts'
import { MESSAGES } from './messages.ts'

describe('messages', () => {
  it('have checks in the loader that were written from this table', async () => {
    assert.equal(writtenChecks(), await messageChecks(), 'run: node --import tsx scripts/generate/generate-messages.ts')
  })

  it('are exchanged with origins that the settings name, but for the handshake and what the port needs', () => {
    for (const [name, row] of Object.entries(MESSAGES))
      if (row.over === 'window' && name !== 'booking-widget-port') assert.equal(row.to, 'named', name)
  })

  it('are the ten of the specification and its two received ones, and the answer it leaves without a name', () => {
    const rows = Object.entries(MESSAGES).filter(
      ([name, row]) => row.over === 'window' && name !== 'booking-widget-port',
    )
    const names = (from: 'widget' | 'host') => rows.filter(([, row]) => row.from === from).map(([name]) => name)
    assert.deepEqual(names('widget').toSorted(), [
      'booking-widget-opened',
      'close',
      'ga4Event',
      'getTriplabotUserId',
      'login',
      'receiveCompanionInfo',
      'receiveTriplabotSession',
      'removeQuery',
      'show-chatbot',
      'triplabotSynced',
    ])
    assert.deepEqual(names('host'), ['logout', 'refresh-login-from-chatbot', 'receiveTriplabotUserId'])
  })
})
