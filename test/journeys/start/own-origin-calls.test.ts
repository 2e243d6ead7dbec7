import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openBrowser } from '../../lib/browser.ts'
import type { OpenBrowser } from '../../lib/browser.ts'
import { startWorld } from '../../lib/world.ts'
import type { World } from '../../lib/world.ts'
import { ASKS, BOTH_WAYS, openGuest, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

let world: World
let browser: OpenBrowser

before(async () => {
  ;[world, browser] = await Promise.all([startWorld({ hasOwnCalls: true }), openBrowser()])
})
after(async () => {
  await browser.close()
  await world.stop()
})

/** What was fetched, by origin: pictures and documents are no calls. */
function watch({ page }: Guest) {
  const asked: URL[] = []
  page.context().on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()))
  })
  const at = (origin: string) => asked.filter((url) => url.origin === origin).map(({ pathname }) => pathname)
  return { own: () => at(world.origins.widget), api: () => at(world.origins.api) }
}

/** From the results on, by a card whose bank asks. */
async function bookByCard(guest: Guest) {
  await guest.choose(BOTH_WAYS)
  await guest.toDetails()
  await guest.introduce()
  await guest.toPayment()
  await guest.fillCard(ASKS)
  await guest.pay()
  await guest.answerBank('approve')
  return guest.confirmed()
}

describe("calls of the widget's own documents", () => {
  it('stay at their origin while a room is booked in a tab', async () => {
    const guest = await openGuest({ browser, world })
    const asked = watch(guest)
    await guest.openResults()
    assert.match(await bookByCard(guest), /^[A-Z]{3}-/)
    assert.deepEqual(asked.api(), [])
    assert.ok(asked.own().some((path) => path.startsWith('/api/hotels/shirotsuki')))
    assert.ok(asked.own().every((path) => path.startsWith('/api/')))
  })

  it("stay at their origin in a frame of a hotel's page", async () => {
    const guest = await openGuest({ browser, world }, { host: '/frame/', inFrame: true })
    const asked = watch(guest)
    await guest.search({ checkin: '2026-12-16', checkout: '2026-12-18' })
    assert.match(await bookByCard(guest), /^[A-Z]{3}-/)
    assert.deepEqual(asked.api(), [])
    assert.ok(asked.own().some((path) => path.startsWith('/api/hotels/shirotsuki')))
  })

  it("go to the API from a widget that is part of a hotel's page, which is of another origin", async () => {
    const guest = await openGuest({ browser, world }, { host: '/' })
    const asked = watch(guest)
    await guest.search(STAY)
    assert.ok(asked.api().length > 0)
    assert.deepEqual(asked.own(), [])
  })
})
