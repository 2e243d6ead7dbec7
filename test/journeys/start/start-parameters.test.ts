import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { PARAMETERS } from '../../../shared/parameters.ts'
import { storageKey } from '../../../shared/storage-key.ts'
import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { openPasted } from '../../lib/pages/pasted-page.ts'
import { quiet } from '../../lib/quiet.ts'
import { useStage } from '../../lib/stage.ts'

const SYNC = /\/memberships\/chatbot_session$/
const STAY = 'checkin=2026-11-24&checkout=2026-11-26'

describe('what the address says at the start', () => {
  const stage = useStage()
  const { open } = stage

  const searchButton = (page: Page) => page.locator('form button[type="submit"]')
  const languages = (page: Page) => page.getByRole('button', { name: 'Language' })
  const addressOf = (page: Page) => page.url().replace(stage.world.origins.widget, '')
  const opened = async (query: string) => {
    const page = await open(`/booking/result?code=shirotsuki&${query}`)
    await searchButton(page).waitFor()
    return page
  }

  it('chooses the hotel by hotel_code or code, and hotel_code has the last word [QUERY-001]', async () => {
    for (const query of ['hotel_code=taipei-lan', 'code=taipei-lan', 'code=shirotsuki&hotel_code=taipei-lan']) {
      const since = await stage.world.lastCall()
      const page = await open(`/booking/result?${query}`)
      await searchButton(page).waitFor()
      const hotels = (await stage.world.calls(since)).map(
        ({ path }) => /^\/hotels\/(\D[^/]*)\/settings/.exec(path)?.[1],
      )
      assert.deepEqual([...new Set(hotels.filter(Boolean))], ['taipei-lan'], query)
      assert.equal(addressOf(page), '/booking/result?code=taipei-lan')
      await page.close()
    }
  })

  it('sets the language and forgets it again [QUERY-019]', async () => {
    await bendSettings(stage.world, { book_languages: ['ja', 'th'] }, { times: 2 })
    const page = await open('/booking/result?code=shirotsuki&locale=th')
    await page.locator('.root[lang="th"] form').waitFor()
    assert.equal(addressOf(page), '/booking/result?code=shirotsuki')
    await page.close()
  })

  it('of the language helper is kept for every view after it, and the helper stands bare [ROUTE-006]', async () => {
    const page = await open('/iframe-change-locale?locale=ko')
    await page.getByRole('status').getByText('한국어').waitFor()
    assert.equal(await page.locator('header, footer').count(), 0)
    const kept = await page.evaluate((key) => localStorage.getItem(key), storageKey('locale'))
    assert.equal(JSON.parse(kept ?? '{}').value, 'ko')
    for (const path of ['/booking/result?code=shirotsuki', '/nope?code=shirotsuki']) {
      await page.goto(stage.world.origins.widget + path)
      await page.locator('.root[lang="ko"] :is(form, h1)').first().waitFor()
    }
    await page.close()
  })

  it('keeps the widget in a chatbot over a search and a reload [QUERY-009]', async () => {
    const since = await stage.world.lastCall()
    const page = await opened('isInCBIframe=true&triplabot_user_id=u1')
    await quiet(page)
    assert.equal(await languages(page).count(), 0)
    assert.ok((await stage.world.calls(since)).some(({ path }) => SYNC.test(path)))
    await searchButton(page).click()
    await page.locator('.results .room').first().waitFor()
    await page.reload()
    await page.locator('.results .room').first().waitFor()
    assert.equal(await languages(page).count(), 0)
    await page.close()
  })

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

  it('names the document after the screen and the hotel, and leaves the title of a host page alone (EN 301 549: 2.4.2) [ROUTE-067]', async () => {
    const page = await opened(STAY)
    await page.waitForFunction(() => document.title === 'Rooms and prices – Shirotsuki')
    await languages(page).click()
    await page.getByRole('menuitemradio', { name: '日本語' }).or(page.getByText('日本語')).first().click()
    await page.waitForFunction(() => document.title.startsWith('客室と料金 – '))
    await page.close()

    const host = await stage.newPage()
    await host.goto(`${stage.world.origins.host}/`)
    await searchButton(host).first().waitFor()
    const title = await host.title()
    await searchButton(host).first().click()
    await host.locator('.results .room').first().waitFor()
    assert.equal(await host.title(), title)
    await host.close()
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

    // Only a document of our own reads it.
    const payment = await stage.newPage()
    for (const value of ['', 'abc', '-1', '1e9', '\0', 'x'.repeat(90), '[{"adults":{"a":[[]]}}]', '{"__proto__":1}']) {
      await payment.goto(stage.world.origins.widget + address(['triplaPaymentNo'], value))
      // NUL is no text, so it names as little as nothing does.
      const stands = value.replace('\0', '') ? '.screen h1' : '.searchbar'
      await payment.locator(stands).first().waitFor()
      await quiet(payment)
      assert.deepEqual(complaintsOf(payment), [], value)
    }
    await payment.close()
  })
})
