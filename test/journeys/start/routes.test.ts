import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { bendSettings, settingsOf } from '../../lib/bent/bent-settings.ts'
import { useStage } from '../../lib/stage.ts'

const DATES = { checkin: '2026-11-24', checkout: '2026-11-26' }
const STAY = new URLSearchParams(DATES)

describe('addresses and moves', () => {
  const stage = useStage()

  const open = async (address: string) => {
    const page = await stage.newPage()
    await page.goto(address)
    return page
  }
  const inWidget = (path: string) => open(stage.world.origins.widget + path)
  const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
  const addressOf = (page: Page) => page.url().replace(stage.world.origins.widget, '')
  const typeOf = (query: unknown) => (query as { type?: string } | undefined)?.type
  const steps = (page: Page) => page.evaluate<number>('history.length')

  describe('an address', () => {
    it('of the root leads to the search [ROUTE-011]', async () => {
      const page = await inWidget('/?code=shirotsuki')
      await searchButton(page).waitFor()
      assert.equal(addressOf(page), '/booking/result?code=shirotsuki')
      await page.close()
    })

    it('of the results lists plans only where the hotel searches by plan and has it enabled [ROUTE-012]', async () => {
      const { booking_widget_setting_attributes: own } = await settingsOf(stage.world, { code: 'minato' })
      const attributes = own as Record<string, unknown>
      assert.deepEqual([attributes.search_type, attributes.plan_search_enabled], ['hotel_plan', true])
      const cases = [
        { change: {}, found: /^\d+ plans? for your dates$/, type: 'plans' },
        { change: { search_type: 'hotel_room' }, found: /^\d+ rooms? for your dates$/, type: 'rooms' },
        { change: { search_type: undefined }, found: /^\d+ rooms? for your dates$/, type: 'rooms' },
        { change: { plan_search_enabled: false }, found: /^\d+ rooms? for your dates$/, type: 'rooms' },
      ]
      for (const { change, found, type } of cases) {
        const since = await stage.world.lastCall()
        const booking_widget_setting_attributes = { ...attributes, ...change }
        await bendSettings(stage.world, { booking_widget_setting_attributes }, { code: 'minato' })
        const page = await inWidget(`/booking/result?code=minato&${STAY}`)
        await page.getByRole('heading', { name: found }).waitFor()
        const search = (await stage.world.calls(since)).find(({ path }) => path.endsWith('/rooms'))
        assert.deepEqual(typeOf(search?.query), type)
        await page.close()
      }
    })

    it('of the unavailable page leads back to the search of the same hotel [ROUTE-040]', async () => {
      const page = await inWidget('/503?code=shirotsuki')
      await page.getByRole('heading', { name: 'Booking is paused' }).waitFor()
      assert.equal(addressOf(page), '/503?code=shirotsuki')
      await page.getByRole('button', { name: 'Try again' }).click()
      await searchButton(page).waitFor()
      assert.equal(addressOf(page), '/booking/result?code=shirotsuki')
      await page.close()
    })

    it('that nobody knows says so and links to the search [ROUTE-041]', async () => {
      const page = await inWidget('/nope/at/all?code=shirotsuki')
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
      const link = page.getByRole('link', { name: 'Back to the rooms' })
      assert.equal(await link.getAttribute('href'), `${stage.world.origins.widget}/booking/result?code=shirotsuki`)
      await link.click()
      await searchButton(page).waitFor()
      await page.close()
    })
  })

  describe('a move', () => {
    /** Chooses the last plan, far down the list, and goes on. */
    async function goOn(page: Page): Promise<void> {
      const choices = page.locator('.results .plan .button.main')
      await choices.first().waitFor()
      await choices.last().click()
      assert.ok((await page.evaluate<number>('scrollY')) > 300)
      // Pressed where it is: the test must not scroll to it.
      const next = page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).first()
      await next.evaluate((button: HTMLElement) => button.click())
      await page.getByRole('heading', { level: 1, name: 'Who is staying?' }).waitFor()
    }

    it("to the guest's details shows their top, in a document and in a page [ROUTE-059]", async () => {
      const page = await inWidget(`/booking/result?code=shirotsuki&${STAY}`)
      await goOn(page)
      await page.waitForFunction('scrollY === 0')
      await page.close()

      const host = await open(`${stage.world.origins.host}/`)
      const element = host.locator('booking-widget')
      await searchButton(host).waitFor()
      await element.evaluate((widget, stay) => Reflect.get(widget, 'search').call(widget, stay), DATES)
      await goOn(host)
      // The element's top, and with it the widget's heading, is what the guest sees first.
      await host.waitForFunction(`{
        const { top } = document.querySelector('booking-widget').getBoundingClientRect()
        top > -2 && top < 100 && scrollY > 0
      }`)
      await host.close()
    })

    it('made twice is one step and no error [ROUTE-060]', async () => {
      const page = await inWidget('/nope?code=shirotsuki')
      const link = page.getByRole('link', { name: 'Back to the rooms' })
      await link.waitFor()
      const before = await steps(page)
      await link.evaluate((anchor) => {
        for (let press = 0; press < 2; press++)
          anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      })
      await searchButton(page).waitFor()
      assert.equal(await steps(page), before + 1)

      await searchButton(page).dblclick()
      await page.locator('.results .room').first().waitFor()
      assert.equal(await steps(page), before + 2)
      await page.goBack()
      await page.locator('.results').waitFor({ state: 'detached' })
      assert.equal(await page.getByRole('alert').count(), 0)
      assert.deepEqual(page.complaints, [])
      await page.close()
    })
  })
})
