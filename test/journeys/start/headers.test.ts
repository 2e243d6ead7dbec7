import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { quiet } from '../../lib/quiet.ts'
import { useStage } from '../../lib/stage.ts'

// What is on them, and where they go without such a setting: widget/app/calls/headers.test.ts.

const DATES = { checkin: '2026-11-24', checkout: '2026-11-26' }

describe('what leaves a browser', () => {
  const stage = useStage()

  it('goes to the one server the settings name, and to no other (guarantee L4) [CALL-001]', async () => {
    const other = stage.world.origins.api.replace('127.0.0.1', 'localhost')
    await bendSettings(stage.world, { api_base_url: other })
    const page = await stage.newPage()
    const asked: { origin: string; path: string }[] = []
    page.on('request', (request) => {
      if (!['fetch', 'xhr'].includes(request.resourceType())) return
      const { origin, pathname } = new URL(request.url())
      asked.push({ origin, path: pathname })
    })
    await page.goto(`${stage.world.origins.host}/`)
    await page.locator('.searchbar').waitFor()
    await page
      .locator('booking-widget')
      .evaluate((widget, stay) => Reflect.get(widget, 'search').call(widget, stay), DATES)
    await page.locator('.results[aria-busy=false] .room').first().waitFor()
    for (const { origin, path } of asked)
      assert.equal(origin, path.endsWith('/start') ? stage.world.origins.api : other, path)
    assert.ok(asked.some(({ path }) => path.endsWith('/rooms')))
    await quiet(page)
    await page.close()
  })
})
