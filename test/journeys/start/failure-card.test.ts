import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { SETTINGS_PATH } from '../../lib/bent/bent-settings.ts'
import type { OpenPage } from '../../lib/browser.ts'
import { openPasted } from '../../lib/pages/pasted-page.ts'
import { useStage } from '../../lib/stage.ts'

// Its words in every language, and how it goes on: widget/app/start/failure-card.test.ts.

const STARTS = /\/(client_sessions|start|settings\/booking_widget)$/

/** What stands in place of the screen. */
const card = (page: OpenPage) => page.locator('.screen > [role=alert]')

describe('a start that fails', () => {
  const stage = useStage()

  it("gives the hotel's telephone, which its server wrote into the document", async () => {
    const lose = (page: OpenPage) =>
      page.route(
        (url) => STARTS.test(url.pathname) || url.pathname === '/',
        (route) => route.abort(),
      )
    const page = await stage.open('/booking/result?code=shirotsuki&locale=en', lose)
    await card(page).getByRole('heading', { name: 'The booking service does not answer' }).waitFor()
    const call = card(page).getByRole('link', { name: /^Call the hotel: \+?[\d -]+$/ })
    assert.match(String(await call.getAttribute('href')), /^tel:\+?\d+$/)
    await page.close()
  })

  it("in a page of the hotel's shows the plain link, and what the page itself says for such a day; a key tries again [EMB-033]", async () => {
    await stage.world.nextAnswer({ method: 'GET', path: SETTINGS_PATH, status: 410 })
    const script = `<script src="${stage.world.origins.widget}/v1/loader.js"></script>`
    const body = `<booking-widget hotel-code="shirotsuki" locale="en"><p slot="fallback">Reception: 03-1234</p></booking-widget>${script}`
    const page = await openPasted(stage, { body })
    const link = card(page).getByRole('link', { name: 'Book on a page of its own' })
    const address = new URL(String(await link.getAttribute('href')))
    assert.deepEqual([address.origin, address.pathname], [stage.world.origins.widget, '/booking/result'])
    assert.equal(address.searchParams.get('code'), 'shirotsuki')
    assert.equal(await link.getAttribute('target'), '_blank')
    assert.ok(await page.getByText('Reception: 03-1234').isVisible())
    await card(page).getByRole('button', { name: 'Try again' }).press('Enter')
    await page.locator('.searchbar .go button').waitFor()
    await page.close()
  })
})
