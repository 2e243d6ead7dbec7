import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { journey } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { guest } = journey()
/** A night that nobody can have at the inn. */
const TAKEN = '2026-11-26'

describe('a search that finds nothing', () => {
  it('offers the free nights beside those that are taken, and one press finds rooms', async () => {
    const taro = await guest()
    await taro.open('/booking/result', { checkin: TAKEN, checkout: '2026-11-27', adults: '2' })
    const near = taro.at.locator('.near')
    await near.first().waitFor()
    await assertWell(taro, 'nothing found')
    const words = await near.allInnerTexts()
    assert.equal(words.length, 4)
    for (const one of words) assert.match(one, /1 night\nfrom ¥[\d,]+ a night$/)
    await near.last().click()
    await taro.at.locator('.room .plan').first().waitFor()
    assert.equal(new URL(taro.page.url()).searchParams.get('checkin'), '2026-11-28')
    await taro.page.close()
  })

  it('offers a stay that is a night shorter, where that is free', async () => {
    const taro = await guest()
    await taro.open('/booking/result', { checkin: TAKEN, checkout: '2026-11-28', adults: '2' })
    const one = taro.at.locator('.near', { hasText: '1 night' })
    assert.match(await one.innerText(), /27 – 28 Nov/)
    await one.click()
    await taro.at.locator('.room .plan').first().waitFor()
    const { searchParams } = new URL(taro.page.url())
    assert.deepEqual([searchParams.get('checkin'), searchParams.get('checkout')], ['2026-11-27', '2026-11-28'])
    await taro.page.close()
  })

  it('offers no dates where they would not fulfil the wishes either', async () => {
    const taro = await guest()
    await taro.open('/booking/result', { checkin: TAKEN, checkout: '2026-11-27', adults: '2', filter: 'bath' })
    await taro.button(taro.t('results.withoutFilters')).waitFor()
    assert.equal(await taro.at.locator('.near').count(), 0)
    await taro.page.close()
  })
})
