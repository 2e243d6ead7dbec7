import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { openBrowser, openPage } from '../lib/browser.ts'
import type { OpenBrowser } from '../lib/browser.ts'
import { startWorld } from '../lib/world.ts'
import type { World } from '../lib/world.ts'
import { freePort } from '../../demo-host/provider/db/free-port.ts'
import { guestAt } from './guest.ts'
import { staysAndFollows } from './rows/frameworks.ts'

/** The site as its maker runs it, from what build.mjs made. */
async function startNext(port: number): Promise<() => void> {
  const site = spawn(
    process.execPath,
    ['../../node_modules/next/dist/bin/next', 'start', '-p', `${port}`, '-H', '127.0.0.1'],
    {
      cwd: join(import.meta.dirname, 'apps/next'),
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise<void>((resolve, reject) => {
    site.stdout.on('data', (text) => /ready/i.test(String(text)) && resolve())
    site.once('exit', (code) => reject(new Error(`next start ended with ${code}`)))
  })
  return () => void site.kill()
}

describe('the widget in a site of Next.js', () => {
  let ground: { world: World; browser: OpenBrowser; site: string; stop: () => void } | undefined
  before(async () => {
    const port = await freePort()
    const site = `http://127.0.0.1:${port}`
    const world = await startWorld({ parentOrigins: [site] })
    const browser = await openBrowser()
    // Last, because nobody else would end its process.
    const stop = await startNext(port)
    ground = { world, browser, site, stop }
  })
  after(async () => {
    ground?.stop()
    await ground?.browser.close()
    await ground?.world.stop()
  })

  it('works in its page, survives visits to another and hydrates without a complaint', async () => {
    assert.ok(ground)
    const { world, browser, site } = ground
    const page = await openPage(browser)
    const guest = await guestAt(page, page)
    await page.goto(`${site}/?loader=${encodeURIComponent(`${world.origins.widget}/v1/loader.js`)}`)
    await guest.search()
    await page.locator('#next').click()
    await page.locator('#elsewhere').waitFor()
    assert.equal(await page.locator('booking-widget').count(), 0)
    await page.goBack()
    await guest.search()
    await staysAndFollows(guest)
    assert.deepEqual(page.complaints, [])
  })

  it('works from the package alone, in a component of the server', async () => {
    assert.ok(ground)
    const { world, browser, site } = ground
    const page = await openPage(browser)
    const guest = await guestAt(page, page)
    await page.goto(`${site}/package?loader=${encodeURIComponent(`${world.origins.widget}/v1/loader.js`)}`)
    await guest.search()
    assert.deepEqual(page.complaints, [])
  })
})
