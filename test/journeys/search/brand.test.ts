import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { asked, callsTo } from '../helpers/calls.ts'
import { journey } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'

// J10: a guest of a brand with several hotels. How the list is found, asked for, narrowed and refused, and hotels chosen:
// widget/features/facilities/facilities.test.ts.

const { world, guest } = journey()
const ROOMS = /^\/hotels\/\d+\/rooms$/
const SOON = { checkin: '2026-11-10', checkout: '2026-11-12' }

const cards = ({ at }: Guest) => at.locator('li.facility')
const seeCards = (taro: Guest, count: number) =>
  cards(taro)
    .nth(count - 1)
    .waitFor()
const openBrand = async (taro: Guest, query: Record<string, string> = {}) => {
  await taro.open('/facilities', { code: 'kamogawa', ...SOON, adults: '2', ...query })
  await cards(taro).first().waitFor()
}
const headerName = ({ at }: Guest) => at.locator('.hotel-header .name').innerText()

describe('the hotels of a brand', () => {
  it('lead to their own rooms for the same stay, and back to the list [SEARCH-062]', async () => {
    const taro = await guest()
    await openBrand(taro, { adults: '1' })
    const since = await world().lastCall()
    const link = cards(taro).filter({ hasText: 'Setouchi' }).getByRole('link')
    const there = new URL((await link.getAttribute('href')) ?? '')
    // Anywhere on the card.
    await cards(taro)
      .filter({ hasText: 'Setouchi' })
      .click({ position: { x: 20, y: 20 } })
    await taro.at.locator('.plans').first().waitFor()
    const here = new URL(taro.page.url())
    assert.deepEqual([here.pathname, here.search], [there.pathname, there.search])
    const { code, checkin, checkout, adults } = Object.fromEntries(here.searchParams)
    assert.deepEqual({ code, checkin, checkout, adults }, { code: 'setouchi', ...SOON, adults: '1' })
    assert.equal(await headerName(taro), 'Setouchi House')
    const [call] = await callsTo(world(), 'GET', ROOMS, since)
    assert.deepEqual(
      [call?.path, asked(call, 'checkin_date'), asked(call, 'checkout_date'), asked(call, 'adults')],
      ['/hotels/8/rooms', SOON.checkin, SOON.checkout, '1'],
    )
    await taro.page.goBack()
    await seeCards(taro, 3)
    assert.equal(await headerName(taro), 'Kamogawa House')
    assert.equal(new URL(taro.page.url()).searchParams.get('code'), 'kamogawa')
  })
})
