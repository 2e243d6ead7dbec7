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

  it('puts the widget into a chatbot by two names, and by no other [QUERY-007] [QUERY-008] [QUERY-009]', async () => {
    const cases = [
      { query: 'iframe=other', isInChatbot: false },
      { query: 'isInCBIframe=false&fromChatbot=true', isInChatbot: false },
      { query: 'iframe=triplabot&triplabot_user_id=u1', isInChatbot: true },
      { query: 'isInCBIframe=true&triplabot_user_id=u1', isInChatbot: true },
    ]
    for (const { query, isInChatbot } of cases) {
      const since = await stage.world.lastCall()
      const page = await opened(query)
      await quiet(page)
      assert.equal(await languages(page).count(), isInChatbot ? 0 : 1, query)
      const syncs = (await stage.world.calls(since)).filter(({ path }) => SYNC.test(path))
      assert.equal(syncs.length > 0, isInChatbot, query)
      // A reload, and a search, are in the same place.
      await searchButton(page).click()
      await page.locator('.results .room').first().waitFor()
      await page.reload()
      await page.locator('.results .room').first().waitFor()
      assert.equal(await languages(page).count(), isInChatbot ? 0 : 1, query)
      await page.close()
    }
  })

  it('tells the chatbot of segments, the message that led here, preview and test [QUERY-015] [QUERY-018] [QUERY-021] [QUERY-024]', async () => {
    const sentWith = async (query: string) => {
      const since = await stage.world.lastCall()
      const page = await opened(`iframe=triplabot&triplabot_user_id=u1&${query}`)
      await quiet(page)
      const sync = (await stage.world.calls(since)).find(({ path }) => SYNC.test(path))
      const measured = await page.evaluate((): Record<string, unknown>[] => Reflect.get(globalThis, 'dataLayer') ?? [])
      await page.close()
      const body: Record<string, unknown> = Object(sync?.body)
      return { body, measured }
    }
    const told = await sentWith('segment_ids=1,2&icon_message_id=3&tripla_preview=true&custom_bot_test=true')
    const { segment_ids, icon_message_id, tripla_preview, custom_bot_test } = told.body
    const view = told.measured.find(({ event }) => event === 'page_view')
    assert.deepEqual(view?.segment_ids, ['1', '2'])
    assert.deepEqual([segment_ids, icon_message_id, tripla_preview, custom_bot_test], [['1', '2'], '3', true, true])
    const { body: plain } = await sentWith('tripla_preview=1')
    assert.deepEqual([plain.segment_ids, plain.tripla_preview, plain.custom_bot_test], [[], false, false])
    assert.equal(plain.icon_message_id, undefined)
  })

  it('leads back to the page it came from, where the hotel knows that page (guarantee W3) [QUERY-025]', async () => {
    const { host } = stage.world.origins
    const link = (page: Page) => page.getByRole('link', { name: 'Back to the website' })
    const good = await opened(`urlBack=${encodeURIComponent(`${host}/?from=widget`)}`)
    await link(good).click()
    await good.waitForURL(`${host}/?from=widget`)
    await good.close()
    const bad = [
      'javascript:alert(1)',
      'data:text/html,x',
      `${host.replace('http', 'ftp')}/`,
      'https://other.example/x',
      '//x',
      '',
    ]
    for (const urlBack of bad) {
      const page = await opened(`urlBack=${encodeURIComponent(urlBack)}`)
      await quiet(page)
      assert.equal(await link(page).count(), 0, urlBack)
      await page.close()
    }
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

  it('may name days from today, a number of nights, and days that are over, of which it tells', async () => {
    const dates = (page: Page) => page.locator('.searchbar .part').first()
    const note = (page: Page) => page.getByText('The dates in this link have passed')
    const later = await opened('checkin=+7&nights=2')
    await dates(later).getByText('2 nights').waitFor()
    assert.equal(await note(later).count(), 0)
    await later.close()
    const past = await opened('checkin=2019/10/31&checkout=2019%2F11%2F02')
    await note(past).waitFor()
    await past.locator('.results .room').first().waitFor()
    await past.getByRole('button', { name: 'Dismiss' }).click()
    await note(past).waitFor({ state: 'detached' })
    await past.close()
  })

  /** A secret that nobody knows is refused, which a browser notes by itself. */
  const complaintsOf = ({ complaints }: { complaints: readonly string[] }) =>
    complaints.filter((line) => !line.startsWith('booking-widget:') && !/status of 40[14]/.test(line))

  it('breaks nothing, whatever it is [QUERY-076]', async () => {
    /** They name something that has a screen of its own, which says that it is not known, or asks for it. */
    const LEADING = { current_reservation: '[name="number"]', triplaPaymentNo: '.screen h1' }
    const names = Object.keys(PARAMETERS).filter((name) => !/^(hotel_)?code$/.test(name) && !(name in LEADING))
    for (const value of ['', 'abc', '-1', '1e9', '\0', 'x'.repeat(90), '[{"adults":{"a":[[]]}}]', '{"__proto__":1}']) {
      const address = (damaged: readonly string[]) =>
        `/booking/result?code=shirotsuki&${new URLSearchParams(damaged.map((name) => [name, value]))}`
      const page = await open(address(names))
      await page.locator('.results, .searchbar').first().waitFor()
      await quiet(page)
      assert.equal(await searchButton(page).count(), 1, value)
      assert.deepEqual(complaintsOf(page), [], value)
      await page.close()
      for (const [name, stands] of Object.entries(LEADING)) {
        const other = await open(address([name]))
        await other
          // NUL is no text, so it names as little as nothing does.
          .locator(value.replace('\0', '') ? stands : '.searchbar')
          .first()
          .waitFor()
        await quiet(other)
        assert.deepEqual(complaintsOf(other), [], `${name} ${value}`)
        await other.close()
      }
    }
  })
})
