import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { journey, TARO, TWO_ROOMS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { guest } = journey()
const ONE_AND_TWO = JSON.stringify([
  { adults: 1, children: 0 },
  { adults: 2, children: 0 },
])

/** Older results stand until the address says what is searched for. */
const search = async ({ at, page, t, button }: Guest, [name, value]: readonly [name: string, value: string]) => {
  await button(t('search.search')).click()
  await page.waitForURL(({ searchParams }) => searchParams.get(name) === value)
  await at.locator('.results[aria-busy="false"]').waitFor()
}
const asked = ({ page }: Guest, name: string) => new URL(page.url()).searchParams.get(name)

// J08: searches without dates and for a day; by a secret code and by a link: widget/features/results/ways-in.test.ts.
describe('a guest who searches in another way', () => {
  it('has open dates: offers for two nights, whose dates are asked before the booking; not with unlike rooms', async () => {
    const taro = await guest({ width: 390 })
    const { at, t, button } = taro
    await taro.open('/')
    const open = at.getByRole('checkbox', { name: t('options.openDates') })
    await open.check()
    await button(t('options.moreNights')).click()
    await search(taro, ['search_type', 'undated'])
    assert.equal(asked(taro, 'nights'), '2')
    const offer = at.locator('li.plan').first()
    await offer.getByRole('button', { name: t('results.chooseDates') }).click()
    await at.getByRole('dialog').locator('[data-day="2026-11-10"]').click()
    await at.locator('.summary').waitFor()
    assert.deepEqual([asked(taro, 'checkin'), asked(taro, 'checkout')], ['2026-11-10', '2026-11-12'])
    await taro.toDetails()

    for (const [rooms, isOff] of [
      [TWO_ROOMS, false],
      [ONE_AND_TWO, true],
    ] as const) {
      await taro.openResults({ rooms })
      await taro.openSearch()
      await button(t('options.more')).click()
      await open.waitFor()
      assert.equal(await open.isDisabled(), isOff, rooms)
      assert.equal(await at.getByText(t('options.sameParty')).count(), Number(isOff))
    }
    await taro.page.close()
  })

  it('comes for a day, without a day to leave, and books it', async () => {
    const taro = await guest({ width: 1280 })
    const { at, t } = taro
    await taro.openResults()
    await taro.button(t('options.more')).click()
    await at.getByRole('checkbox', { name: t('options.dayUse') }).check()
    await search(taro, ['is_day_use', 'true'])
    const dates = await at.locator('.searchbar').innerText()
    assert.match(dates, /2026\/12\/10/)
    assert.doesNotMatch(dates, /2026\/12\/1[12]/)
    await at
      .locator('li.plan')
      .first()
      .getByRole('button', { name: t('results.choose') })
      .click()
    await taro.toDetails()
    await taro.introduce(TARO)
    await taro.toPayment()
    await taro.payAtHotel()
    await taro.confirmed()
    await taro.see(t('common.dayUse'))
    await taro.page.close()
  })
})
