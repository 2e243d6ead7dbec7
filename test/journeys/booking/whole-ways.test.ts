import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { journey, STAY, TARO, TWO_ROOMS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

const { guest } = journey()
const INVITED = 'Moon-viewing night, by invitation'
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
const plansOf = ({ at }: Guest) => at.locator('li.plan h3').allInnerTexts()

// J08: searches without dates, for a day, by a secret code, and by a link.
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

  it('was told a code: it opens the rate it is for, and a wrong one leads to the nights that are free', async () => {
    const taro = await guest({ width: 390 })
    const { at, t, button } = taro
    await taro.openResults()
    assert.ok(!(await plansOf(taro)).includes(INVITED))
    await taro.openSearch()
    await button(t('options.more')).click()
    await button(t('options.promoCode')).click()
    await at.getByLabel(t('options.promoCode'), { exact: true }).fill('tsukimi')
    await search(taro, ['promo_code', 'tsukimi'])
    await at.locator('li.plan').filter({ hasText: INVITED }).first().waitFor()

    await taro.open('/booking/result', { ...STAY, mode: 'secret', promo_code: 'TSUKIMI' })
    await at.locator('li.plan').first().waitFor()
    assert.deepEqual([...new Set(await plansOf(taro))], [INVITED])
    await taro.open('/booking/result', { ...STAY, mode: 'secret', promo_code: 'SUNSHINE' })
    await taro.see(t('results.noneTitle'))
    assert.equal(await at.locator('li.plan').count(), 0)
    await taro.page.close()
  })

  it('follows a link: to these rooms and plans only, and not beyond what the hotel has opened', async () => {
    const taro = await guest()
    const { at, t } = taro
    const roomsOf = async (query: Record<string, string>) => {
      await taro.openResults(query)
      return at.locator('li.room h2').count()
    }
    const all = await roomsOf({})
    assert.ok(all > 2)
    assert.deepEqual(
      [await roomsOf({ room_type_code: 'komorebi' }), await roomsOf({ room_type_codes: 'komorebi,kawasemi' })],
      [1, 2],
    )
    await taro.button(t('results.showAllRooms')).click()
    await at.locator('li.room').nth(2).waitFor()
    await taro.open('/booking/result', { checkin: '2029-02-02', checkout: '2029-02-03' })
    await taro.see(t('codes.1903', { n: 13 }))
    await taro.page.close()
  })
})
