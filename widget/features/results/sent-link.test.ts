import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { PARTY } from '../../../test/contract/helpers/guest.ts'
import { asked, callsTo } from '../../../test/journeys/helpers/calls.ts'
import { STAY } from '../../../test/lib/widget/open-results.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { stayVisits } from '../../../test/lib/widget/stay-visits.ts'
import type { StayVisit } from '../../../test/lib/widget/stay-visits.ts'

const ROOMS = /^\/hotels\/\d+\/rooms$/
const { world, open } = stayVisits()
const t = await loadTranslate('en', ['core', 'errors'])
const at = (query: Record<string, string>) =>
  open({ address: `/booking/result?${new URLSearchParams({ code: 'shirotsuki', locale: 'en', ...query })}` })

/** What the bar and the results show, once they stand. */
async function shown(who: StayVisit) {
  await who.listed()
  await who.until(() => who.root.querySelector('.results .plans'))
  return {
    bar: who.words('.searchbar .part'),
    rooms: who.words('.results li.room h2'),
    prices: who.words('.results li.plan'),
    ticked: who.words('.refine [aria-pressed="true"]'),
  }
}

describe('a link somebody was sent', () => {
  it('shows what the one who sent it saw: the same criteria, the same rooms [QUERY-075]', async () => {
    const rooms = JSON.stringify([PARTY, PARTY])
    const taro = await at({ ...STAY, rooms, filter: 'nonsmoking', is_including_occupied: 'true' })
    const before = await shown(taro)
    await taro.take('.refine select', 'price_high_to_low')
    await taro.until(() => taro.query().get('order') === 'price_high_to_low')
    await taro.until(() => taro.words('.results li.room h2').join() !== before.rooms.join())
    const seen = await shown(taro)
    assert.ok(seen.rooms.length > 1 && seen.ticked.length > 0)
    const link = window.location.pathname + window.location.search
    taro.close()

    forgetGuest()
    const hanako = await open({ address: link })
    assert.deepEqual(await shown(hanako), seen)
  })

  it('says in every language what of it could not be used, in one banner that can be closed', async () => {
    for (const locale of LOCALE_CODES) {
      forgetGuest()
      const words = await loadTranslate(locale, ['core', 'errors'])
      const since = await world().lastCall()
      const taro = await at({ locale, checkin: '2026-02-31', adults: 'two', order: 'cheapest', room_count: '0' })
      const banner = await taro.until(() => taro.root.querySelector<HTMLElement>('.messages .banner'))
      const both = (some: string, more: string) => words('errors.linkList', { some, more })
      const what = both(both(words('errors.linkDates'), words('errors.linkParty')), words('errors.linkView'))
      const told = words('errors.linkUnread', { what }).replaceAll(/\s+/g, ' ')
      await taro.until(() => taro.words('.messages .banner').join() === told)
      await shown(taro)
      const [call] = await callsTo(world(), 'GET', ROOMS, since)
      assert.deepEqual([asked(call, 'adults'), asked(call, 'order')], ['2', 'price_low_to_high'])
      await taro.press(words('core.dismiss'), banner)
      await taro.until(() => taro.all('.messages .banner').length === 0)
      taro.close()
    }
  })

  it('with the printed slip in its code is the voucher search of the hotel', async () => {
    const since = await world().lastCall()
    const taro = await at({ ...STAY, code: 'shirotsuki=voucher' })
    await shown(taro)
    const [call] = await callsTo(world(), 'GET', ROOMS, since)
    assert.equal(asked(call, 'mode'), 'voucher')
    assert.equal(taro.query().get('code'), 'shirotsuki')
  })

  it('counts a child of sixteen as an adult where children are up to twelve, and says so', async () => {
    const rooms = JSON.stringify([{ adults: 2, children: 1, kids_ages: [16] }])
    const taro = await at({ ...STAY, rooms })
    await taro.reads(t('errors.kidsAge', { n: 16 }))
    await taro.until(() => taro.words('.searchbar .part').some((words) => words.includes(t('core.adults', { n: 3 }))))
  })
})
