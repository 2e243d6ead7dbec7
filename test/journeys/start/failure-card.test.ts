import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES, LOCALES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { OpenPage } from '../../lib/browser.ts'
import { openPasted } from '../../lib/pages/pasted-page.ts'
import { useStage } from '../../lib/stage.ts'

const SETTINGS_PATH = '/hotels/shirotsuki/settings/booking_widget'
const STARTS = /\/(client_sessions|start|settings\/booking_widget)$/
const at = (code: string, locale = 'en') => `/booking/result?code=${code}&locale=${locale}`

/** What stands in place of the screen. */
const card = (page: OpenPage) => page.locator('.screen > [role=alert]')
const searchButton = (page: OpenPage) => page.locator('.searchbar .go button')

/** No call of a start arrives; what asks whether anything answers there does only with `isReached`. */
async function lose(page: OpenPage, { isReached = false } = {}) {
  await page.route(
    (url) => STARTS.test(url.pathname) || (!isReached && url.pathname === '/'),
    (route) => route.abort(),
  )
  return () => page.unrouteAll()
}

/** The browser says that it has no line; the files of the widget come all the same. */
const sayOffline = (page: OpenPage) =>
  page.addInitScript({
    content: "isOff = true; Object.defineProperty(navigator, 'onLine', { get: () => !window.isOff })",
  })

describe('a start that fails', () => {
  const stage = useStage()

  const CAUSES = {
    hotel: { code: 'nowhere', prepare: async () => {} },
    closed: {
      code: 'shirotsuki',
      prepare: () => stage.world.nextAnswer({ method: 'GET', path: SETTINGS_PATH, status: 410 }),
    },
    away: { code: 'shirotsuki', prepare: (page: OpenPage) => lose(page) },
    offline: {
      code: 'shirotsuki',
      async prepare(page: OpenPage) {
        await sayOffline(page)
        await lose(page)
      },
    },
  } as const

  /** The words of the card, and its way out, in one language; it hands over the title. */
  async function assertCard(page: OpenPage, cause: keyof typeof CAUSES | 'page', locale: Locale): Promise<string> {
    const t = await loadTranslate(locale, ['core', 'failing'])
    const title = t(`failing.${cause}Title`)
    await card(page).getByRole('heading', { name: title }).waitFor()
    assert.ok((await card(page).innerText()).includes(t(`failing.${cause}Text`)))
    const again = card(page).getByRole('button', { name: t('core.tryAgain') })
    assert.equal(await again.count(), 1)
    assert.equal(await page.locator('.root').getAttribute('lang'), LOCALES[locale].tag)
    assert.equal(await searchButton(page).count(), 0)
    await page.close()
    return title
  }

  for (const [cause, { code, prepare }] of Object.entries(CAUSES))
    it(`says why in every language: ${cause} [BOOT-017]`, async () => {
      const titles = new Set<string>()
      for (const locale of LOCALE_CODES) {
        const page = await stage.open(at(code, locale), async (opened) => void (await prepare(opened)))
        titles.add(await assertCard(page, cause as keyof typeof CAUSES, locale))
      }
      assert.equal(titles.size, LOCALE_CODES.length)
    })

  it('says in every language of a page that only this service does not answer that the hotel has not named it', async () => {
    const titles = new Set<string>()
    for (const locale of LOCALE_CODES) {
      const body = `<booking-widget hotel-code="shirotsuki" locale="${locale}"></booking-widget><script src="${stage.world.origins.widget}/v1/loader.js"></script>`
      const prepare = (opened: OpenPage) => lose(opened, { isReached: true })
      titles.add(await assertCard(await openPasted(stage, { body, prepare }), 'page', locale))
    }
    assert.equal(titles.size, LOCALE_CODES.length)
  })

  it("gives the hotel's telephone, which its server wrote into the document", async () => {
    const page = await stage.open(at('shirotsuki'), (opened) => lose(opened))
    const call = card(page).getByRole('link', { name: /^Call the hotel: \+?[\d -]+$/ })
    assert.match(String(await call.getAttribute('href')), /^tel:\+?\d+$/)
    await page.close()
  })

  it('goes on by itself when the server answers again', async () => {
    const page = await stage.newPage()
    const find = await lose(page)
    await page.goto(stage.world.origins.widget + at('shirotsuki'))
    await card(page).getByRole('heading', { name: 'The booking service does not answer' }).waitFor()
    await find()
    await searchButton(page).waitFor()
    await page.close()
  })

  it('goes on by itself when the line is back', async () => {
    const page = await stage.newPage()
    await CAUSES.offline.prepare(page)
    await page.goto(stage.world.origins.widget + at('shirotsuki'))
    await card(page).getByRole('heading', { name: 'You are offline' }).waitFor()
    await page.unrouteAll()
    await page.evaluate(() => {
      Reflect.set(window, 'isOff', false)
      dispatchEvent(new Event('online'))
    })
    await searchButton(page).waitFor()
    await page.close()
  })

  it('of one lost line is no failure: it is asked once more before anything is said', async () => {
    const page = await stage.newPage()
    let lost = 0
    await page.route(
      (url) => STARTS.test(url.pathname),
      (route) => (lost++ < 2 ? route.abort() : route.continue()),
    )
    await page.goto(stage.world.origins.widget + at('shirotsuki'))
    await searchButton(page).waitFor()
    assert.equal(await card(page).count(), 0)
    await page.close()
  })

  it('tries again on the press, with the keyboard too', async () => {
    await stage.world.nextAnswer({ method: 'GET', path: SETTINGS_PATH, status: 410 })
    const page = await stage.open(at('shirotsuki'))
    await card(page).getByRole('button', { name: 'Try again' }).press('Enter')
    await searchButton(page).waitFor()
    await page.close()
  })

  it("in a page of the hotel's shows the plain link, and what the page itself says for such a day [EMB-033]", async () => {
    const script = `<script src="${stage.world.origins.widget}/v1/loader.js"></script>`
    const body = `<booking-widget hotel-code="nowhere" locale="en"><p slot="fallback">Reception: 03-1234</p></booking-widget>${script}`
    const page = await openPasted(stage, { body })
    const link = card(page).getByRole('link', { name: 'Book on a page of its own' })
    const address = new URL(String(await link.getAttribute('href')))
    assert.deepEqual([address.origin, address.pathname], [stage.world.origins.widget, '/booking/result'])
    assert.equal(address.searchParams.get('code'), 'nowhere')
    assert.equal(await link.getAttribute('target'), '_blank')
    assert.ok(await page.getByText('Reception: 03-1234').isVisible())
    await page.close()
  })
})
