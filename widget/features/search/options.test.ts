import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { bendSettings, settingsOf } from '../../../test/lib/bent/bent-settings.ts'
import { openSearchForm } from '../../../test/lib/search-form.ts'
import { startWorld } from '../../../test/lib/world.ts'
import type { World } from '../../../test/lib/world.ts'

const STAY = 'checkin=2026-12-10&checkout=2026-12-12'
const OPEN = 'My dates are open'

describe('other ways to search', () => {
  let world: World
  before(async () => {
    world = await startWorld()
  })
  after(() => world.stop())
  const formOf = (hotelCode: string, query = '') => openSearchForm(world, { hotelCode, query })

  it('look for one night whenever it is free, or for more [SEARCH-020]', async () => {
    const form = await formOf('shirotsuki')
    await form.tick(OPEN)
    await form.see('Any dates')
    assert.equal(form.all('.options output')[0]?.textContent, '1 night')
    const one = await form.search()
    assert.deepEqual([one.get('nights'), one.get('checkin_date'), one.get('checkout_date')], ['1', null, null])
    await form.press('One night more')
    const two = await form.search()
    assert.deepEqual([two.get('nights'), two.get('checkin_date')], ['2', null])
    form.close()
  })

  it('are refused, with the reason, while rooms differ or there is a flight [SEARCH-021] [SEARCH-022]', async () => {
    const form = await formOf('shirotsuki')
    await form.tick(OPEN)
    await form.openParty()
    await form.press('Add a room')
    assert.ok(!(await form.labelled(OPEN)).hasAttribute('disabled'))
    await form.press('One adult fewer', 1)
    await form.see('Only when every room has the same guests')
    const field = await form.labelled(OPEN)
    assert.ok(field.hasAttribute('disabled'))
    assert.match(form.words(), /2026\/11\/01/)
    const query = await form.search()
    assert.equal(query.get('checkin_date'), '2026-11-01')
    form.close()

    const offered = { ...(await attributesOf(world)), dynamic_package: { starts_on: null } }
    await bendSettings(world, { booking_widget_setting_attributes: offered })
    const flight = await formOf('shirotsuki')
    await flight.tick(OPEN)
    await flight.press('Stay and flight')
    await flight.see('Not with a flight')
    assert.ok((await flight.labelled(OPEN)).hasAttribute('disabled'))
    assert.match(flight.words(), /2026\/11\/01/)
    flight.close()
  })

  it('stay for the day only, and then leave on the day of arrival [SEARCH-005] [SEARCH-024]', async () => {
    const form = await formOf('minato', STAY)
    await form.press('More options')
    await form.tick('Day use')
    await form.see('Day of your visit')
    assert.doesNotMatch(form.all('.searchbar')[0]?.textContent ?? '', /night/)
    const query = await form.search()
    assert.deepEqual(
      [query.get('is_day_use'), query.get('checkin_date'), query.get('checkout_date')],
      ['true', '2026-12-10', '2026-12-10'],
    )
    await form.see('Day use, 2 guests')
    await form.tick('Day use')
    const nights = await form.search()
    assert.deepEqual([nights.get('is_day_use'), nights.get('checkout_date')], ['false', '2026-12-11'])
    form.close()
  })

  it('take a flight, on a tab the hotel’s settings bring, for five rooms at most [SEARCH-028] [SEARCH-029] [CONST-011] [QUERY-068]', async () => {
    const none = await formOf('shirotsuki')
    await none.see('Promotion code')
    assert.equal(none.buttons('Stay and flight').length, 0)
    none.close()

    const form = await formOf('minato')
    await form.press('Stay and flight')
    await form.until(
      () => form.buttons('Stay and flight')[0]?.getAttribute('aria-pressed') === 'true',
      'the tab to be the chosen one',
    )
    await form.openParty()
    for (let rooms = 1; rooms < 5; rooms++) await form.press('Add a room')
    assert.ok(await form.isOff('Add a room'))
    await form.see('With a flight, up to 5 rooms')
    const query = await form.search()
    assert.equal(query.get('dynamic_package'), 'wbf')
    assert.equal(JSON.parse(query.get('rooms') ?? '[]').length, 5)
    form.close()

    const linked = await formOf('minato', `${STAY}&dynamic_package=wbf&adults=1&room_count=9`)
    assert.equal((await linked.button('Stay and flight')).getAttribute('aria-pressed'), 'true')
    await linked.see('We search for at most 5 rooms here.')
    await linked.see('5 rooms')
    assert.equal(JSON.parse(linked.searches[0]?.get('rooms') ?? '[]').length, 5)
    linked.close()
  })

  it('ask for secret rates by a code, and say what came of it [SEARCH-046]', async () => {
    const form = await formOf('shirotsuki', STAY)
    await form.press('More options')
    await form.press('Promotion code')
    await form.say('Promotion code', 'NOBODY')
    const wrong = await form.search()
    assert.deepEqual([wrong.get('mode'), wrong.get('promo_code')], ['secret', 'NOBODY'])
    await form.see('No results for your search')
    await form.say('Promotion code', 'TSUKIMI')
    const right = await form.search()
    assert.deepEqual([right.get('mode'), right.get('promo_code')], ['secret', 'TSUKIMI'])
    await form.see('Secret rate')
    await form.press('Remove Promotion code TSUKIMI')
    const without = await form.search()
    assert.deepEqual([without.get('mode'), without.get('promo_code')], [null, null])
    form.close()
  })

  it('show the coupon or voucher of the address, ask for prices with it, and can do without [QUERY-064]', async () => {
    for (const [name, words] of [
      ['coupon_code', 'Coupon C1'],
      ['voucher_coupon_code', 'Voucher C1'],
    ] as const) {
      const form = await formOf('shirotsuki', `${STAY}&${name}=C1`)
      await form.see(words)
      assert.equal(form.searches[0]?.get(name), 'C1')
      await form.press(`Remove ${words}`)
      const without = await form.search()
      assert.equal(without.get(name), null)
      form.close()
    }
  })
})

async function attributesOf(world: World) {
  return Object(await settingsOf(world)).booking_widget_setting_attributes
}
