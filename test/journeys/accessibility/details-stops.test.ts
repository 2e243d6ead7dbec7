import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { frameOf } from '../helpers/focus.ts'
import { BOTH_WAYS, journey, STAY } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { guest } = journey()

/** Where the focus is, by its name. */
const STOP = `(() => {
  const root = document.querySelector('booking-widget')?.shadowRoot ?? document
  const one = root.activeElement
  return one.ariaLabel ?? one.getAttribute('name') ?? one.textContent.trim()
})()`

/** The stops from the guest's own fields to the press that leads on, without those two. */
async function stopsOnTheWay(taro: Guest): Promise<string[]> {
  const { page, at, t, button } = taro
  await at.locator('[name="phone"]').focus()
  const stops: string[] = []
  const onward = button(t('checkout.toPayment'))
  while (stops.length < 100) {
    await page.keyboard.press('Tab')
    if (await onward.evaluate((press) => press.matches(':focus'))) return stops
    stops.push(await frameOf(taro).evaluate<string>(STOP))
  }
  assert.fail(`never came to it by ${stops.join(', ')}`)
}

const FLOWERS = 'Flowers of the season in your room'

describe('the details by keyboard', () => {
  it('an extra is one stop until it is taken, then it is counted where the focus is (EN 301 549: 2.4.3)', async () => {
    const taro = await guest()
    const { at, t, page, button } = taro
    await taro.openResults(STAY)
    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    await at.locator('li.extra').first().waitFor()

    const extras = [
      'Add: A bottle of local sake',
      `Add: ${FLOWERS}`,
      'Choose days',
      'Choose a time',
      'Add: Lunch box for the way home',
      'Add: A bicycle for your stay',
    ]
    const last = ['terms', 'the terms of stay', 'the privacy policy']
    const stops = await stopsOnTheWay(taro)
    assert.deepEqual(stops, ['nationality', 'Add an address', ...extras, 'I have a coupon', ...last])

    await button(`${t('extras.add')}: ${FLOWERS}`).focus()
    await page.keyboard.press('Enter')
    await at.locator('[role="group"]:focus').waitFor()
    assert.equal(await at.locator('[role="group"]:focus output').innerText(), '1')
    await page.keyboard.press('Tab')
    assert.equal(await frameOf(taro).evaluate(STOP), t('extras.fewer', { name: FLOWERS }))
    await page.keyboard.press('Enter')
    await at.locator('button:focus', { hasText: t('extras.add') }).waitFor()
    assert.equal(await frameOf(taro).evaluate(STOP), `${t('extras.add')}: ${FLOWERS}`)
    await page.close()
  })
})
