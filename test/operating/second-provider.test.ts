import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { freePort } from '../../demo-host/provider/db/free-port.ts'
import { BUILD } from '../../scripts/test-servers.ts'
import { addDays } from '../../shared/rules/days/dates.ts'
import { startSite } from '../engines/helpers/site.ts'
import type { Site } from '../engines/helpers/site.ts'
import { openGuest, TARO } from '../journeys/helpers/guest.ts'
import { openBrowser } from '../lib/browser.ts'
import type { OpenBrowser } from '../lib/browser.ts'
import { quiet } from '../lib/quiet.ts'
import { startSecondProvider } from '../second-provider/server.ts'
import type { Program } from './helpers/programs.ts'
import { stampSite } from './helpers/stamp-site.ts'
import { startStaticNginx } from './helpers/static-nginx.ts'

const WAYS = {
  'a phone': { path: '/', width: 390 },
  'a desk': { path: '/', width: 1280 },
  'a desk, in a frame': { path: '/frame/', width: 1280, inFrame: true },
}
/** A browser says so by itself of each call that is not there. */
const NOT_THERE = /^Failed to load resource: .* 404/
const FROM_TODAY = [20, 22] as const

describe('the widget from a host of files, over a provider that was written from the documents alone', () => {
  let folder: string
  let second: Awaited<ReturnType<typeof startSecondProvider>>
  let site: Site
  let nginx: Program
  let browser: OpenBrowser
  let widget: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'booking-second-'))
    const port = await freePort()
    widget = `http://127.0.0.1:${port}`
    const pasted = (attributes: string) => () =>
      `<meta name="viewport" content="width=device-width"><script src="${widget}/v1/loader.js" async></script>` +
      `<booking-widget hotel-code="inselhof" ${attributes}></booking-widget>`
    site = await startSite({ '/': pasted(''), '/frame/': pasted('frame') }, { savesData: false })
    second = await startSecondProvider([site.origin])
    const out = join(folder, 'site')
    await stampSite({ widget, api: second.url, identity: second.url, site: site.origin, out, dist: BUILD })
    nginx = await startStaticNginx(folder, out, port)
    browser = await openBrowser()
  })
  after(async () => {
    await browser?.close()
    await nginx?.stop()
    await site?.stop()
    second?.close()
    await rm(folder, { recursive: true, force: true })
  })

  for (const [device, { path, ...visit }] of Object.entries(WAYS))
    it(`takes a booking that is paid at the hotel, and shows nothing of the calls that it lacks, on ${device}`, async () => {
      const { url } = second
      const origins = { host: site.origin, widget, api: url, identity: url, gateway: url }
      const guest = await openGuest({ browser, world: { origins } }, { ...visit, timeZone: 'Europe/Berlin' })
      const { page, at, t } = guest
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        const text = message.text()
        if (['warning', 'error'].includes(message.type()) && !NOT_THERE.test(text)) complaints.push(text)
      })
      const lacking: string[] = []
      page.on('response', (answer) => {
        if (answer.status() === 404) lacking.push(answer.url())
      })
      /** Nothing on the screen tells of something that did not come. */
      async function assertWhole(step: string) {
        await quiet(page)
        const banners = await at.locator('.banner, [role="alert"]').filter({ visible: true }).allInnerTexts()
        assert.deepEqual(banners.filter((text) => text.trim() !== ''), [], step) // prettier-ignore
        assert.equal(await guest.button(t('core.tryAgain')).count(), 0, step)
      }

      await page.goto(site.origin + path)
      await guest.button(t('search.search')).waitFor()
      await assertWhole('search')
      await at.getByRole('button', { name: t('search.dates') }).click()
      await at.locator('[data-day]').first().waitFor()
      await assertWhole('calendar')
      await guest.button(t('core.done')).click()
      const today = new Date().toISOString().slice(0, 10)
      await guest.search({ checkin: addDays(today, FROM_TODAY[0]), checkout: addDays(today, FROM_TODAY[1]) })
      await assertWhole('results')
      await guest.choose('Garden room')
      await guest.toDetails()
      await assertWhole('details')
      assert.equal(await guest.total(), '€240.00')
      // The hotel names no texts to agree to.
      for (const [name, value] of Object.entries(TARO)) await at.locator(`[name="${name}"]`).fill(value)
      await guest.button(t('checkout.bookPayAtHotel')).click()
      assert.match(await guest.confirmed(), /^INS-\d+$/)
      await assertWhole('confirmation')
      const words = await guest.words()
      for (const told of ['Hotel Inselhof', 'Garden room', '€240.00', TARO.email]) assert.ok(words.includes(told), told)

      assert.deepEqual(complaints, [])
      assert.ok(lacking.length > 0)
      assert.deepEqual(lacking.filter((address) => !address.startsWith(url)), []) // prettier-ignore
      await page.close()
    })
})
