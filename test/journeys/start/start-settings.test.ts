import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { bendSettings } from '../../lib/bent/bent-settings.ts'
import { useStage } from '../../lib/stage.ts'

describe('the settings of a hotel', () => {
  const stage = useStage()

  it('paint the next step and the header [BOOT-021]', async () => {
    await bendSettings(stage.world, { button_colour: '#123456', header_colour: '#fedcba' })
    const page = await stage.open('/booking/result?code=shirotsuki')
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
    const ground = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
    assert.equal(await ground('.button.main'), 'rgb(18, 52, 86)')
    assert.equal(await ground('header'), 'rgb(254, 220, 186)')
    await page.close()
  })
})
