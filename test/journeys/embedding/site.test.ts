import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { useStage } from '../../lib/stage.ts'

const HOUSE = 'yufuin'
const RESULT = `/booking/result?code=${HOUSE}`
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACADs='

describe('what a hotel puts around its booking', () => {
  const stage = useStage()
  const { open } = stage
  const bend = (site: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    bendSettings(stage.world, { site, ...more }, { code: HOUSE })
  const logo = () => `${stage.world.origins.api}/scenes/onsen-dawn.svg`
  const header = (page: Page) => page.locator('.hotel-header .name')
  const footer = (page: Page) => page.locator('.site-footer')

  it('is a logo with its name, or markup of its own in place of it [HEAD-013]', async () => {
    await bend({ header_html: '' }, { logo: logo() })
    const named = await open(RESULT)
    assert.equal(await named.locator('.hotel-header img').getAttribute('alt'), 'Yufuin House')
    await named.close()

    await bend({ header_html: '<b id="own">The <i>house</i></b>' }, { logo: logo() })
    const own = await open(RESULT)
    await own.locator('#own i').waitFor()
    assert.equal(await header(own).locator('#own').innerText(), 'The house')
    assert.equal(await own.locator('.hotel-header img.logo').count(), 0)
    assert.ok(await own.getByRole('button', { name: /^Language/ }).isVisible())
    await own.close()
  })

  it('has a footer whose rules reach nothing else, with the names as text wherever they stand (guarantee W7) [HEAD-014] [HEAD-015]', async () => {
    await bend(
      {
        footer_html: '<p class="twice">{{facility_name}} {{ brand_name }} {{facility_name}} {{other}}</p>',
        footer_css:
          'p,button,h1{color:rgb(1,2,3)!important;background:url(https://elsewhere.example/x.png)}.twice{position:fixed}',
      },
      { hotel_name: 'A <b>bold</b> & {{brand_name}} house', hotel_brand_setting: { name: 'B & C', hotel_count: 1 } },
    )
    const page = await open(RESULT)
    const line = footer(page).locator('.twice')
    await line.waitFor()
    const house = 'A <b>bold</b> & {{brand_name}} house'
    assert.equal(await line.innerText(), `${house} B & C ${house} {{other}}`)
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { color, position, backgroundImage } = getComputedStyle(element)
          return { color, position, backgroundImage }
        })
    assert.deepEqual(await look('.site-footer .twice'), {
      color: 'rgb(1, 2, 3)',
      position: 'static',
      backgroundImage: 'none',
    })
    assert.notEqual((await look('.searchbar button')).color, 'rgb(1, 2, 3)')
    await page.close()
  })

  it('runs nothing and asks for nothing (guarantee W7) [HEAD-035]', async () => {
    const markup = `<script>window.ran = 1</script><img src="x" onerror="window.ran = 2"><a href="javascript:window.ran=3" onclick="window.ran=4">go</a>
      <svg onload="window.ran=5"></svg><form action="https://evil.example"><input type="password"></form><iframe src="https://evil.example"></iframe>
      <style>*{display:none}</style><p id="end">End</p>`
    await bend({ header_html: markup, footer_html: markup.replace('id="end"', 'id="below"') })
    const page = await open(RESULT)
    await page.locator('#below').waitFor()
    await page.locator('.site-footer a').click()
    assert.equal(await page.evaluate(() => Reflect.get(window, 'ran')), undefined)
    const own = '.custom-markup'
    for (const refused of ['script', 'form', 'input', 'iframe', 'style', 'svg', '[onerror]', '[href^=javascript]'])
      assert.equal(await page.locator(`${own} ${refused}`).count(), 0, refused)
    await page.close()
  })

  it('leads to other sites with how the guest came, and past a maintenance where staff came past it [HEAD-016] [HEAD-025]', async () => {
    const follow = async (query: string) => {
      await bend({
        header_html:
          '<a id="there" href="https://shop.example/gifts?a=1">Gifts</a> <a id="here" href="/booking/result?code=yufuin">Here</a>',
      })
      const page = await open(`${RESULT}&${query}`)
      await page.context().route('https://shop.example/**', (route) => route.fulfill({ body: 'Gifts' }))
      for (const id of ['#there', '#here']) await page.locator(id).click({ button: 'right' })
      const hrefs = await Promise.all(['#there', '#here'].map((id) => page.locator(id).getAttribute('href')))
      await page.locator('#there').click()
      await page.waitForURL('https://shop.example/**')
      assert.equal(page.url(), hrefs[0])
      await page.close()
      return hrefs.map((href) => new URL(String(href), 'https://same.example').searchParams)
    }
    const [there, here] = await follow('utm_source=mail&utm_campaign=autumn')
    assert.equal(there?.get('utm_source'), 'mail')
    assert.equal(there?.get('utm_campaign'), 'autumn')
    assert.equal(there?.get('a'), '1')
    assert.equal(there?.get('maintenance_mode'), null)
    assert.equal(here?.get('utm_source'), null)

    const [past, same] = await follow('maintenance_mode=false')
    assert.equal(past?.get('maintenance_mode'), 'false')
    assert.equal(same?.get('maintenance_mode'), null)
  })

  it('is a page while it works on its booking, in every language with a way back, and staff walk past it [ROUTE-065] [HEAD-032]', async () => {
    const closed = { maintenance: { text: '' } }
    await bendSettings(stage.world, { site: closed }, { code: HOUSE, locale: 'ja', times: 1 })
    const since = await stage.world.lastCall()
    const page = await open(`${RESULT}&locale=ja&checkin=2026-12-10&checkout=2026-12-12`)
    await page.getByRole('heading', { level: 1, name: 'ただいまメンテナンス中です' }).waitFor()
    const back = page.locator('main a.button')
    assert.equal(new URL(String(await back.getAttribute('href'))).searchParams.get('code'), HOUSE)
    assert.equal(new URL(String(await back.getAttribute('href'))).pathname, '/booking/result')
    assert.equal(await page.locator('.root').getAttribute('lang'), 'ja')
    assert.deepEqual((await stage.world.calls(since)).filter(({ path }) => path.endsWith('/rooms')).length, 0)
    await page.close()

    await bend({ maintenance: { text: 'Back at six.' } })
    const own = await open(RESULT)
    await own.getByText('Back at six.').waitFor()
    await own.close()

    await bend(closed)
    const staff = await open(`${RESULT}&maintenance_mode=false`)
    await staff.getByRole('button', { name: 'Search', exact: true }).waitFor()
    await staff.close()

    for (const path of ['/nowhere', '/503']) {
      const other = await open(`${path}?code=${HOUSE}&locale=ja`)
      assert.match(await other.getByRole('heading', { level: 1 }).innerText(), /[ぁ-ん]/)
      assert.equal(await other.locator('.root').getAttribute('lang'), 'ja')
      const href = String(await other.locator('main a').first().getAttribute('href'))
      assert.equal(new URL(href).searchParams.get('code'), HOUSE)
      await other.close()
    }
  })

  it('has its signs in a tab of its own, and leaves those of a host page alone [BOOT-032]', async () => {
    const favicons = [
      { size: 16, url: PIXEL },
      { size: 180, url: `${stage.world.origins.api}/scenes/onsen-dawn.svg` },
    ]
    await bend({ favicons })
    const icons = (page: Page) =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('link[rel=icon]')].map((link) => link.getAttribute('sizes')),
      )
    const page = await open(RESULT)
    await page.locator('link[sizes="180x180"]').waitFor({ state: 'attached' })
    assert.deepEqual(await icons(page), ['16x16', '180x180'])
    await page.close()

    await bendSettings(stage.world, { site: { favicons, footer_html: '<p id="below">Below</p>' } })
    const host = await stage.newPage()
    await host.goto(`${stage.world.origins.host}/`)
    await host.locator('#below').waitFor()
    assert.deepEqual(await icons(host), [null])
    await host.close()
  })

  it('has a chatbot on the platforms it wants it on, and none elsewhere [CHAT-001] [CHAT-002] [CONST-029]', async () => {
    const chatbot = { url: `${stage.world.origins.host}/chatbot-window/`, is_on_desktop: false, is_on_mobile: true }
    const opener = (page: Page) => page.getByRole('button', { name: 'Ask the hotel' })
    await bend({ chatbot, footer_html: '<p id="below">Below</p>' })
    const page = await open(RESULT, (phone) => phone.setViewportSize({ width: 992, height: 800 }))
    await opener(page).click()
    await page.frameLocator('.chat-frame').getByText('Good day').waitFor()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 993, height: 800 })
    await opener(page).waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 992, height: 800 })
    await opener(page).waitFor()
    await page.close()

    await bend({ chatbot: null, footer_html: '<p id="below">Below</p>' })
    const none = await open(RESULT)
    await none.locator('#below').waitFor()
    assert.equal(await opener(none).count(), 0)
    assert.equal(await none.locator('iframe').count(), 0)
    await none.close()
  })

  it('starts the chatbot in preview when the address or the brand says so [CHAT-005] [CHAT-011]', async () => {
    const chatbot = { url: `${stage.world.origins.host}/chatbot-window/` }
    for (const [query, brand, preview] of [
      ['', 4, 'false'],
      ['&tripla_preview=true', 4, 'true'],
      ['', 427, 'true'],
    ] as const) {
      await bend({ chatbot }, { hotel_brand_id: brand })
      const page = await open(`${RESULT}${query}`)
      await page.getByRole('button', { name: 'Ask the hotel' }).click()
      const told = page.frameLocator('.chat-frame').locator('[data-option=preview]')
      assert.equal(await told.innerText(), preview)
      await page.close()
    }
  })

  it('has one page for search engines where the hotel wishes so, of which its settings alone decide', async () => {
    const { widget } = stage.world.origins
    const documentOf = async (path: string) => (await fetch(`${widget}${path}`)).text()
    const [kept, search, other] = await Promise.all(
      [RESULT, `${RESULT}&adults=2`, '/booking/result?code=shirotsuki'].map(documentOf),
    )
    const NOINDEX = '<meta name="robots" content="noindex">'
    assert.deepEqual(
      [kept, search, other].map((html) => html?.includes(NOINDEX)),
      [false, true, true],
    )
    assert.ok(kept?.includes(`<link rel="canonical" href="${widget}${RESULT}">`))
    assert.ok(kept?.includes(`<link rel="alternate" hreflang="ja" href="${widget}${RESULT}&#38;locale=ja">`))
    // Nothing in the head keeps the page from starting under its own policy.
    const page = await open(RESULT)
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.close()
  })
})
