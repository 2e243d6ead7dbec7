import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { quiet } from '../../lib/quiet.ts'
import { BOTH_WAYS, journey } from '../helpers/guest.ts'

/** Scripts a guest fetches into an empty cache, words included; each waits for its turn on a slow line. */
const UNTIL_RESULTS = 40
const UNTIL_DETAILS = 45

describe('the scripts of a booking', () => {
  const { guest } = journey()

  it(`are at most ${UNTIL_RESULTS} when the results are painted and ${UNTIL_DETAILS} at the details of the guest`, async () => {
    const { page, openResults, choose, toDetails } = await guest()
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname)
    })
    await openResults()
    await quiet(page)
    assert.ok(fetched.length <= UNTIL_RESULTS, `${fetched.length}: ${fetched.join(', ')}`)
    await choose(BOTH_WAYS)
    await toDetails()
    await quiet(page)
    assert.ok(fetched.length <= UNTIL_DETAILS, `${fetched.length}: ${fetched.join(', ')}`)
    await page.context().close()
  })
})
