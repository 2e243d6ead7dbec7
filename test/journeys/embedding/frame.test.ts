import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { BOOK, callsTo } from '../helpers/calls.ts'
import { BOTH_WAYS, journey, PAYS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()

const frameOf = (taro: Guest) => taro.page.locator('booking-widget iframe')
const heightOf = async (taro: Guest) => (await frameOf(taro).boundingBox())?.height ?? 0
/** The frame is as high as what is in it, so nothing scrolls inside. */
async function assertWhole(taro: Guest) {
  const inside = taro.page.frames().find((frame) => frame.url().startsWith(world().origins.widget))
  assert.ok(inside)
  // A frame out of sight is not rendered, so neither it nor a question by animation frames would move.
  await frameOf(taro).scrollIntoViewIfNeeded()
  const isWhole = () => {
    const { scrollHeight, clientHeight } = document.documentElement
    return scrollHeight <= clientHeight
  }
  await inside.waitForFunction(isWhole, undefined, { polling: 100 })
}

describe('a stay booked in a frame of the hotel’s site', () => {
  it('goes from the search to the number, and the frame grows with every screen [EMB-018]', async () => {
    const taro = await guest({ host: '/frame/', inFrame: true })
    const { t, button } = taro
    await button(t('search.search')).waitFor()
    assert.equal(await frameOf(taro).count(), 1)
    await assertWhole(taro)
    const closed = await heightOf(taro)

    await taro.search()
    await taro.choose(BOTH_WAYS)
    await assertWhole(taro)
    assert.ok((await heightOf(taro)) > closed)
    await assertWell(taro, 'results in a frame')
    await taro.toDetails()
    await taro.introduce()
    await taro.toPayment()
    await taro.fillCard(PAYS)
    await assertWhole(taro)
    await taro.pay()
    assert.match(await taro.confirmed(), /^[A-Z]{3}-\d{4}-\d{4}$/)
    await assertWhole(taro)
    assert.equal((await callsTo(world(), 'POST', BOOK)).length, 1)
  })

  it('makes room for a panel that floats, and takes it back', async () => {
    const taro = await guest({ host: '/frame/', inFrame: true })
    const { t, button, page } = taro
    await button(t('search.search')).waitFor()
    await assertWhole(taro)
    const closed = await heightOf(taro)

    const inside = page.frameLocator('booking-widget iframe')
    await inside.locator('.searchbar .part').first().click()
    const done = button(t('core.done'))
    await done.waitFor()
    await page.waitForFunction((height) => {
      const frame = document.querySelector('booking-widget')?.shadowRoot?.querySelector('iframe')
      return (frame?.clientHeight ?? 0) > 2 * height
    }, closed)
    const [box, frame] = [await done.boundingBox(), await frameOf(taro).boundingBox()]
    assert.ok(box && frame && box.y + box.height < frame.y + frame.height, 'the last button stands in the frame')

    await done.click()
    await page.waitForFunction((height) => {
      const own = document.querySelector('booking-widget')?.shadowRoot?.querySelector('iframe')
      return own?.clientHeight === height
    }, closed)
  })
})
