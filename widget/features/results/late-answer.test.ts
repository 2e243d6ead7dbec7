import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'

import { groundOfResults } from '../../../test/lib/ground-of-results.ts'

const ROOMS = /^\/hotels\/\d+\/rooms$/
const { world, results, withOffers } = groundOfResults()

describe('an answer to an older search', () => {
  it('that comes after that to a newer one is not shown [SEARCH-053]', async () => {
    let letThrough = () => {}
    const gate = new Promise<void>((resolve) => (letThrough = resolve))
    const given: string[] = []
    const handle = async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url)
      // What is asked beside the first search shows nothing of its own.
      if (pathname.endsWith('/preload')) return new Response('{}', { status: 500 })
      if (!ROOMS.test(pathname)) return world().handle(request)
      const isOlder = searchParams.get('checkin_date') === '2026-12-10'
      if (isOlder) await gate
      const room_type_name = isOlder ? 'Older' : 'Newer'
      given.push(room_type_name)
      return Response.json(withOffers({ room_type_name, room_type_code: room_type_name }, {}))
    }
    const shown = await results({ ...world(), handle })
    await shown.see('.results[aria-busy="true"]')
    const input = String(new URLSearchParams({ checkin: '2026-12-14', checkout: '2026-12-15' }))
    shown.say({ type: 'call', payload: { id: 1, method: 'search', input } })
    await shown.until(() => shown.card('Newer'))
    assert.deepEqual(given, ['Newer'])
    letThrough()
    await shown.until(() => given.length === 2)
    // What has been answered is on the screen after a few turns.
    for (let turn = 0; turn < 50; turn++) await setImmediate()
    assert.deepEqual(shown.words('li.room h2'), ['Newer'])
  })
})
