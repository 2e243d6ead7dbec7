import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { PARAMETERS } from '../../../shared/parameters.ts'
import { storageKey } from '../../../shared/storage-key.ts'
import { openPasted } from '../../lib/pages/pasted-page.ts'
import { quiet } from '../../lib/quiet.ts'
import { useStage } from '../../lib/stage.ts'

// What else it says, and any other value of it: widget/app/start/start-parameters.test.ts and own-document.test.ts.

describe('what the address says at the start', () => {
  const stage = useStage()
  const { open } = stage

  const searchButton = (page: Page) => page.locator('form button[type="submit"]')
  const opened = async (query: string) => {
    const page = await open(`/booking/result?code=shirotsuki&${query}`)
    await searchButton(page).waitFor()
    return page
  }

  it('leads back to the page it came from, where the hotel knows that page (guarantee W3) [QUERY-025]', async () => {
    const { host } = stage.world.origins
    const link = (page: Page) => page.getByRole('link', { name: 'Back to the website' })
    const good = await opened(`urlBack=${encodeURIComponent(`${host}/?from=widget`)}`)
    await link(good).click()
    await good.waitForURL(`${host}/?from=widget`)
    await good.close()
    const bad = await opened(`urlBack=${encodeURIComponent('https://other.example/x')}`)
    await quiet(bad)
    assert.equal(await link(bad).count(), 0)
    await bad.close()
  })

  it('takes messages from the page of parentUrl, where the hotel knows it, and remembers it [QUERY-003]', async () => {
    const { host, widget } = stage.world.origins
    const framed = async (parentUrl: string) => {
      // A page without a widget of its own, which would keep its search as well.
      const page = await openPasted(stage, { body: '' })
      const src = `${widget}/booking/result?${new URLSearchParams({ code: 'shirotsuki', parentUrl })}`
      await page.evaluate((address) => {
        const frame = document.createElement('iframe')
        document.body.replaceChildren(Object.assign(frame, { src: address, width: 900, height: 900 }))
      }, src)
      const inside = page.frameLocator('iframe')
      await inside.locator('form').waitFor()
      const frame = page.frames().find((each) => each.url().startsWith(widget))
      assert.ok(frame)
      await frame.waitForFunction((key) => document.cookie.includes(key), storageKey('criteria'))
      await page.evaluate((origin) => frames[0]?.postMessage({ type: 'logout' }, origin), widget)
      const cookie = (await page.context().cookies()).find(({ name }) => name === storageKey('criteria'))
      const kept = JSON.parse(decodeURIComponent(cookie?.value ?? '{}')).value as { parentUrl?: string }
      return { page, kept, signedOut: inside.getByText('You are signed out.') }
    }
    const known = await framed(`${host}/a`)
    await known.signedOut.waitFor()
    assert.equal(known.kept.parentUrl, `${host}/a`)
    await known.page.close()
    const stranger = await framed('https://other.example/a')
    await quiet(stranger.page)
    assert.equal(await stranger.signedOut.count(), 0)
    assert.equal(stranger.kept.parentUrl, undefined)
    await stranger.page.close()
  })

  /** A secret that nobody knows is refused, which a browser notes by itself. */
  const complaintsOf = ({ complaints }: { complaints: readonly string[] }) =>
    complaints.filter((line) => !line.startsWith('booking-widget:') && !/status of 40[14]/.test(line))

  it('breaks nothing, whatever it is [QUERY-076]', async () => {
    const address = (damaged: readonly string[], value: string) =>
      `/booking/result?code=shirotsuki&${new URLSearchParams(damaged.map((name) => [name, value]))}`
    /** They name something that has a screen of its own, which says that it is not known, or asks for it. */
    const LEADING = ['current_reservation', 'triplaPaymentNo']
    const names = Object.keys(PARAMETERS).filter((name) => !/^(hotel_)?code$/.test(name) && !LEADING.includes(name))
    // Of all values this one is the hardest for an address, a cookie and a header.
    const page = await open(address(names, '\0'))
    await page.locator('.results, .searchbar').first().waitFor()
    await quiet(page)
    assert.equal(await searchButton(page).count(), 1)
    assert.deepEqual(complaintsOf(page), [])
    await page.close()

    const number = await open(address(['current_reservation'], 'abc'))
    await number.locator('[name="number"]').waitFor()
    await quiet(number)
    assert.deepEqual(complaintsOf(number), [])
    await number.close()
  })
})
