import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Page } from 'playwright'

import { quiet } from '../../lib/quiet.ts'
import { until } from '../../lib/until.ts'
import { callsTo } from '../helpers/calls.ts'
import { AT_HOTEL, BOTH_WAYS, journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { world, guest } = journey()
const ROOMS = /^\/hotels\/\d+\/rooms$/
const MINUTE_MS = 60_000
const WHILE_THEY_STAND_MS = 5 * MINUTE_MS

/** Every picture that is drawn from now on without any of these. A text, because the runner adds to functions. */
const watch = (page: Page, selector: string) =>
  page.evaluate(`{
    window.blanks = 0
    const look = () => {
      if (!document.querySelector(${JSON.stringify(selector)})) window.blanks++
      window.frame = requestAnimationFrame(look)
    }
    look()
  }`)
const blanks = (page: Page): Promise<number> => page.evaluate('cancelAnimationFrame(window.frame), window.blanks')
const scrolled = (page: Page): Promise<number> => page.evaluate('scrollY')
const searches = async (since: number) => (await callsTo(world(), 'GET', ROOMS, since)).length

async function toDetails(taro: Guest) {
  const { page, at, t } = taro
  await taro.openResults()
  await at.locator('.results .plan .button.main').last().click()
  await quiet(page)
  const next = at.getByRole('button', { name: t('results.continue') }).filter({ visible: true }).first() // prettier-ignore
  const left = await scrolled(page)
  assert.ok(left > 300)
  // Pressed where it is: the test must not scroll to it.
  await next.evaluate((button: HTMLElement) => button.click())
  await taro.seeTitle(t('checkout.whoComes'))
  await page.waitForFunction('scrollY === 0')
  await quiet(page)
  return left
}

describe('the way back', () => {
  it('shows the results as they were left, unasked and where the guest was, and the way forward the details', async () => {
    const taro = await guest({ width: 390 })
    const { page, at, t } = taro
    const left = await toDetails(taro)
    const since = await world().lastCall()
    await watch(page, '.results .plans, [name="email"]')
    await page.goBack()
    await at.locator('.plans').first().waitFor()
    await until(async () => Math.abs((await scrolled(page)) - left) < 2, `${left} pixels down`)
    await quiet(page)
    assert.ok(Math.abs((await scrolled(page)) - left) < 2)
    await page.goForward()
    await taro.seeTitle(t('checkout.whoComes'))
    await page.waitForFunction('scrollY === 0')
    await quiet(page)
    assert.equal(await blanks(page), 0)
    assert.equal(await searches(since), 0)
    await page.close()
  })

  it('asks again after five minutes, and once a stay was booked', async () => {
    const taro = await guest()
    const { page, at } = taro
    await page.clock.setFixedTime(Date.now())
    await toDetails(taro)
    let since = await world().lastCall()
    await page.clock.setFixedTime(Date.now() + WHILE_THEY_STAND_MS + 1)
    await page.goBack()
    await at.locator('.results[aria-busy="false"] .plans').first().waitFor()
    await quiet(page)
    assert.equal(await searches(since), 1)

    const jiro = await guest()
    await jiro.openResults()
    await jiro.choose(AT_HOTEL)
    await jiro.toDetails()
    await jiro.introduce()
    await jiro.button(jiro.t('checkout.bookPayAtHotel')).click()
    await jiro.confirmed()
    since = await world().lastCall()
    await jiro.page.goBack()
    await jiro.at.locator('.results[aria-busy="false"] .plans').first().waitFor()
    await quiet(jiro.page)
    assert.equal(await searches(since), 1)
    await page.close()
    await jiro.page.close()
  })

  it('leads to other results by a new search', async () => {
    const taro = await guest()
    const { page, at } = taro
    await taro.openResults()
    await taro.choose(BOTH_WAYS)
    await taro.openResults({ adults: '1' })
    const since = await world().lastCall()
    await page.goBack()
    await at.locator('.results[aria-busy="false"] .plans').first().waitFor()
    await quiet(page)
    assert.equal(await searches(since), 1)
    await page.close()
  })
})
