import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { quiet } from '../../lib/quiet.ts'
import { asked, callsTo } from '../helpers/calls.ts'
import { journey, STAY, TWO_ROOMS } from '../helpers/guest.ts'
import type { Guest } from '../helpers/guest.ts'
import { assertWell } from '../helpers/well.ts'

const { world, guest } = journey()
const ROOMS = /^\/hotels\/\d+\/rooms$/

/** What the bar and the results show, once they stand. */
async function shown({ page, at }: Guest) {
  await at.locator('.results[aria-busy="false"]').waitFor()
  await quiet(page)
  return {
    bar: await at.locator('.searchbar .part').allInnerTexts(),
    rooms: await at.locator('.results h2').allInnerTexts(),
    prices: await at.locator('.results li.plan').allInnerTexts(),
    ticked: await at.locator('.refine [aria-pressed="true"]').allInnerTexts(),
  }
}

describe('a link somebody was sent', () => {
  it('shows what the one who sent it saw: the same criteria, the same rooms [QUERY-075]', async () => {
    const taro = await guest()
    await taro.openResults({ rooms: TWO_ROOMS, filter: 'nonsmoking', is_including_occupied: 'true' })
    await taro.at.locator('.refine select').selectOption('price_high_to_low')
    await taro.page.waitForURL(/price_high_to_low/)
    const seen = await shown(taro)
    assert.ok(seen.rooms.length > 1 && seen.ticked.length > 0)

    const hanako = await guest()
    await hanako.page.goto(taro.page.url())
    assert.deepEqual(await shown(hanako), seen)
  })

  it('says what of it could not be used, in one banner that can be closed', async () => {
    const taro = await guest()
    const { at, t } = taro
    const since = await world().lastCall()
    await taro.open('/booking/result', { checkin: '2026-02-31', adults: 'two', order: 'cheapest', room_count: '0' })
    const banner = at.locator('.messages .banner')
    await banner.waitFor()
    const both = (some: string, more: string) => t('errors.linkList', { some, more })
    const what = both(both(t('errors.linkDates'), t('errors.linkParty')), t('errors.linkView'))
    assert.deepEqual(await banner.allInnerTexts(), [t('errors.linkUnread', { what })])
    await shown(taro)
    await assertWell(taro, 'a link with mistakes')
    const [call] = await callsTo(world(), 'GET', ROOMS, since)
    assert.deepEqual([asked(call, 'adults'), asked(call, 'order')], ['2', 'price_low_to_high'])
    await banner.getByRole('button', { name: t('core.dismiss') }).click()
    await banner.waitFor({ state: 'detached' })
  })

  it('with the printed slip in its code is the voucher search of the hotel', async () => {
    const taro = await guest()
    const since = await world().lastCall()
    await taro.open('/booking/result', { ...STAY, code: 'shirotsuki=voucher' })
    await shown(taro)
    const [call] = await callsTo(world(), 'GET', ROOMS, since)
    assert.equal(asked(call, 'mode'), 'voucher')
    assert.equal(new URL(taro.page.url()).searchParams.get('code'), 'shirotsuki')
  })
})
