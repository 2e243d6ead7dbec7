import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { until } from '../../lib/until.ts'
import { journey, STAY } from '../helpers/guest.ts'

const { guest } = journey()

describe('a calendar in the colours of the system', () => {
  it('draws the sign of few rooms, and a ring around the focus alone (EN 301 549: 2.4.7)', async () => {
    const taro = await guest({ width: 390 })
    const { page, at, t } = taro
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await taro.openResults()
    await taro.openSearch()
    await at.getByRole('button', { name: t('search.dates') }).click()

    const sign = await at.locator('.key.few').elementHandle()
    assert.ok(sign)
    const drawn = await sign.screenshot()
    await sign.evaluate((key) => key.classList.remove('few'))
    const isDrawn = !drawn.equals(await sign.screenshot())

    const day = (date: string) => at.locator(`[data-day="${date}"]`)
    const look = (date: string) =>
      day(date).evaluate((one) => {
        const { outlineStyle, borderBlockStartStyle, borderBlockStartWidth } = getComputedStyle(one)
        return { ring: outlineStyle, frame: `${borderBlockStartWidth} ${borderBlockStartStyle}` }
      })
    await day(STAY.checkin).focus()
    await page.keyboard.press('ArrowRight')
    await until(() => day('2026-12-11').evaluate((one) => one.matches(':focus-visible')), 'the next day')
    const chosen = { ring: 'none', frame: '2px solid' }
    assert.deepEqual(
      [isDrawn, await look(STAY.checkin), await look('2026-12-11'), await look('2026-12-14')],
      [true, chosen, { ...chosen, ring: 'solid' }, { ring: 'none', frame: '0px none' }],
    )
  })
})
