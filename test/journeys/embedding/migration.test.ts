import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { OpenPage } from '../../lib/browser.ts'
import { openPasted } from '../../lib/pages/pasted-page.ts'
import { useStage } from '../../lib/stage.ts'

/** A hotel's page that was written for the tag of before; only the address of the script is new. */
const PAGE = (
  loader: string,
) => `<link rel="icon" href="data:,"><p><a href="#" data-tripla-booking-widget="search">Reserve</a>
<button data-tripla-booking-widget="signUp"><img alt="Join" width="10" height="10"></button></p>
<script src="${loader}" data-triplabot-code="shirotsuki" data-triplabot-draggable="true"></script>`

const hasGlobal = (page: OpenPage) => page.evaluate(() => 'TriplaBookingWidget' in window)

describe('a page written for the tag of before', () => {
  const stage = useStage()

  async function openOldPage(search = '', html = PAGE(`${stage.world.origins.widget}/v1/loader.js`)) {
    const page = await openPasted(stage, { body: html, search })
    return { page, widget: page.locator('booking-widget') }
  }

  it('opens the widget by its own links, and says nothing in the console', async () => {
    const { page, widget } = await openOldPage()
    await page.getByRole('link', { name: 'Reserve' }).click()
    await widget.locator('form').first().waitFor()
    assert.equal(new URL(page.url()).hash, '')
    assert.deepEqual(page.complaints, [])
  })

  it('opens by its own address, in both forms of a date', async () => {
    for (const [checkin, checkout] of [
      ['2026/12/10', '2026/12/12'],
      ['2026-12-10', '2026-12-12'],
    ]) {
      const query = `tripla_booking_widget_open=search&checkin=${checkin}&checkout=${checkout}&rooms=[{"adults":2}]`
      const { page, widget } = await openOldPage(`?${query}`)
      await widget.locator('.plans').first().waitFor()
      await page.close()
    }
  })

  it('has the global function, for any hotel, and no other page has it', async () => {
    const { page } = await openOldPage()
    await page.waitForFunction(() => 'TriplaBookingWidget' in window)
    await page.evaluate(() => {
      const act = (window as unknown as { TriplaBookingWidget: (...input: unknown[]) => void }).TriplaBookingWidget // just seen
      act('search', { checkin: '2026/12/10', checkout: '2026/12/12', rooms: [{ adults: 2 }] }, 'minato')
    })
    const minato = page.locator('booking-widget[hotel-code=minato]')
    await minato.locator('.plans').first().waitFor()
    assert.match((await minato.locator('header').first().textContent()) ?? '', /Minato/)

    await page.close()
    const loader = `${stage.world.origins.widget}/v1/loader.js`
    const plain = await openOldPage(
      '',
      `<script src="${loader}"></script><booking-widget hotel-code="demo"></booking-widget>`,
    )
    await plain.page.locator('booking-widget form').first().waitFor()
    assert.equal(await hasGlobal(plain.page), false)
  })
})
