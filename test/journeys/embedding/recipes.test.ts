import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { OpenPage } from '../../lib/browser.ts'
import { bendIdentity } from '../../lib/bent/bent-identity.ts'
import { openPasted } from '../../lib/pages/pasted-page.ts'
import { forServers, recipeWith } from '../../lib/pages/recipes.ts'
import { useStage } from '../../lib/stage.ts'
import { until } from '../../lib/until.ts'

/** Each recipe is read from the docs and run as it stands there (test/rules/recipes.test.ts: none is without a test). */
describe('a recipe of the docs, as it is written', () => {
  const stage = useStage()
  const recipe = (words: string, language: string) => forServers(recipeWith(words, language), stage.world.origins)
  const tag = () => recipe('<booking-widget hotel-code', 'html')
  const script = (text: string) => `<script type="module">${text}</script>`
  const pasted = (body: string, more?: Omit<Parameters<typeof openPasted>[1], 'body'>) =>
    openPasted(stage, { body: `<body>${body}</body>`, ...more })
  const bar = (page: OpenPage) => page.locator('booking-widget form').first()
  /** What a script of the page wrote down. */
  const seen = (page: OpenPage): Promise<unknown[]> => page.evaluate('window.seen')
  const SEEN = '<script>window.seen = []</script>'

  it('hears of a booking by its number', async () => {
    const page = await pasted(SEEN + tag() + script(recipe("addEventListener('booking-widget:book'", 'js').replace('console.log', 'window.seen.push'))) // prettier-ignore
    await bar(page).waitFor()
    await page.evaluate(`document.querySelector('booking-widget').dispatchEvent(
      new CustomEvent('booking-widget:book', { bubbles: true, composed: true, detail: { reservation_number: 'TST-1' } }))`)
    assert.deepEqual(await seen(page), ['TST-1'])
    await page.close()
  })

  it('opens by a link, which searches, and is a plain link without scripts', async () => {
    const link = recipe('data-booking-open="search"', 'html')
    const page = await pasted(link + tag().replace('hotel-code', 'mode="popup" hotel-code'))
    await page.waitForFunction(() => Boolean(customElements.get('booking-widget')))
    await page.locator('a[data-booking-open]').click()
    await page.locator('booking-widget li.room').first().waitFor()
    const href = await page.locator('a[data-booking-open]').getAttribute('href')
    assert.equal((await fetch(href ?? '')).status, 200)
    assert.deepEqual(page.complaints, [])
    await page.close()
  })

  it('shows a few rooms that are worth a look', async () => {
    const [loader = ''] = tag().split('\n')
    const page = await pasted(loader + recipe('view="recommender"', 'html'))
    await page.locator('booking-widget').getByRole('listitem').first().waitFor()
    assert.deepEqual(page.complaints, [])
    await page.close()
  })

  it('takes the looks of the page', async () => {
    const page = await pasted(`<style>${recipe('--booking-accent', 'css')}</style>${tag()}`)
    await bar(page).waitFor()
    const search = page.locator('booking-widget button[type=submit]').first()
    const looks = await search.evaluate((button) => {
      const { backgroundColor, borderStartStartRadius } = getComputedStyle(button)
      return [backgroundColor, borderStartStartRadius]
    })
    assert.deepEqual(looks, ['rgb(122, 46, 46)', '0px'])
    const line = await page
      .locator('booking-widget [part=header]')
      .evaluate((header) => getComputedStyle(header).borderBlockEndColor)
    assert.equal(line, 'rgb(204, 204, 204)')
    await page.close()
  })

  it('hands its entries on to gtag.js, one by one, with what is in them', async () => {
    const gtag = `<script>window.gtag = (...entry) => window.seen.push(entry)</script>`
    const page = await pasted(SEEN + gtag + tag() + script(recipe("addEventListener('ga4Event'", 'js')))
    await bar(page).waitFor()
    const [first] = await until(async () => {
      const entries = await seen(page)
      return entries.length > 0 && (entries as [string, string, Record<string, unknown>][]) // what gtag was called with
    }, 'an entry')
    assert.deepEqual(first?.slice(0, 2), ['event', 'page_view'])
    assert.ok(Object.keys(first?.[2] ?? {}).length > 0)
    assert.equal(Object.hasOwn(first?.[2] ?? {}, 'ecommerce'), false)
    await page.close()
  })

  it('prints what is wrong and the line to change', async () => {
    const page = await pasted(SEEN + tag().replace('hotel-code=', 'langauge="ja" hotel-code='))
    await bar(page).waitFor()
    await page.evaluate(`(async () => {
      console.table = (table) => window.seen.push(table)
      ${recipe('diagnose()', 'js')}
    })()`)
    assert.match(
      JSON.stringify(await seen(page)),
      /unknown_attribute.+The attribute langauge is unknown.+Write locale=/,
    )
    await page.close()
  })

  it('signs out by the message of a chatbot to the frame whose address is named there', async () => {
    const { docs, origins } = { docs: recipeWith("type: 'logout'", 'js'), origins: stage.world.origins }
    await bendIdentity(stage.world)
    const page = await pasted(
      `<iframe id="frame" style="width:100%;height:800px" src="${origins.widget}/booking/result?code=shirotsuki&iframe=triplabot"></iframe>`,
    )
    const inside = page.frameLocator('#frame')
    await inside.getByRole('button', { name: 'Search', exact: true }).waitFor()
    await page.evaluate(`{ const frame = document.querySelector('#frame'); ${forServers(docs, origins)} }`)
    await inside.getByText('You are signed out.').waitFor()
    await page.close()
  })

  it('opens the connection early', async () => {
    const page = await pasted(recipe('rel="preconnect"', 'html') + tag())
    await bar(page).waitFor()
    assert.deepEqual(page.complaints, [])
    await page.close()
  })
})
