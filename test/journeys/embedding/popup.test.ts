import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { until } from '../../lib/until.ts'
import { journey } from '../helpers/guest.ts'

const { world, guest } = journey()

describe('the popup of a page', () => {
  it('is as tall as what is in it, grows with the results, and leaves the search where it was', async () => {
    const { page, t } = await guest()
    await page.goto(`${world().origins.host}/popup/`)
    await page.locator('[data-booking-open]').first().click()
    const search = page.getByRole('button', { name: t('search.search'), exact: true })
    await search.waitFor()
    const height = page.viewportSize()?.height ?? NaN
    const over = page.locator('booking-widget #over')
    const box = async () => {
      const found = await over.boundingBox()
      assert.ok(found)
      return found
    }
    const before = await box()
    assert.ok(before.height < height * 0.6, `${before.height} of ${height}`)
    await search.click()
    await page.locator('.results .room').first().waitFor()
    await until(async () => (await box()).height > height * 0.9, 'a popup that is filled')
    const after = await box()
    assert.equal(after.y, before.y)
    assert.ok(after.y + after.height <= height, `${after.y} + ${after.height} of ${height}`)
  })
})
