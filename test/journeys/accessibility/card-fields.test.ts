import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import sharp from 'sharp'

import { until } from '../../lib/until.ts'
import { contrast } from '../helpers/contrast.ts'
import { BOTH_WAYS, journey, PAYS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { guest } = journey()

/** WCAG 2.2, 1.4.3: of words, to what lies behind them. */
const READABLE = 4.5
const FRAME = '.card-place iframe'
const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)

/** What is drawn at a point, from the top corner of the frame. */
async function drawn({ page, at }: Guest, right: number, down: number): Promise<number[]> {
  await at.locator(FRAME).evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x = NaN, y = NaN } = (await at.locator(FRAME).boundingBox()) ?? {}
  const clip = { x: Math.round(x + right), y: Math.round(y + down), width: 1, height: 1 }
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

/** How the names of the fields, and what is typed in them, stand out from what is drawn behind. */
async function standsOut(taro: Guest): Promise<boolean[]> {
  const card = await taro.cardFields()
  const look = (selector: string, property: 'color' | 'backgroundColor') =>
    card
      .locator(selector)
      .first()
      .evaluate((one, name) => getComputedStyle(one)[name], property)
      .then(numbers)
  const inside = await drawn(taro, 2, 2)
  return [
    JSON.stringify(inside) === JSON.stringify(await drawn(taro, -2, 2)),
    contrast(await look('label', 'color'), inside) >= READABLE,
    contrast(await look('#number', 'color'), await look('#number', 'backgroundColor')) >= READABLE,
  ]
}

describe('the fields of a card', () => {
  for (const dark of [false, true])
    it(`are read by ${dark ? 'night' : 'day'}, and when it changes while they are filled in (EN 301 549: 1.4.3)`, async () => {
      const taro = await guest({ width: 390, dark })
      await taro.openResults()
      await taro.choose(BOTH_WAYS)
      await taro.toDetails()
      await taro.introduce()
      await taro.toPayment()
      await taro.fillCard(PAYS)
      assert.deepEqual(await standsOut(taro), [true, true, true])

      await taro.page.emulateMedia({ colorScheme: dark ? 'light' : 'dark', reducedMotion: 'reduce' })
      await until(async () => (await standsOut(taro)).every(Boolean), 'fields in the colours of the page around them')
      const typed = await (await taro.cardFields()).locator('#number').inputValue()
      assert.equal(typed.replaceAll(' ', ''), PAYS)
      await taro.page.close()
    })
})
