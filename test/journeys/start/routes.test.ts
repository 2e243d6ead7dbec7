import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { useStage } from '../../lib/stage.ts'

const DATES = { checkin: '2026-11-24', checkout: '2026-11-26' }
const STAY = new URLSearchParams(DATES)

// Where an address leads: widget/app/start/own-document.test.ts and path-shapes.test.ts.

describe('addresses and moves', () => {
  const stage = useStage()

  const open = async (address: string) => {
    const page = await stage.newPage()
    await page.goto(address)
    return page
  }
  const inWidget = (path: string) => open(stage.world.origins.widget + path)
  const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
  const steps = (page: Page) => page.evaluate<number>('history.length')

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
