import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { openBrowser } from '../../lib/browser.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

// What each day says and is for, and calendars of a brand and of a room: widget/features/search/calendar.test.ts.

const { guest, world } = journey()
/** The hotel is as it was after each test, whatever became of it. */
const inZone = (time_zone: string) =>
  world().database.orm.update(hotel).set({ time_zone }).where(eq(hotel.code, 'shirotsuki'))
afterEach(() => inZone('Asia/Tokyo'))

const openDates = async (someone: Guest) => {
  await someone.at.locator('.searchbar .part').first().click()
  await someone.at.locator('.day small').filter({ hasText: /\d/ }).first().waitFor()
}
const dayOf = ({ at }: Guest, day: string) => at.locator(`[data-day="${day}"]`)

describe('the days of the calendar', () => {
  it('are read in the colour of their ground once they are chosen, at a weekend as well', async () => {
    const someone = await guest()
    for (const [checkin, checkout] of [
      ['2026-12-05', '2026-12-06'],
      ['2026-12-06', '2026-12-12'],
    ] as const) {
      await someone.open('/', { checkin, checkout })
      await openDates(someone)
      const colours = await someone.at
        .locator('.day:is(.from, .to)')
        .evaluateAll((days) =>
          days.map((day) => [day, ...day.querySelectorAll('b, small')].map((one) => getComputedStyle(one).color)),
        )
      assert.equal(colours.length, 2)
      for (const [ground, ...shown] of colours)
        assert.deepEqual(new Set(shown), new Set([ground]), `${checkin}: ${shown}`)
    }
    await someone.page.close()
  })

  it('begin with the week that is not over, and on a phone the signs are explained below the first month', async () => {
    const someone = await guest({ width: 390, height: 844 })
    await bendSettings(world(), { business_date: '2026-11-25' })
    await someone.open('/')
    await openDates(someone)
    const first = someone.at.locator('.month').first()
    // Sunday of the week of that Wednesday.
    assert.equal(await first.locator('[data-day]').first().getAttribute('data-day'), '2026-11-22')
    assert.equal(await first.locator('[data-day]').count(), 9)
    const places = ['.month >> nth=0', '.legend', '.month >> nth=1'].map((part) => someone.topOf(part))
    const [month = NaN, legend = NaN, next = NaN] = await Promise.all(places)
    assert.ok(month < legend && legend < next, `${month}, ${legend}, ${next}`)
    await someone.page.close()
  })

  for (const language of ['ar', 'th', 'en'] as const)
    it(`stand below their names, each in its column, on a narrow phone and in large letters (${language})`, async () => {
      const someone = await guest({ language, width: 320, height: 720 })
      const { page, at } = someone
      await someone.open('/')
      await openDates(someone)
      for (const [width, text] of [
        [320, ''],
        [390, '32px'],
      ] as const) {
        await page.setViewportSize({ width, height: 720 })
        await page.evaluate((size) => document.documentElement.style.setProperty('--booking-text', size), text)
        const narrowest = await at.locator('.week [role="columnheader"]').evaluateAll((heads) => {
          const week = heads.slice(0, 7).map((head) => {
            const range = document.createRange()
            range.selectNodeContents(head)
            return range.getBoundingClientRect()
          })
          week.sort((one, other) => one.left - other.left)
          return Math.min(...week.slice(1).map(({ left }, before) => left - (week[before]?.right ?? NaN)))
        })
        assert.ok(narrowest >= 3, `${width} px: ${narrowest} px between two names`)
      }
      await page.close()
    })

  it('are counted as nights over a change of the clocks in New York [SEARCH-051]', async () => {
    await inZone('America/New_York')
    // The guest's own clock changes in the same night.
    const browser = await openBrowser()
    const page = await (await browser.newContext({ timezoneId: 'America/New_York', locale: 'en' })).newPage()
    const someone = await guest({ beside: { page } })
    await someone.open('/', { checkin: '2027-03-01', checkout: '2027-03-02' })
    await openDates(someone)
    for (const day of ['2027-03-12', '2027-03-16']) await dayOf(someone, day).click()
    await someone.see('12 – 16 Mar\u00a0· 4 nights')
    await someone.button(someone.t('core.done')).click()
    await someone.see(someone.t('core.nights', { n: 4 }))
    // The results of before stand until the new ones come.
    const asking = someone.page.waitForRequest(/\/hotels\/1\/rooms\?/)
    await someone.button(someone.t('search.search')).click()
    const { searchParams } = new URL((await asking).url())
    assert.deepEqual(
      [searchParams.get('checkin_date'), searchParams.get('checkout_date')],
      ['2027-03-12', '2027-03-16'],
    )
    await browser.close()
  })
})
