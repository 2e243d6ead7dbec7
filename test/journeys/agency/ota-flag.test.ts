import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openBrowser, openPage } from '../../lib/browser.ts'
import type { OpenBrowser } from '../../lib/browser.ts'
import { startWorld } from '../../lib/world.ts'
import type { World } from '../../lib/world.ts'

let world: World
let browser: OpenBrowser
before(async () => {
  ;[world, browser] = await Promise.all([startWorld({ isOta: true }), openBrowser()])
})
after(async () => {
  await browser.close()
  await world.stop()
})

describe('an installation that is an agency’s', () => {
  it('is its site at every address, but where the address wants the widget [ROUTE-042] [OTA-001]', async () => {
    const page = await openPage(browser)
    await page.goto(`${world.origins.widget}/?locale=en`)
    await page.getByRole('heading', { level: 1, name: 'Inns and hotels that book direct' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/')
    await page.goto(`${world.origins.widget}/?ota_enabled=false&code=shirotsuki&locale=en`)
    await page.getByRole('button', { name: 'Check-in and check-out' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/booking/result')
    assert.equal(new URL(page.url()).searchParams.get('ota_enabled'), 'false')
    await page.close()
  })
})
