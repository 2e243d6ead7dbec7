import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

// The minutes that sell: what a guest sees and hears after Search, and after Choose. Where the focus goes when a choice is
// taken back, and with more plans: widget/features/results/choice/choice-focus.test.ts.

const { guest } = journey()

const PHONE = { width: 390, height: 844 }
/** In an inner document every box is told from its own top, so the frame's is added. */
const topOf = async (at: Guest['at'], what: string) => (await at.locator(what).first().boundingBox())?.y ?? Infinity
const focused = (at: Guest['at']) => at.locator(':focus').first()

const PLACES = {
  'its own page': { screens: 1 },
  'a host page': { screens: 1, host: '/' },
  // Its page brings the frame's top into view, and the header stands there.
  'a frame': { screens: 1.25, host: '/frame/', inFrame: true },
} as const

describe('after Search on a phone', () => {
  for (const [place, { screens, ...visit }] of Object.entries(PLACES))
    it(`heading and first price are within ${screens} screens in ${place}, and the heading is heard`, async () => {
      const taro = await guest({ ...visit, width: PHONE.width })
      const { at, t, page } = taro
      await page.setViewportSize(PHONE)
      if (place === 'its own page') await taro.open('/booking/result')
      await taro.button(t('search.search')).click()
      await at.locator('.plan .price').first().waitFor()
      await at.locator('.results h1:focus').waitFor()
      const [heading, price] = [await topOf(at, '.results h1'), await topOf(at, '.plan .price')]
      assert.ok(heading >= 0 && heading < PHONE.height / 2, `the heading is at ${heading}`)
      assert.ok(price > heading && price < PHONE.height * screens, `the first price is at ${price}`)
      await page.close()
    })

  it('the search is one line that opens where it is, and is one line again after the next search', async () => {
    const taro = await guest({ width: PHONE.width })
    const { at, t, page } = taro
    await taro.openResults()
    const dates = at.getByRole('button', { name: new RegExp(`^${t('search.dates')}`) })
    const line = at.getByRole('button', { name: new RegExp(`^${t('search.change')}`) })
    await line.focus()
    assert.equal(await line.getAttribute('aria-expanded'), 'false')
    assert.equal(await dates.isVisible(), false)
    await page.keyboard.press('Enter')
    await dates.waitFor()
    assert.equal(await line.getAttribute('aria-expanded'), 'true')
    await taro.button(t('search.search')).click()
    await dates.waitFor({ state: 'hidden' })
    await page.close()
  })

  it('what is missing of a child is asked for, though the search is one line again', async () => {
    const taro = await guest({ width: PHONE.width })
    const { at, t, page } = taro
    await taro.openResults()
    await taro.openSearch()
    await at.getByRole('button', { name: new RegExp(`^${t('search.guests')}`) }).click()
    await taro.button(t('party.moreChildren')).click()
    await page.keyboard.press('Escape')
    await taro.button(t('search.search')).click()
    await at.getByText(t('party.ageNeeded')).waitFor()
    await page.close()
  })
})

describe('after Choose', () => {
  it('the focus is on what was chosen, it is told with the whole price, and three Tabs lead on (EN 301 549: 2.4.3, 4.1.3)', async () => {
    const taro = await guest()
    const { at, t, page } = taro
    await taro.openResults(STAY)
    await at
      .locator('.plan')
      .first()
      .getByRole('button', { name: t('results.choose') })
      .focus()
    await page.keyboard.press('Enter')
    await at.locator('.plan [role="group"]:focus').waitFor()
    const [room, sum] = [at.locator('h2').first(), at.locator('.plan .price .now').first()]
    const told = at.locator('p[role="status"]', { hasText: (await room.innerText()).split('\n')[0] ?? '' })
    await told.filter({ hasText: (await sum.innerText()).trim() }).waitFor({ state: 'attached' })
    for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab')
    assert.equal(await focused(at).innerText(), t('results.nextStep'))
    await page.keyboard.press('Enter')
    await at.locator('[name="first_name"]').waitFor()
    await page.close()
  })
})
