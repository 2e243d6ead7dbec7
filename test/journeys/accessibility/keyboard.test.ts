import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { BOTH_WAYS, CARD, journey, PAYS, TARO } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { START } from '../helpers/managing.ts'
import { pressByKey, tabTo } from '../helpers/focus.ts'

const { guest } = journey()

/** Tab, Enter, Space, the arrows and letters: nothing else is pressed, from the first bar to the confirmation. */
async function booksByKeyboard(taro: Guest): Promise<string> {
  const { page, at, t, button, seeTitle } = taro
  const { keyboard } = page
  await button(t('search.search')).waitFor()

  await pressByKey(taro, at.getByRole('button', { name: t('search.dates') }))
  await at.locator('[data-day]:focus').waitFor()
  // From today a week and a day on, and two nights from there.
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await keyboard.press(key)
  await keyboard.press('Escape')
  await pressByKey(taro, button(t('search.search')))
  await at.locator('.results[aria-busy=false] li.plan').first().waitFor()

  const plan = at.locator('li.plan').filter({ has: at.getByRole('heading', { level: 3, name: BOTH_WAYS }) })
  await pressByKey(taro, plan.first().getByRole('button', { name: t('results.choose') }))
  await pressByKey(taro, button(t('results.continue')))
  await seeTitle(t('checkout.whoComes'))

  for (const [name, value] of Object.entries(TARO)) {
    await tabTo(taro, at.locator(`[name="${name}"]`))
    await keyboard.type(value)
  }
  await pressByKey(taro, at.locator('[name="terms"]'), 'Space')
  await pressByKey(taro, button(t('checkout.toPayment')))
  await seeTitle(t('checkout.howToPay'))

  const byCard = at.getByRole('radio', { name: t('checkout.card') })
  await tabTo(taro, at.getByRole('radio').first())
  await keyboard.press('Space')
  for (let left = 5; left > 0 && !(await byCard.isChecked()); left--) await keyboard.press('ArrowDown')
  const card = at.frameLocator('.card-place iframe')
  await card.locator('#number').waitFor()
  for (const [name, value] of Object.entries({ number: PAYS, ...CARD })) {
    await tabTo(taro, card.locator(`#${name}`))
    await keyboard.type(value)
  }
  await pressByKey(taro, button(/^Pay .+ and book$/))
  return taro.confirmed()
}

describe('a whole booking by keyboard alone', () => {
  for (const { title, host, width, inFrame } of [
    { title: 'in the page of the hotel, in its Shadow DOM [A11Y-001]', host: '/', width: 1280, inFrame: false },
    { title: 'in a frame, on a narrow screen', host: '/frame/', width: 390, inFrame: true },
  ])
    it(`${title}: every stop is seen, in the order of reading (EN 301 549: 1.3.2, 2.1.1, 2.1.2, 2.4.3, 2.4.7)`, async () => {
      const taro = await guest({ width, inFrame })
      await taro.page.clock.setFixedTime(START)
      await taro.page.goto(taro.world.origins.host + host)
      assert.match(await booksByKeyboard(taro), /^[A-Z]{3}-\d{4}-\d{4}$/)
      await taro.page.close()
    })
})
